"""The panel beside a city: freemen on their bases, archon, advisors, tracks, towers and cards."""

from collections import Counter
from typing import NamedTuple

from engines.core.game import Seat
from engines.core.text import Text
from engines.origins.components import ADVISOR_POINTS, BASE_PRICES, BASES, START
from engines.origins.components.terms import COLOURS, SHRINES, Colour
from engines.origins.moves import ARCHON, Tower
from engines.origins.names import shrine_name
from engines.origins.state import Archon, Speaker, State
from render.drawing.canvas import new_sheet
from render.drawing.lettering import FAINT_ON_PANEL, MIDDLE, SMALL, faint_text
from render.drawing.palette import PANEL
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Point, Sprite
from render.origins import glyphs
from render.origins.page.page import Page
from render.origins.page.targets import Target
from render.origins.pieces.dice import DieLook, archon, die, die_look, empty_base
from render.origins.pieces.figures import Figures, figure_row, tracks
from render.origins.pieces.pictograms import symbols_sprite
from render.origins.pieces.shapes import CACHE
from render.origins.pieces.tiles import Look, tile
from render.origins.pieces.tokens import token, zodiac_card
from render.origins.pieces.towers import TOWER, skyline, tower_middle

WIDTH, HEIGHT = 340, 256  # of a panel beside a city, and of one below it
WIDTH_NAMED = 580  # of a panel beside a narrow city, with the names of the tracks
LINE, SIGN, NUMBER = 44, 48, 44  # a line with the name of a track: its height, the room for glyph and number
NAMES = (Text("origins-title-military"), *map(shrine_name, SHRINES))
TRACKS = len(NAMES)
DIE, STEP = 68, 80  # the size of freemen, and the distance between them
ROW = 106  # from one row of freemen to the next
INSET = 10
ADVISORS = 320, 60  # the size of the row of advisors
FEW = 4  # so many speakers, cards and tiles can be drawn large
ROOMY, CROWDED = (60, 56, 76, 80), (46, 40, 52, 46)  # sizes of dice, cards and tiles, and their distance
REST = 88  # the height of the row of speakers, cards and tiles
TAGS = 44  # the height of the letters below towers


class Arrangement(NamedTuple):
    """Where the parts of a panel are."""

    panel: Box
    columns: int  # of freemen
    archon: tuple[float, float]
    superiority: tuple[float, float]
    advisors: tuple[float, float]  # the left end and the middle line
    tracks: tuple[float, float]  # the same, of the first line if they have names
    rest: tuple[float, float, float]  # left, right and middle line
    towers: Box
    names: float = 0  # the width of the lines with the names of the tracks, if there is room for them

    def base(self, place: int) -> tuple[float, float]:
        """The middle of a base."""
        left, top, _, _ = self.panel
        row, column = divmod(place, self.columns)
        return left + INSET + STEP * (column + 0.5), top + 56 + ROW * row


def beside(panel: Box, *, rest: bool) -> Arrangement:
    """From the top to the bottom, for a panel that is higher than wide; the towers take what is left."""
    left, top, right, bottom = panel
    x, end = right - INSET - STEP / 2, bottom - (REST if rest else INSET)
    return Arrangement(
        panel,
        columns=3,
        archon=(x, top + 56),
        superiority=(x, top + 56 + ROW),
        advisors=(left + INSET, top + 246),
        tracks=(left + INSET, top + 302),
        rest=(left + INSET, right - INSET, bottom - REST / 2),
        towers=(left + INSET, top + 330, right - INSET, end),
    )


def named(panel: Box, *, rest: bool) -> Arrangement:
    """The same for a wider panel: all freemen in one row, and the tracks with their names."""
    left, top, right, bottom = panel
    x, end = right - INSET - STEP / 2, bottom - (REST if rest else INSET)
    return Arrangement(
        panel,
        columns=BASES,
        archon=(x, top + 56),
        superiority=(x, top + 148),
        advisors=(left + INSET, top + 148),
        tracks=(left + INSET, top + 212),
        rest=(left + INSET, right - INSET, bottom - REST / 2),
        towers=(left + INSET, top + 220 + LINE * TRACKS, right - INSET, end),
        names=right - left - 2 * INSET,
    )


