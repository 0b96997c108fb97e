"""The five sites as places: each with a ground and a landmark of its own, below its mothership."""

from typing import NamedTuple

from PIL import Image, ImageChops

from engines.origins.components.terms import Colour, Site
from render.drawing.lettering import LARGE, MIDDLE, inscribe
from render.drawing.materials import Material, lay
from render.drawing.palette import COLOURS, INK, coverage_table
from render.drawing.palette import Colour as Fill
from render.drawing.relief import paint
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Drawing, Sprite, solid
from render.origins.colours import LAND, LEAVES, PAVING, ROCK, SEA, SKY, fill
from render.origins.pieces.shapes import CACHE, plate, soft_edged
from render.origins.scenery.shapes import Part, block, draw_parts

RED, PURPLE, BLUE, ORANGE, YELLOW = (fill(colour) for colour in Colour)
HORIZON, LANDMARK = 0.58, 0.7  # in heights and widths of a place
GRAIN, RADIUS = 18, 20
TALLEST = 180  # the height of a place in which landmarks have the size that is given here
HULL, LONG_HULL, SHIP = 136, 190, 84  # the widths of a mothership with one number or two, and its height


class Scene(NamedTuple):
    """A ground, what it is made of, and what stands on it."""

    ground: int  # the index of a colour and its shade
    material: Material
    parts: tuple[Part, ...]


def _shade(colour: Fill, shade: int) -> int:
    return colour + shade * COLOURS


QUARRY = Scene(
    _shade(ROCK, 3),
    Material.STONE,
    (
        Part(ROCK, 2, (((-96, 0), (-84, -44), (-58, -70), (-34, -52), (0, -88), (40, -64), (60, 0)),)),
        Part(ROCK, 4, (((0, -88), (40, -64), (78, -52), (98, 0), (26, 0), (12, -40)),)),
        Part(ROCK, 1, (block(-70, -20, -38, 8), block(-32, -20, 0, 8), block(-52, -46, -20, -20))),
        Part(ROCK, 3, (block(-46, -18, -38, 8), block(-8, -18, 0, 8), block(-28, -44, -20, -20))),
    ),
)
FIELDS = Scene(
    _shade(LEAVES, 2),
    Material.PLANKS,
    (
        Part(LEAVES, 3, (((-110, 0), (-70, -30), (-20, -40), (40, -26), (100, -36), (120, 0)),)),
        Part(ORANGE, 2, (block(-26, -44, 34),)),
        Part(RED, 2, (((-36, -40), (-12, -72), (20, -72), (44, -40)),)),
        Part(ORANGE, 5, (block(-6, -28, 14),)),
        Part(YELLOW, 1, tuple(block(x, -24 + x % 3 * 3, x + 5, 6) for x in (-92, -80, -68, -56, 58, 70, 82))),
        Part(
            YELLOW,
            2,
            tuple(((x - 3, -22), (x + 2, -38), (x + 8, -22)) for x in (-92, -80, -68, -56, 58, 70, 82)),
        ),
    ),
)
LIBRARY = Scene(
    _shade(PAVING, 1),
    Material.SLABS,
    (
        Part(ROCK, 2, (block(-74, -8, 74, 6), block(-66, -60, 66, -52))),
        Part(ROCK, 3, (block(-60, -52, 60, -8),)),
        Part(ROCK, 0, tuple(block(x, -52, x + 12, -8) for x in (-60, -30, 0, 30, 48))),
        Part(BLUE, 1, (((-78, -60), (0, -92), (78, -60)),)),
        Part(BLUE, 3, (((0, -92), (78, -60), (22, -60)),)),
    ),
)
PYRAMID = Scene(
    _shade(PAVING, 2),
    Material.SAND,
    (
        Part(YELLOW, 1, (((-74, 0), (0, -88), (24, 0)),)),
        Part(YELLOW, 3, (((0, -88), (82, 0), (24, 0)),)),
        Part(YELLOW, 2, (((-92, 6), (-70, -22), (-58, 6)),)),
        Part(YELLOW, 4, (((-70, -22), (-42, 6), (-58, 6)),)),
        Part(YELLOW, 5, (block(-22, -18, -6),)),
    ),
)
CAMP = Scene(
    _shade(LAND, 1),
    Material.GRASS,
    (
        Part(LEAVES, 4, (((-110, 0), (-60, -26), (0, -36), (70, -22), (120, 0)),)),
        Part(ORANGE, 1, (((-84, 4), (-46, -62), (-38, 4)),)),
        Part(ORANGE, 3, (((-46, -62), (-8, 4), (-38, 4)),)),
        Part(PURPLE, 1, (((2, 4), (44, -74), (54, 4)),)),
        Part(PURPLE, 3, (((44, -74), (92, 4), (54, 4)),)),
        Part(ROCK, 5, (block(-49, -86, -45, -60), block(42, -96, 46, -72))),
        Part(RED, 0, (((-45, -86), (-18, -78), (-45, -70)), ((46, -96), (74, -88), (46, -80)))),
    ),
)
SCENES = (QUARRY, FIELDS, LIBRARY, PYRAMID, CAMP)


