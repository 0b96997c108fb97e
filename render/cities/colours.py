"""The colours and glyphs of Cities: a hue for each kind of field, in three tints."""

from engines.cities.components import Zone
from engines.cities.survey import Terrain
from render.cities import glyphs
from render.drawing import glyphs as shared
from render.drawing.glyphs import Glyph
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
LIGHTER = (0.0, 0.34, 0.66)  # how much white is in a tint
STRONG, LIGHT, PALE = range(len(LIGHTER))
ORDER = list(HUES)
STONE: Colour = len(HUES) * len(LIGHTER)  # streets, and what has no colour of its own
PALETTE = palette_bytes(
    [*(mix(hue, WHITE_RGB, part) for hue in HUES.values() for part in LIGHTER), STONE_RGB]
)

GLYPHS: dict[Terrain, Glyph] = {
    Terrain.RED: shared.HOUSE,
    Terrain.YELLOW: glyphs.BOOK,
    Terrain.BLUE: shared.TEMPLE,
    Terrain.GREEN: shared.AWNING,
}
PLOTS = tuple(GLYPHS)
SIGHTS: dict[str, Glyph] = {
    "tree": glyphs.TREE,
    "fountain": glyphs.FOUNTAIN,
    "playground": glyphs.SWING,
    "bandstand": glyphs.BANDSTAND,
    "sailboat": glyphs.SAILBOAT,
    "dolphin": glyphs.DOLPHIN,
    "swans": glyphs.SWAN,
    "pier": glyphs.PIER,
    "monument": glyphs.OBELISK,
}
ZONES: dict[Zone, Glyph] = {
    Zone.GOALS: glyphs.CARD,
    Zone.DISTRICTS: glyphs.TILE,
    Zone.ATTRACTIONS: glyphs.FLAG,
    Zone.BUILDINGS: glyphs.TOWERS,
}


def fill(terrain: Terrain, tint: int) -> Colour:
    """The colour of a kind of field in a tint."""
    return ORDER.index(terrain) * len(LIGHTER) + tint
