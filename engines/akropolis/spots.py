"""Spots: the three hexes that a tile can lie on, as one number.

Three hexes that touch each other make a triangle that points east or west. A spot is twice the number
of its westernmost or southern hex, plus one where it points west to east; a tile fits on it in three
ways. Because cells are numbered evenly, what surrounds a spot is the same list of steps everywhere.
"""

from collections.abc import Iterable
from typing import TypeAlias

from engines.core.bits import Cell
from engines.core.hexes import ORIGIN, STEPS, Hex, cell_of, hex_of

Spot: TypeAlias = int

_NORTH, _NORTH_EAST, _SOUTH_EAST, _SOUTH, _SOUTH_WEST, _NORTH_WEST = STEPS

# From a spot's anchor cell to its three cells, by the spot's lowest bit.
_CORNERS = ((0, _NORTH, _NORTH_EAST), (0, _NORTH_EAST, _SOUTH_EAST))

# From a tile's first hex to the anchor of the spot that it lies on, by facing.
_ANCHORS = (0, 0, _SOUTH, _SOUTH_WEST, _SOUTH_WEST, _NORTH_WEST)


def spot_of(at: Hex, facing: int) -> Spot:
    """Where a tile lies whose first hex is `at`."""
    return 2 * (cell_of(at) + _ANCHORS[facing]) + facing % 2


def cells_of(at: Hex, facing: int) -> tuple[Cell, Cell, Cell]:
    """The cells under a tile's first, second and third hex."""
    first = cell_of(at)
    return first, first + STEPS[facing], first + STEPS[(facing + 1) % 6]


def corners(spot: Spot) -> tuple[Cell, Cell, Cell]:
    """The three cells of a spot."""
    a, b, c = _CORNERS[spot & 1]
    return (spot >> 1) + a, (spot >> 1) + b, (spot >> 1) + c


def facings(spot: Spot) -> tuple[tuple[Hex, int], ...]:
    """The three ways in which a tile can lie on a spot."""
    turns = range(spot & 1, 6, 2)
    return tuple((hex_of((spot >> 1) - _ANCHORS[facing]), facing) for facing in turns)


def spots_on(cells: Iterable[Cell]) -> frozenset[Spot]:
    """Every spot that has one of these cells."""
    return frozenset(
        2 * (cell - step) + pointing for cell in cells for pointing in (0, 1) for step in _CORNERS[pointing]
    )


def around(cells: Iterable[Cell]) -> frozenset[Cell]:
    """The cells themselves and all that share a side with one of them."""
    return frozenset(cell + step for cell in cells for step in (0, *STEPS))


# A neighbouring spot as steps: from spot to spot, and from the anchor to the neighbour's three cells.
_Step: TypeAlias = tuple[int, int, int, int]


def _steps(spot: Spot, others: Iterable[Spot]) -> tuple[_Step, ...]:
    anchor = spot >> 1
    return tuple((other - spot, *(cell - anchor for cell in corners(other))) for other in sorted(others))


_EXAMPLES = (2 * ORIGIN, 2 * ORIGIN + 1)

# By a spot's lowest bit: the spots that share a cell with it, itself among them,
SHARING = tuple(_steps(spot, spots_on(corners(spot))) for spot in _EXAMPLES)
# and those that only touch it.
TOUCHING = tuple(
    _steps(spot, spots_on(around(corners(spot))) - spots_on(corners(spot))) for spot in _EXAMPLES
)
