"""The panel beside a city: freemen on their bases, archon, speakers, advisors, towers and cards."""

from collections import Counter

from engines.core.game import Seat
from engines.origins.components import ADVISOR_POINTS, BASE_PRICES, BASES, START
from engines.origins.components.terms import COLOURS, Sign
from engines.origins.moves import ARCHON
from engines.origins.state import Archon, Speaker, State
from render.drawing.lettering import MIDDLE
from render.drawing.sprites import Sprite
from render.origins import glyphs
from render.origins.colours import fill
from render.origins.page.page import Page
from render.origins.page.targets import Target
from render.origins.pieces.dice import DieLook, archon, die, die_look, empty_base
from render.origins.pieces.tiles import Look, tile
from render.origins.pieces.tokens import token, tower, zodiac_card

LEFT, TOP, RIGHT, BOTTOM = 736, 116, 1076, 676
DIE, STEP = 68, 80  # the size of freemen, and the distance between them
COLUMNS = 3  # of freemen; the archon and the superiority tokens are to their right
FREEMEN, ROW = 172, 106  # the middle line of the first row, and the distance to the second
ADVISORS, TOWERS, REST = 362, 530, 630  # the middle lines of the other rows
COLUMN = 64  # of advisors and towers
INSET = 10
FEW = 4  # so many speakers, cards and tiles can be drawn large
ROOMY, CROWDED = (60, 56, 76, 80), (46, 40, 52, 46)  # sizes of dice, cards and tiles, and their distance
FLOORS = 66  # the height of the highest tower


def draw(page: Page, state: State, seat: Seat, before: Archon) -> None:
    """The panel, row by row; freemen that were not there before are ghosts."""
    me = state.archons[seat]
    page.draw_panel((LEFT, TOP, RIGHT, BOTTOM))
    _draw_freemen(page, me, seat, before)
    _draw_archon(page, me, seat)
    _draw_advisors(page, me)
    _draw_towers(page, me)
    _draw_rest(page, me, state.signs(seat))


def _base_middle(place: int) -> tuple[float, float]:
    """The middle of a base."""
    return LEFT + INSET + STEP * (place % COLUMNS + 0.5), FREEMEN + ROW * (place // COLUMNS)


def _draw_freemen(page: Page, me: Archon, seat: Seat, before: Archon) -> None:
    """Every base: with a freeman, empty, or with its price in food."""
    known = Counter(before.freemen)
    for place in range(BASES):
        x, y = _base_middle(place)
        if place < len(me.freemen):
            freeman = me.freemen[place]
            page.stamp(die(die_look(freeman, seat, ghost=not known[freeman]), DIE * page.scale), x, y)
            known[freeman] -= known[freeman] > 0
            page.add_spot(("worker", freeman.word), x, y + 34)
        elif place < me.bases:
            page.stamp(empty_base(seat, DIE * page.scale), x, y)
        else:
            _draw_price(page, place, me.bases)


def _draw_price(page: Page, place: int, bases: int) -> None:
    """The price of a base in food; only the next base can be bought."""
    x, y = _base_middle(place)
    page.write((str(BASE_PRICES[place - START.bases]), glyphs.FOOD), x, y)
    if place == bases:
        page.add_spot(("base",), x, y + 34)


def _draw_archon(page: Page, me: Archon, seat: Seat) -> None:
    """The archon while at home, and superiority tokens."""
    x = RIGHT - INSET - STEP / 2
    if not me.figure:
        page.stamp(archon(seat, DIE * page.scale), x, FREEMEN)
        page.add_spot(("worker", ARCHON), x, FREEMEN + 34)
    if me.superiority:
        page.write((str(me.superiority), glyphs.SUPERIORITY), x, FREEMEN + ROW)


def _draw_advisors(page: Page, me: Archon) -> None:
    """The advisors, then the points of further ones."""
    page.write((glyphs.ADVISOR,), LEFT + INSET + 24, ADVISORS, MIDDLE)
    for place, points in enumerate(ADVISOR_POINTS):
        x = RIGHT - INSET - 54 * (len(ADVISOR_POINTS) - place - 0.5)
        if place < len(me.advisors):
            page.stamp(token(me.advisors[place], 50 * page.scale), x, ADVISORS)
        else:
            page.write_faint(str(points), x, ADVISORS)


def _draw_towers(page: Page, me: Archon) -> None:
    """The floors of each tower, and its height above them."""
    slab = min(18, FLOORS // max(me.towers))
    for number, colour in enumerate(COLOURS):
        x, height = LEFT + INSET + COLUMN * (number + 0.5), me.towers[number]
        page.stamp(token(colour, 48 * page.scale), x, TOWERS)
        floors = tower(fill(colour), height, 52 * page.scale, slab * page.scale)
        page.stamp(floors, x, TOWERS - 28 - slab * height / 2)
        page.write((str(height),), x, TOWERS - 50 - slab * height)
        page.add_spot(("tower", colour), x, TOWERS + 43)


def _draw_rest(page: Page, me: Archon, signs: tuple[Sign, ...]) -> None:
    """Speakers, zodiac cards and buildings set aside; smaller if there are many."""
    count = len(me.speakers) + len(signs) + len(me.aside)
    die_size, card_size, tile_size, step = ROOMY if count <= FEW else CROWDED
    shown: list[tuple[Target, Sprite]] = [
        *((("worker", each.word), die(_speaker_look(each), die_size * page.scale)) for each in me.speakers),
        *((("sign", sign), zodiac_card(sign, card_size * page.scale)) for sign in signs),
        *((("building", "aside", each), tile(Look(each), tile_size * page.scale)) for each in me.aside),
    ]
    distance = min(step, (RIGHT - LEFT - 2 * INSET - step) / max(1, count - 1))
    for number, (target, sprite) in enumerate(shown):
        x = LEFT + INSET + step / 2 + distance * number
        page.stamp(sprite, x, REST)
        page.add_spot(target, x, REST - 40)


def _speaker_look(speaker: Speaker) -> DieLook:
    return DieLook(None, speaker.value, used=bool(speaker.site))
