"""The colours and glyphs of Akropolis: a hue for each kind of area, lighter with each level."""

from engines.akropolis.components import Area, District
from render import glyphs
from render.glyphs import Glyph
from render.palette import WHITE_RGB, Colour, Rgb, mix, rgb

LIGHTER = (0.0, 0.24, 0.46, 0.66)  # how much white is in a level; higher ones look like the last
HUES: dict[District | None, Rgb] = {
    District.HOUSES: (78, 164, 228),
    District.MARKETS: (246, 214, 52),
    District.BARRACKS: (226, 98, 48),
    District.TEMPLES: (190, 122, 196),
    District.GARDENS: (40, 178, 120),
    None: (176, 166, 152),
}
GLYPHS: dict[District | None, Glyph] = {
    District.HOUSES: glyphs.HOUSE,
    District.MARKETS: glyphs.AWNING,
    District.BARRACKS: glyphs.SHIELD,
    District.TEMPLES: glyphs.TEMPLE,
    District.GARDENS: glyphs.LEAF,
    None: glyphs.BLOCKS,
}
HIGHEST = len(LIGHTER)
ORDER = list(HUES)
PALETTE = rgb([mix(hue, WHITE_RGB, part) for hue in HUES.values() for part in LIGHTER])
PALE = 3  # the level whose colours also serve what is only thought of, or out of reach


def fill(area: Area, level: int) -> Colour:
    """The colour of an area on a level."""
    return ORDER.index(area.district) * HIGHEST + min(level, HIGHEST) - 1
