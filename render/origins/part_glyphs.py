"""The glyphs of the categories of points."""

from render.drawing.glyphs import TEMPLE, Glyph, Part, arc, circle
from render.origins import glyphs

PEOPLE: Glyph = (
    *(circle(x, y, 0.3) for x, y in ((-0.62, -0.3), (0.62, -0.3), (0, -0.62))),
    Part((*arc(-0.62, 0.62, 0.4, 0.75, 1.25), (-0.22, 0.9), (-1, 0.9))),
    Part((*arc(0.62, 0.62, 0.4, 0.75, 1.25), (1, 0.9), (0.22, 0.9))),
    Part((*arc(0, 0.22, 0.5, 0.75, 1.25), (0.5, 0.9), (-0.5, 0.9))),
)
PART_GLYPHS: dict[str, Glyph] = {
    "buildings": glyphs.BUILDING,
    "districts": glyphs.DISTRICT,
    "military": glyphs.SWORDS,
    "population": PEOPLE,
    "retired": glyphs.HOURGLASS,
    "gold": glyphs.GOLD,
    "advisors": glyphs.ADVISOR,
    "temples": TEMPLE,
    "towers": glyphs.TOWER,
}
