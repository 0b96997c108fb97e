"""The colours of Akropolis: a hue for each kind of area, lighter with each level."""

from engines.akropolis.components import Area, District
from render.drawing.palette import Colour, Rgb, paler, palettes
from render.themes import Theme

LIGHTER = (0.0, 0.22, 0.42)  # how pale each level is; higher levels look like the last
LIGHT_HUES: dict[District | None, Rgb] = {
    District.HOUSES: (96, 184, 242),
    District.MARKETS: (250, 220, 48),
    District.BARRACKS: (224, 92, 46),
    District.TEMPLES: (192, 118, 198),
    District.GARDENS: (40, 184, 116),
    None: (202, 193, 178),
}
# Large bright areas are dimmed, and all kinds still differ in lightness.
DARK_HUES = LIGHT_HUES | {
    District.HOUSES: (98, 187, 246),
    District.GARDENS: (39, 177, 111),
    None: (174, 166, 153),
}
HUES = {Theme.LIGHT: LIGHT_HUES, Theme.DARK: DARK_HUES}
HIGHEST = len(LIGHTER)
ORDER = list(LIGHT_HUES)

PALETTES = palettes(
    lambda theme: [paler(hue, part, theme) for hue in HUES[theme].values() for part in LIGHTER], seats=4
)
PALE = 3  # the level whose colours are also used for ghosts and for what is too expensive


def fill(area: Area, level: int) -> Colour:
    """The colour of an area on a level."""
    return ORDER.index(area.district) * HIGHEST + min(level, HIGHEST) - 1
