"""The fields of a district: names for people, bits of one int for the rules.

A district grows from its start tile in any direction. The frame is as large as it can ever get: columns
a to r, rows 1 to 18 from the north; the start tile covers i9, j9, i10 and j10.
"""

from functools import lru_cache
from string import ascii_lowercase
from typing import TypeAlias

from engines.core.grids.bits import BitSet, Cell, groups, members
from engines.core.grids.squares import Square

At: TypeAlias = str  # a field, or a tile by its north-western field: `i9`
Box: TypeAlias = tuple[int, int]  # columns and rows of tiles

SPAN = 18  # the longest district is five tiles long, and its start tile may be at either end
STRIDE = SPAN + 1  # one more than a row holds: a step off its end lands on no other field
TILE = 2  # fields along the side of a tile


NAMES: dict[Cell, At] = {
    y * STRIDE + x: f"{ascii_lowercase[x]}{y + 1}" for y in range(SPAN) for x in range(SPAN)
}
CELLS: dict[At, Cell] = {name: cell for cell, name in NAMES.items()}
START: At = "i9"

# From a tile's north-western field to its four fields: NW, NE, SW, SE.
CORNERS = (0, 1, STRIDE, STRIDE + 1)


def square_of(at: At) -> Square:
    """The column and row of a field, counted from the north-western corner of the frame."""
    y, x = divmod(CELLS[at], STRIDE)
    return Square(x, y)


def name_of(square: Square) -> At:
    """What a field is called."""
    return NAMES[square.y * STRIDE + square.x]


def beside(board: BitSet) -> BitSet:
    """All fields that share a side with one of the set: corners do not count (Punkty)."""
    return board << 1 | board >> 1 | board << STRIDE | board >> STRIDE


@lru_cache(maxsize=1 << 15)  # Terrain changes only with each tile.
def areas(board: BitSet) -> tuple[BitSet, ...]:
    """The parts of a set that are connected by sides."""
    return tuple(groups(board, beside))


@lru_cache(maxsize=1 << 14)  # Districts grow from the same start, so the same outlines recur.
def sites(tiles: BitSet, boxes: tuple[Box, ...]) -> tuple[At, ...]:
    """Where a tile may go: full sides in common, within one of the boxes (Fragmenty dzielnic)."""
    near = tiles << TILE | tiles >> TILE | tiles << TILE * STRIDE | tiles >> TILE * STRIDE
    return tuple(NAMES[cell] for cell in members(near & ~tiles) if _fits(tiles | 1 << cell, boxes))


def _fits(tiles: BitSet, boxes: tuple[Box, ...]) -> bool:
    rows, columns = zip(*(divmod(cell, STRIDE) for cell in members(tiles)), strict=True)
    wide, high = (1 + (max(line) - min(line)) // TILE for line in (columns, rows))
    return any(wide <= most_wide and high <= most_high for most_wide, most_high in boxes)
