"""The colours of Cities: a hue for each kind of field, in three tints."""

from engines.cities.district.survey import Terrain
from render.drawing.palette import WHITE_RGB, Colour, Rgb, mix, palette_bytes

HUES: dict[Terrain, Rgb] = {
    Terrain.RED: (230, 90, 62),
    Terrain.YELLOW: (253, 220, 44),
    Terrain.BLUE: (106, 146, 248),
    Terrain.GREEN: (60, 194, 130),
    Terrain.PARK: (176, 200, 104),
    Terrain.LAKE: (158, 214, 246),
}
STONE_RGB: Rgb = (232, 226, 215)
LIGHTER = (0.0, 0.34, 0.66)  # the white in each tint
STRONG, LIGHT, PALE = range(len(LIGHTER))
ORDER = list(HUES)
STONE: Colour = len(HUES) * len(LIGHTER)  # streets, and things without a colour
PALETTE = palette_bytes(
    [*(mix(hue, WHITE_RGB, part) for hue in HUES.values() for part in LIGHTER), STONE_RGB]
)


def fill(terrain: Terrain, tint: int) -> Colour:
    """The colour of a kind of field in a tint."""
    return ORDER.index(terrain) * len(LIGHTER) + tint
