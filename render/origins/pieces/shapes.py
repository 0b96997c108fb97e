"""Shapes that several pieces have in common."""

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageChops

from render.drawing.palette import CARD, COLOURS, INK, PANEL
from render.drawing.palette import Colour as Fill
from render.drawing.sprites import (
    AT_LEAST_HALF,
    Drawing,
    Point,
    Sprite,
    ink,
    layered_sprite,
)

CUT = 0.27  # the part of a side that the corner of an octagon takes
# Soft edges by shade: a lighter pixel would be lighter than a shadow around it.
SOFT = [255 * (shade >= 3 * COLOURS) for shade in range(256)]


def piece(base: Image.Image, layers: Iterable[tuple[Fill, Image.Image]]) -> Sprite:
    """Coloured shapes on a base of ink, with an edge that is soft on the bare card: one paste, not four."""
    sprite, coverage = layered_sprite(base, layers), ink(base)
    soft = ImageChops.subtract(coverage.point(SOFT), sprite.mask.convert("L")).point(AT_LEAST_HALF, "1")
    sprite.image.paste(coverage.point(lambda shade: min(shade + CARD, INK)), mask=soft)
    return Sprite(sprite.image, ImageChops.logical_or(sprite.mask, soft))


def octagon(side: float, middle: Point, by: float = 0) -> list[Point]:
    """The corners of a tile around its middle, moved inwards."""
    x, y = middle
    half = side / 2 - by
    cut = half - side * CUT + by * 0.41
    return [
        (x + a * half, y + b * cut) if flat else (x + a * cut, y + b * half)
        for a, b, flat in (
            (-1, -1, False), (1, -1, False), (1, -1, True), (1, 1, True),
            (1, 1, False), (-1, 1, False), (-1, 1, True), (-1, -1, True),
        )
    ]  # fmt: skip


def dash_outline(paper: Drawing, points: list[Point], width: float) -> None:
    """Cut gaps into an outline."""
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        x, y = ((a + b) / 2 for a, b in zip(start, end, strict=True))
        half = [((a - x) * 0.5 + x, (b - y) * 0.5 + y) for a, b in (start, end)]
        paper.line(half, width, covers=False)


@lru_cache(64)
def panel(width: int, height: int, radius: int) -> Sprite:
    """A background for things that belong together."""
    drawing = Drawing(width, height)
    drawing.rounded_rectangle((0, 0, width, height), radius)
    return Sprite(Image.new("L", (width, height), PANEL), drawing.coverage().point(AT_LEAST_HALF, "1"))
