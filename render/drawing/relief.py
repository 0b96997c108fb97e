"""Relief: the walls below a face in darker shades of its colour, each with an outline of ink."""

from collections.abc import Iterable
from functools import cache

from PIL import Image

from render.drawing.ink import cover
from render.drawing.palette import COLOURS, INK_SHADES, Colour
from render.drawing.sprites import Drawing, Point


@cache
def shaded(colour: Colour, shade: int) -> tuple[int, ...]:
    """The index of a shade of a colour that covers so much of a pixel of ink (0 to 255)."""
    return tuple(colour + max(shade * COLOURS, INK_SHADES[255 - coverage]) for coverage in range(256))


def paint(image: Image.Image, coverage: Image.Image, colour: Colour, shade: int = 0) -> None:
    """Lay a shade of a colour on an image of ink, as far as it covers it."""
    cover(image, coverage, shaded(colour, shade))


def paint_shapes(
    image: Image.Image, shapes: Iterable[Iterable[Point]], colour: Colour, shade: int = 0
) -> None:
    """The same with polygons."""
    drawing = Drawing(*image.size)
    for points in shapes:
        drawing.polygon(points)
    paint(image, drawing.coverage(), colour, shade)


def wall(top: tuple[Point, Point], start: float, end: float, line: float) -> list[Point]:
    """The part of a wall below an edge, from one depth to another; a line is left free on each side."""
    (left, left_top), (right, right_top) = sorted(top)
    return [
        (left + line, left_top + start + line),
        (right - line, right_top + start + line),
        (right - line, right_top + end - line),
        (left + line, left_top + end - line),
    ]
