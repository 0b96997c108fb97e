"""What is pointed at in a district: numbers of places, and ideas as ghosts with their letters."""

from collections.abc import Mapping

from engines.cities import GAME
from engines.cities.district.grid import At
from engines.cities.district.layout import District
from engines.cities.moves import Build, Lay, Move, Place
from engines.cities.state import State
from engines.core.game import Seat
from render.cities import board
from render.cities.pieces.frames import dashes
from render.drawing.canvas import Canvas
from render.drawing.lettering import SMALL
from render.drawing.palette import WHITE
from render.drawing.sprites import Point, Sprite
from render.drawing.squares import Grid
from render.requests import RenderRequest
from render.widgets.badges import disc
from render.widgets.place_numbers import place_number

TAB = 20  # from the left edge of a field to the middle of the number or letter on its upper edge
BESIDE = 44  # from one letter to the next


def place(move: Move | None) -> At | None:
    """The field of a move, if it has one."""
    return move.at if isinstance(move, Lay | Place | Build) else None


def points_at_district(request: RenderRequest) -> bool:
    """Whether something in the district is numbered, has a letter or is a ghost."""
    return any(map(place, (*request.places.values(), *request.marks.values(), request.ghost)))


def points_at_fields(request: RenderRequest) -> bool:
    """Whether fields that are there already are numbered or have letters."""
    moves = [*request.places.values(), *request.marks.values()]
    return any(isinstance(move, Place | Build) for move in moves)


def _spot(canvas: Canvas, grid: Grid, move: Move) -> Point | None:
    """The middle of a tile, where no glyph is; of a field, the left end of its upper edge."""
    at = place(move)
    if at is None:
        return None
    if isinstance(move, Lay):
        return board.tile_middle(grid, at)
    x, y = grid.middle(board.square_of(at))
    return x - grid.side / 2 + TAB * canvas.scale, y - grid.side / 2


def draw_numbers(canvas: Canvas, grid: Grid, places: Mapping[str, Move], chosen: Move | None) -> None:
    """The numbers of places, that of the chosen one bright."""
    for number, move in places.items():
        is_chosen = place(move) == place(chosen)
        if isinstance(move, Place | Build) and not is_chosen:
            canvas.stamp(board.field_outline(grid.side), *grid.middle(board.square_of(move.at)))
        if spot := _spot(canvas, grid, move):
            canvas.stamp(place_number(number, canvas.scale, chosen=is_chosen), *spot)


def draw_ideas(canvas: Canvas, state: State, seat: Seat, grid: Grid, marks: Mapping[str, Move]) -> None:
    """Each idea as it would look; of two at one place, the second is only a letter beside the first."""
    taken: list[At] = []
    letters: list[tuple[Sprite, Point]] = []
    for letter, move in marks.items():
        at, spot = place(move), _spot(canvas, grid, move)
        if at is None or spot is None:
            continue
        if at not in taken:
            _draw_ghost(canvas, state, seat, grid, move)
        right = BESIDE * canvas.scale * taken.count(at)
        letters.append((disc(letter, SMALL * canvas.scale, 1.6), (spot[0] + right, spot[1])))
        taken.append(at)
    for mark, spot in letters:
        canvas.stamp(mark, *spot)


def _draw_ghost(canvas: Canvas, state: State, seat: Seat, grid: Grid, move: Move) -> None:
    before: District = state.planners[seat].district
    after = GAME.apply(state, move).state.planners[seat].district
    new = board.additions(before, after)
    board.draw_additions(canvas, after, grid, new)
    board.frame_additions(canvas, grid, new, _white_dashes)


def _white_dashes(width: int, height: int) -> Sprite:
    return dashes(width, height, WHITE)
