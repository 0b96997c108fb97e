"""What is pointed at in a city: numbers of places, and ideas as ghosts with their letters."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import dist
from typing import TypeAlias

from engines.akropolis.components import TILES
from engines.akropolis.moves import Place
from engines.akropolis.state import City, State
from engines.core.grids.hexes import Hex
from render.akropolis import board
from render.akropolis.areas import Look, joins, tile_places
from render.akropolis.effects import dashed_outline
from render.akropolis.relief import OVER_OTHERS, Prism, lift
from render.drawing.canvas import MARGIN, Canvas
from render.drawing.hexes import Grid, corners
from render.drawing.palette import ACCENT, WHITE, Colour
from render.drawing.sprites import Point
from render.widgets.badges import disc
from render.widgets.number_plates import arrange, draw_numbers

Places: TypeAlias = tuple[Hex, Hex, Hex]


def covered(move: Place) -> Places:
    """The hexes that a move covers."""
    return tile_places(move.at, move.facing)


def all_covered(moves: Iterable[Place]) -> list[Hex]:
    return [at for move in moves for at in covered(move)]


def middle(grid: Grid, move: Place, level: int) -> Point:
    """Where the three hexes of a tile meet on a level: the same point, whichever way it is turned."""
    x, y = grid.centroid(covered(move))
    return round(x), round(y) - level * lift(grid.unit)


def heights(city: City, moves: Iterable[Place]) -> dict[Hex, int]:
    """The levels of a city, and those that the tiles of moves would have."""
    built = board.levels(city)
    return built | {at: built.get(at, 0) + 1 for at in all_covered(moves)}


def empty_places(city: City, moves: Iterable[Place]) -> set[Hex]:
    """The places on the ground that moves would cover."""
    return {at for at in all_covered(moves) if not board.level_at(city, at)}


def draw_places(
    canvas: Canvas, city: City, grid: Grid, places: Mapping[str, Place], chosen: Place | None
) -> None:
    """The numbers of places, each as high as it lies; that of the chosen one is bright and on its tile."""
    if not places:
        return
    ghost = middle(grid, chosen, 0) if chosen else None
    points = {
        number: middle(grid, move, board.level_at(city, move.at) + (middle(grid, move, 0) == ghost))
        for number, move in places.items()
    }
    margin, (width, height) = MARGIN * canvas.scale, canvas.image.size
    within = (margin, 0, width - margin, height - margin)
    enough = board.NUMBERED[max(map(len, places))] * canvas.scale
    plates = arrange(points, canvas.scale, within, board.contents(city, grid, enough))
    draw_numbers(canvas, plates, _top(city, grid, chosen) if chosen else None)


def _top(city: City, grid: Grid, move: Place) -> Point:
    """The middle of a tile that would be laid."""
    return middle(grid, move, board.level_at(city, move.at) + 1)


def draw_ghost_outline(canvas: Canvas, city: City, grid: Grid, move: Place, colour: Colour = ACCENT) -> None:
    """Dashes around a tile that would be laid."""
    outline = dashed_outline(move.facing % 2, grid.unit, colour)
    x, y = grid.bounds_middle(covered(move))
    canvas.stamp(outline, x, y - (board.level_at(city, move.at) + 1) * lift(grid.unit))


def ghosts(state: State, city: City, moves: Iterable[Place], *, compact: bool) -> list[Prism]:
    """The tiles of moves as they would lie; one that overlaps an earlier one is left out."""
    taken: set[Hex] = set()
    shown: list[Prism] = []
    for move in moves:
        if taken.isdisjoint(covered(move)):
            shown += _ghost(state, city, move, compact=compact)
        taken.update(covered(move))
    return shown


def _ghost(state: State, city: City, move: Place, *, compact: bool) -> Iterator[Prism]:
    places, level = covered(move), board.level_at(city, move.at) + 1
    for at, area, sides in zip(places, TILES[state.market[move.slot]].areas, joins(places), strict=True):
        look = Look(area.code, sides, ghost=True, badge=level > 1, compact=compact)
        yield Prism(at, look, level, 1, OVER_OTHERS)


def draw_ideas(canvas: Canvas, city: City, grid: Grid, marks: Mapping[str, Place]) -> None:
    """The outlines and letters of ideas."""
    for move in marks.values():
        draw_ghost_outline(canvas, city, grid, move, WHITE)
    _draw_letters(canvas, city, grid, marks)


def _draw_letters(canvas: Canvas, city: City, grid: Grid, marks: Mapping[str, Place]) -> None:
    """Each letter in a corner of its tile, where no other letter is: glyphs are in the middles of hexes."""
    size = board.sign_size(grid.unit, canvas.scale)
    taken: list[Point] = []
    for letter, move in marks.items():
        mark = disc(letter, size, 1.5)
        spot = _free_corner(grid, move, _top(city, grid, move), taken, mark.width)
        taken.append(spot)
        canvas.stamp(mark, *spot)


def _free_corner(grid: Grid, move: Place, start: Point, taken: Sequence[Point], apart: float) -> Point:
    """The corner in the middle of a tile, or the nearest one that is far enough from other letters."""
    up = middle(grid, move, 0)[1] - start[1]
    others = sorted(
        {(x + a, y - up + b) for x, y in map(grid.middle, covered(move)) for a, b in corners(grid.unit)},
        key=lambda corner: dist(corner, start),
    )
    free = (spot for spot in (start, *others) if all(dist(spot, other) >= apart for other in taken))
    return next(free, start)
