"""What a city stands on: a meadow, the edge of its paving, and what is shown at free places."""

from math import ceil

from PIL import Image

from render.drawing.materials import Material, lay
from render.drawing.palette import ACCENT, COLOURS
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Drawing, Sprite, layered_sprite, solid
from render.origins.colours import LAND, PAVING
from render.origins.pieces.shapes import CACHE, dash_outline, fill_rectangle, octagon, plate, square

RADIUS, GRASS = 20, 44  # of the corners of a meadow, and between its tufts
# In sides of a tile:
KERB, FRONT, SHADOW = 0.03, 0.055, 0.06  # around the paving, below it, and on the grass
HALO = 0.055
PLOT_EDGE = PAVING + 3 * COLOURS


@cached_in(CACHE)
def meadow(width: int, height: int, scale: int) -> Sprite:
    """Grass with round corners."""
    sprite = plate(width, height, RADIUS * scale, LAND)
    lay(sprite.image, Material.GRASS, GRASS * scale, LAND)
    return fill_rectangle(sprite)


@cached_in(CACHE)
def terrace(side: int) -> Sprite:
    """The edge of the paving around a tile, and its shadow on the grass to the lower right."""
    kerb, front, shadow = (part * side for part in (KERB, FRONT, SHADOW))
    pad = ceil(kerb + front + shadow)
    width = side + 2 * pad
    left, right = pad - kerb, width - pad + kerb
    image, whole = Image.new("L", (width, width), LAND + 3 * COLOURS), Drawing(width, width)
    far = (right + shadow, right + front + shadow)
    whole.polygon(
        [
            (left, left),
            (right, left),
            (far[0], left + shadow),
            far,
            (left + shadow, far[1]),
            (left, right + front),
        ]
    )
    # Without outlines: those between two tiles would be seen.
    image.paste(PAVING + 3 * COLOURS, (round(left), round(left), round(right), round(right)))
    image.paste(PAVING + 5 * COLOURS, (round(left), round(right), round(right), round(right + front)))
    return Sprite(image, solid(whole.coverage()))


@cached_in(CACHE)
def plot(side: int) -> Sprite:
    """Where the city could grow: a patch of bare ground."""
    whole, patch, image = Drawing(side, side), Drawing(side, side), Image.new("L", (side, side), PLOT_EDGE)
    whole.polygon(octagon(square(side), side * 0.06))
    patch.polygon(octagon(square(side), side * 0.06 + max(2.0, side * 0.025)))
    image.paste(PAVING + 2 * COLOURS, mask=solid(patch.coverage()))
    return Sprite(image, solid(whole.coverage()))


@cached_in(CACHE)
def halo(side: int) -> Sprite:
    """A bright band around the last tile."""
    band, line = side * HALO, max(1.5, side * 0.015)
    width = side + 2 * ceil(line + 1)
    base, bright = Drawing(width, width), Drawing(width, width)
    outer: Box = (0, 0, width, width)
    base.polygon(octagon(outer))
    bright.polygon(octagon(outer, line))
    for drawing, by in ((bright, band), (base, band + line)):
        drawing.polygon(octagon(outer, by), covers=False)
    return layered_sprite(base.coverage(), [(ACCENT, bright.coverage())])


@cached_in(CACHE)
def free_place(side: int) -> Sprite:
    """Room for a tile: bare ground with a dashed outline."""
    base, paper, line = Drawing(side, side), Drawing(side, side), max(2.0, side * 0.03)
    whole = square(side)
    base.polygon(octagon(whole, side * 0.06))
    paper.polygon(octagon(whole, side * 0.06 + line / 2))
    dash_outline(paper, octagon(whole, side * 0.06), side * 0.1)
    return layered_sprite(base.coverage(), [(PAVING, paper.coverage())])


@cached_in(CACHE)
def free_seat(side: int) -> Sprite:
    """An empty seat of power: a hole in the middle of a district."""
    base, rim, hole = (Drawing(side, side) for _ in range(3))
    half, line = side / 2, max(1.5, side * 0.07)
    for drawing, reach in ((base, half), (rim, half - line), (hole, half - 2.2 * line)):
        drawing.polygon(
            [(half, half - reach), (half + reach, half), (half, half + reach), (half - reach, half)]
        )
    sprite = layered_sprite(base.coverage(), [(PAVING, rim.coverage())])
    sprite.image.paste(PAVING + 5 * COLOURS, mask=solid(hole.coverage()))
    return Sprite(sprite.image, sprite.mask)
