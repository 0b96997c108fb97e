"""The positions of hexes on a picture: flat-topped, corners on whole pixels, so that they meet exactly."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import ceil, hypot, sqrt
from typing import NamedTuple

from engines.core.grids.hexes import Hex
from render.drawing.sprites import Box, Point


class Grid(NamedTuple):
    """A quarter of a hex's width, and the middle of the origin's hex."""

    unit: int
    x: int
    y: int

    def middle(self, at: Hex) -> tuple[int, int]:
        return self.x + 3 * self.unit * at.q, self.y + half_height(self.unit) * (2 * at.r + at.q)

    def centroid(self, places: Sequence[Hex]) -> Point:
        xs, ys = zip(*(self.middle(at) for at in places), strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)

    def bounds_middle(self, places: Sequence[Hex]) -> Point:
        """The middle of the bounding box of several hexes."""
        xs, ys = zip(*(self.middle(at) for at in places), strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


@cache
def half_height(unit: int) -> int:
    """From the middle of a hex to its upper side."""
    return round(sqrt(3) * unit)


def corners(unit: int) -> list[Point]:
    """The corners of a hex around its middle, clockwise: the side in direction d follows corner d."""
    side = half_height(unit)
    return [(-unit, -side), (unit, -side), (2 * unit, 0), (unit, side), (-unit, side), (-2 * unit, 0)]


def inset(points: Sequence[Point], by: Sequence[float]) -> list[Point]:
    """A convex clockwise polygon with each side moved inwards."""
    ends = [*points[1:], points[0]]
    sides = [_shifted_side(*side) for side in zip(points, ends, by, strict=True)]
    return [_intersection(sides[number - 1], side) for number, side in enumerate(sides)]


class Extent(NamedTuple):
    """The columns and the rows of places, in steps of three units and of half a hex's height."""

    first_column: int
    last_column: int
    first_row: float
    last_row: int

    @property
    def width(self) -> int:
        """In units."""
        return 3 * (self.last_column - self.first_column) + 4

    @property
    def height(self) -> float:
        """In halves of a hex's height."""
        return self.last_row - self.first_row + 2

    @property
    def size(self) -> tuple[float, float]:
        return self.width, self.height


def extent(places: Iterable[Hex], above: float = 0) -> Extent:
    """How far places reach; what stands on the topmost ones may rise above them."""
    columns, rows = zip(*((at.q, 2 * at.r + at.q) for at in places), strict=True)
    return Extent(min(columns), max(columns), min(rows) - above, max(rows))


def fit(places: Iterable[Hex], box: Box, largest: int, above: float = 0) -> Grid:
    """The largest grid that shows all places in the middle of a box.

    What stands on the topmost places may rise above them by so many halves of a hex's height.
    """
    return fit_extent(extent(places, above), box, largest)


def fit_extent(reach: Extent, box: Box, largest: int) -> Grid:
    """The same for places that reach so far."""
    left, top, right, bottom = box
    room = ceil((bottom - top) / (sqrt(3) * reach.height))
    unit = max(1, min(largest, int((right - left) / reach.width), room))
    while unit > 1 and reach.height * half_height(unit) > bottom - top:
        unit -= 1
    # In steps of about a fourteenth: few sizes mean that few sprites have to be drawn.
    unit -= unit % (1 + unit // 14)
    x = (left + right) / 2 - 3 * unit * (reach.last_column + reach.first_column) / 2
    y = (top + bottom) / 2 - half_height(unit) * (reach.last_row + reach.first_row) / 2
    return Grid(unit, round(x), round(y))


def _shifted_side(start: Point, end: Point, by: float) -> tuple[Point, Point]:
    """A point of the side and its direction."""
    (x, y), (right, down) = start, (end[0] - start[0], end[1] - start[1])
    length = hypot(right, down)
    inwards = (x - down / length * by, y + right / length * by)
    return inwards, (right, down)


def _intersection(first: tuple[Point, Point], second: tuple[Point, Point]) -> Point:
    ((x, y), (right, down)), ((left, top), (across, along)) = first, second
    part = ((left - x) * along - (top - y) * across) / (right * along - down * across)
    return x + part * right, y + part * down
