"""The picture of the tracks: three temples with their zodiac cards, and the military track."""

from collections import Counter

from engines.core.game import Seat, View
from engines.core.text import Text
from engines.origins.components import MILITARY
from engines.origins.components.terms import SHRINES, Shrine
from engines.origins.moves import ARMY, Climb
from engines.origins.names import shrine_name, sign_name
from engines.origins.state import State, Temple, Track
from render.drawing.canvas import MARGIN, WIDTH
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE, SMALL, Weight, narrow_text
from render.origins import alt, glyphs
from render.origins.page.headline import draw_headline
from render.origins.page.page import Page
from render.origins.pieces.tokens import disk, zodiac_card
from render.origins.scenery.tracks import (
    AIR,
    RAMPART,
    RISER,
    STEP,
    military_track,
    space_middle,
    temple_track,
)
from render.requests import Picture, RenderRequest
from render.widgets.badges import chip
from render.widgets.writing import capitalized

TOP, TITLE, GAP = 106, 42, 4  # of the first track, the height of the line above each, and between tracks
TEMPLE = TITLE + AIR + RISER + GAP
HEIGHT = TOP + TEMPLE * len(SHRINES) + TITLE + AIR + RAMPART + MARGIN
DISK_WIDTH, DISK_HEIGHT, LARGER = 68, 24, 27  # of disks; higher ones where no stack has four
CARD, CHIP = 31, 38  # in the line above a track
NAME = 520  # the widest name of a track
HIGH = 3  # the highest stack of larger disks
FEW = 2  # so many disks leave room for a ghost and its letter


def temples(view: View[State], request: RenderRequest) -> Picture:
    """The positions of all disks; with a ghost, as they would be."""
    now = view.state
    page = Page(now, request, HEIGHT)
    draw_headline(page, now.active)
    for number, shrine in enumerate(SHRINES):
        top = TOP + TEMPLE * number
        _draw_temple(page, shrine, top)
        _draw_ideas(page, shrine, top + TITLE)
    _draw_military(page, now, page.then, TOP + TEMPLE * len(SHRINES))
    page.draw_tags()
    return Picture(page.png(), alt.temples(now))


def _draw_temple(page: Page, shrine: Shrine, top: float) -> None:
    """Its name and card, then every step with its points."""
    now, then = page.now.temple(shrine), page.then.temple(shrine)
    _draw_title(page, glyphs.SHRINES[shrine], shrine_name(shrine), top)
    _draw_card(page, then, top + TITLE / 2)
    track = temple_track(shrine, page.scale)
    page.stamp_opaque(track, WIDTH / 2, top + TITLE + (AIR + RISER) / 2)
    for place in sorted(set(then.track.places)):
        disks = _disks(now.track, then.track, place, len(page.now.archons))
        moved = _moved(page.earlier.temple(shrine).track if page.earlier else None, then.track)
        _draw_disks(page, disks, MARGIN + STEP * (place + 0.5), top + TITLE + AIR, moved)
    if page.earlier and page.earlier.temple(shrine).holder != then.holder:
        page.mark_box((WIDTH / 2 + 60, top + 7, WIDTH - MARGIN, top + TITLE - 5))


def _moved(before: Track | None, now: Track) -> set[Seat | None]:
    """Whose disks have moved since an earlier state."""
    return {seat for seat in now.order if before and before.places[seat] != now.places[seat]}


def _draw_title(page: Page, glyph: Glyph, name: Text, top: float) -> None:
    """A glyph and a name above a track."""
    page.write((glyph,), MARGIN + 26, top + TITLE / 2, MIDDLE)
    page.write_name_from(name, MARGIN + 58, top + TITLE / 2, NAME, Weight.BOLD)


def _draw_card(page: Page, temple: Temple, y: float) -> None:
    """The zodiac card, its name, and who holds it, up to the right end."""
    right: float = WIDTH - MARGIN - 8
    if temple.holder is not None:
        page.stamp(chip(temple.holder, CHIP * page.scale), right - CHIP / 2, y)
        right -= CHIP + 14
    words = capitalized(page.request.say(sign_name(temple.sign)))
    sprite = narrow_text(words, SMALL * page.scale, Weight.REGULAR, 300 * page.scale)
    page.stamp(sprite, right - sprite.width / page.scale / 2, y)
    page.stamp(zodiac_card(temple.sign, CARD * page.scale), right - sprite.width / page.scale - CARD, y)


def _draw_ideas(page: Page, shrine: Shrine, top: float) -> None:
    """The disk of the seat to move as a ghost on the steps that ideas lead to, below their letters."""
    seat, track = page.now.active, page.then.temple(shrine).track
    for move in page.request.marks.values():
        if isinstance(move, Climb) and move.shrine == shrine:
            step = page.now.temple(shrine).track.places[seat] + move.steps
            x, below = MARGIN + STEP * (step + 0.5), len(track.stack(step))
            if below < FEW:
                _draw_disk(page, (seat, True), x, top + AIR, below)
            page.add_spot(("climb", shrine, move.steps), x, top + 22)


def _draw_disks(
    page: Page, disks: list[tuple[Seat | None, bool]], x: float, ground: float, moved: set[Seat | None]
) -> None:
    """The disks of a space, from the bottom up; those that have moved have a frame."""
    height = disk_height(page.then)
    for number, owner in enumerate(disks):
        _draw_disk(page, owner, x, ground, number)
    for number, (seat, _) in enumerate(disks):
        if seat in moved:
            y = ground - height * (number + 0.5)
            page.mark_box(
                (x - DISK_WIDTH / 2 + 4, y - height / 2, x + DISK_WIDTH / 2 - 4, y + height / 2 - 4)
            )


def _draw_disk(page: Page, owner: tuple[Seat | None, bool], x: float, ground: float, below: int) -> None:
    """A disk above so many others."""
    (seat, ghost), height = owner, disk_height(page.then)
    sprite = disk(seat, DISK_WIDTH * page.scale, height * page.scale, ghost=ghost)
    page.stamp(sprite, x, ground - height * (below + 0.5))


def disk_height(state: State) -> int:
    """The height of all disks: as much as the highest stack allows."""
    tracks = [state.military, *(temple.track for temple in state.temples)]
    highest = max(max(Counter(track.places).values()) for track in tracks)
    return LARGER if highest <= HIGH else DISK_HEIGHT


def _disks(now: Track, then: Track, place: int, seats: int) -> list[tuple[Seat | None, bool]]:
    """The owners of disks, and whether the ghost moved them; a solo game has a neutral disk too."""
    return [
        (seat if seat < seats else None, now.places[seat] != then.places[seat]) for seat in then.stack(place)
    ]


def _draw_military(page: Page, now: State, then: State, top: float) -> None:
    """Spaces with borders between them; below each space, the bonus of an attack from there."""
    _draw_title(page, glyphs.FLAG, Text("origins-title-military"), top)
    page.stamp_opaque(military_track(page.scale), WIDTH / 2, top + TITLE + (AIR + RAMPART) / 2)
    for place in sorted(set(then.military.places)):
        disks = _disks(now.military, then.military, place, len(now.archons))
        moved = _moved(page.earlier.military if page.earlier else None, then.military)
        _draw_disks(page, disks, MARGIN + space_middle(place), top + TITLE + AIR, moved)
    place = now.military.places[now.active]
    page.add_spot(("march", "attack"), MARGIN + space_middle(place), top + TITLE + 22)
    for target in (("march", "advance"), ("worker", ARMY)):
        x = MARGIN + space_middle(min(place + 1, len(MILITARY) - 1))
        page.add_spot(target, x, top + TITLE + 22)
