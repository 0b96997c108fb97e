"""Where hexes are on a picture: flat-topped, with corners on whole pixels, so that they meet exactly."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import ceil, hypot, sqrt
from typing import NamedTuple

from engines.core.hexes import Hex
from render.drawing.sprites import Box, Point


class Grid(NamedTuple):
    """A hex is 4 `unit` wide; its middle is where the origin of the plane is."""

    unit: int
    x: int
    y: int

    def middle(self, at: Hex) -> tuple[int, int]:
        """Where the middle of a hex is."""
        return self.x + 3 * self.unit * at.q, self.y + half_height(self.unit) * (2 * at.r + at.q)

    def centroid(self, places: Sequence[Hex]) -> Point:
        """Where several hexes meet."""
        xs, ys = zip(*(self.middle(at) for at in places), strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)

    def bounds_middle(self, places: Sequence[Hex]) -> Point:
        """The middle of what several hexes take up."""
        xs, ys = zip(*(self.middle(at) for at in places), strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


@cache
def half_height(unit: int) -> int:
    """From the middle of a hex to a side."""
    return round(sqrt(3) * unit)


def corners(unit: int) -> list[Point]:
    """The corners of a hex around its middle, clockwise: the side in direction d follows corner d."""
    side = half_height(unit)
    return [(-unit, -side), (unit, -side), (2 * unit, 0), (unit, side), (-unit, side), (-2 * unit, 0)]


def inset(points: Sequence[Point], by: Sequence[float]) -> list[Point]:
    """A convex clockwise shape with each side moved inwards."""
    lines = [
        _shifted_side(points[side], points[(side + 1) % len(points)], by[side]) for side in range(len(points))
    ]
    return [_intersection(lines[side - 1], lines[side]) for side in range(len(points))]


def fit(places: Iterable[Hex], box: Box, largest: int) -> Grid:
    """A grid that shows all places within a box, in the middle of it, as large as can be to a twelfth."""
    left, top, right, bottom = box
    columns, rows = zip(*((at.q, 2 * at.r + at.q) for at in places), strict=True)
    width, height = max(columns) - min(columns), max(rows) - min(rows) + 2
    unit = min(largest, int((right - left) / (3 * width + 4)), ceil((bottom - top) / (sqrt(3) * height)))
    while height * half_height(unit) > bottom - top:
        unit -= 1
    unit -= unit % (
        1 + unit // 12
    )  # Sizes go in steps of a twelfth or so: sprites are drawn for few of them.
    x = (left + right) / 2 - 3 * unit * (max(columns) + min(columns)) / 2
    y = (top + bottom) / 2 - half_height(unit) * (max(rows) + min(rows)) / 2
    return Grid(unit, round(x), round(y))


def _shifted_side(start: Point, end: Point, by: float) -> tuple[Point, Point]:
    (x, y), (right, down) = start, (end[0] - start[0], end[1] - start[1])
    length = hypot(right, down)
    inwards = (x - down / length * by, y + right / length * by)
    return inwards, (right, down)


def _intersection(first: tuple[Point, Point], second: tuple[Point, Point]) -> Point:
    ((x, y), (right, down)), ((left, top), (across, along)) = first, second
    part = ((left - x) * along - (top - y) * across) / (right * along - down * across)
    return x + part * right, y + part * down
