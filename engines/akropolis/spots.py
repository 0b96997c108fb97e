"""Spots: the three hexes that a tile can lie on, as one number.

Three hexes that touch each other make a triangle. A spot is twice the number of its southern or western
hex (its anchor), plus one where the other two lie to the east of it; a tile fits on it in three ways.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engines.core.grids.bits import BitSet, Cell, bitset
from engines.core.grids.hexes import ORIGIN, STEPS, Hex, cell_of, hex_of

Spot: TypeAlias = int

_NORTH, _NORTH_EAST, _SOUTH_EAST, _SOUTH, _SOUTH_WEST, _NORTH_WEST = STEPS

# From a spot's anchor to its three cells, by the spot's lowest bit.
_CORNERS = ((0, _NORTH, _NORTH_EAST), (0, _NORTH_EAST, _SOUTH_EAST))

# From a tile's first hex to the anchor of the spot that it lies on, by facing.
_ANCHORS = (0, 0, _SOUTH, _SOUTH_WEST, _SOUTH_WEST, _NORTH_WEST)


# From a tile's first hex to that anchor and to its second and third hex, by facing.
_TURNS = tuple((_ANCHORS[k], STEPS[k], STEPS[(k + 1) % 6]) for k in range(6))


@lru_cache(maxsize=1 << 14)  # All cities start at the same origin, so the same places recur.
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


class Neighbour(NamedTuple):
    """A spot that shares a cell with another spot or touches it, relative to that spot."""

    step: int  # from the spot to this one
    ring: BitSet  # positions in the ring that matter to it
    near: Cell  # its two cells outside the ring, as steps from the spot's anchor
    far: Cell  # equal to `near` if there is only one


class Surroundings(NamedTuple):
    """The spots around a spot that a tile laid on it can affect."""

    ring: tuple[Cell, ...]  # the cells next to it, as steps from its anchor
    sharing: tuple[Neighbour, ...]  # the spots that share a cell with it, itself among them, by their cells
    touching: tuple[Neighbour, ...]  # the spots that only touch it, by their cells and those next to them


def _surroundings(spot: Spot) -> Surroundings:
    anchor, tile = spot >> 1, frozenset(corners(spot))
    ring = sorted(around(tile) - tile)

    def neighbour(other: Spot, cells: Iterable[Cell]) -> Neighbour:
        positions = bitset(ring.index(cell) for cell in cells if cell in ring)
        away = [cell - anchor for cell in corners(other) if cell not in ring]
        return Neighbour(other - spot, positions, away[0], away[-1])

    sharing = sorted(spots_on(tile))
    touching = sorted(spots_on(ring).difference(sharing))
    return Surroundings(
        tuple(cell - anchor for cell in ring),
        tuple(neighbour(other, corners(other)) for other in sharing),
        tuple(neighbour(other, around(corners(other))) for other in touching),
    )


# By a spot's lowest bit; the surroundings are the same everywhere.
SURROUNDINGS = (_surroundings(2 * ORIGIN), _surroundings(2 * ORIGIN + 1))


class Change(NamedTuple):
    """The effect of a new tile on the spots around it."""

    closed: tuple[int, ...]  # steps to those that were level with its place, itself among them
    opened: tuple[int, ...]  # steps to those that are level with the tile now
    ground: tuple[tuple[int, Cell, Cell], ...]  # and to those on the ground, if two more cells are empty


@lru_cache(maxsize=1 << 13)
def change(east: int, level: int, heights: tuple[int, ...]) -> Change:
    """The effect of a tile on a level, by its spot's lowest bit and the heights of the ring around it.

    Cached, because few different rings occur.
    """

    def at(height: int) -> BitSet:
        return bitset(n for n, other in enumerate(heights) if other == height)

    _ring, sharing, touching = SURROUNDINGS[east]
    uneven_before, uneven, built = ~at(level - 1), ~at(level), ~at(0)
    return Change(
        tuple(step for step, ring, *_ in sharing if not ring & uneven_before),
        tuple(step for step, ring, *_ in sharing if ring and not ring & uneven),
        # Spots that also touch another part of the city are free already.
        tuple((step, near, far) for step, ring, near, far in touching if level == 1 and not ring & built),
    )
