"""The colours of Cities: a hue for each kind of field, in three tints."""

from engines.cities.district.survey import Terrain
from render.drawing.palette import Colour, Rgb, paler, palettes
from render.themes import Theme

LIGHT_HUES: dict[Terrain, Rgb] = {
    Terrain.RED: (230, 90, 62),
    Terrain.YELLOW: (253, 220, 44),
    Terrain.BLUE: (106, 146, 248),
    Terrain.GREEN: (60, 194, 130),
    Terrain.PARK: (176, 200, 104),
    Terrain.LAKE: (158, 214, 246),
}
# Large bright areas are dimmed, and all kinds still differ in lightness.
DARK_HUES = LIGHT_HUES | {
    Terrain.PARK: (149, 169, 89),
    Terrain.LAKE: (144, 194, 223),
}
HUES = {Theme.LIGHT: LIGHT_HUES, Theme.DARK: DARK_HUES}
STREETS: dict[Theme, Rgb] = {Theme.LIGHT: (232, 226, 215), Theme.DARK: (185, 180, 171)}
LIGHTER = (0.0, 0.34, 0.66)  # how pale each tint is
STRONG, LIGHT, PALE = range(len(LIGHTER))
ORDER = list(LIGHT_HUES)
STONE: Colour = len(ORDER) * len(LIGHTER)  # streets, and things without a colour

PALETTES = palettes(
    lambda theme: [
        *(paler(hue, part, theme) for hue in HUES[theme].values() for part in LIGHTER),
        STREETS[theme],
    ],
    seats=4,
)


def fill(terrain: Terrain, tint: int) -> Colour:
    """The colour of a kind of field in a tint."""
    return ORDER.index(terrain) * len(LIGHTER) + tint
