"""Layers in one colour, or in vertical stripes of several."""

from typing import TypeAlias

from PIL import Image, ImageChops

from render.drawing.palette import Colour
from render.drawing.sprites import Box, Drawing

Layers: TypeAlias = list[tuple[Colour, Image.Image]]


def striped(coverage: Image.Image, colours: list[Colour], span: tuple[float, float]) -> Layers:
    """Some coverage in one colour, or in stripes of several, between two ends."""
    if len(colours) == 1:
        return [(colours[0], coverage)]
    left, right = span
    width = (right - left) / len(colours)
    return [(colour, _column(coverage, left + width * n, width)) for n, colour in enumerate(colours)]


def _column(coverage: Image.Image, left: float, width: float) -> Image.Image:
    box: Box = (left, 0, left + width, coverage.height)
    stripe = Drawing(*coverage.size)
    stripe.rounded_rectangle(box, 0)
    return ImageChops.multiply(coverage, stripe.coverage())
