"""The colours of Akropolis: a hue for each kind of area at every level, and a pale one for ghosts."""

from engines.akropolis.components import Area, District
from render.drawing.palette import Colour, Rgb, paler, palettes
from render.themes import Theme

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
PALER = 0.42
ORDER = list(LIGHT_HUES)
KINDS = len(ORDER)

PALETTES = palettes(
    lambda theme: [*HUES[theme].values(), *(paler(hue, PALER, theme) for hue in HUES[theme].values())],
    seats=4,
)


def fill(area: Area) -> Colour:
    """The colour of an area."""
    return ORDER.index(area.district)


def pale_fill(area: Area) -> Colour:
    """Of ghosts, of what is too expensive, and of lit edges."""
    return KINDS + fill(area)
