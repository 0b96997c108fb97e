"""The positions of squares on a picture: on whole pixels, so that they meet exactly."""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import NamedTuple

from engines.core.grids.squares import Square
from render.drawing.canvas import HEIGHT, TALLEST
from render.drawing.sprites import Box, Point

HEIGHT_STEP = 20


class Grid(NamedTuple):
    """The length of a side, and the middle of the origin's square."""

    side: int
    x: int
    y: int

    def middle(self, at: Square) -> tuple[int, int]:
        return self.x + self.side * at.x, self.y + self.side * at.y

    def corner(self, at: Square) -> Point:
        """Where a square meets its neighbours to the east, south-east and south."""
        x, y = self.middle(at)
        return x + self.side / 2, y + self.side / 2


def lowest(side_at: Callable[[int], int], enough: int, tallest: int = TALLEST, least: int = HEIGHT) -> int:
    """The height of the lowest picture with squares that are large enough, or as large as in the tallest."""
    heights = range(least, tallest + 1, HEIGHT_STEP)
    wanted = min(enough, side_at(heights[-1]))
    return heights[bisect_left(heights, wanted, key=side_at)]


def extent(places: Iterable[Square]) -> tuple[Square, Square]:
    """The corners of the smallest rectangle around some places: it fits where they do, and sooner."""
    columns, rows = zip(*places, strict=True)
    return Square(min(columns), min(rows)), Square(max(columns), max(rows))


def fit(places: Iterable[Square], box: Box, largest: int) -> Grid:
    """The largest grid that shows all places in the middle of a box."""
    left, top, right, bottom = box
    columns, rows = zip(*places, strict=True)
    width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    side = max(2, min(largest, int((right - left) / width), int((bottom - top) / height)))
    # Even, and in steps of about a twelfth: few sizes mean that few sprites have to be drawn.
    side -= side % (2 + side // 24 * 2)
    x = (left + right) / 2 - side * (max(columns) + min(columns)) / 2
    y = (top + bottom) / 2 - side * (max(rows) + min(rows)) / 2
    return Grid(side, round(x), round(y))