def below(panel: Box, *, rest: bool) -> Arrangement:
    """Freemen, tracks with their names, and towers side by side, for a panel that is wider than high."""
    left, top, right, bottom = panel
    middle, end = left + STEP * 4 + INSET, right - WIDTH
    return Arrangement(
        panel,
        columns=3,
        archon=(middle - STEP / 2, top + 56),
        superiority=(middle - STEP / 2, top + 56 + ROW),
        advisors=(middle, top + 42),
        tracks=(middle, top + 102),
        rest=(end + INSET, right - INSET, bottom - REST / 2),
        towers=(end + INSET, top + INSET, right - INSET, bottom - (REST if rest else INSET)),
        names=end - middle - INSET,
    )


def has_rest(state: State, seat: Seat) -> bool:
    """Whether there are speakers, cards or tiles set aside."""
    me = state.archons[seat]
    return bool(me.speakers or me.aside or state.signs(seat))


def draw(page: Page, seat: Seat, arrangement: Arrangement) -> None:
    """The whole panel after the ghost; freemen that were not there before are ghosts."""
    me, before = page.then.archons[seat], page.now.archons[seat]
    page.draw_panel(arrangement.panel)
    _draw_freemen(page, me, seat, before, arrangement)
    _draw_archon(page, me, seat, arrangement)
    left, y = arrangement.advisors
    page.stamp_opaque(_advisors(me.advisors, page.scale), left + ADVISORS[0] / 2, y)
    _draw_tracks(page, seat, arrangement)
    was = page.was(seat) or me
    _draw_towers(page, me.towers, arrangement.towers, was.towers)
    _draw_rest(page, seat, arrangement.rest)
    if page.earlier:
        _mark_people(page, seat, was, arrangement)


def _draw_freemen(page: Page, me: Archon, seat: Seat, before: Archon, arrangement: Arrangement) -> None:
    """Every base: with a freeman, empty, or with its price in food."""
    known = Counter(before.freemen)
    for place in range(BASES):
        x, y = arrangement.base(place)
        if place < len(me.freemen):
            freeman = me.freemen[place]
            page.stamp(die(die_look(freeman, seat, ghost=not known[freeman]), DIE * page.scale), x, y)
            known[freeman] -= known[freeman] > 0
            page.add_spot(("worker", freeman.word), x, y + 34)
        elif place < me.bases:
            page.stamp(empty_base(seat, DIE * page.scale), x, y)
        else:
            page.write((str(BASE_PRICES[place - START.bases]), glyphs.FOOD), x, y)
            if place == me.bases:  # Only the next base can be bought.
                page.add_spot(("base",), x, y + 34)


def _mark_people(page: Page, seat: Seat, was: Archon, arrangement: Arrangement) -> None:
    """Frames around freemen, bases, the archon, advisors and tokens that have changed."""
    me, known = page.then.archons[seat], Counter(was.freemen)
    for place in range(max(me.bases, was.bases)):
        freeman = me.freemen[place] if place < len(me.freemen) else None
        if (freeman is None and place >= was.bases) or (freeman is not None and not known[freeman]):
            page.mark_around(*arrangement.base(place), DIE)
        if freeman is not None:
            known[freeman] -= 1
    if me.figure != was.figure:
        page.mark_around(*arrangement.archon, DIE)
    if me.superiority != was.superiority:
        page.mark_around(*arrangement.superiority, DIE - 14)
    if me.advisors != was.advisors:
        left, y = arrangement.advisors
        page.mark_box((left, y - 26, left + ADVISORS[0], y + 26))


def _draw_archon(page: Page, me: Archon, seat: Seat, arrangement: Arrangement) -> None:
    """The archon while at home, and superiority tokens."""
    x, y = arrangement.archon
    if not me.figure:
        page.stamp(archon(seat, DIE * page.scale), x, y)
        page.add_spot(("worker", ARCHON), x, y + 34)
    if me.superiority:
        page.write((str(me.superiority), glyphs.SUPERIORITY), *arrangement.superiority)


@cached_in(CACHE)
def _advisors(advisors: tuple[Colour, ...], scale: int) -> Sprite:
    """The advisors, then the points of further ones."""
    width, height = ADVISORS
    sheet, y = new_sheet(width * scale, height * scale, PANEL), height * scale / 2
    sheet.stamp(symbols_sprite((glyphs.ADVISOR,), MIDDLE * scale), 24 * scale, y)
    for place, points in enumerate(ADVISOR_POINTS):
        x = (width - 54 * (len(ADVISOR_POINTS) - place - 0.5)) * scale
        if place < len(advisors):
            sheet.stamp(token(advisors[place], 50 * scale), x, y)
        else:
            sheet.stamp(faint_text(str(points), SMALL * scale, FAINT_ON_PANEL), x, y)
    return sheet.sprite()


