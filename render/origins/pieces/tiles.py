"""Tiles as sprites, and the effects around them."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageFilter

from engines.origins.components import BUILDINGS
from engines.origins.components.terms import BuildingId, Colour
from render.drawing.glyphs import Glyph, draw_glyph, glyph_ink
from render.drawing.lettering import SMALL, Weight, text_ink
from render.drawing.palette import ACCENT, coverage_table
from render.drawing.palette import Colour as Fill
from render.drawing.sprites import (
    AT_LEAST_HALF,
    Drawing,
    Point,
    Sprite,
    card_shadow,
    card_sprite,
    ink,
    layered_sprite,
)
from render.origins import glyphs
from render.origins.colours import FULL, LIT, PALE, fill
from render.origins.pieces.pictograms import (
    FARM,
    Pictogram,
    Symbol,
    amount_symbols,
    building_pictogram,
)
from render.origins.pieces.shapes import dash_outline, octagon, piece

# In sides of a tile:
LARGEST, ROOM = 0.46, 0.77  # the size of a glyph, and of a row of them
ALONE = 0.56  # a glyph without the glyph of a colour below it


class Look(NamedTuple):
    """All that the sprite of a tile depends on, except its size."""

    building: BuildingId | None  # none: a farm, which hides its building
    ghost: bool = False  # a preview: pale, with a dashed outline
    amount: bool = False  # whether there is room for numbers
    pale: bool = False
    tagged: bool = False  # with room for a letter or a number at the bottom

    @property
    def face(self) -> Pictogram:
        return building_pictogram(self.building) if self.building else FARM

    @property
    def colour(self) -> Colour | None:
        return BUILDINGS[self.building].colour if self.building else None


@lru_cache(512)
def tile(look: Look, side: int) -> Sprite:
    """A tile with its pictogram, and the glyph of its colour at the bottom."""
    middle, line = (side / 2, side / 2), max(2.0, side * 0.03)
    base, paper = Drawing(side, side), Drawing(side, side)
    base.polygon(octagon(side, middle))
    paper.polygon(octagon(side, middle, line))
    if look.ghost:
        dash_outline(paper, [*octagon(side, middle)], side * 0.12)
    shade = PALE if look.ghost or look.pale else FULL
    coverage = paper.coverage()
    sprite = piece(base.coverage(), [(fill(look.colour, shade), coverage)])
    if shade == FULL:
        _draw_light(sprite, look.colour, coverage, side, line)
    _draw_face(sprite, look, side)
    return sprite


def _draw_light(sprite: Sprite, colour: Colour | None, coverage: Image.Image, side: int, line: float) -> None:
    """The upper left edges are lighter."""
    edge, shift = Drawing(side, side), side * (0.5 + 0.04)
    edge.polygon(octagon(side, (side / 2, side / 2), line))
    edge.polygon(octagon(side, (shift, shift), line), covers=False)
    sprite.image.paste(
        coverage.point(coverage_table(fill(colour, LIT))), mask=edge.coverage().point(AT_LEAST_HALF, "1")
    )


@lru_cache(64)
def plain_tile(colour: Fill, glyph: Glyph | None, side: int) -> Sprite:
    """A tile with one glyph or none, for patterns and small cities."""
    line = max(1.5, side * 0.05)
    base, paper = Drawing(side, side), Drawing(side, side)
    base.polygon(octagon(side, (side / 2, side / 2)))
    paper.polygon(octagon(side, (side / 2, side / 2), line))
    if glyph is not None:
        draw_glyph(paper, glyph, (side / 2, side / 2), side * 0.6, covers=False)
    return piece(base.coverage(), [(colour, paper.coverage())])


def _draw_face(sprite: Sprite, look: Look, side: int) -> None:
    """What the building gives and counts, above the glyph of its colour."""
    amount, gives, per = look.face
    if look.tagged:
        _draw_small_face(sprite, look, side)
        return
    middle = side * (0.5 if look.colour is None else 0.41)
    if look.amount and per:
        _draw_symbols(sprite, (*amount_symbols(amount), *gives), (side / 2, side * 0.27), side * 0.23)
        _draw_symbols(sprite, ("/", *per), (side / 2, side * 0.54), side * 0.23)
    elif look.amount and amount_symbols(amount):
        _draw_symbols(sprite, (amount, *gives), (side / 2, middle), side * (0.3 if len(gives) == 1 else 0.23))
    else:
        symbols = gives + per
        size = ALONE if look.colour is None else min(LARGEST, ROOM / len(symbols))
        _draw_symbols(sprite, symbols, (side / 2, middle), side * size)
    if look.colour is not None:
        _draw_symbols(sprite, (glyphs.COLOURS[look.colour],), (side / 2, side * 0.8), side * 0.24)


def _draw_small_face(sprite: Sprite, look: Look, side: int) -> None:
    """The glyph of its colour above what the building gives and counts."""
    symbols = look.face.gives + look.face.per
    if look.colour is None:
        _draw_symbols(sprite, symbols, (side / 2, side * 0.32), side * 0.42)
        return
    size = min(0.28, ROOM / len(symbols))
    _draw_symbols(sprite, symbols, (side / 2, side * 0.4), side * size)
    _draw_symbols(sprite, (glyphs.COLOURS[look.colour],), (side / 2, side * 0.16), side * 0.19)


def _draw_symbols(sprite: Sprite, symbols: tuple[Symbol, ...], middle: Point, size: float) -> None:
    """Numbers and glyphs in a row, centred at a point of a sprite."""
    masks = [
        text_ink(symbol, max(SMALL, round(size * 1.1)), Weight.BOLD)
        if isinstance(symbol, str)
        else glyph_ink(symbol, round(size))
        for symbol in symbols
    ]
    gap = round(size * 0.16)
    left = round(middle[0] - (sum(mask.width for mask in masks) + gap * (len(masks) - 1)) / 2)
    for mask in masks:
        sprite.write(mask, left, round(middle[1] - mask.height / 2))
        left += mask.width + gap


@lru_cache(64)
def shadow(side: int) -> Sprite:
    """The shadow of a tile on the card, to its lower right."""
    reach = ceil(side * 0.14)
    width = side + 2 * reach
    dark = Drawing(width, width)
    for step in range(5):
        shift = side * 0.015 * step
        dark.polygon(octagon(side, (width / 2 + shift, width / 2 + shift)))
    soft = dark.coverage().filter(ImageFilter.GaussianBlur(side * 0.02))
    return card_shadow(ink(soft.point(lambda coverage: coverage * 0.36)))


@lru_cache(64)
def halo(side: int) -> Sprite:
    """A bright band around the last tile."""
    band, line = side * 0.04, max(1.5, side * 0.015)
    width = side + 2 * ceil(band + line + 1)
    middle = (width / 2, width / 2)
    base, bright = Drawing(width, width), Drawing(width, width)
    base.polygon(octagon(side, middle, -band - line))
    bright.polygon(octagon(side, middle, -band))
    bright.polygon(octagon(side, middle, -0.5), covers=False)
    base.polygon(octagon(side, middle), covers=False)
    return layered_sprite(base.coverage(), [(ACCENT, bright.coverage())])


@lru_cache(64)
def empty_place(side: int) -> Sprite:
    """A dashed outline of an empty place."""
    drawing = Drawing(side, side)
    points = octagon(side, (side / 2, side / 2), side * 0.08)
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        x, y = ((a + b) / 2 for a, b in zip(start, end, strict=True))
        half = [((a - x) * 0.6 + x, (b - y) * 0.6 + y) for a, b in (start, end)]
        drawing.line(half, max(2.0, side * 0.03))
    return card_sprite(ink(drawing.coverage().point(lambda coverage: coverage * 0.5)))
