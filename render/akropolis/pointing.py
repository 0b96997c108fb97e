"""What is pointed at in a city: numbers of places, and ideas as ghosts with their letters."""

from collections.abc import Iterable, Mapping, Sequence
from math import dist
from typing import TypeAlias

from engines.akropolis.components import TILES
from engines.akropolis.moves import Place
from engines.akropolis.state import City, State
from engines.core.grids.hexes import Hex
from render.akropolis import board
from render.akropolis.areas import Look, draw_area, joins, tile_places
from render.akropolis.effects import dashed_outline, empty_place
from render.drawing.canvas import MARGIN, Canvas
from render.drawing.hexes import Grid, corners
from render.drawing.lettering import MIDDLE, SMALL
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


def middle(grid: Grid, move: Place) -> Point:
    """Where the three hexes of a tile meet: the same point, whichever way it is turned."""
    places = covered(move)
    x, y = grid.centroid(places)
    return round(x), round(y)


def draw_empty_places(canvas: Canvas, city: City, grid: Grid, moves: Iterable[Place]) -> None:
    """Outlines of the empty hexes that moves would cover."""
    for at in {at for at in all_covered(moves) if not board.level_at(city, at)}:
        canvas.stamp(empty_place(grid.unit), *grid.middle(at))


def draw_places(
    canvas: Canvas, city: City, grid: Grid, places: Mapping[str, Place], chosen: Place | None
) -> None:
    """The numbers of places, that of the chosen one bright."""
    if not places:
        return
    points = {number: middle(grid, move) for number, move in places.items()}
    margin, (width, height) = MARGIN * canvas.scale, canvas.image.size
    within = (margin, 0, width - margin, height - margin)
    plates = arrange(points, canvas.scale, within, board.contents(board.places(city), grid, canvas.scale))
    draw_numbers(canvas, plates, middle(grid, chosen) if chosen else None)


def draw_ghost_outline(canvas: Canvas, grid: Grid, move: Place, colour: Colour = ACCENT) -> None:
    """Dashes around a tile that would be laid."""
    outline = dashed_outline(move.facing % 2, grid.unit, colour)
    canvas.stamp(outline, *grid.bounds_middle(covered(move)))


def draw_ideas(canvas: Canvas, state: State, city: City, grid: Grid, marks: Mapping[str, Place]) -> None:
    """Each idea as the tile would lie; one that overlaps an earlier one is only outlined."""
    taken: set[Hex] = set()
    for move in marks.values():
        if taken.isdisjoint(covered(move)):
            _draw_tile(canvas, state, city, grid, move)
        draw_ghost_outline(canvas, grid, move, WHITE)
        taken.update(covered(move))
    _draw_letters(canvas, grid, marks)


def _draw_tile(canvas: Canvas, state: State, city: City, grid: Grid, move: Place) -> None:
    places = covered(move)
    level = board.level_at(city, move.at) + 1
    areas = TILES[state.market[move.slot]].areas
    for at, area, sides in zip(places, areas, joins(places), strict=True):
        look = Look(area.code, level, sides, ghost=True, badge=level > 1, compact=True)
        draw_area(canvas, look, 0, grid.unit, grid.middle(at))
        board.draw_level(canvas, grid, look, grid.middle(at))


def _draw_letters(canvas: Canvas, grid: Grid, marks: Mapping[str, Place]) -> None:
    """Each letter in a corner of its tile, where no other letter is: glyphs are in the middles of hexes."""
    size = MIDDLE if grid.unit >= board.ROOMY * canvas.scale else SMALL
    taken: list[Point] = []
    for letter, move in marks.items():
        mark = disc(letter, size * canvas.scale, 1.5)
        spot = _free_corner(grid, move, taken, mark.width)
        taken.append(spot)
        canvas.stamp(mark, *spot)


def _free_corner(grid: Grid, move: Place, taken: Sequence[Point], apart: float) -> Point:
    """The corner in the middle of a tile, or the nearest one that is far enough from other letters."""
    start = middle(grid, move)
    others = sorted(
        {(x + a, y + b) for x, y in map(grid.middle, covered(move)) for a, b in corners(grid.unit)},
        key=lambda corner: dist(corner, start),
    )
    free = (spot for spot in (start, *others) if all(dist(spot, other) >= apart for other in taken))
    return next(free, start)