def _draw_tracks(page: Page, seat: Seat, arrangement: Arrangement) -> None:
    """The places on the tracks: in lines with their names, or all in one row."""
    places, (left, y), width = tracks(page.then, seat), arrangement.tracks, arrangement.names
    before = tracks(page.earlier, seat) if page.earlier else places
    if not width:
        page.stamp_opaque(figure_row(places, ADVISORS[0], page.scale), left + ADVISORS[0] / 2, y)
        mark_figures(page, before, places, (left, y), ADVISORS[0])
        return
    for (glyph, number), name, (_, old) in zip(places, NAMES, before, strict=True):
        if number != old:
            page.mark_box((left - 2, y - LINE / 2 + 6, left + width, y + LINE / 2 - 6))
        page.write_from((glyph,), left, y)
        page.write_name_from(name, left + SIGN, y, width - SIGN - NUMBER)
        page.write((str(number),), left + width - NUMBER / 2, y)
        y += LINE


def mark_figures(page: Page, before: Figures, now: Figures, start: Point, width: float) -> None:
    """Frames around the figures of a row that have changed."""
    column, (left, y) = width / len(now), start
    for number, (old, new) in enumerate(zip(before, now, strict=True)):
        if old != new:
            page.mark_box((left + column * number, y - 17, left + column * (number + 1) - 14, y + 17))


def _draw_towers(page: Page, heights: tuple[int, ...], box: Box, was: tuple[int, ...]) -> None:
    """The towers; below them there is room for letters if there are any."""
    left, top, right, bottom = box
    tags = TAGS if any(isinstance(move, Tower) for move in page.request.marks.values()) else 0
    height = round(bottom - top - tags)
    page.stamp_opaque(skyline(heights, height, page.scale), (left + right) / 2, top + height / 2)
    start = (left + right) / 2 - tower_middle(0, len(COLOURS)) / 2 + tower_middle(0, 0) / 2
    for number, colour in enumerate(COLOURS):
        x = tower_middle(start, number)
        page.add_spot(("tower", colour), x, bottom - TAGS / 2)
        if heights[number] != was[number]:
            page.mark_box((x - TOWER / 2, top + 8, x + TOWER / 2, bottom - 6))


def _rest_before(page: Page, seat: Seat) -> set[Target]:
    """The speakers, cards and tiles of an earlier state."""
    was = page.was(seat)
    if was is None or page.earlier is None:
        return set()
    signs = {("sign", sign) for sign in page.earlier.signs(seat)}
    aside = {("building", "aside", each) for each in was.aside}
    return {("worker", each.word) for each in was.speakers} | signs | aside


def _draw_rest(page: Page, seat: Seat, room: tuple[float, float, float]) -> None:
    """Speakers, zodiac cards and buildings set aside; smaller if there are many."""
    me, signs, (left, right, y) = page.then.archons[seat], page.then.signs(seat), room
    count = len(me.speakers) + len(signs) + len(me.aside)
    die_size, card_size, tile_size, step = ROOMY if count <= FEW else CROWDED
    shown: list[tuple[Target, Sprite]] = [
        *((("worker", each.word), die(_speaker_look(each), die_size * page.scale)) for each in me.speakers),
        *((("sign", sign), zodiac_card(sign, card_size * page.scale)) for sign in signs),
        *((("building", "aside", each), tile(Look(each), tile_size * page.scale)) for each in me.aside),
    ]
    before = _rest_before(page, seat)
    distance = min(step, (right - left - step) / max(1, count - 1))
    for number, (target, sprite) in enumerate(shown):
        x = left + step / 2 + distance * number
        page.stamp(sprite, x, y)
        page.add_spot(target, x, y - 40)
        if page.earlier and target not in before:
            page.mark_around(x, y, max(sprite.width, sprite.height) / page.scale)


def _speaker_look(speaker: Speaker) -> DieLook:
    return DieLook(None, speaker.value, used=bool(speaker.site))
