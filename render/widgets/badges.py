"""Badges: chips of seats, plates for numbers, and discs with a letter or a number."""

from functools import lru_cache

from render.drawing.glyphs import draw_glyph
from render.drawing.lettering import Weight, capital_height, inscribe, text_ink
from render.drawing.palette import ACCENT, WHITE, Colour
from render.drawing.seats import SEATS
from render.drawing.sprites import Box, Drawing, Sprite, flatten_on_card, layered_sprite

CHIP = 64  # the height of a chip in a headline
SMALL_CHIP = 48


@lru_cache(64)
def chip(seat: int, height: int, *, to_move: bool = False) -> Sprite:
    """A seat's letter and glyph on its colour, with a bright frame for the seat to move."""
    look = SEATS[seat]
    width, line, frame = chip_width(height), round(height / 22), round(height / 9)
    base, bright, paper = (Drawing(width + 2 * frame, height + 2 * frame) for _ in range(3))
    base.rounded_rectangle(_inset(width, height, frame, -frame if to_move else 0), height / 4)
    bright.rounded_rectangle(_inset(width, height, frame, line - frame), height / 4 - line)
    bright.rounded_rectangle(_inset(width, height, frame, 0), height / 5, covers=False)
    paper.rounded_rectangle(_inset(width, height, frame, line), height / 5 - line)
    y = frame + height / 2
    draw_glyph(paper, look.glyph, (frame + width * 0.7, y), height * 0.53, covers=False)
    layers = [(look.colour, paper.coverage())]
    sprite = layered_sprite(base.coverage(), [*layers, (ACCENT, bright.coverage())] if to_move else layers)
    return inscribe(sprite, look.letter, frame + width * 0.31, y, round(height * 0.75))


@lru_cache(64)
def card_chip(seat: int, height: int, *, to_move: bool = False) -> Sprite:
    """A chip to paste on the bare card, which is faster."""
    return flatten_on_card(chip(seat, height, to_move=to_move))


def chip_width(height: int) -> int:
    return round(height * 1.6)


def _inset(width: int, height: int, frame: int, by: int) -> Box:
    return frame + by, frame + by, frame + width - by, frame + height - by


@lru_cache(64)
def pill(width: int, height: int, colour: Colour) -> Sprite:
    """A plate for a number that stands out."""
    line = max(2, height // 22)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), height / 4)
    paper.rounded_rectangle((line, line, width - line, height - line), height / 4 - line)
    return layered_sprite(base.coverage(), [(colour, paper.coverage())])


@lru_cache(256)
def disc(words: str, size: int, room: float) -> Sprite:
    """A short text on a disc with a dark rim; the room is the diameter in heights of a capital."""
    mask = text_ink(words, size, Weight.BOLD)
    line = max(2, size // 14)
    diameter = round(max(capital_height(size, Weight.BOLD) * room, mask.width * 1.25)) + 2 * line
    base, paper = Drawing(diameter, diameter), Drawing(diameter, diameter)
    base.ellipse((0, 0, diameter, diameter))
    paper.ellipse((line, line, diameter - line, diameter - line))
    sprite = layered_sprite(base.coverage(), [(WHITE, paper.coverage())])
    return inscribe(sprite, words, diameter / 2, diameter / 2, size)
