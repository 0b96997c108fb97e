"""The colours and glyphs of Cities: a hue for each kind of field, in three tints."""

from engines.cities.components import Zone
from engines.cities.survey import Terrain
from render.cities import glyphs as signs
from render.drawing import glyphs
from render.drawing.glyphs import Glyph
from render.drawing.palette import WHITE_RGB, Colour, Rgb, mix, rgb

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
PALETTE = rgb([*(mix(hue, WHITE_RGB, part) for hue in HUES.values() for part in LIGHTER), STONE_RGB])

GLYPHS: dict[Terrain, Glyph] = {
    Terrain.RED: glyphs.HOUSE,
    Terrain.YELLOW: signs.BOOK,
    Terrain.BLUE: glyphs.TEMPLE,
    Terrain.GREEN: glyphs.AWNING,
}
PLOTS = tuple(GLYPHS)
SIGHTS: dict[str, Glyph] = {
    "tree": signs.TREE,
    "fountain": signs.FOUNTAIN,
    "playground": signs.SWING,
    "bandstand": signs.BANDSTAND,
    "sailboat": signs.SAILBOAT,
    "dolphin": signs.DOLPHIN,
    "swans": signs.SWAN,
    "pier": signs.PIER,
    "monument": signs.OBELISK,
}
ZONES: dict[Zone, Glyph] = {
    Zone.GOALS: signs.CARD,
    Zone.DISTRICTS: signs.TILE,
    Zone.ATTRACTIONS: signs.FLAG,
    Zone.BUILDINGS: signs.TOWERS,
}


def fill(terrain: Terrain, tint: int) -> Colour:
    """The colour of a kind of field in a tint."""
    return ORDER.index(terrain) * len(LIGHTER) + tint
