"""What is pointed at in a district: numbers of places, and ideas as ghosts with their letters."""

from collections.abc import Mapping

from engines.cities import GAME
from engines.cities.district.grid import At
from engines.cities.district.layout import District
from engines.cities.moves import Build, Lay, Move, Place
from engines.cities.state import State
from engines.core.game import Seat
from render.cities import board
from render.cities.pieces.buildings import roof_middle
from render.cities.pieces.edges import field_outline
from render.cities.pieces.frames import dashes
from render.drawing.canvas import Canvas
from render.drawing.lettering import SMALL
from render.drawing.palette import WHITE
from render.drawing.sprites import Point, Sprite
from render.drawing.squares import Grid
from render.requests import RenderRequest
from render.widgets import place_numbers as plates
from render.widgets.badges import disc
from render.widgets.place_numbers import place_number

TAB = 16  # from the left edge of a field to the middle of its number or letter
HIGHEST = 0.13  # from the upper edge of a field to the highest middle of a number or letter, in its sides
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


def tagged_fields(request: RenderRequest) -> frozenset[At]:
    """The fields with a number or a letter."""
    moves = [*request.places.values(), *request.marks.values()]
    return frozenset(move.at for move in moves if isinstance(move, Place | Build))


def _spot(canvas: Canvas, district: District, grid: Grid, move: Move) -> Point | None:
    """The middle of a tile, where no glyph is; of a field, its upper left corner or a roof's left end."""
    at = place(move)
    if at is None:
        return None
    if isinstance(move, Lay):
        return board.tile_middle(grid, at)
    (x, y), building = grid.middle(board.square_of(at)), district.fields[at].building
    lowest = HIGHEST + 1 - (plates.HEIGHT + 1) * canvas.scale / grid.side  # above that of the next field
    down = HIGHEST if building is None else max(HIGHEST, min(lowest, roof_middle(building.height)))
    return x - grid.side / 2 + TAB * canvas.scale, y + grid.side * (down - 0.5)


def draw_numbers(canvas: Canvas, district: District, grid: Grid, request: RenderRequest) -> None:
    """The numbers of places, that of the chosen one bright."""
    for number, move in request.places.items():
        is_chosen = place(move) == place(request.ghost)
        if isinstance(move, Place | Build) and not is_chosen:
            canvas.stamp(field_outline(grid.side), *grid.middle(board.square_of(move.at)))
        if spot := _spot(canvas, district, grid, move):
            canvas.stamp(place_number(number, canvas.scale, chosen=is_chosen), *spot)


def draw_ideas(canvas: Canvas, state: State, seat: Seat, grid: Grid, marks: Mapping[str, Move]) -> None:
    """Each idea as it would look; of two at one place, the second is only a letter beside the first."""
    taken: list[At] = []
    letters: list[tuple[Sprite, Point]] = []
    for letter, move in marks.items():
        at = place(move)
        if at is None:
            continue
        after = GAME.apply(state, move).state.planners[seat].district
        if at not in taken:
            _draw_ghost(canvas, state.planners[seat].district, after, grid)
        if spot := _spot(canvas, after, grid, move):
            right = BESIDE * canvas.scale * taken.count(at)
            letters.append((disc(letter, SMALL * canvas.scale, 1.6), (spot[0] + right, spot[1])))
        taken.append(at)
    for mark, spot in letters:
        canvas.stamp(mark, *spot)


def _draw_ghost(canvas: Canvas, before: District, after: District, grid: Grid) -> None:
    new = board.additions(before, after)
    board.draw_additions(canvas, after, grid, new)
    board.frame_additions(canvas, grid, new, _white_dashes)


def _white_dashes(width: int, height: int) -> Sprite:
    return dashes(width, height, WHITE)