@cached_in(CACHE)
def place(site: Site, width: int, height: int, scale: int) -> Sprite:
    """The landscape of a site, with round corners."""
    scene, sprite = SCENES[site - 1], plate(width, height, RADIUS * scale, SKY)
    image, horizon = sprite.image, round(height * HORIZON)
    ground = Image.new("L", (width, height - horizon), scene.ground)
    lay(ground, scene.material, GRAIN * scale, scene.ground)
    image.paste(ground, (0, horizon))
    draw_parts(image, scene.parts, (width * LANDMARK, horizon), height / TALLEST)
    return sprite


@cached_in(CACHE)
def mothership(value: str, scale: int) -> Sprite:
    """A mothership with the value of its site on the hull."""
    alone = len(value) == 1
    width, height, line = (HULL if alone else LONG_HULL) * scale, SHIP * scale, 3 * scale
    cabin: Box = (width / 2 - 34 * scale, 0, width / 2 + 34 * scale, 60 * scale)
    hull: Box = (0, 20 * scale, width, height - 6 * scale)
    silhouette, image = Drawing(width, height), Image.new("L", (width, height), INK)
    silhouette.ellipse(cabin)
    silhouette.ellipse(hull)
    for x, out in ((width * 0.22, -8), (width * 0.78, 8)):
        foot = (x + out * scale, height)
        silhouette.polygon([(x - 8 * scale, height - 20 * scale), (x + 8 * scale, height - 20 * scale), foot])
    _draw_ellipse(image, cabin, line, SEA)
    image.paste(INK, mask=solid(_ellipse(image.size, hull)))
    _draw_ellipse(image, hull, line, ROCK)
    sprite = soft_edged(image, silhouette.coverage())
    size = (LARGE if alone else MIDDLE) * scale
    return inscribe(sprite, value, width / 2, (hull[1] + hull[3]) / 2 - line, size)


def _draw_ellipse(image: Image.Image, box: Box, line: int, colour: Fill) -> None:
    """A round body within its outline, darker at the bottom."""
    inner = (box[0] + line, box[1] + line, box[2] - line, box[3] - line)
    coverage = _ellipse(image.size, inner)
    paint(image, coverage, colour, 3)
    higher = (inner[0], inner[1] - 3 * line, inner[2], inner[3] - 3 * line)
    lit = solid(ImageChops.darker(coverage, _ellipse(image.size, higher)))
    image.paste(coverage.point(coverage_table(colour)), mask=lit)


def _ellipse(size: tuple[int, int], box: Box) -> Image.Image:
    drawing = Drawing(*size)
    drawing.ellipse(box)
    return drawing.coverage()
