"""Dice as sprites: citizens, freemen on their bases, speakers; and archons."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.core.game import Seat
from engines.origins.components.terms import Colour
from engines.origins.state import Freeman
from render.drawing.glyphs import draw_glyph, glyph_ink
from render.drawing.hatching import hatching
from render.drawing.lettering import SMALL, inscribe
from render.drawing.palette import Colour as Fill
from render.drawing.seats import SEATS, cut_shape
from render.drawing.sprites import Drawing, Sprite
from render.origins import glyphs
from render.origins.colours import FULL, PALE, SPEAKER, fill
from render.origins.pieces.shapes import piece

BASE = 0.4  # the height of a base, in sides of a die
SHAPE = 0.36  # the size of the seat's shape in it


class DieLook(NamedTuple):
    """All that the sprite of a die depends on, except its size."""

    colour: Colour | None  # none: white
    value: int
    seat: Seat | None = None  # whose base it stands on
    used: bool = False  # hatched
    ghost: bool = False


def die_look(freeman: Freeman, seat: Seat, *, ghost: bool = False) -> DieLook:
    """A freeman on a base of its seat; hatched while it is on a site."""
    return DieLook(freeman.colour, freeman.value, seat, used=bool(freeman.site), ghost=ghost)


@lru_cache(1024)
def die(look: DieLook, side: int) -> Sprite:
    """A die with its number, the glyph of its colour, and its base below it."""
    height = side + (round(side * BASE) if look.seat is not None else 0)
    line, corner = max(2.0, side * 0.05), side * 0.18
    base, paper, foot = (Drawing(side, height) for _ in range(3))
    base.rounded_rectangle((0, 0, side, height), corner)
    paper.rounded_rectangle((line, line, side - line, side - line), corner - line)
    if look.seat is not None:
        foot.rounded_rectangle((line, side, side - line, height - line), corner - line)
    if look.ghost:
        _dash(paper, foot, side, height)
    layers = [(_fill(look), paper.coverage())]
    if look.seat is not None:
        cut_shape(foot, look.seat, (side / 2, (side + height - line) / 2), side * SHAPE)
        layers.append((SEATS[look.seat].colour, foot.coverage()))
    sprite = piece(base.coverage(), layers)
    return _draw_number(sprite, look, side)


def _fill(look: DieLook) -> Fill:
    return SPEAKER if look.colour is None else fill(look.colour, PALE if look.used or look.ghost else FULL)


def _dash(paper: Drawing, foot: Drawing, side: int, height: int) -> None:
    """A dashed outline, for ghosts."""
    gap, line = side * 0.08, side * 0.2
    for middle in (side * 0.3, side * 0.7):
        paper.line([(middle - gap, 0), (middle + gap, 0)], line)
        for x in (0, side):
            paper.line([(x, middle - gap), (x, middle + gap)], line)
        foot.line([(middle - gap, height), (middle + gap, height)], line)


def _draw_number(sprite: Sprite, look: DieLook, side: int) -> Sprite:
    """The number as large as possible, with the glyph of the colour beside it."""
    if look.used:
        sprite.darken(_hatching(side), 0, 0)
    size = max(SMALL, round(side * 0.72))
    if look.colour is None:
        return inscribe(sprite, str(look.value), side / 2, side / 2, size)
    mask = glyph_ink(glyphs.COLOURS[look.colour], round(side * 0.38))
    sprite.write(mask, round(side * 0.71 - mask.width / 2), round((side - mask.height) / 2))
    return inscribe(sprite, str(look.value), side * 0.3, side / 2, size)


@lru_cache(16)
def _hatching(side: int) -> Image.Image:
    """Over a die that is used."""
    return hatching((side, side), side * 0.18, side * 0.05)


@lru_cache(64)
def peg(colour: Colour, side: int) -> Sprite:
    """A die in a seat of power, without a number that would be too small to read."""
    line = max(1.0, side * 0.07)
    base, paper = Drawing(side, side), Drawing(side, side)
    base.rounded_rectangle((0, 0, side, side), side * 0.2)
    paper.rounded_rectangle((line, line, side - line, side - line), max(0.0, side * 0.2 - line))
    draw_glyph(paper, glyphs.COLOURS[colour], (side / 2, side / 2), side * 0.66, covers=False)
    return piece(base.coverage(), [(fill(colour), paper.coverage())])


@lru_cache(16)
def empty_base(seat: Seat, side: int) -> Sprite:
    """A base without a die."""
    height, line = round(side * (1 + BASE)), max(2.0, side * 0.05)
    base, foot = Drawing(side, height), Drawing(side, height)
    base.rounded_rectangle((0, side - line, side, height), side * 0.12)
    foot.rounded_rectangle((line, side, side - line, height - line), side * 0.12 - line)
    cut_shape(foot, seat, (side / 2, (side + height - line) / 2), side * SHAPE)
    return piece(base.coverage(), [(SEATS[seat].colour, foot.coverage())])


@lru_cache(64)
def archon(seat: Seat, side: int, *, ghost: bool = False) -> Sprite:
    """A seat's archon on a plate of its colour, as high as a freeman on a base."""
    height = side + round(side * BASE)
    line = max(2.0, side * 0.05)
    base, paper = Drawing(side, height), Drawing(side, height)
    base.rounded_rectangle((0, 0, side, height), side * 0.18)
    paper.rounded_rectangle((line, line, side - line, height - line), side * 0.18 - line)
    if ghost:
        _dash(paper, paper, side, height)
    draw_glyph(paper, glyphs.ARCHON, (side / 2, side * 0.5), side * 0.78, covers=False)
    cut_shape(paper, seat, (side / 2, (side + height) / 2 - line), side * SHAPE)
    return piece(base.coverage(), [(SEATS[seat].colour, paper.coverage())])


def worker(word: str, seat: Seat, side: int, *, ghost: bool = False) -> Sprite:
    """A worker by its word: `red4`, `red4@2`, `speaker3` or `archon`."""
    if word == "archon":
        return archon(seat, side, ghost=ghost)
    name = word.partition("@")[0]
    colour, value = name[:-1], int(name[-1])
    if colour == "speaker":
        return die(DieLook(None, value, seat, ghost=ghost), side)
    return die(DieLook(Colour(colour), value, seat, ghost=ghost), side)
