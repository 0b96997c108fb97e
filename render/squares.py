"""Where squares are on a picture: whole pixels, so that they meet exactly."""

from collections.abc import Iterable
from typing import NamedTuple

from render.sprites import Box, Point


class Grid(NamedTuple):
    """A square is `unit` wide; its upper left corner is where the origin of the plane is."""

    unit: int
    x: int
    y: int

    def corner(self, x: float, y: float) -> Point:
        """Where the upper left corner of a square is."""
        return self.x + self.unit * x, self.y + self.unit * y

    def middle(self, x: float, y: float) -> Point:
        """Where the middle of a square is."""
        return self.x + self.unit * x + self.unit // 2, self.y + self.unit * y + self.unit // 2


def fit(places: Iterable[tuple[int, int]], box: Box, largest: int) -> Grid:
    """A grid that shows all places within a box, in the middle of it, as large as can be to a twelfth."""
    left, top, right, bottom = box
    columns, rows = zip(*places, strict=True)
    wide, high = (max(line) - min(line) + 1 for line in (columns, rows))
    unit = min(largest, int((right - left) / wide), int((bottom - top) / high))
    unit -= unit % (1 + unit // 12)  # sizes go in steps: sprites are drawn for few of them
    x = (left + right - unit * wide) / 2 - unit * min(columns)
    y = (top + bottom - unit * high) / 2 - unit * min(rows)
    return Grid(unit, round(x), round(y))
