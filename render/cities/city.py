"""The picture of one district: the planner's name and figures, the goal cards, and the hand."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.cities import GAME
from engines.cities.components import TILES, Item
from engines.cities.district.grid import At
from engines.cities.moves import Lay
from engines.cities.scoring import score
from engines.cities.state import State
from engines.core.game import Seat, View
from render.cities import alt, board, glyphs, sidebar
from render.cities.colours import PALETTES
from render.cities.headline import Headline, workers_left
from render.cities.pointing import (
    draw_ideas,
    draw_numbers,
    place,
    points_at_district,
    tagged_fields,
)
from render.cities.start import draw_start_tiles
from render.drawing import glyphs as shared
from render.drawing.canvas import HEIGHT, MARGIN, TALLEST_QUESTION, Canvas, new_card
from render.drawing.sprites import Box
from render.drawing.squares import Grid, extent, fit, lowest
from render.requests import Picture, RenderRequest
from render.widgets.writing import change

BOARD: Box = (MARGIN + 8, 124, 632, HEIGHT - MARGIN - 8)
LARGEST = 132
TALLEST = 960
FEW = 1  # tiles: around so few, the free places fill the picture


def city(view: View[State], request: RenderRequest) -> Picture:
    """A seat's district; with a ghost, as it would be after the move."""
    state, seat = view.state, request.subject(view, view.state.active)
    then = GAME.apply(state, request.ghost).state if request.ghost else state
    layout = fitted(state, then, seat, request)
    canvas = new_card(request.scale, layout.height)
    _draw_headline(canvas, state, then, seat, request)
    _draw_district(canvas, (state, then), seat, request, layout)
    sidebar.draw(canvas, then, seat, request, _hand(state, then, seat, request))
    shown = alt.city(then, seat)
    if request.ghost:
        shown = alt.preview(shown)
    return Picture(canvas.png(PALETTES[request.theme]), alt.numbered(shown, list(request.places)))


def _hand(state: State, then: State, seat: Seat, request: RenderRequest) -> Sequence[Item]:
    """What a seat has to place; what it is placing stays in sight."""
    if seat != state.active:
        return ()
    return state.hand if place(request.ghost) else then.hand


def _draw_headline(canvas: Canvas, state: State, then: State, seat: Seat, request: RenderRequest) -> None:
    had = has = score(state.planners[seat], state.options.goals).total
    if then is not state:
        has = score(then.planners[seat], then.options.goals).total
    head = Headline(canvas)
    head.add_figure(shared.MEDAL, change(had, has))
    head.add_figure(glyphs.WORKER, str(workers_left(state, seat)))
    if seat == state.star and not state.over:
        head.add_star()
    head.add_player(state, seat, request)


class Layout(NamedTuple):
    """The height of a picture, the free places for tiles in it, and the grid."""

    height: int
    free: Sequence[At]
    grid: Grid


def fitted(state: State, then: State, seat: Seat, request: RenderRequest) -> Layout:
    """The lowest picture in which the fields are as large as they can be."""
    free = _free_spots(state, then, seat, request)
    tiles = [laid.at for laid in then.planners[seat].district.tiles]
    later = request.later_places(lambda state: [laid.at for laid in state.planners[seat].district.tiles])
    shown = extent(board.places([*free, *tiles, *later]))
    tallest = TALLEST_QUESTION if points_at_district(request) else TALLEST
    if len({*tiles, *later}) <= FEW:
        tallest = HEIGHT
    height = lowest(lambda height: fit(shown, _board_box(height), LARGEST).side, LARGEST, tallest)
    grid = fit(shown, _board_box(height), LARGEST)
    return Layout(height, free, Grid(*(length * request.scale for length in grid)))


def _board_box(height: int) -> Box:
    left, top, right, bottom = BOARD
    return left, top, right, bottom + height - HEIGHT


def _draw_district(
    canvas: Canvas, states: tuple[State, State], seat: Seat, request: RenderRequest, layout: Layout
) -> None:
    """The district with what is pointed at, or else with what was added last."""
    before, district = (state.planners[seat].district for state in states)
    grid = layout.grid
    if not (district.tiles or points_at_district(request) or request.crop_for):
        draw_start_tiles(canvas, states[0].start_tiles, _board_box(layout.height))
        return
    board.draw_free_spots(canvas, layout.free, grid)
    last = board.NOTHING if points_at_district(request) else board.latest(states[0], seat, request.earlier)
    new = board.additions(before, district)
    board.draw(canvas, district, grid, board.Marked(new, last, tagged_fields(request)))
    draw_ideas(canvas, states[0], seat, grid, request.marks)
    draw_numbers(canvas, district, grid, request)


def _free_spots(state: State, then: State, seat: Seat, request: RenderRequest) -> Sequence[At]:
    """Free places for tiles: those around the district only where they are asked for or fill the picture."""
    if request.crop_for:  # In a film, they would move the camera.
        return ()
    shown = state if request.places else then
    laid = {tile.at for tile in then.planners[seat].district.tiles}
    district = shown.planners[seat].district
    if len(laid) <= FEW or _lays_tile(state, seat, request):
        return [at for at in board.free_spots(shown, district) if at not in laid]
    return [at for at in board.gaps(district) if at not in laid]


def _lays_tile(state: State, seat: Seat, request: RenderRequest) -> bool:
    """Whether a place for a tile is asked for."""
    pointed = [request.ghost, *request.places.values(), *request.marks.values()]
    return any(isinstance(move, Lay) for move in pointed) or (
        seat == state.active and any(item in TILES for item in state.hand[:1])
    )
