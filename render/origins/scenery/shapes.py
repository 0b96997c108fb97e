"""Parts of a landscape: polygons in a shade of a colour, around a point on the ground."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.drawing.palette import Colour
from render.drawing.relief import paint_shapes
from render.drawing.sprites import Point

Polygon: TypeAlias = tuple[Point, ...]


class Part(NamedTuple):
    """Polygons of one colour; y grows downwards, and the ground is at 0."""

    colour: Colour
    shade: int
    polygons: tuple[Polygon, ...]


def block(left: float, top: float, right: float, bottom: float = 0) -> Polygon:
    """A rectangle."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


def draw_parts(image: Image.Image, parts: Iterable[Part], foot: Point, size: float) -> None:
    """Draw a landmark so many times as large, with its foot at a point."""
    x, y = foot
    for colour, shade, polygons in parts:
        moved = [[(x + a * size, y + b * size) for a, b in polygon] for polygon in polygons]
        paint_shapes(image, moved, colour, shade)
