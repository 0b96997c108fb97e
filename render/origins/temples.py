"""The picture of the tracks: three temples with their zodiac cards, and the military track."""

from functools import lru_cache

from engines.core.game import Seat, View
from engines.origins.components import MILITARY, MILITARY_LAST_POINTS, TEMPLE_POINTS
from engines.origins.components.terms import SHRINES, Shrine
from engines.origins.moves import ARMY, Climb
from engines.origins.state import State, Temple, Track
from render.drawing import glyphs as shared
from render.drawing.canvas import MARGIN, WIDTH
from render.drawing.sprites import Drawing, Sprite, card_sprite, ink
from render.origins import alt, glyphs
from render.origins.glyphs import SHRINES as SHRINE_GLYPHS
from render.origins.page.headline import draw_headline
from render.origins.page.page import Page
from render.origins.pieces.pictograms import Symbol, merged_pictograms
from render.origins.pieces.tokens import disk, zodiac_card
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip

TOP, TRACK_HEIGHT = 116, 140
DISK_WIDTH, DISK_HEIGHT = 60, 23
HEAD = 132  # the width of a temple's glyph and card, before its track
FEW = 2  # so many disks leave room for a ghost and its letter
FOOT = 20  # from the bottom of a track to the middle of the symbols below its spaces
STEP = (WIDTH - 2 * MARGIN - HEAD) / len(TEMPLE_POINTS)
GLYPH = 40  # the size of a single glyph below a space
SPACE = (WIDTH - 2 * MARGIN) / len(MILITARY)


def temples(view: View[State], request: RenderRequest) -> Picture:
    """The positions of all disks; with a ghost, as they would be."""
    now = view.state
    page = Page(now, request)
    draw_headline(page, now.active)
    for number, shrine in enumerate(SHRINES):
        _draw_temple(page, now.temple(shrine), page.then.temple(shrine), shrine, TOP + TRACK_HEIGHT * number)
        _draw_ideas(page, shrine, TOP + TRACK_HEIGHT * number)
    _draw_military(page, now, page.then)
    page.draw_tags()
    return Picture(page.png(), alt.temples(now))


def _draw_temple(page: Page, now: Temple, then: Temple, shrine: Shrine, top: float) -> None:
    """Its glyph, its card with the holder, then every step with its points."""
    bottom = top + TRACK_HEIGHT - 6
    page.write((SHRINE_GLYPHS[shrine],), MARGIN + 30, top + 36, 52)
    page.stamp(zodiac_card(then.sign, 56 * page.scale), MARGIN + 92, top + 40)
    if then.holder is not None:
        page.stamp(chip(then.holder, SMALL_CHIP * page.scale), MARGIN + 70, top + 108)
    for place, points in enumerate(TEMPLE_POINTS):
        left = MARGIN + HEAD + STEP * place
        page.draw_panel((left + 2, top, left + STEP - 2, bottom))
        page.write((str(points),), left + STEP / 2, bottom - FOOT)
        _draw_disks(
            page, _disks(now.track, then.track, place, len(now.track.places)), left + STEP / 2, bottom
        )


def _draw_ideas(page: Page, shrine: Shrine, top: float) -> None:
    """The disk of the seat to move as a ghost on the steps that ideas lead to, below their letters."""
    seat, track = page.now.active, page.then.temple(shrine).track
    for move in page.request.marks.values():
        if isinstance(move, Climb) and move.shrine == shrine:
            step = page.now.temple(shrine).track.places[seat] + move.steps
            x, below = MARGIN + HEAD + STEP * (step + 0.5), len(track.stack(step))
            if below < FEW:
                y = top + TRACK_HEIGHT - 6 - 2 * FOOT - DISK_HEIGHT * (below + 0.5)
                page.stamp(disk(seat, DISK_WIDTH * page.scale, DISK_HEIGHT * page.scale, ghost=True), x, y)
            page.add_spot(("climb", shrine, move.steps), x, top + 20)


def _draw_disks(page: Page, disks: list[tuple[Seat | None, bool]], x: float, bottom: float) -> None:
    """The disks of a space, from the bottom up."""
    for number, (owner, ghost) in enumerate(disks):
        y = bottom - 2 * FOOT - DISK_HEIGHT * (number + 0.5)
        page.stamp(disk(owner, DISK_WIDTH * page.scale, DISK_HEIGHT * page.scale, ghost=ghost), x, y)


def _disks(now: Track, then: Track, place: int, seats: int) -> list[tuple[Seat | None, bool]]:
    """The owners of disks, and whether the ghost moved them; a solo game has a neutral disk too."""
    return [
        (seat if seat < seats else None, now.places[seat] != then.places[seat]) for seat in then.stack(place)
    ]


def _draw_military(page: Page, now: State, then: State) -> None:
    """Spaces with borders between them; below each space, the bonus of an attack from there."""
    top = TOP + TRACK_HEIGHT * len(SHRINES)
    bottom = top + TRACK_HEIGHT - 4
    for place, space in enumerate(MILITARY):
        left = MARGIN + SPACE * place
        border = place > 0 and MILITARY[place - 1].borders < space.borders
        page.draw_panel((left + (9 if border else 2), top, left + SPACE - 2, bottom))
        if border:
            page.stamp(_border(page.scale), left + 1, (top + bottom) / 2)
        x, signs = left + SPACE / 2 + (3.5 if border else 0), _bonus_symbols(place)
        page.write(signs, x, bottom - FOOT, min(GLYPH, round(66 / len(signs))))
        _draw_disks(page, _disks(now.military, then.military, place, len(now.archons)), x, bottom)
    place = now.military.places[now.active]
    page.add_spot(("march", "attack"), MARGIN + SPACE * (place + 0.5), top + 24)
    for target in (("march", "advance"), ("worker", ARMY)):
        page.add_spot(target, MARGIN + SPACE * (min(place + 1, len(MILITARY) - 1) + 0.5), top + 24)


def _bonus_symbols(place: int) -> tuple[Symbol, ...]:
    """The bonus of an attack; the last space gives points when it is reached."""
    if place == 0:
        return (glyphs.SWORDS,)
    if place == len(MILITARY) - 1:
        return (str(MILITARY_LAST_POINTS), shared.MEDAL)
    return tuple(sign for each in merged_pictograms(MILITARY[place].bonus) for sign in each.symbols) or ("–",)  # noqa: RUF001


@lru_cache(4)
def _border(scale: int) -> Sprite:
    """The line of a border."""
    width, height = 10 * scale, (TRACK_HEIGHT - 4) * scale
    drawing = Drawing(width, height)
    drawing.rounded_rectangle((0, 0, width, height), width / 2)
    return card_sprite(ink(drawing.coverage()))
