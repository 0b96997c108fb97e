"""The picture of one city: its architect's name and figures, then all of its areas."""

from collections.abc import Mapping, Sequence

from engines.akropolis import GAME
from engines.akropolis.components import TileId
from engines.akropolis.moves import Place
from engines.akropolis.state import City, State
from engines.core.game import Seat, View
from render.akropolis import alt, board
from render.akropolis.colours import PALETTES
from render.akropolis.framing import (
    ANY_SIZE,
    LETTERS,
    TOP,
    Frame,
    Room,
    draw_cuts,
    frame,
)
from render.akropolis.headline import Headline
from render.akropolis.market import draw_tile
from render.akropolis.pointing import (
    all_covered,
    draw_ghost_outline,
    draw_ideas,
    draw_places,
    empty_places,
    ghosts,
    heights,
)
from render.akropolis.points import (
    COLUMN,
    LINE,
    NAMED_COLUMN,
    Points,
    draw_column,
    draw_line,
    draw_named_column,
)
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, TALLEST, TALLEST_QUESTION, WIDTH, Canvas, new_card
from render.drawing.glyphs import Glyph
from render.drawing.hexes import Grid
from render.requests import Picture, RenderRequest
from render.widgets.writing import change

TILE, GAP = 92, 28  # the size of the tile that is being placed, and the room beside it


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's city; with a ghost, as it would be after the move."""
    state, seat = view.state, request.subject(view, view.state.active)
    after = GAME.apply(state, request.ghost).state if request.ghost else state
    now, then = state.architects[seat], after.architects[seat]
    points = Points.of(state, after, seat)
    moves = [*request.marks.values(), *request.places.values(), *filter(None, [request.ghost])]
    framed = frame_city(city_to_fit(now.city, seat, request), request, moves)
    canvas = new_card(request.scale, framed.height)
    figures = {
        glyphs.MEDAL: change(points.now.total, points.then.total),
        glyphs.STONE: change(now.stones, then.stones),
    }
    draw_headline(canvas, state, seat, request, figures)
    draw_framed_city(canvas, state, seat, request, framed)
    draw_points(canvas, points, request, framed)
    shown = alt.city(seat, then, points.then.total)
    if request.ghost:
        shown = alt.preview(shown)
    return Picture(canvas.png(PALETTES[request.theme]), alt.numbered(shown, list(request.places)))


def draw_headline(
    canvas: Canvas, state: State, seat: Seat, request: RenderRequest, figures: Mapping[Glyph, str]
) -> None:
    """The architect's name, and figures from the right."""
    head = Headline(canvas)
    for glyph, number in figures.items():
        head.add_figure(glyph, number)
    if tile := _tile_in_hand(state, seat, request):
        _draw_tile_in_hand(canvas, head, tile)
    if seat == state.chief and not state.over:
        head.add_crown()
    head.add_player(state, seat, request)


def _tile_in_hand(state: State, seat: Seat, request: RenderRequest) -> TileId | None:
    """The tile that is being placed, once it is known."""
    moves = [*request.places.values(), *filter(None, [request.ghost])]
    slots = {move.slot for move in moves}
    return state.market[slots.pop()] if len(slots) == 1 and seat == state.active else None


def _draw_tile_in_hand(canvas: Canvas, head: Headline, tile: TileId) -> None:
    """In the header, so that it stays in sight."""
    scale, y = canvas.scale, head.y
    left, right = head.right - TILE * scale, head.right
    draw_tile(canvas, tile, (left, y - TILE * scale / 2, right, y + TILE * scale / 2), payable=True)
    head.right = left - GAP * scale


def city_to_fit(city: City, seat: Seat, request: RenderRequest) -> City:
    """The city that has to fit into the picture: in a film the last one, which holds all before it."""
    later: City = request.crop_for.state.architects[seat].city if request.crop_for else city
    return later


def frame_city(shown: City, request: RenderRequest, moves: Sequence[Place], top: int = TOP) -> Frame:
    """Large enough for what is pointed at, with room for the points beside the city or below it.

    They have names where the city is no smaller for it.

    The numbers of places matter more, and the text of a question says the points too.
    """
    tallest = TALLEST_QUESTION if moves or top != TOP else TALLEST
    rooms = [Room(top, tallest, right=width) for width in (NAMED_COLUMN, COLUMN)]
    rooms.append(Room(top, tallest, below=LINE))
    if request.places:
        rooms.append(Room(top, tallest))
    return frame(heights(shown, moves), all_covered(moves), _least_unit(request), request.scale, rooms)


def _least_unit(request: RenderRequest) -> int:
    if not request.places:
        return LETTERS if request.marks else ANY_SIZE
    return board.NUMBERED[max(map(len, request.places))]


def draw_points(canvas: Canvas, points: Points, request: RenderRequest, framed: Frame) -> None:
    """The points by category where the frame has left room for them."""
    bottom, width = framed.height - MARGIN, framed.room.right
    box = (WIDTH - MARGIN - width, framed.room.top, WIDTH - MARGIN, bottom)
    if width == NAMED_COLUMN:
        draw_named_column(canvas, points, box, request.say)
    elif width:
        draw_column(canvas, points, box)
    elif framed.room.below:
        draw_line(canvas, points, (MARGIN + 8, bottom - LINE, WIDTH - MARGIN, bottom))


def draw_framed_city(canvas: Canvas, state: State, seat: Seat, request: RenderRequest, framed: Frame) -> None:
    """The city, cut off at the frame if only a part of it is shown."""
    if not framed.cropped:
        _draw_city(canvas, state, seat, request, framed.grid)
        return
    left, top, *_ = framed.window
    unit, x, y = framed.grid
    window = canvas.window(framed.window)
    _draw_city(window, state, seat, request, Grid(unit, x - left, y - top))
    canvas.close(window, framed.window)
    draw_cuts(canvas, board.levels(state.architects[seat].city), framed)


def laid_since(shown: City, seat: Seat, request: RenderRequest) -> int:
    """How many tiles have changed last: those since an earlier view, or the last one."""
    earlier = request.earlier
    return len(shown.laid) - len(earlier.architects[seat].city.laid) if earlier else 1


def _draw_city(canvas: Canvas, state: State, seat: Seat, request: RenderRequest, grid: Grid) -> None:
    """The city with ghosts, then what is pointed at."""
    shown = state.architects[seat].city
    pointed = [*request.marks.values(), *request.places.values()]
    thought_of = [*filter(None, [request.ghost]), *request.marks.values()]
    style = board.Style(
        halos=0 if request.ghost else laid_since(shown, seat, request),
        compact=bool(pointed),
        ghosts=ghosts(state, shown, thought_of, compact=bool(pointed)),
        empty=empty_places(shown, pointed),
    )
    board.draw(canvas, shown, grid, style)
    if request.ghost:
        draw_ghost_outline(canvas, shown, grid, request.ghost)
    draw_ideas(canvas, shown, grid, request.marks)
    draw_places(canvas, shown, grid, request.places, request.ghost)
