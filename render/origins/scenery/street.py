"""The street in which buildings are on offer."""

from PIL import Image

from render.drawing.materials import Material, lay
from render.drawing.palette import COLOURS
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Drawing, Sprite, solid
from render.origins.colours import PAVING, SKY
from render.origins.pieces.shapes import CACHE, fill_rectangle, plate
from render.origins.scenery.shapes import block

HORIZON, GRAIN, RADIUS = 0.46, 26, 20
ROOFS = ((0, 60), (70, 84), (150, 52), (215, 96), (300, 66), (372, 44), (430, 88), (520, 58), (585, 100),
         (660, 70), (742, 48), (800, 92), (880, 62), (950, 80), (1010, 54))  # fmt: skip


@cached_in(CACHE)
def street(width: int, height: int, scale: int) -> Sprite:
    """Paving in front of the silhouette of a city."""
    sprite, horizon = plate(width, height, RADIUS * scale, SKY), round(height * HORIZON)
    houses = Drawing(width, horizon)
    for left, top in ROOFS:
        points = block(left, -top, left + 64)
        houses.polygon((x * scale, horizon + y * scale) for x, y in points)
    sprite.image.paste(SKY + 2 * COLOURS, (0, 0), solid(houses.coverage()))
    ground = Image.new("L", (width, height - horizon), PAVING)
    lay(ground, Material.SLABS, GRAIN * scale, PAVING)
    sprite.image.paste(ground, (0, horizon))
    return fill_rectangle(sprite)
