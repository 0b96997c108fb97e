"""The glyphs of Akropolis: one for each kind of area."""

from engines.akropolis.components import District
from render.drawing.glyphs import AWNING, BLOCKS, HOUSE, LEAF, SHIELD, TEMPLE, Glyph

GLYPHS: dict[District | None, Glyph] = {
    District.HOUSES: HOUSE,
    District.MARKETS: AWNING,
    District.BARRACKS: SHIELD,
    District.TEMPLES: TEMPLE,
    District.GARDENS: LEAF,
    None: BLOCKS,  # quarries
}
