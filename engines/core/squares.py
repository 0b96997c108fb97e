"""Squares as numbers, so that a set of squares is bits of one int and its neighbours are a few shifts.

A cell is a square as one number, row by row; x grows to the east, y to the south.
"""

from typing import NamedTuple

from engines.core.bits import BitSet, Cell


class Square(NamedTuple):
    """A place on the grid."""

    x: int
    y: int


REACH = 31  # no coordinate is further from the origin than this
STRIDE = 2 * (REACH + 1)  # one more than a row holds: a step off its end lands on no other square
ORIGIN = (REACH + 1) * STRIDE + REACH + 1

# Clockwise from the north.
DIRECTIONS = (Square(0, -1), Square(1, 0), Square(0, 1), Square(-1, 0))
STEPS = tuple(y * STRIDE + x for x, y in DIRECTIONS)


def on_board(at: Square) -> bool:
    """Whether a square can be a cell at all."""
    return abs(at.x) <= REACH and abs(at.y) <= REACH


def cell_of(at: Square) -> Cell:
    """The number of a square."""
    return ORIGIN + at.y * STRIDE + at.x


def square_of(cell: Cell) -> Square:
    """The square of a number."""
    y, x = divmod(cell, STRIDE)
    return Square(x - REACH - 1, y - REACH - 1)


def beside(board: BitSet) -> BitSet:
    """All cells that share a side with one of the set."""
    return board << 1 | board >> 1 | board << STRIDE | board >> STRIDE


def around(board: BitSet) -> BitSet:
    """All cells that share a side or a corner with one of the set."""
    row = board | board << 1 | board >> 1
    return board << 1 | board >> 1 | row << STRIDE | row >> STRIDE
