"""The five sites as places: each with a ground and a landmark of its own, below its mothership."""

from typing import NamedTuple

from PIL import Image

from engines.origins.components.terms import Colour, Site
from render.drawing.lettering import LARGE, MIDDLE, inscribe
from render.drawing.materials import Material, lay
from render.drawing.palette import COLOURS, INK
from render.drawing.palette import Colour as Fill
from render.drawing.relief import paint
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import AT_LEAST_HALF, Drawing, Sprite
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
    width, height = (HULL if alone else LONG_HULL) * scale, SHIP * scale
    silhouette, hull, dome, lights = (Drawing(width, height) for _ in range(4))
    line, middle, deck = 3 * scale, width / 2, 20 * scale
    cabin = (middle - 34 * scale, 0, middle + 34 * scale, 60 * scale)
    body = (0, deck, width, height - 6 * scale)
    silhouette.ellipse(cabin)
    silhouette.ellipse(body)
    for side in (-1, 1):
        foot = middle + side * width * 0.28
        silhouette.polygon([(foot - 8 * scale, height - 20 * scale), (foot + 8 * scale, height - 20 * scale),
                            (foot + side * 8 * scale, height)])  # fmt: skip
    dome.ellipse((cabin[0] + line, line, cabin[2] - line, cabin[3] - line))
    hull.ellipse((line, deck + line, width - line, body[3] - line))
    image = Image.new("L", (width, height), INK)
    paint(image, dome.coverage(), SEA)
    image.paste(INK, mask=_ellipse(width, height, body))
    paint(image, hull.coverage(), ROCK)
    lights.ellipse((line, deck + line, width - line, body[3] - line))
    lights.ellipse((line, deck + line - 9 * scale, width - line, body[3] - line - 9 * scale), covers=False)
    image.paste(_shade(ROCK, 3), mask=lights.coverage().point(AT_LEAST_HALF, "1"))
    sprite = soft_edged(image, silhouette.coverage())
    return inscribe(
        sprite, value, middle, (deck + body[3]) / 2 - 3 * scale, (LARGE if alone else MIDDLE) * scale
    )


def _ellipse(width: int, height: int, box: tuple[float, float, float, float]) -> Image.Image:
    drawing = Drawing(width, height)
    drawing.ellipse(box)
    return drawing.coverage().point(AT_LEAST_HALF, "1")
