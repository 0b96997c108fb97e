"""Disks, tokens and zodiac cards as sprites."""

from engines.core.game import Seat
from engines.origins.components.terms import Colour, Sign
from render.drawing.glyphs import draw_glyph
from render.drawing.palette import WHITE
from render.drawing.seats import SEATS, cut_shape
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Drawing, Sprite
from render.origins import glyphs
from render.origins.colours import fill
from render.origins.pieces.shapes import CACHE, piece


@cached_in(CACHE)
def disk(seat: Seat | None, width: int, height: int, *, ghost: bool = False) -> Sprite:
    """A seat's disk seen from the side, so that the order in a stack is visible; without a seat, neutral."""
    line = max(2.0, height * 0.08)
    base, paper, hollow = (Drawing(width, height) for _ in range(3))
    base.rounded_rectangle((0, 0, width, height), height * 0.4)
    paper.rounded_rectangle((line, line, width - line, height - line), height * 0.4 - line)
    if ghost:
        for part in (0.2, 0.5, 0.8):
            for y in (0, height):
                paper.line([(width * part - width * 0.07, y), (width * part + width * 0.07, y)], height * 0.3)
        rim = line + height * 0.16
        hollow.rounded_rectangle((rim, rim, width - rim, height - rim), height * 0.3)
    if seat is not None:
        for drawing in (paper, hollow):
            cut_shape(drawing, seat, (width / 2, height / 2), height * 0.72)
    layers = [(fill(None) if seat is None else SEATS[seat].colour, paper.coverage())]
    return piece(base.coverage(), [*layers, (WHITE, hollow.coverage())] if ghost else layers)


@cached_in(CACHE)
def token(colour: Colour, side: int) -> Sprite:
    """A round disk of a colour with its glyph: a bonus token, a floor of a tower, an advisor."""
    line = max(2.0, side * 0.05)
    base, paper = Drawing(side, side), Drawing(side, side)
    base.ellipse((0, 0, side, side))
    paper.ellipse((line, line, side - line, side - line))
    draw_glyph(paper, glyphs.COLOURS[colour], (side / 2, side / 2), side * 0.56, covers=False)
    return piece(base.coverage(), [(fill(colour), paper.coverage())])


@cached_in(CACHE)
def plinth(colour: Colour, width: int, height: int) -> Sprite:
    """The stone below a tower, with the glyph of its colour."""
    line = max(2.0, height * 0.05)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), height * 0.16)
    paper.rounded_rectangle((line, line, width - line, height - line), height * 0.16 - line)
    draw_glyph(paper, glyphs.COLOURS[colour], (width / 2, height / 2), height * 0.68, covers=False)
    return piece(base.coverage(), [(fill(colour), paper.coverage())])


@cached_in(CACHE)
def zodiac_card(sign: Sign, side: int) -> Sprite:
    """A zodiac card."""
    line = max(2.0, side * 0.04)
    height = round(side * 1.2)
    base, paper = Drawing(side, height), Drawing(side, height)
    base.rounded_rectangle((0, 0, side, height), side * 0.14)
    paper.rounded_rectangle((line, line, side - line, height - line), side * 0.14 - line)
    draw_glyph(paper, glyphs.SIGNS[sign], (side / 2, height / 2), side * 0.72, covers=False)
    return piece(base.coverage(), [(WHITE, paper.coverage())])
