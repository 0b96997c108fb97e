"""Spots: the three hexes that a tile can lie on, as one number.

Three hexes that touch each other make a triangle. A spot is twice the number of its southern or western
hex (its anchor), plus one where the other two lie to the east of it; a tile fits on it in three ways.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from engines.core.bits import BitSet, Cell, bitset
from engines.core.hexes import ORIGIN, STEPS, STRIDE, Hex, cell_of, hex_of

Spot: TypeAlias = int

_NORTH, _NORTH_EAST, _SOUTH_EAST, _SOUTH, _SOUTH_WEST, _NORTH_WEST = STEPS

# From a spot's anchor to its three cells, by the spot's lowest bit.
_CORNERS = ((0, _NORTH, _NORTH_EAST), (0, _NORTH_EAST, _SOUTH_EAST))

# From a tile's first hex to the anchor of the spot that it lies on, by facing.
_ANCHORS = (0, 0, _SOUTH, _SOUTH_WEST, _SOUTH_WEST, _NORTH_WEST)


# From a tile's first hex to that anchor and to its second and third hex, by facing.
_TURNS = tuple((_ANCHORS[k], STEPS[k], STEPS[(k + 1) % 6]) for k in range(6))


def under(at: Hex, facing: int) -> tuple[Spot, Cell, Cell, Cell]:
    """The spot of a tile, and the cells under its first, second and third hex."""
    first = cell_of(at)
    anchor, second, third = _TURNS[facing]
    return 2 * (first + anchor) + facing % 2, first, first + second, first + third


def facings(spot: Spot) -> tuple[tuple[Hex, int], ...]:
    """The three ways in which a tile can lie on a spot."""
    turns = range(spot & 1, 6, 2)
    return tuple((hex_of((spot >> 1) - _ANCHORS[facing]), facing) for facing in turns)


def corners(spot: Spot) -> tuple[Cell, Cell, Cell]:
    """The three cells of a spot."""
    a, b, c = _CORNERS[spot & 1]
    anchor = spot >> 1
    return anchor + a, anchor + b, anchor + c


def spots_on(cells: Iterable[Cell]) -> frozenset[Spot]:
    """Every spot that has one of these cells."""
    return frozenset(2 * (cell - step) + east for cell in cells for east in (0, 1) for step in _CORNERS[east])


def around(cells: Iterable[Cell]) -> frozenset[Cell]:
    """The cells themselves and all that share a side with one of them."""
    return frozenset(cell + step for cell in cells for step in (0, *STEPS))


# Far enough before a spot's anchor that every cell within two steps of the spot comes after it.
MARGIN = 2 * STRIDE + 2


class Surroundings(NamedTuple):
    """What can change around a spot when a tile is laid on it, as steps and sets of cells from its margin."""

    tile: BitSet  # its own cells
    covered: tuple[int, ...]  # to the spots that share a cell with it, itself among them
    level_with: tuple[tuple[int, BitSet], ...]  # to those but itself, and their cells beside the tile
    beyond: tuple[tuple[int, BitSet], ...]  # to the spots that only touch it, and their cells


def _surroundings(spot: Spot) -> Surroundings:
    def seen(cells: Iterable[Cell]) -> BitSet:
        return bitset(cells, (spot >> 1) - MARGIN)

    tile = frozenset(corners(spot))
    covered = sorted(spots_on(tile))
    beyond = sorted(spots_on(around(tile)).difference(covered))
    return Surroundings(
        seen(tile),
        tuple(other - spot for other in covered),
        tuple((other - spot, seen(set(corners(other)) - tile)) for other in covered if other != spot),
        tuple((other - spot, seen(corners(other))) for other in beyond),
    )


# By a spot's lowest bit: what lies around is alike everywhere.
SURROUNDINGS = (_surroundings(2 * ORIGIN), _surroundings(2 * ORIGIN + 1))
