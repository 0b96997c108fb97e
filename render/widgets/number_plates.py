"""Where the numbers of places stand: at their points, or near them where those are too close together."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, cos, dist, floor, pi, sin
from typing import NamedTuple

from render.drawing.canvas import Canvas
from render.drawing.sprites import Box, Drawing, Point, ink
from render.widgets.place_numbers import place_number

GAP = 1  # around a plate
DISTANCES, TURNS = (0, *range(26, 700, 14)), 12  # how far and in how many directions a plate gives way
NEAR = 150  # Farther obstacles do not matter: giving way so far costs more than covering one.
# The costs of giving way by a pixel and of covering the point of another number, in covered pixels.
PER_PIXEL, PER_POINT = 6, 400


class Plate(NamedTuple):
    """A number, the point that it stands for, and the middle of its plate."""

    number: str
    point: Point
    middle: Point


def draw_numbers(canvas: Canvas, plates: Sequence[Plate], chosen: Point | None) -> None:
    """All plates, with a line from each that gave way to its point; the one of the chosen point is bright."""
    for _, point, middle in plates:
        if middle != point:
            _draw_line(canvas, point, middle)
    for number, point, middle in plates:
        canvas.stamp(place_number(number, canvas.scale, chosen=point == chosen), *middle)


def _draw_line(canvas: Canvas, point: Point, middle: Point) -> None:
    """A line that begins with a dot."""
    dot = 5 * canvas.scale
    (x, y), (right, down) = point, (middle[0] - point[0], middle[1] - point[1])
    left, top = floor(min(right, 0)) - 2 * dot, floor(min(down, 0)) - 2 * dot
    width, height = (ceil(abs(length)) + 4 * dot for length in (right, down))
    drawing = Drawing(width, height)
    drawing.ellipse((-left - dot, -top - dot, -left + dot, -top + dot))
    drawing.line([(-left, -top), (right - left, down - top)], 3 * canvas.scale)
    canvas.write(ink(drawing.coverage()), x + left + width // 2, y + top + height // 2)


class _Room(NamedTuple):
    """Where plates can stand; all lengths are final pixels."""

    scale: int
    within: Box
    points: Sequence[Point]
    obstacles: Sequence[Box]
    taken: list[Box]  # by plates so far

    def stand(self, number: str, point: Point) -> Plate:
        """Take the cheapest room for a plate: farther away is looked at only while it can be cheaper."""
        best, cheapest = point, float("inf")
        near = [box for box in self.obstacles if dist(point, box[:2]) < NEAR * self.scale]
        for distance in DISTANCES:
            if PER_PIXEL * distance >= cheapest:
                break
            for middle in _around(point, distance * self.scale):
                cost = PER_PIXEL * distance + self._cost(plate_box(number, middle, self.scale), point, near)
                if cost < cheapest:
                    best, cheapest = middle, cost
        self.taken.append(plate_box(number, best, self.scale))
        return Plate(number, point, best)

    def _cost(self, box: Box, point: Point, obstacles: Sequence[Box]) -> float:
        left, top, right, bottom = self.within
        inside = left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom
        if not inside or any(_meet(box, other) for other in self.taken):
            return float("inf")
        points = sum(_holds(box, other) for other in self.points if other != point)
        covered = sum(shared_area(box, other) for other in obstacles)
        return PER_POINT * points + covered / self.scale**2


def arrange(points: Mapping[str, Point], scale: int, within: Box, obstacles: Sequence[Box]) -> list[Plate]:
    """A plate at each point, or near it: none covers another, and obstacles only where it must."""
    room = _Room(scale, within, list(points.values()), obstacles, [])
    return [room.stand(number, point) for number, point in points.items()]


def plate_box(number: str, middle: Point, scale: int) -> Box:
    """What a plate covers, with a gap around it."""
    plate, (x, y), gap = place_number(number, scale), middle, GAP * scale
    across, down = plate.width / 2 + gap, plate.height / 2 + gap
    return x - across, y - down, x + across, y + down


def shared_area(first: Box, second: Box) -> float:
    """The size of what two boxes have in common."""
    width = min(first[2], second[2]) - max(first[0], second[0])
    height = min(first[3], second[3]) - max(first[1], second[1])
    return max(0, width) * max(0, height)


def _meet(first: Box, second: Box) -> bool:
    """Whether two boxes have something in common."""
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]


def _holds(box: Box, point: Point) -> bool:
    return box[0] < point[0] < box[2] and box[1] < point[1] < box[3]


def _around(point: Point, distance: float) -> Iterator[Point]:
    """The point itself, or points all around it."""
    if not distance:
        yield point
        return
    for turn in range(TURNS):
        angle = 2 * pi * turn / TURNS
        yield point[0] + distance * sin(angle), point[1] - distance * cos(angle)
