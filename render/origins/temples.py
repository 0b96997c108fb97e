"""The picture of the tracks: three temples with their zodiac cards, and the military track."""

from functools import lru_cache

from engines.core.game import Seat, View
from engines.origins.components import MILITARY, MILITARY_LAST_POINTS, TEMPLE_POINTS
from engines.origins.moves import ARMY
from engines.origins.state import State, Temple, Track
from engines.origins.terms import SHRINES, Shrine
from render.drawing import glyphs as shared
from render.drawing.canvas import MARGIN, WIDTH
from render.drawing.sprites import Drawing, Sprite, card_sprite, ink
from render.origins import alt, glyphs
from render.origins.glyphs import SHRINES as SHRINE_GLYPHS
from render.origins.page.headline import headline
from render.origins.page.page import Page
from render.origins.pieces.pictograms import Symbol, merge_pictograms
from render.origins.pieces.tokens import disk, zodiac_card
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip

TOP, TRACK_HEIGHT = 116, 140  # the first track, and from one to the next
DISK, PILE = 60, 23  # how wide a disk is, and how high
HEAD = 132  # the temple's glyph and its zodiac_card, before its track
FOOT = 20  # from the middle of what stands below a space to the end of its track
STEP = (WIDTH - 2 * MARGIN - HEAD) / len(TEMPLE_POINTS)
GLYPH = 40  # how large a glyph below a space is, where it is alone
SPACE = (WIDTH - 2 * MARGIN) / len(MILITARY)


def temples(view: View[State], request: RenderRequest) -> Picture:
    """Where every disk is; with a ghost, where it would be."""
    now = view.state
    page = Page(now, request)
    headline(page, now.active)
    for number, shrine in enumerate(SHRINES):
        _temple(page, now.temple(shrine), page.then.temple(shrine), shrine, TOP + TRACK_HEIGHT * number)
        _remember(page, now, shrine, TOP + TRACK_HEIGHT * number)
    _military(page, now, page.then)
    page.mark()
    return Picture(page.png(), alt.temples(now))


def _temple(page: Page, now: Temple, then: Temple, shrine: Shrine, top: float) -> None:
    """Its glyph, its card and who holds it; then every step with what it is worth."""
    bottom = top + TRACK_HEIGHT - 6
    page.spell((SHRINE_GLYPHS[shrine],), MARGIN + 30, top + 36, 52)
    page.put(zodiac_card(then.sign, 56 * page.scale), MARGIN + 92, top + 40)
    if then.holder is not None:
        page.put(chip(then.holder, SMALL_CHIP * page.scale), MARGIN + 70, top + 108)
    for place, points in enumerate(TEMPLE_POINTS):
        left = MARGIN + HEAD + STEP * place
        page.panel((left + 2, top, left + STEP - 2, bottom))
        page.spell((str(points),), left + STEP / 2, bottom - FOOT)
        _pile(page, _disks(now.track, then.track, place, len(now.track.places)), left + STEP / 2, bottom)


def _remember(page: Page, state: State, shrine: Shrine, top: float) -> None:
    """Where the active disk can go."""
    place = state.temple(shrine).track.places[state.active]
    for steps in range(len(TEMPLE_POINTS) - place):
        x = MARGIN + HEAD + STEP * (place + steps + 0.5)
        page.spot(("climb", shrine, steps), x, top + 24)
    page.spot(("climb", shrine), MARGIN + 30, top + 36)


def _pile(page: Page, disks: list[tuple[Seat | None, bool]], x: float, bottom: float) -> None:
    """The disks of a space, from the bottom up."""
    for number, (owner, ghost) in enumerate(disks):
        y = bottom - 2 * FOOT - PILE * (number + 0.5)
        page.put(disk(owner, DISK * page.scale, PILE * page.scale, ghost=ghost), x, y)


def _disks(now: Track, then: Track, place: int, seats: int) -> list[tuple[Seat | None, bool]]:
    """Whose they are, and whether they would only arrive; alone, there is a neutral one too."""
    return [
        (seat if seat < seats else None, now.places[seat] != then.places[seat]) for seat in then.stack(place)
    ]


def _military(page: Page, now: State, then: State) -> None:
    """Borders stand between spaces; below each space is what an attack from there brings."""
    top = TOP + TRACK_HEIGHT * len(SHRINES)
    bottom = top + TRACK_HEIGHT - 4
    for place, space in enumerate(MILITARY):
        left = MARGIN + SPACE * place
        border = place > 0 and MILITARY[place - 1].borders < space.borders
        page.panel((left + (9 if border else 2), top, left + SPACE - 2, bottom))
        if border:
            page.put(_border(page.scale), left + 1, (top + bottom) / 2)
        x, signs = left + SPACE / 2 + (3.5 if border else 0), _bonus(place)
        page.spell(signs, x, bottom - FOOT, min(GLYPH, round(66 / len(signs))))
        _pile(page, _disks(now.military, then.military, place, len(now.archons)), x, bottom)
    place = now.military.places[now.active]
    page.spot(("march", "attack"), MARGIN + SPACE * (place + 0.5), top + 24)
    for target in (("march", "advance"), ("worker", ARMY)):
        page.spot(target, MARGIN + SPACE * (min(place + 1, len(MILITARY) - 1) + 0.5), top + 24)


def _bonus(place: int) -> tuple[Symbol, ...]:
    """What an attack brings; the last space brings points as soon as it is reached."""
    if place == 0:
        return (glyphs.SWORDS,)
    if place == len(MILITARY) - 1:
        return (str(MILITARY_LAST_POINTS), shared.MEDAL)
    return tuple(sign for each in merge_pictograms(MILITARY[place].bonus) for sign in each.symbols) or ("–",)  # noqa: RUF001


@lru_cache(4)
def _border(scale: int) -> Sprite:
    """A line to be crossed."""
    width, height = 10 * scale, (TRACK_HEIGHT - 4) * scale
    drawing = Drawing(width, height)
    drawing.rounded_rectangle((0, 0, width, height), width / 2)
    return card_sprite(ink(drawing.coverage()))
