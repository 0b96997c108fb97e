"""The looks of the seats: each has a colour and a shape of its own. Letters are for ideas only."""

from typing import NamedTuple

from engines.core.game import Seat
from render.drawing.glyphs import Glyph, Part, block, circle, draw_glyph
from render.drawing.palette import SEATS as SEAT_COLOURS
from render.drawing.palette import Colour
from render.drawing.sprites import Drawing, Point

SMALLEST = 15  # pixels that a shape needs to be recognised without its colour
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
    shape: Glyph


SHAPES = (RING, TRIANGLE, SQUARE, PLUS, DIAMOND, BOW, STRIPES, CRESCENT)
SEATS = tuple(SeatLook(*look) for look in zip(SEAT_COLOURS, SHAPES, strict=True))


def cut_shape(plate: Drawing, seat: Seat, middle: Point, size: float) -> None:
    """Cut the shape of a seat out of a plate of its colour, so that it is seen in ink."""
    if size < SMALLEST:
        raise ValueError(f"the shape of a seat cannot be recognised at {size:.0f} pixels")
    draw_glyph(plate, SEATS[seat].shape, middle, size, covers=False)
