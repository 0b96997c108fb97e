"""Hatching: slanted lines over what is silent, spent or out of reach."""

from math import ceil

from PIL import Image, ImageChops

from render.drawing.palette import COLOURS
from render.drawing.sprites import AT_LEAST_HALF, Drawing


def hatching(
    size: tuple[int, int], step: float, line: float, within: Image.Image | None = None
) -> Image.Image:
    """Ink of one shade: lines of that width, so far apart; only where something covers the pixels."""
    width, height = size
    lines = Drawing(width, height)
    for start in range(ceil((width + height) / step)):
        lines.line([(start * step, 0), (start * step - height, height)], line)
    coverage = lines.coverage()
    if within:
        coverage = ImageChops.multiply(coverage, within)
    return coverage.point([COLOURS * (covered > 0) for covered in AT_LEAST_HALF])
