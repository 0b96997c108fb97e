"""Areas as prisms: the walls under a face have a band for each level that can be seen."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops

from engines.core.grids.hexes import Hex
from render.akropolis.areas import CACHE, Look, centred, drawing_middle, face, look_fill
from render.drawing.canvas import Canvas
from render.drawing.hexes import corners, half_height, inset
from render.drawing.palette import CARD, INK, INK_SHADES, Colour
from render.drawing.relief import paint_shapes, wall
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Drawing, Sprite, ink, solid

PART = 3  # of half a hex's height: the height of a level
# The shades of the walls to the south-west, south and south-east: the light comes from the upper left.
WALLS = ((5, 4, 3), (4, 3, 4), (3, 2, 5))  # two corners and a shade
UPPER, LOWER = 0b100011, 0b011100  # the sides of a face behind which others lie, and those above its walls
OVER_OTHERS = 1 << 6  # added to the edges of a prism whose face lies over what is behind it
# Soft edges by coverage: a pixel with less would be lighter than a shadow around it.
SOFT = [255 * (64 <= coverage < 128) for coverage in range(256)]


class Prism(NamedTuple):
    """An area to draw, where, and how high above the ground its face is."""

    at: Hex
    look: Look
    level: int
    bands: int  # how many levels of its walls can be seen
    edges: int  # the sides next to the bare card, as bits, and perhaps OVER_OTHERS

    def order(self) -> tuple[int, bool]:
        """From back to front; a ghost stands on what is there."""
        return 2 * self.at.r + self.at.q, self.look.ghost


def lift(unit: int) -> int:
    """The height of a level in pixels; never more than its part, so that what fits stays in its box."""
    return half_height(unit) // PART


class SoftEdge(NamedTuple):
    """The soft pixels along a side, and the offset of their middle from that of the face."""

    sprite: Sprite
    right: float
    down: float


def draw_prism(canvas: Canvas, prism: Prism, unit: int, x: int, y: int) -> None:
    """A face centred at a point, and the walls below it.

    They are stamped one after the other: there are too many kinds of each to keep what can be made of them.
    """
    if prism.edges & OVER_OTHERS:
        canvas.darken(_rim(prism.bands, unit), x, y + prism.bands * lift(unit) // 2)
    else:
        for edge in _soft_edges(prism.edges, prism.bands, unit):
            canvas.stamp(edge.sprite, x + edge.right, y + edge.down)
    if prism.bands:
        below = _walls(look_fill(prism.look), prism.bands, unit)
        canvas.stamp(below, x, y + below.half_height)
    canvas.stamp(face(prism.look, unit), x, y)


@lru_cache(128)
def _rim(bands: int, unit: int) -> Image.Image:
    """The outline of a prism, soft on anything."""
    return ink(_silhouette(bands, unit).coverage())


def _silhouette(bands: int, unit: int) -> Drawing:
    """A face and all that is below it, and half a pixel more, so that no gap shows between two of them."""
    drawing, down = Drawing(*_size(bands, unit)), bands * lift(unit)
    points = centred(inset(corners(unit), [-0.5] * 6), unit)
    drawing.polygon([*points[:3], *((x, y + down) for x, y in points[2:]), points[5]])
    return drawing


def _size(bands: int, unit: int) -> tuple[int, int]:
    return 4 * unit + 2, 2 * half_height(unit) + 2 + bands * lift(unit)


@cached_in(CACHE)
def _walls(colour: Colour, bands: int, unit: int) -> Sprite:
    """All that is below the middle of a face."""
    image = Image.new("L", _size(bands, unit), INK)
    points, height = centred(corners(unit), unit), lift(unit)
    line = max(0.9, unit * 0.045)
    for first, second, shade in WALLS:
        edge = (points[first], points[second])
        bands_of_wall = [wall(edge, band * height, (band + 1) * height, line) for band in range(bands)]
        paint_shapes(image, bands_of_wall, colour, shade)
    below = (0, drawing_middle(unit)[1], *image.size)
    return Sprite(image.crop(below), solid(_silhouette(bands, unit).coverage()).crop(below))


@lru_cache(1024)
def _soft_edges(edges: int, bands: int, unit: int) -> list[SoftEdge]:
    """The soft pixels along the sides next to the bare card; the others meet the outline of a neighbour."""
    sides = (_soft_edge(side, bands, unit) for side in range(6) if edges >> side & 1)
    return [edge for edge in sides if edge]


@lru_cache(512)
def _soft_edge(side: int, bands: int, unit: int) -> SoftEdge | None:
    """None where a side lies on whole pixels."""
    coverage, beyond = _silhouette(bands, unit).coverage(), Drawing(*_size(bands, unit))
    points, (x, y) = centred(inset(corners(unit), [-2.0] * 6), unit), drawing_middle(unit)
    below = bands * lift(unit) if LOWER >> side & 1 else 0
    (a, b), (c, d) = points[side], points[(side + 1) % 6]
    beyond.polygon([(x, y + below), (a, b + below), (c, d + below)])
    soft = ImageChops.logical_and(coverage.point(SOFT, "1"), solid(beyond.coverage()))
    box = soft.getbbox()
    if box is None:
        return None
    sprite = Sprite(coverage.point([CARD + shade for shade in INK_SHADES]).crop(box), soft.crop(box))
    return SoftEdge(sprite, box[0] + sprite.half_width - x, box[1] + sprite.half_height - y)
