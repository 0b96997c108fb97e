"""Badges: chips of seats, plates for numbers, and discs with a letter or a number."""

from functools import lru_cache

from engines.core.game import Seat
from render.drawing.lettering import Weight, capital_height, inscribe, text_ink
from render.drawing.palette import ACCENT, WHITE, Colour
from render.drawing.seats import SEATS, cut_shape
from render.drawing.sprites import Box, Drawing, Sprite, flatten_on_card, layered_sprite

CHIP = 64  # the side of a chip in a headline
SMALL_CHIP = 48


@lru_cache(64)
def chip(seat: Seat, side: int, *, to_move: bool = False) -> Sprite:
    """A seat's shape on its colour, with a bright frame for the seat to move."""
    line, frame = round(side / 22), round(side / 9)
    whole = side + 2 * frame
    base, bright, paper = (Drawing(whole, whole) for _ in range(3))
    base.rounded_rectangle(_inset(whole, 0 if to_move else frame), side / 4)
    bright.rounded_rectangle(_inset(whole, line), side / 4 - line)
    bright.rounded_rectangle(_inset(whole, frame), side / 5, covers=False)
    paper.rounded_rectangle(_inset(whole, frame + line), side / 5 - line)
    cut_shape(paper, seat, (whole / 2, whole / 2), side * 0.7)
    layers = [(SEATS[seat].colour, paper.coverage())]
    return layered_sprite(base.coverage(), [*layers, (ACCENT, bright.coverage())] if to_move else layers)


@lru_cache(64)
def card_chip(seat: Seat, side: int, *, to_move: bool = False) -> Sprite:
    """A chip to paste on the bare card, which is faster."""
    return flatten_on_card(chip(seat, side, to_move=to_move))


def _inset(whole: int, by: int) -> Box:
    return by, by, whole - by, whole - by


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
