"""Numbers of places on dark plates, unlike the white discs of letters and levels; the chosen is bright."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import NamedTuple

from render.drawing.canvas import Canvas
from render.drawing.lettering import SMALL, Weight, inscribe, text_coverage
from render.drawing.palette import ACCENT, WHITE
from render.drawing.sprites import Box, Drawing, Point, Sprite, ink, layered_sprite

WIDTH, NARROW, HEIGHT = 46, 40, 40  # of a plate with two digits, and with one
GAP = 1  # around a plate
DISTANCES, TURNS = (0, *range(26, 700, 14)), 12  # how far and in how many directions a plate gives way
# The costs of giving way by a pixel and of covering the point of another number, in covered pixels.
PER_PIXEL, PER_POINT = 6, 400


class Plate(NamedTuple):
    """A number, the point that it stands for, and the middle of its plate."""

    number: str
    point: Point
    middle: Point


@lru_cache(256)
def place_number(number: str, scale: int, *, chosen: bool = False) -> Sprite:
    """The plate of a number."""
    width, height = _size(number, scale)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), height * 0.32)
    _draw_inset(paper, (width, height), (3 if chosen else 1) * scale, covers=True)
    if chosen:
        sprite = layered_sprite(base.coverage(), [(ACCENT, paper.coverage())])
        return inscribe(sprite, number, width / 2, height / 2, SMALL * scale)
    _draw_inset(paper, (width, height), 2.5 * scale, covers=False)
    rim, digits = paper.coverage(), text_coverage(number, SMALL * scale, Weight.BOLD)
    rim.paste(digits, ((width - digits.width) // 2, (height - digits.height) // 2), digits)
    return layered_sprite(base.coverage(), [(WHITE, rim)])


def _size(number: str, scale: int) -> tuple[int, int]:
    return (WIDTH if len(number) > 1 else NARROW) * scale, HEIGHT * scale


def _draw_inset(drawing: Drawing, size: tuple[int, int], by: float, *, covers: bool) -> None:
    width, height = size
    drawing.rounded_rectangle((by, by, width - by, height - by), height * 0.32 - by, covers=covers)


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
    width, height = (ceil(2 * abs(a - b)) + 4 * dot for a, b in zip(point, middle, strict=True))
    x, y = width / 2, height / 2
    drawing = Drawing(width, height)
    drawing.ellipse((x - dot, y - dot, x + dot, y + dot))
    drawing.line([(x, y), (x + middle[0] - point[0], y + middle[1] - point[1])], 3 * canvas.scale)
    canvas.darken(ink(drawing.coverage()), *point)


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
        for distance in DISTANCES:
            if PER_PIXEL * distance >= cheapest:
                break
            for middle in _around(point, distance * self.scale):
                cost = PER_PIXEL * distance + self._cost(plate_box(number, middle, self.scale), point)
                if cost < cheapest:
                    best, cheapest = middle, cost
        self.taken.append(plate_box(number, best, self.scale))
        return Plate(number, point, best)

    def _cost(self, box: Box, point: Point) -> float:
        left, top, right, bottom = self.within
        inside = left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom
        if not inside or any(shared_area(box, other) for other in self.taken):
            return float("inf")
        points = sum(_holds(box, other) for other in self.points if other != point)
        covered = sum(shared_area(box, other) for other in self.obstacles)
        return PER_POINT * points + covered / self.scale**2


def arrange(points: Mapping[str, Point], scale: int, within: Box, obstacles: Sequence[Box]) -> list[Plate]:
    """A plate at each point, or near it: none covers another, and obstacles only where it must."""
    room = _Room(scale, within, list(points.values()), obstacles, [])
    return [room.stand(number, point) for number, point in points.items()]


def plate_box(number: str, middle: Point, scale: int) -> Box:
    """What a plate covers, with a gap around it."""
    (x, y), (width, height), gap = middle, _size(number, scale), GAP * scale
    return x - width / 2 - gap, y - height / 2 - gap, x + width / 2 + gap, y + height / 2 + gap


def shared_area(first: Box, second: Box) -> float:
    """The size of what two boxes have in common."""
    width = min(first[2], second[2]) - max(first[0], second[0])
    height = min(first[3], second[3]) - max(first[1], second[1])
    return max(0, width) * max(0, height)


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
