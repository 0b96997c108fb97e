"""Boxes for all seats of a table in columns, each as large as what is drawn in it needs."""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from math import ceil
from typing import TypeAlias

from render.drawing.sprites import Box

Columns: TypeAlias = Sequence[Sequence[int]]  # the seats of each
Size: TypeAlias = tuple[float, float]  # the width and the height of a board, in any unit

LEAST_WIDTH = 264  # of a column: for a name


@cache
def layouts(seats: int) -> list[Columns]:
    """Ways to put seats into columns: one after the other from left to right, or from top to bottom."""
    found: list[Columns] = []
    for count in range(1, seats + 1):
        most = ceil(seats / count)
        found.append([tuple(range(first, seats, count)) for first in range(count)])
        found.append([tuple(range(first, min(first + most, seats))) for first in range(0, seats, most)])
    return [columns for n, columns in enumerate(found) if columns not in found[:n]]


def boxes(sizes: Sequence[Size], columns: Columns, whole: Box, head: float) -> list[Box]:
    """A box for each seat: as large as its board needs compared with the others, and a head above it."""
    left, top, right, bottom = whole
    wished = [max(sizes[seat][0] for seat in column) for column in columns]
    edges = accumulate(column_widths(wished, right - left), initial=left)
    found: dict[int, Box] = {}
    for column, (start, end) in zip(columns, pairwise(edges), strict=True):
        heights = [sizes[seat][1] for seat in column]
        down = (bottom - top - head * len(column)) / sum(heights)
        tops = accumulate((head + down * height for height in heights), initial=top)
        for seat, (upper, lower) in zip(column, pairwise(tops), strict=True):
            found[seat] = (start, upper, end, lower)
    return [found[seat] for seat in range(len(sizes))]


def column_widths(wished: Sequence[float], room: float) -> list[float]:
    """The widths of columns that fill a room: as they are wished, but all with room for a name."""
    least, rest, widths = min(LEAST_WIDTH, room / len(wished)), sum(wished), dict[int, float]()
    for column in sorted(range(len(wished)), key=wished.__getitem__):
        widths[column] = max(least, room * wished[column] / rest)
        room, rest = room - widths[column], rest - wished[column]
    return [widths[column] for column in range(len(wished))]
