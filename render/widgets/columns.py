"""The ways to put the seats of a table into columns."""

from functools import cache
from math import ceil
from typing import TypeAlias

Columns: TypeAlias = tuple[tuple[int, ...], ...]  # the seats of each
Size: TypeAlias = tuple[float, float]  # the width and the height of a board, in any unit


@cache
def layouts(seats: int) -> list[Columns]:
    """Ways to put seats into columns: one after the other from left to right, or from top to bottom."""
    found: list[Columns] = []
    for count in range(1, seats + 1):
        most = ceil(seats / count)
        found.append(tuple(tuple(range(first, seats, count)) for first in range(count)))
        found.append(tuple(tuple(range(first, min(first + most, seats))) for first in range(0, seats, most)))
    return [columns for n, columns in enumerate(found) if columns not in found[:n]]
