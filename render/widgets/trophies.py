"""Trophies: a cup of gold, silver or bronze with the place on it."""

from functools import lru_cache

from render.drawing.glyphs import CUP, draw_glyph
from render.drawing.lettering import SMALL, inscribe
from render.drawing.palette import Colour, Rgb
from render.drawing.sprites import Drawing, Sprite, layered_sprite

METALS_RGB: tuple[Rgb, ...] = ((245, 190, 65), (205, 211, 219), (222, 148, 92))
METALS: tuple[Colour, ...] = tuple(range(len(METALS_RGB)))  # the first own colours of a palette
LINE = 3  # of the outline


@lru_cache(16)
def trophy(place: int, size: int) -> Sprite:
    """The cup of a place, from the first to the last that has a metal."""
    side = size + 2 * LINE
    middle = (side / 2, side / 2)
    base, paper = Drawing(side, side), Drawing(side, side)
    for points, inked in CUP:
        outline = [(middle[0] + x * size / 2, middle[1] + y * size / 2) for x, y in points]
        if inked:
            base.polygon(outline)
            base.line([*outline, outline[0]], 2 * LINE)
    draw_glyph(paper, CUP, middle, size, covers=True)
    sprite = layered_sprite(base.coverage(), [(METALS[place - 1], paper.coverage())])
    return inscribe(sprite, str(place), side / 2, side / 2 - size * 0.18, SMALL)
