"""Sets of cells as bits of one int. Each grid brings its own function for neighbours."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

Cell: TypeAlias = int
BitSet: TypeAlias = int
Neighbours: TypeAlias = Callable[[BitSet], BitSet]


def bitset(cells: Iterable[Cell], base: Cell = 0) -> BitSet:
    """The set of these cells, shifted down by `base`."""
    board = 0
    for cell in cells:
        board |= 1 << cell - base
    return board


def members(board: BitSet) -> Iterator[Cell]:
    """The cells of a set, lowest first."""
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest


def flood(seed: BitSet, within: BitSet, neighbours: Neighbours) -> BitSet:
    """All cells of `within` that are connected to the seed."""
    reached = seed & within
    while (wider := (reached | neighbours(reached)) & within) != reached:
        reached = wider
    return reached


def groups(board: BitSet, neighbours: Neighbours) -> Iterator[BitSet]:
    """The connected parts of a set."""
    while board:
        group = flood(board & -board, board, neighbours)
        yield group
        board ^= group
