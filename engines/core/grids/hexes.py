"""Hexes as numbers, so that a set of hexes is one int and its neighbours are six shifts.

The grid is flat-topped and axial: q grows to the east, r to the south. A cell is the number of a hex. Cells
are numbered column by column, so a step in a direction is the same addition everywhere. A set may use shorter
columns than cells do: a small box needs a shorter int, which is faster.
"""

from functools import cache
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta

from engines.core.grids.bits import BitSet, Cell, Neighbours

REACH = 63  # the largest coordinate

# Checked where a state is read from JSON; what is built also has neighbours.
Coordinate: TypeAlias = Annotated[int, Meta(ge=4 - REACH, le=REACH - 4)]


class Hex(NamedTuple):
    """A place on the grid."""

    q: int
    r: int


STRIDE = 2 * (REACH + 1)  # one more than a column holds: a step off its end lands on no other hex
ORIGIN = (REACH + 1) * STRIDE + REACH + 1

# Clockwise from the north.
DIRECTIONS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
STEPS = tuple(q * STRIDE + r for q, r in DIRECTIONS)


def cell_of(at: Hex) -> Cell:
    """The number of a hex."""
    return ORIGIN + at.q * STRIDE + at.r


def hex_of(cell: Cell) -> Hex:
    """The hex of a number."""
    q, r = divmod(cell, STRIDE)
    return Hex(q - REACH - 1, r - REACH - 1)


@cache
def neighbours_by(stride: int) -> Neighbours:
    """The neighbours function for sets whose columns are `stride` long."""

    def neighbours(board: BitSet) -> BitSet:
        east, west = board << stride, board >> stride
        return board << 1 | board >> 1 | east | east >> 1 | west | west << 1

    return neighbours
