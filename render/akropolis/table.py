"""The picture of the whole table: every city at the same scale, with everybody's points."""

from collections.abc import Sequence

from engines.akropolis.scoring import score
from engines.akropolis.state import City, State
from engines.core.game import Score, View
from render.akropolis import alt, board
from render.akropolis.city import city_to_fit, laid_since
from render.akropolis.colours import PALETTES
from render.akropolis.points import ROWS
from render.drawing import glyphs
from render.drawing.canvas import LOWEST, MARGIN, TALLEST, WIDTH, Canvas, new_card
from render.drawing.hexes import Extent, Grid, extent, fit, half_height
from render.drawing.lettering import MIDDLE, SMALL, Weight, text_ink
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box, Point
from render.requests import Picture, RenderRequest
from render.widgets.badges import card_chip, pill
from render.widgets.columns import Columns, Size, boxes, layouts
from render.widgets.seat_boxes import HEAD, Head, below_name, draw_seat

LARGEST = 64
FEW = 2  # cities that leave room for a table of points; else the points are beside the names
GAP = 16
LINE = 46  # the height of a line of points
CHIP = 40
CHIPS = 120  # the width of a chip and the marker of the chief architect


def table(view: View[State], request: RenderRequest) -> Picture:
    """The height follows the cities."""
    state = view.state
    scores = [score(architect, state.options) for architect in state.architects]
    cities = [city_to_fit(each.city, seat, request) for seat, each in enumerate(state.architects)]
    points = LINE * (len(scores) + 1) + GAP if len(scores) <= FEW else 0
    boxes = _boxes_to_fit(cities, TALLEST - 2 * MARGIN - points)
    bottom = round(max(box[3] for box in boxes))
    canvas = new_card(request.scale, max(LOWEST, bottom + points + MARGIN))
    heads = _heads(state, scores)
    _draw_cities(canvas, state, request, cities, list(zip(boxes, heads, strict=True)))
    if points:
        _draw_points(canvas, state, scores, bottom + GAP)
    return Picture(canvas.png(PALETTES[request.theme]), alt.table(state, scores))


def _heads(state: State, scores: Sequence[Score]) -> list[Head]:
    """With the points of each architect, unless a table below the cities has them."""
    totals = [each.total for each in scores]
    heads = [Head(to_move=seat == state.active and not state.over) for seat in range(len(scores))]
    if len(scores) <= FEW:
        return heads
    chief = None if state.over else state.chief
    return [
        head._replace(
            points=total, is_best=total == max(totals), signs=[glyphs.CROWN] if seat == chief else []
        )
        for seat, (head, total) in enumerate(zip(heads, totals, strict=True))
    ]


def _draw_cities(
    canvas: Canvas,
    state: State,
    request: RenderRequest,
    fitted: Sequence[City],
    seats: Sequence[tuple[Box, Head]],
) -> None:
    """All at the largest scale that they have in common."""
    rooms = [draw_seat(canvas, seat, box, request, head) for seat, (box, head) in enumerate(seats)]
    unit = min(LARGEST * canvas.scale, _common_unit(fitted, rooms))
    for seat, (last, room) in enumerate(zip(fitted, rooms, strict=True)):
        built = state.architects[seat].city
        style = board.Style(halos=laid_since(built, seat, request))
        board.draw(canvas, built, _fit(last, room, unit), style)


def _boxes_to_fit(cities: Sequence[City], tallest: float) -> list[Box]:
    """In the columns that make the cities largest, and no higher than they need."""
    sizes = [_extent(city).size for city in cities]
    best = max(layouts(len(cities)), key=lambda columns: _unit_in(cities, _boxes(sizes, columns, tallest)))
    unit = min(LARGEST, _unit_in(cities, _boxes(sizes, best, tallest)))
    needed = max(sum(HEAD + sizes[seat][1] * half_height(unit) for seat in column) for column in best)
    return _boxes(sizes, best, min(tallest, needed))


def _boxes(sizes: Sequence[Size], columns: Columns, height: float) -> list[Box]:
    whole = (MARGIN, MARGIN, WIDTH - MARGIN + GAP, MARGIN + height)
    return [
        (left, top, right - GAP, bottom) for left, top, right, bottom in boxes(sizes, columns, whole, HEAD)
    ]


def _extent(city: City) -> Extent:
    heights = board.levels(city)
    return extent(heights, board.rise(heights))


def _unit_in(cities: Sequence[City], boxes: Sequence[Box]) -> int:
    """The largest unit that all cities have in their boxes, below their names."""
    return _common_unit(cities, [below_name(box) for box in boxes])


def _common_unit(cities: Sequence[City], rooms: Sequence[Box]) -> int:
    return min(_fit(city, room, WIDTH).unit for city, room in zip(cities, rooms, strict=True))


def _fit(city: City, room: Box, largest: int) -> Grid:
    heights = board.levels(city)
    return fit(heights, room, largest, board.rise(heights))


def _draw_points(canvas: Canvas, state: State, scores: Sequence[Score], top: float) -> None:
    """A line for each seat, a column for each category; the best of each is bold, the best total bright."""
    scale, columns = canvas.scale, [*ROWS.values(), glyphs.MEDAL]
    for glyph, (x, y) in zip(columns, _cells(top, scale), strict=True):
        canvas.stamp(glyphs.glyph_sprite(glyph, 44 * scale), x, y)
    table = [[*(each.parts[part] for part in ROWS), each.total] for each in scores]
    best = [max(column) for column in zip(*table, strict=True)]
    for seat, points in enumerate(table):
        cells = _cells(top + LINE * (seat + 1), scale)
        _draw_chip(canvas, state, seat, cells[0][1])
        if points[-1] == best[-1]:
            canvas.stamp(pill(110 * scale, (LINE - 2) * scale, ACCENT), *cells[-1])
        for number, most, cell in zip(points, best, cells, strict=True):
            weight = Weight.BOLD if number and number == most else Weight.REGULAR
            size = MIDDLE if cell is cells[-1] else SMALL
            _write(canvas, str(number), cell, size, weight)


def _write(canvas: Canvas, words: str, cell: Point, size: int, weight: Weight) -> None:
    canvas.write(text_ink(words, size * canvas.scale, weight), *cell)


def _draw_chip(canvas: Canvas, state: State, seat: int, y: float) -> None:
    scale, to_move = canvas.scale, seat == state.active and not state.over
    canvas.stamp(card_chip(seat, CHIP * scale, to_move=to_move), (MARGIN + 32) * scale, y)
    if seat == state.chief and not state.over:
        canvas.stamp(glyphs.glyph_sprite(glyphs.CROWN, 36 * scale), (MARGIN + 92) * scale, y)


def _cells(top: float, scale: int) -> list[Point]:
    """The middles of a line's cells."""
    count = len(ROWS) + 1
    pitch = (WIDTH - 2 * MARGIN - CHIPS) / count
    return [
        ((MARGIN + CHIPS + pitch * (each + 0.5)) * scale, (top + LINE / 2) * scale) for each in range(count)
    ]
