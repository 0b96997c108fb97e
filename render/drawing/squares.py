"""Where squares are on a picture: on whole pixels, so that they meet exactly."""

from collections.abc import Iterable
from typing import NamedTuple

from engines.core.squares import Square
from render.drawing.sprites import Box, Point


class Grid(NamedTuple):
    """How long a side is, and where the middle of the origin's square is."""

    side: int
    x: int
    y: int

    def middle(self, at: Square) -> tuple[int, int]:
        """Where the middle of a square is."""
        return self.x + self.side * at.x, self.y + self.side * at.y

    def corner(self, at: Square) -> Point:
        """Where a square meets those to the east, south-east and south of it."""
        x, y = self.middle(at)
        return x + self.side / 2, y + self.side / 2


def fit(places: Iterable[Square], box: Box, largest: int) -> Grid:
    """A grid that shows all places within a box, in the middle of it, as large as can be to a twelfth."""
    left, top, right, bottom = box
    columns, rows = zip(*places, strict=True)
    width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    side = min(largest, int((right - left) / width), int((bottom - top) / height))
    # Even, and in steps of a twelfth or so: sprites are drawn for few sizes.
    side -= side % (2 + side // 24 * 2)
    x = (left + right) / 2 - side * (max(columns) + min(columns)) / 2
    y = (top + bottom) / 2 - side * (max(rows) + min(rows)) / 2
    return Grid(side, round(x), round(y))
