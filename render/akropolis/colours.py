"""The colours of Akropolis: a hue for each kind of area, lighter with each level."""

from engines.akropolis.components import Area, District
from render.drawing.palette import WHITE_RGB, Colour, Rgb, mix, palette_bytes

LIGHTER = (0.0, 0.22, 0.42, 0.58)  # the white in each level's colour; higher levels look like the last
HUES: dict[District | None, Rgb] = {
    District.HOUSES: (96, 184, 242),
    District.MARKETS: (250, 220, 48),
    District.BARRACKS: (224, 92, 46),
    District.TEMPLES: (192, 118, 198),
    District.GARDENS: (40, 184, 116),
    None: (202, 193, 178),
}
HIGHEST = len(LIGHTER)
ORDER = list(HUES)
PALETTE = palette_bytes([mix(hue, WHITE_RGB, part) for hue in HUES.values() for part in LIGHTER], seats=4)
PALE = 3  # the level whose colours are also used for ghosts and for what is too expensive


def fill(area: Area, level: int) -> Colour:
    """The colour of an area on a level."""
    return ORDER.index(area.district) * HIGHEST + min(level, HIGHEST) - 1
