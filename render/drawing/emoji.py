"""Emoji: a glyph on a plate, as in the pictures, on a transparent background.

The plate is light and its rim is dark, so that an emoji is readable on a dark and on a light background.
"""

import io
from collections.abc import Callable
from functools import partial
from math import cos, pi, sin
from typing import TypeAlias

from PIL import Image

from render.drawing.glyphs import Glyph, draw_glyph
from render.drawing.palette import INK_RGB, SEATS_RGB, Rgb
from render.drawing.seats import SEATS
from render.drawing.sprites import Drawing, Point
from render.requests import EmojiPainter

# Draws the plate; the second argument is the distance from the edge of the emoji.
Plate: TypeAlias = Callable[[Drawing, float], None]

SIZE = 128  # pixels, the size that Discord asks for
MIDDLE = SIZE / 2
RIM = 7  # a whole pixel where the emoji is shown 20 pixels wide


def round_plate(drawing: Drawing, inset: float) -> None:
    drawing.ellipse((inset, inset, SIZE - inset, SIZE - inset))


def square_plate(drawing: Drawing, inset: float) -> None:
    drawing.rounded_rectangle((inset, inset, SIZE - inset, SIZE - inset), SIZE * 0.2 - inset * 0.7)


def hexagonal_plate(drawing: Drawing, inset: float) -> None:
    """Flat-topped, as the hexes of a city."""
    drawing.polygon(_regular(6, MIDDLE - inset * 1.15, start=1 / 4))


def octagonal_plate(drawing: Drawing, inset: float) -> None:
    drawing.polygon(_regular(8, (MIDDLE - inset) * 1.082, start=1 / 16))


def _regular(corners: int, radius: float, start: float) -> list[Point]:
    """The corners of a regular polygon; the first one at an angle in turns clockwise from the top."""
    turns = [2 * pi * (start + corner / corners) for corner in range(corners)]
    return [(MIDDLE + radius * sin(turn), MIDDLE - radius * cos(turn)) for turn in turns]


# The part of each plate that a glyph takes.
ROOM: dict[Plate, float] = {
    round_plate: 0.6,
    square_plate: 0.68,
    hexagonal_plate: 0.58,
    octagonal_plate: 0.62,
}


def emoji(glyph: Glyph, colour: Rgb, plate: Plate = round_plate) -> EmojiPainter:
    """How to draw a glyph on a plate of this colour."""
    return partial(_draw, glyph, colour, plate)


def seat_emoji(seats: int) -> dict[str, EmojiPainter]:
    """An emoji for each seat."""
    return {f"seat_{seat}": emoji(SEATS[seat].shape, SEATS_RGB[seat]) for seat in range(seats)}


def _draw(glyph: Glyph, colour: Rgb, plate: Plate) -> bytes:
    base, paper = Drawing(SIZE, SIZE), Drawing(SIZE, SIZE)
    plate(base, 1)
    plate(paper, 1 + RIM)
    draw_glyph(paper, glyph, (MIDDLE, MIDDLE), SIZE * ROOM[plate], covers=False)
    image = Image.new("RGB", (SIZE, SIZE), INK_RGB)
    image.paste(colour, mask=paper.coverage())
    image.putalpha(base.coverage())
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
