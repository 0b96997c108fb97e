"""The picture of the whole table: every city at the same scale, with everybody's points."""

from collections.abc import Mapping, Sequence
from functools import partial

from engines.akropolis.scoring import score
from engines.akropolis.state import City, State
from engines.core.game import Score, Seat, View
from engines.core.grids.hexes import Hex
from engines.core.text import Text
from render.akropolis import alt, board
from render.akropolis.city import city_to_fit, laid_since
from render.akropolis.colours import PALETTES
from render.akropolis.composition import hex_boxes
from render.akropolis.points import ROWS
from render.drawing import glyphs
from render.drawing.canvas import new_card
from render.drawing.hexes import Extent, Grid, fit_extent, half_height
from render.drawing.sprites import Box
from render.requests import Picture, RenderRequest
from render.widgets.columns import Size
from render.widgets.score_panel import ScorePanel, forms
from render.widgets.seat_boxes import BELOW, NAME, Head, below_name, draw_seat
from render.widgets.table_plan import Boards, TablePlan, plan_table

LARGEST = 64
NEARLY_WHOLE = (1.8, 1.0)  # how far a small hex reaches, in units and half heights


def table(view: View[State], request: RenderRequest) -> Picture:
    """All cities at one scale."""
    state = view.state
    scores = [score(architect, state.options) for architect in state.architects]
    cities = [city_to_fit(each.city, seat, request) for seat, each in enumerate(state.architects)]
    plan = plan_cities(cities)
    canvas = new_card(request.scale, plan.height)
    for seat, box in enumerate(plan.boxes):
        room = draw_seat(canvas, seat, box, request, _head(state, scores, seat, plan))
        built = state.architects[seat].city
        style = board.Style(halos=laid_since(built, seat, request))
        board.draw(canvas, built, _fit(cities[seat], room, plan.scale * request.scale), style)
    if plan.panel:
        parts = {part: (glyph, request.say(Text(f"akropolis-part-{part}"))) for part, glyph in ROWS.items()}
        ScorePanel(parts, scores, None if state.over else state.active, plan.panel).draw(canvas)
    return Picture(canvas.png(PALETTES[request.theme]), alt.table(state, scores))


def _head(state: State, scores: Sequence[Score], seat: Seat, plan: TablePlan) -> Head:
    """With the points of an architect, unless the panel has them."""
    head = Head.of(scores, seat, None if state.over else state.active, has_points=plan.panel is None)
    is_chief = seat == state.chief and not state.over
    return head._replace(signs=[glyphs.CROWN] if is_chief else [])


def plan_cities(cities: Sequence[City]) -> TablePlan:
    """Where cities and points are."""
    levels = [board.levels(city) for city in cities]
    reaches = [board.reach(heights) for heights in levels]
    drawn = partial(_drawn, levels, reaches)
    sizes = [reach.size for reach in reaches]
    boards = Boards(sizes, NAME, range(board.DIGIT, LARGEST + 1), _pixels, drawn)
    return plan_table(boards, forms(len(ROWS), len(cities)))


def _pixels(size: Size, unit: int) -> Size:
    """With the room for shadows beside and below a city."""
    width, rows = size
    return width * unit + BELOW, rows * half_height(unit) + BELOW + 1


def _drawn(
    levels: Sequence[Mapping[Hex, int]], reaches: Sequence[Extent], boxes: Sequence[Box], unit: int
) -> list[Box]:
    """What hexes cover."""
    grids = [fit_extent(reach, below_name(box), unit) for reach, box in zip(reaches, boxes, strict=True)]
    cities = zip(levels, grids, strict=True)
    return [box for heights, grid in cities for box in hex_boxes(heights, grid, *NEARLY_WHOLE)]


def _fit(city: City, room: Box, largest: int) -> Grid:
    return fit_extent(board.reach(board.levels(city)), room, largest)
