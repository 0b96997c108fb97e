"""Glyphs: a few polygons each, in a square from -1 to 1, simple enough to be recognised at 20 pixels."""

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.drawing.sprites import Drawing, Point, Sprite, card_sprite, ink


class Part(NamedTuple):
    """A shape that is inked, or cut out of what was inked before it."""

    points: tuple[Point, ...]
    inked: bool = True


Glyph: TypeAlias = tuple[Part, ...]


def block(left: float, top: float, right: float, bottom: float, *, inked: bool = True) -> Part:
    """A rectangle between two corners."""
    return Part(((left, top), (right, top), (right, bottom), (left, bottom)), inked)


def circle(x: float, y: float, radius: float, *, inked: bool = True) -> Part:
    """A filled circle."""
    return Part((*arc(x, y, radius, 0, 0.5), *arc(x, y, radius, 0.5, 1)), inked)


def arc(x: float, y: float, radius: float, start: float, end: float) -> tuple[Point, ...]:
    """Points on a circle between two angles, in turns clockwise from the top."""
    angles = [2 * pi * (start + (end - start) * step / 16) for step in range(17)]
    return tuple((x + radius * sin(angle), y - radius * cos(angle)) for angle in angles)


def star(x: float, y: float, radius: float) -> Part:
    """A star with five tips."""
    tips = [(radius if tip % 2 == 0 else radius * 0.45, pi * tip / 5) for tip in range(10)]
    return Part(tuple((x + length * sin(angle), y - length * cos(angle)) for length, angle in tips))


def _cube(x: float, y: float, size: float) -> Glyph:
    """A cube of stone seen from above a corner: three faces separated by thin lines."""
    half, line = size * 0.87, size * 0.09
    top = ((0.0, -size), (half, -size / 2), (0.0, 0.0), (-half, -size / 2))
    left = ((-half, -size / 2), (0.0, 0.0), (0.0, size), (-half, size / 2))
    right = ((half, -size / 2), (half, size / 2), (0.0, size), (0.0, 0.0))
    shifts = ((top, 0.0, -line), (left, -line, line / 2), (right, line, line / 2))
    return tuple(Part(tuple((x + a + dx, y + b + dy) for a, b in face)) for face, dx, dy in shifts)


HOUSE: Glyph = (
    Part(((0, -0.95), (1, -0.05), (0.72, 0.2), (0, -0.45), (-0.72, 0.2), (-1, -0.05))),
    Part(((0, -0.24), (0.68, 0.38), (0.68, 0.9), (-0.68, 0.9), (-0.68, 0.38))),
    block(-0.2, 0.36, 0.2, 0.92, inked=False),
)
AWNING: Glyph = (
    block(-0.86, -0.85, 0.86, -0.6),
    Part(((-0.78, -0.48), (0.78, -0.48), (1, 0.1), (-1, 0.1))),
    *(Part(arc(x, 0.08, 0.25, 0.25, 0.75)) for x in (-0.75, -0.25, 0.25, 0.75)),
    Part(((-0.42, -0.48), (-0.28, -0.48), (-0.4, 0.2), (-0.6, 0.2)), inked=False),
    Part(((0.28, -0.48), (0.42, -0.48), (0.6, 0.2), (0.4, 0.2)), inked=False),
    block(-0.8, 0.2, -0.62, 0.9),
    block(0.62, 0.2, 0.8, 0.9),
    block(-0.8, 0.56, 0.8, 0.9),
)
SHIELD: Glyph = (
    Part(
        (
            (-0.82, -0.85),
            (0.82, -0.85),
            (0.82, 0.05),
            (0.66, 0.45),
            (0.38, 0.74),
            (0, 0.98),
            (-0.38, 0.74),
            (-0.66, 0.45),
            (-0.82, 0.05),
        )
    ),
    Part(((0, -0.56), (0.56, 0.3), (0.26, 0.3), (0, -0.1), (-0.26, 0.3), (-0.56, 0.3)), inked=False),
)
TEMPLE: Glyph = (
    Part(((0, -0.98), (0.98, -0.42), (0.98, -0.26), (-0.98, -0.26), (-0.98, -0.42))),
    *(block(x - 0.15, -0.14, x + 0.15, 0.56) for x in (-0.66, 0, 0.66)),
    block(-0.98, 0.66, 0.98, 0.92),
)
LEAF: Glyph = (
    Part((*arc(-0.203, -0.603, 1.143, 0.208, 0.542), *arc(0.603, 0.203, 1.143, 0.708, 1.042))),
    Part(((0.42, -0.54), (0.54, -0.42), (-0.26, 0.38), (-0.38, 0.26)), inked=False),
    Part(((-0.36, 0.22), (-0.22, 0.36), (-0.8, 0.95), (-0.95, 0.8))),
)
BLOCKS: Glyph = (
    block(-0.46, -0.72, 0.46, -0.06),
    block(-0.98, 0.06, -0.06, 0.72),
    block(0.06, 0.06, 0.98, 0.72),
)
STAR: Glyph = (star(0, 0.06, 1),)
STONE: Glyph = _cube(0, 0, 0.88)
MEDAL: Glyph = (
    Part(((-0.7, -1), (-0.22, -1), (0.24, -0.1), (-0.24, -0.1))),
    Part(((0.7, -1), (0.22, -1), (-0.24, -0.1), (0.24, -0.1))),
    circle(0, 0.32, 0.66),
    Part(star(0, 0.34, 0.46).points, inked=False),
)
CROWN: Glyph = (
    Part(((-0.95, -0.6), (-0.45, -0.1), (0, -0.8), (0.45, -0.1), (0.95, -0.6), (0.72, 0.5), (-0.72, 0.5))),
    block(-0.72, 0.62, 0.72, 0.86),
)
CUP: Glyph = (
    circle(-0.58, -0.45, 0.42),
    circle(-0.58, -0.45, 0.24, inked=False),
    circle(0.58, -0.45, 0.42),
    circle(0.58, -0.45, 0.24, inked=False),
    Part(((-0.62, -0.95), (0.62, -0.95), (0.56, -0.2), (0.34, 0.16), (0, 0.3), (-0.34, 0.16), (-0.56, -0.2))),
    block(-0.12, 0.2, 0.12, 0.64),
    block(-0.56, 0.6, 0.56, 0.92),
)
STACK: Glyph = (
    Part(((0, -0.95), (0.95, -0.5), (0, -0.05), (-0.95, -0.5))),
    Part(((-0.95, -0.22), (0, 0.22), (0.95, -0.22), (0.95, 0.02), (0, 0.46), (-0.95, 0.02))),
    Part(((-0.95, 0.26), (0, 0.7), (0.95, 0.26), (0.95, 0.5), (0, 0.94), (-0.95, 0.5))),
)


def draw_glyph(drawing: Drawing, glyph: Glyph, middle: Point, size: float, *, covers: bool) -> None:
    """Draw a glyph in a square of that size; its inked parts cover the drawing, or are cut out of it."""
    x, y = middle
    for points, inked in glyph:
        drawing.polygon([(x + a * size / 2, y + b * size / 2) for a, b in points], inked == covers)


@lru_cache(256)
def glyph_ink(glyph: Glyph, size: int) -> Image.Image:
    """A glyph as ink to lay on a canvas."""
    drawing = Drawing(size, size)
    draw_glyph(drawing, glyph, (size / 2, size / 2), size, covers=True)
    return ink(drawing.coverage())


@lru_cache(256)
def glyph_sprite(glyph: Glyph, size: int) -> Sprite:
    """A glyph to paste on the bare card."""
    return card_sprite(glyph_ink(glyph, size))
