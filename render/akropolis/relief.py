"""Areas as prisms: the walls under a face have a band for each level that can be seen."""

from PIL import Image, ImageChops

from render.akropolis.areas import CACHE, Look, centred, drawing_middle, face, look_fill
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


def lift(unit: int) -> int:
    """The height of a level in pixels; never more than its part, so that what fits stays in its box."""
    return half_height(unit) // PART


@cached_in(CACHE)
def prism(look: Look, bands: int, edges: int, unit: int) -> Sprite:
    """A face, and walls so many levels high below it; edges are as of a Prism."""
    below, top = body(look_fill(look), bands, edges, unit), face(look, unit)
    image = below.image.copy()
    image.paste(top.image, mask=top.mask)
    return Sprite(image, below.mask, below.rim)


@cached_in(CACHE)
def body(colour: Colour, bands: int, edges: int, unit: int) -> Sprite:
    """The walls below a face, and the outline of both.

    A city stamps faces onto bodies: there are too many kinds of both to keep all that can be made of them.
    """
    plain = _plain_body(colour, bands, unit)
    if edges & OVER_OTHERS:
        return plain
    image, mask = plain.image.copy(), plain.mask
    for side in range(6):
        if edges >> side & 1:
            soft = _soft_side(side, bands, unit)
            image.paste(soft.image, mask=soft.mask)
            mask = ImageChops.logical_or(mask, soft.mask)
    return Sprite(image, mask)


@cached_in(CACHE)
def _plain_body(colour: Colour, bands: int, unit: int) -> Sprite:
    """A body with a soft edge on anything."""
    coverage = _silhouette(bands, unit).coverage()
    return Sprite(_walls(colour, bands, unit), solid(coverage), ink(coverage))


def _silhouette(bands: int, unit: int) -> Drawing:
    """A face and all that is below it, and half a pixel more, so that no gap shows between two of them."""
    drawing, down = _drawing(bands, unit), bands * lift(unit)
    points = centred(inset(corners(unit), [-0.5] * 6), unit)
    drawing.polygon([*points[:3], *((x, y + down) for x, y in points[2:]), points[5]])
    return drawing


def _drawing(bands: int, unit: int) -> Drawing:
    return Drawing(4 * unit + 2, 2 * half_height(unit) + 2 + bands * lift(unit))


def _walls(colour: Colour, bands: int, unit: int) -> Image.Image:
    """The walls below a face, which is left as ink."""
    image = Image.new("L", _drawing(bands, unit).coverage().size, INK)
    points, height = centred(corners(unit), unit), lift(unit)
    line = max(0.9, unit * 0.045)
    for first, second, shade in WALLS:
        edge = (points[first], points[second])
        bands_of_wall = [wall(edge, band * height, (band + 1) * height, line) for band in range(bands)]
        paint_shapes(image, bands_of_wall, colour, shade)
    return image


@cached_in(CACHE)
def _soft_side(side: int, bands: int, unit: int) -> Sprite:
    """The soft pixels along a side next to the bare card; the others meet the outline of a neighbour."""
    coverage, beyond = _silhouette(bands, unit).coverage(), _drawing(bands, unit)
    points, (x, y) = centred(inset(corners(unit), [-2.0] * 6), unit), drawing_middle(unit)
    below = bands * lift(unit) if LOWER >> side & 1 else 0
    (a, b), (c, d) = points[side], points[(side + 1) % 6]
    beyond.polygon([(x, y + below), (a, b + below), (c, d + below)])
    soft = ImageChops.logical_and(coverage.point(SOFT, "1"), solid(beyond.coverage()))
    return Sprite(coverage.point([CARD + shade for shade in INK_SHADES]), soft)
