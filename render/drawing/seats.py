"""The looks of the seats: each has a colour, a letter and a glyph of its own."""

from typing import NamedTuple

from render.drawing.glyphs import Glyph, Part, block, circle
from render.drawing.palette import SEATS as SEAT_COLOURS
from render.drawing.palette import Colour

LETTERS = "ABCDEFGH"
RING: Glyph = (circle(0, 0, 0.86), circle(0, 0, 0.42, inked=False))
TRIANGLE: Glyph = (Part(((0, -0.9), (0.98, 0.8), (-0.98, 0.8))),)
SQUARE: Glyph = (block(-0.78, -0.78, 0.78, 0.78),)
PLUS: Glyph = (
    Part(((-0.3, -0.9), (0.3, -0.9), (0.3, -0.3), (0.9, -0.3), (0.9, 0.3), (0.3, 0.3),
          (0.3, 0.9), (-0.3, 0.9), (-0.3, 0.3), (-0.9, 0.3), (-0.9, -0.3), (-0.3, -0.3))),
)  # fmt: skip
DIAMOND: Glyph = (Part(((0, -1), (0.72, 0), (0, 1), (-0.72, 0))),)
BOW: Glyph = (Part(((-0.98, -0.8), (0, -0.16), (0.98, -0.8), (0.98, 0.8), (0, 0.16), (-0.98, 0.8))),)
STRIPES: Glyph = tuple(block(-0.9, y - 0.18, 0.9, y + 0.18) for y in (-0.66, 0, 0.66))
CRESCENT: Glyph = (circle(0, 0, 0.92), circle(0.44, 0, 0.68, inked=False))


class SeatLook(NamedTuple):
    """How a seat looks."""

    colour: Colour
    letter: str
    glyph: Glyph


GLYPHS = (RING, TRIANGLE, SQUARE, PLUS, DIAMOND, BOW, STRIPES, CRESCENT)
SEATS = tuple(SeatLook(*look) for look in zip(SEAT_COLOURS, LETTERS, GLYPHS, strict=True))
