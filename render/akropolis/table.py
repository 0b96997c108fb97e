"""The picture of the whole table: every city, its points by category, and the market."""

from collections.abc import Sequence
from functools import partial
from itertools import accumulate, pairwise, zip_longest
from math import ceil

from engines.akropolis.components import District
from engines.akropolis.scoring import score
from engines.akropolis.state import City, State
from engines.core.game import View
from render.akropolis import alt, board
from render.akropolis.city import city_to_fit
from render.akropolis.colours import PALETTES
from render.akropolis.glyphs import GLYPHS
from render.akropolis.market import draw_tile
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, WIDTH, Canvas, new_card
from render.drawing.glyphs import Glyph
from render.drawing.hexes import Extent, Grid, extent, fit
from render.drawing.lettering import MIDDLE, SMALL
from render.drawing.sprites import Box, Point
from render.requests import Picture, RenderRequest
from render.widgets.badges import SMALL_CHIP, chip
from render.widgets.layout import cells
from render.widgets.score_table import ScoreTable
from render.widgets.seat_boxes import draw_seat
from render.widgets.writing import write, write_figure

PART_GLYPHS: dict[str, Glyph] = {district.value: GLYPHS[district] for district in District} | {
    "stones": glyphs.STONE
}
CITIES = {1: 520, 2: 520, 3: 560, 4: 650}  # the height of all cities with their names, by seats
FIGURES = 384  # the height of the market and the scores, below the cities
NAME = 68  # the height of a name
LARGEST = 30
GAP = 16
PRICE = 40  # the width of a price beside its tile
OFFER = 184  # the greatest height of an offer
ONE_ROW = 3  # the most tiles of the market in one row
STRIP = 64  # the height of the line with the chief architect and the stacks


def table(view: View[State], request: RenderRequest) -> Picture:
    """Every city at the same scale, then the market and the points."""
    state = view.state
    scores = [score(architect, state.options) for architect in state.architects]
    top = MARGIN + CITIES[len(scores)] + GAP
    canvas = new_card(request.scale, top + FIGURES + MARGIN)
    shown = ScoreTable(PART_GLYPHS, scores, None if state.over else state.active, top + FIGURES, top)
    shown.draw(canvas)
    _draw_cities(canvas, state, request)
    _draw_market(canvas, state, (MARGIN, top, WIDTH - MARGIN - shown.width - GAP, top + FIGURES))
    return Picture(canvas.png(PALETTES[request.theme]), alt.table(state, scores))


def _draw_cities(canvas: Canvas, state: State, request: RenderRequest) -> None:
    """All at the largest scale that they have in common, in as many columns as make it largest."""
    cities = [architect.city for architect in state.architects]
    fitted = [city_to_fit(city, seat, request) for seat, city in enumerate(cities)]
    layouts = [_boxes(fitted, columns) for columns in range(1, len(cities) + 1)]
    rooms = [
        draw_seat(canvas, seat, box, request, to_move=seat == state.active and not state.over)
        for seat, box in enumerate(max(layouts, key=partial(_common_unit, fitted)))
    ]
    unit = min(LARGEST * canvas.scale, _common_unit(fitted, rooms))
    for city, last, room in zip(cities, fitted, rooms, strict=True):
        board.draw(canvas, city, _fit(last, room, unit))


def _boxes(cities: Sequence[City], columns: int) -> list[Box]:
    """Boxes in rows and columns, each as large as its cities need compared with the others."""
    extents = [_extent(city) for city in cities]
    rows = [extents[first : first + columns] for first in range(0, len(extents), columns)]
    widths = [max(each.width for each in column if each) for column in zip_longest(*rows)]
    widths = [max(width, sum(widths) / 5) for width in widths]
    heights = [max(each.height for each in row) for row in rows]
    across = (WIDTH - 2 * MARGIN) / sum(widths)
    down = (CITIES[len(cities)] - NAME * len(rows)) / sum(heights)
    lefts = [MARGIN + across * edge for edge in accumulate(widths, initial=0)]
    tops = [MARGIN + edge for edge in accumulate((NAME + down * height for height in heights), initial=0)]
    return [
        (left, top, right - GAP, bottom) for top, bottom in pairwise(tops) for left, right in pairwise(lefts)
    ][: len(cities)]


def _extent(city: City) -> Extent:
    heights = board.levels(city)
    return extent(heights, board.rise(heights))


def _common_unit(cities: Sequence[City], rooms: Sequence[Box]) -> int:
    return min(_fit(city, room, WIDTH).unit for city, room in zip(cities, rooms, strict=True))


def _fit(city: City, room: Box, largest: int) -> Grid:
    heights = board.levels(city)
    return fit(heights, room, largest, board.rise(heights))


def _draw_market(canvas: Canvas, state: State, box: Box) -> None:
    """The market from left to right, then the chief architect and the remaining stacks."""
    left, top, right, bottom = box
    count, scale = len(state.market), canvas.scale
    columns = count if count <= ONE_ROW else ceil(count / 2)
    if count:
        for slot, cell in enumerate(cells((left, top, right, bottom - STRIP), count, columns)):
            _draw_offer(canvas, state, slot, cell)
    _draw_stacks(canvas, state, ((left + 24) * scale, (bottom - STRIP / 2) * scale))


def _draw_offer(canvas: Canvas, state: State, slot: int, cell: Box) -> None:
    """A price beside its tile, in the middle of a cell."""
    scale, (left, top, right, bottom) = canvas.scale, cell
    height = min(OFFER, bottom - top)
    width = min(PRICE + height, right - left)
    x, y = (left + right - width) / 2, (top + bottom) / 2
    write(canvas, str(slot), ((x + PRICE / 2) * scale, y * scale), SMALL)
    room = (x + PRICE, y - height / 2 + 4, x + width - GAP, y + height / 2 - GAP)
    draw_tile(canvas, state.market[slot], _scaled(room, scale), payable=True)


def _scaled(box: Box, scale: int) -> Box:
    left, top, right, bottom = (edge * scale for edge in box)
    return left, top, right, bottom


def _draw_stacks(canvas: Canvas, state: State, start: Point) -> None:
    """The chief architect and the remaining stacks, from a point to the right."""
    scale, (x, y) = canvas.scale, start
    canvas.stamp(glyphs.glyph_sprite(glyphs.CROWN, 40 * scale), x, y)
    canvas.stamp(chip(state.chief, SMALL_CHIP * scale), x + 56 * scale, y)
    stacks = str(len(state.pile) // state.stack)
    write_figure(canvas, glyphs.STACK, stacks, (x + 220 * scale, y), MIDDLE)
