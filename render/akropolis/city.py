"""The picture of one city: its architect's name and figures, then all of its areas."""

from collections.abc import Mapping

from engines.akropolis import GAME
from engines.akropolis.components import TileId
from engines.akropolis.scoring import score
from engines.akropolis.state import City, State
from engines.core.game import Seat, View
from render.akropolis import alt, board
from render.akropolis.colours import PALETTES
from render.akropolis.composition import frame_city, frame_question
from render.akropolis.framing import Frame, draw_cuts
from render.akropolis.headline import Headline
from render.akropolis.market import draw_tile
from render.akropolis.pointing import (
    draw_ghost_outline,
    draw_ideas,
    draw_places,
    empty_places,
    ghosts,
)
from render.akropolis.points import Points, draw_points
from render.drawing import glyphs
from render.drawing.canvas import Canvas, new_card
from render.drawing.glyphs import Glyph
from render.drawing.hexes import Grid
from render.requests import Picture, RenderRequest
from render.widgets.standing import draw_standing
from render.widgets.writing import change

TILE, GAP = 92, 28  # the size of the tile that is being placed, and the room beside it


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's city; with a ghost, as it would be after the move."""
    state, seat = view.state, request.subject(view, view.state.active)
    after = GAME.apply(state, request.ghost).state if request.ghost else state
    now, then = state.architects[seat], after.architects[seat]
    points = Points.of(state, after, seat)
    moves = [*request.marks.values(), *request.places.values(), *filter(None, [request.ghost])]
    fitted = city_to_fit(now.city, seat, request)
    framed, cells, standing = (
        frame_question(fitted, request, moves)
        if moves
        else frame_city(fitted, len(state.architects), request.scale)
    )
    canvas = new_card(request.scale, framed.height)
    figures = {
        glyphs.MEDAL: change(points.now.total, points.then.total),
        glyphs.STONE: change(now.stones, then.stones),
    }
    draw_headline(canvas, state, seat, request, figures)
    draw_framed_city(canvas, state, seat, request, framed)
    if cells:
        draw_points(canvas, points, cells, request.say)
    if standing:
        totals = [score(each, state.options).total for each in state.architects]
        draw_standing(canvas, totals, standing)
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
