"""Hexes as numbers, so that a set of hexes is bits of one int and its neighbours are six shifts.

The grid is flat-topped and axial: q grows to the east, r to the south. A cell is a hex as one number,
column by column, so that a step in a direction is the same addition everywhere. Sets may count in shorter
columns than cells do: a small box makes a shorter int, and a shorter int is a faster one.
"""

from functools import cache
from typing import NamedTuple

from engines.core.bits import BitSet, Cell, Neighbours


class Hex(NamedTuple):
    """A place on the plane."""

    q: int
    r: int


REACH = 63  # no coordinate is further from the origin than this
STRIDE = 2 * (REACH + 1)  # one more than a column holds: a step off its end lands on no other hex
ORIGIN = (REACH + 1) * STRIDE + REACH + 1

# Clockwise from the north.
DIRECTIONS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
STEPS = tuple(q * STRIDE + r for q, r in DIRECTIONS)


def on_board(at: Hex) -> bool:
    """Whether a hex can be a cell at all."""
    return abs(at.q) <= REACH and abs(at.r) <= REACH


def cell_of(at: Hex) -> Cell:
    """The number of a hex."""
    return ORIGIN + at.q * STRIDE + at.r


def hex_of(cell: Cell) -> Hex:
    """The hex of a number."""
    q, r = divmod(cell, STRIDE)
    return Hex(q - REACH - 1, r - REACH - 1)


@cache
def neighbours_by(stride: int) -> Neighbours:
    """For sets whose columns are `stride` long: all cells that share a side with one of the set."""

    def neighbours(board: BitSet) -> BitSet:
        east, west = board << stride, board >> stride
        return board << 1 | board >> 1 | east | east >> 1 | west | west << 1

    return neighbours
