"""A site as a card: its landscape and mothership, its main actions and its bonus, in glyphs and words."""

from functools import partial
from typing import NamedTuple

from engines.core.text import Text, say
from engines.origins.components import BONUSES, MAINS, SITES
from engines.origins.components.terms import Colour, Site
from render.drawing.canvas import Canvas
from render.drawing.palette import ACCENT, PLATE
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Point, Sprite
from render.origins.page.paper import Paper
from render.origins.pieces.pictograms import action_symbols, gift_symbols
from render.origins.pieces.shapes import CACHE, panel
from render.origins.pieces.tokens import token
from render.origins.scenery.sites import mothership, place
from render.widgets.badges import pill

SCENE = 163  # the height of the landscape
LINES, LINE, BONUS_GAP = (
    194,
    45,
    4,
)  # the middle of the first line below it, from line to line, above the last
INSET = 14  # from the edge of a card to its lines
TOKEN, TOKEN_GAP = 40, 10
LETTER = 43  # the room for a letter at the end of a line


class SiteLook(NamedTuple):
    """All that the card of a site depends on, except its size."""

    site: Site
    token: Colour
    value: str
    bright: tuple[bool, ...]  # of the main actions and the bonus
    letters: tuple[int, ...]  # at the ends of their lines
    language: str


@cached_in(CACHE)
def site_card(look: SiteLook, width: int, height: int, scale: int) -> Sprite:
    """The whole card, put together once to be pasted in one step."""
    frame = panel(width * scale, height * scale, 16 * scale)
    paper = Paper(Canvas(frame.image.copy()), scale, partial(say, language=look.language))
    paper.stamp(place(look.site, width * scale, SCENE * scale, scale), width / 2, SCENE / 2)
    ship = mothership(look.value, scale)
    paper.stamp(ship, 54 + ship.width / scale / 2, 50)
    for number, main in enumerate(SITES[look.site - 1]):
        _draw_main(paper, look, number, main, width)
    _draw_bonus(paper, look, width)
    return Sprite(paper.canvas.image, frame.mask)


def line_middle(number: int) -> float:
    """The middle of a line; the bonus has a little more room."""
    return LINES + LINE * number + (BONUS_GAP if number == len(SITES[0]) else 0)


def tag_middle(look: SiteLook, number: int, width: int) -> Point:
    """The middle of the first letter at the end of a line."""
    return width - INSET - LETTER * (look.letters[number] - 0.5), line_middle(number)


def line_room(width: int, letters: int = 0) -> float:
    """The width of a line with so many letters at its end."""
    return width - 2 * INSET - LETTER * letters


def _draw_main(paper: Paper, look: SiteLook, number: int, main: str, width: int) -> None:
    y, bright = line_middle(number), look.bright[number]
    if bright:
        _draw_plate(paper, y, width, ACCENT)
    name, room = Text(f"origins-main-{main}"), line_room(width, look.letters[number])
    paper.write_line(gift_symbols(MAINS[main]), name, INSET, y, room, over=bright)


def _draw_bonus(paper: Paper, look: SiteLook, width: int) -> None:
    """The bonus for workers of the token's colour."""
    y, bonus = line_middle(len(SITES[0])), BONUSES[look.token]
    _draw_plate(paper, y, width, ACCENT if look.bright[-1] else PLATE)
    paper.stamp(token(look.token, TOKEN * paper.scale), INSET + TOKEN / 2, y)
    left, room = TOKEN + TOKEN_GAP, line_room(width, look.letters[-1])
    name = Text(f"origins-short-bonus-{bonus.id}")
    paper.write_line(action_symbols(bonus), name, INSET + left, y, room - left, over=True)


def _draw_plate(paper: Paper, y: float, width: int, colour: int) -> None:
    paper.stamp(pill((width - 12) * paper.scale, (LINE - 1) * paper.scale, colour), width / 2, y)
