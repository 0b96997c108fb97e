"""Frames around what lies on the card, and hatching over what is out of reach."""

from functools import lru_cache

from PIL import Image, ImageChops

from render.drawing.palette import COLOURS, WHITE
from render.drawing.sprites import HALF, Drawing, Sprite, on_base, on_card, shading


@lru_cache(64)
def room(wide: int, high: int) -> Sprite:
    """A faint frame: something lies here, or is still to come."""
    line, corner = max(2, high // 40), high * 0.14
    drawing = Drawing(wide, high)
    drawing.rounded((0, 0, wide, high), corner)
    drawing.rounded((line, line, wide - line, high - line), corner - line, covers=False)
    return on_card(shading(drawing.cover().point(lambda part: part * 0.3)))


@lru_cache(32)
def hatching(wide: int, high: int) -> Image.Image:
    """Slanted lines over what cannot be had."""
    lines, within = Drawing(wide, high), Drawing(wide, high)
    step = max(10, high // 5)
    for start in range(0, wide + high, step):
        lines.line([(start, 0), (start - high, high)], step * 0.24)
    within.rounded((3, 3, wide - 3, high - 3), high * 0.14)
    cover = ImageChops.multiply(lines.cover(), within.cover()).point(HALF)
    return cover.point(lambda part: 2 * COLOURS * (part > 0))


@lru_cache(64)
def dashes(wide: int, high: int) -> Sprite:
    """A broken line in black and white around what is only thought of, to be seen on anything."""
    line = max(4, round(min(wide, high) * 0.05))
    base, light = Drawing(wide, high), Drawing(wide, high)
    base.rounded((0, 0, wide, high), line)
    base.rounded((line, line, wide - line, high - line), 0, covers=False)
    for start, end in _steps(wide, line):
        light.rounded((start, 0, end, line), 0)
        light.rounded((start, high - line, end, high), 0)
    for start, end in _steps(high, line):
        light.rounded((0, start, line, end), 0)
        light.rounded((wide - line, start, wide, end), 0)
    return on_base(base.cover(), [(WHITE, light.cover())])


def _steps(length: int, line: int) -> list[tuple[float, float]]:
    """Where the gaps of a broken line are."""
    count = max(3, round(length / (line * 5)))
    gap = length / (2 * count)
    return [(gap * (2 * step + 0.5), gap * (2 * step + 1.5)) for step in range(count)]
