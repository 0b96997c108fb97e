"""Shapes that several pieces have in common."""

from collections.abc import Iterable

from PIL import Image, ImageChops

from render.drawing.palette import CARD, COLOURS, INK, PANEL
from render.drawing.palette import Colour as Fill
from render.drawing.sprite_cache import SpriteCache, cached_in
from render.drawing.sprites import Box, Drawing, Point, Sprite, ink, layered_sprite, solid

CUT = 0.27  # the part of a side that the corner of an octagon takes
# Soft edges by shade: a lighter pixel would be lighter than a shadow around it.
SOFT = [255 * (shade >= 3 * COLOURS) for shade in range(256)]
CACHE = SpriteCache(32 * 1024 * 1024)  # of all pieces and places


def piece(base: Image.Image, layers: Iterable[tuple[Fill, Image.Image]]) -> Sprite:
    """Coloured shapes on a base of ink, with an edge that is soft on the bare card: one paste, not four."""
    return soft_edged(layered_sprite(base, layers).image, base)


def soft_edged(image: Image.Image, silhouette: Image.Image) -> Sprite:
    """An image as far as its silhouette covers it, with an edge that is soft on the bare card."""
    mask, coverage = solid(silhouette), ink(silhouette)
    soft = solid(ImageChops.subtract(coverage.point(SOFT), mask.convert("L")))
    image.paste(coverage.point(lambda shade: min(shade + CARD, INK)), mask=soft)
    return Sprite(image, ImageChops.logical_or(mask, soft))


def square(side: float) -> Box:
    """The box of a whole sprite."""
    return 0, 0, side, side


def octagon(box: Box, by: float = 0) -> list[Point]:
    """The corners of an octagon that fills a box, moved inwards; clockwise from the left end of the top."""
    left, top, right, bottom = box[0] + by, box[1] + by, box[2] - by, box[3] - by
    cut = (box[2] - box[0]) * CUT - by * 0.41
    return [
        (left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut),
        (right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut),
    ]  # fmt: skip


def dash_outline(paper: Drawing, points: list[Point], width: float) -> None:
    """Cut gaps into an outline."""
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        x, y = ((a + b) / 2 for a, b in zip(start, end, strict=True))
        half = [((a - x) * 0.5 + x, (b - y) * 0.5 + y) for a, b in (start, end)]
        paper.line(half, width, covers=False)


@cached_in(CACHE)
def panel(width: int, height: int, radius: int) -> Sprite:
    """A background for things that belong together."""
    return fill_rectangle(plate(width, height, radius, PANEL))


def plate(width: int, height: int, radius: int, colour: Fill) -> Sprite:
    """A rectangle with round corners."""
    drawing = Drawing(width, height)
    drawing.rounded_rectangle((0, 0, width, height), radius)
    return Sprite(Image.new("L", (width, height), colour), solid(drawing.coverage()))


def fill_rectangle(sprite: Sprite) -> Sprite:
    """The same sprite, with the card around it: on the bare card it can be pasted without its mask."""
    sprite.image.paste(CARD, mask=ImageChops.invert(sprite.mask.convert("L")).convert("1"))
    return sprite
