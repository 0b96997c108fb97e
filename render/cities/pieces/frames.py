"""Frames around things, and hatching over what cannot be chosen."""

from functools import lru_cache

from PIL import Image, ImageChops

from render.drawing.palette import ACCENT, COLOURS, Colour
from render.drawing.sprites import AT_LEAST_HALF, Drawing, Sprite, card_sprite, ink, layered_sprite


@lru_cache(64)
def empty_frame(width: int, height: int) -> Sprite:
    """A faint frame around a place for things."""
    line, corner = max(2, height // 40), height * 0.14
    drawing = Drawing(width, height)
    drawing.rounded_rectangle((0, 0, width, height), corner)
    drawing.rounded_rectangle((line, line, width - line, height - line), corner - line, covers=False)
    return card_sprite(ink(drawing.coverage().point(lambda coverage: coverage * 0.3)))


@lru_cache(32)
def hatching(width: int, height: int) -> Image.Image:
    """Slanted lines over what cannot be chosen."""
    lines, within = Drawing(width, height), Drawing(width, height)
    step = max(10, height // 5)
    for start in range(0, width + height, step):
        lines.line([(start, 0), (start - height, height)], step * 0.24)
    within.rounded_rectangle((3, 3, width - 3, height - 3), height * 0.14)
    coverage = ImageChops.multiply(lines.coverage(), within.coverage()).point(AT_LEAST_HALF)
    return coverage.point(lambda coverage: 2 * COLOURS * (coverage > 0))


@lru_cache(64)
def dashes(width: int, height: int, colour: Colour = ACCENT) -> Sprite:
    """A dashed line around a preview, in black and another colour: visible on any background."""
    line = max(4, round(min(width, height) * 0.05))
    base, light = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), line)
    base.rounded_rectangle((line, line, width - line, height - line), 0, covers=False)
    for start, end in _dashes(width, line):
        light.rounded_rectangle((start, 0, end, line), 0)
        light.rounded_rectangle((start, height - line, end, height), 0)
    for start, end in _dashes(height, line):
        light.rounded_rectangle((0, start, line, end), 0)
        light.rounded_rectangle((width - line, start, width, end), 0)
    return layered_sprite(base.coverage(), [(colour, light.coverage())])


@lru_cache(32)
def halo(width: int, height: int) -> Sprite:
    """A bright band around what is new."""
    line, band = max(1, round(min(width, height) * 0.012)), max(5, round(min(width, height) * 0.045))
    base, bright = Drawing(width, height), Drawing(width, height)
    for drawing, outer, inner in ((base, 0, band + line), (bright, line, band)):
        drawing.rounded_rectangle((outer, outer, width - outer, height - outer), band)
        drawing.rounded_rectangle((inner, inner, width - inner, height - inner), band / 2, covers=False)
    return layered_sprite(base.coverage(), [(ACCENT, bright.coverage())])


def _dashes(length: int, line: int) -> list[tuple[float, float]]:
    """The white parts of a dashed line."""
    count = max(3, round(length / (line * 5)))
    gap = length / (2 * count)
    return [(gap * (2 * step + 0.5), gap * (2 * step + 1.5)) for step in range(count)]
