"""Spots: the three hexes that a tile can lie on, as one number.

Three hexes that touch each other make a triangle. A spot is twice the number of its southern or western
hex (its anchor), plus one where the other two lie to the east of it; a tile fits on it in three ways.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engines.core.bits import Cell
from engines.core.hexes import ORIGIN, STEPS, Hex, cell_of, hex_of

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


# By a spot's lowest bit, the steps from its anchor to the cells beside it: they are alike everywhere.
BESIDE = tuple(
    tuple(cell - ORIGIN for cell in sorted(around(corners(spot)).difference(corners(spot))))
    for spot in (2 * ORIGIN, 2 * ORIGIN + 1)
)


class Change(NamedTuple):
    """What a new tile does to the spots around it: steps to them from its own spot."""

    closed: tuple[int, ...]  # those that were level with its place, its own among them
    opened: tuple[int, ...]  # those that are level with the tile now
    beyond: tuple[tuple[int, Cell, Cell], ...]  # those on the ground, if two more cells are empty


@lru_cache(maxsize=1 << 13)
def change(east: int, level: int, beside: tuple[int, ...]) -> Change:
    """What a tile on a level does, from its spot's lowest bit and the levels of the cells beside it."""
    spot = 2 * ORIGIN + east
    tile = frozenset(corners(spot))
    levels = {ORIGIN + step: height for step, height in zip(BESIDE[east], beside, strict=True)}

    def rest_is_on(height: int, other: Spot) -> bool:
        return all(levels[cell] == height for cell in tile.symmetric_difference(corners(other)) - tile)

    def far_cells(other: Spot) -> list[Cell]:
        return [cell - ORIGIN for cell in corners(other) if cell not in levels]

    touching = sorted(spots_on(tile))
    outer = sorted(spots_on(levels).difference(touching)) if level == 1 else []
    return Change(
        tuple(other - spot for other in touching if rest_is_on(level - 1, other)),
        tuple(other - spot for other in touching if other != spot and rest_is_on(level, other)),
        tuple(
            (other - spot, far_cells(other)[0], far_cells(other)[-1])
            for other in outer
            if not any(levels.get(cell) for cell in corners(other))
        ),
    )
