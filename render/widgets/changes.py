"""Marks of what has changed last: a bright frame around a thing, a bright line under a number."""

from functools import lru_cache

from render.drawing.canvas import Canvas
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box, Drawing, Sprite, layered_sprite

BAND, RIM = 5, 2  # the widths of the bright line and of the dark ones beside it
AROUND = BAND + RIM  # how far a frame reaches beyond its box
UNDERLINE = 8


def frame_change(canvas: Canvas, box: Box) -> None:
    """A frame around a box, in lengths of a picture that is not zoomed."""
    scale, (left, top, right, bottom) = canvas.scale, box
    width, height = round(right - left) + 2 * AROUND, round(bottom - top) + 2 * AROUND
    canvas.stamp(_frame(width, height, scale), (left + right) / 2 * scale, (top + bottom) / 2 * scale)


def underline_change(canvas: Canvas, left: float, right: float, y: float) -> None:
    """A line below a number, in the same lengths."""
    line = _line(round(right - left), canvas.scale)
    canvas.stamp(line, (left + right) / 2 * canvas.scale, y * canvas.scale)


@lru_cache(128)
def _frame(width: int, height: int, scale: int) -> Sprite:
    base, bright = (Drawing(width * scale, height * scale) for _ in range(2))
    for drawing, outer, inner in ((base, 0, AROUND + RIM), (bright, RIM, AROUND)):
        for by, covers in ((outer, True), (inner, False)):
            box = (by * scale, by * scale, (width - by) * scale, (height - by) * scale)
            drawing.rounded_rectangle(box, max(2, 12 - by) * scale, covers)
    return layered_sprite(base.coverage(), [(ACCENT, bright.coverage())])


@lru_cache(64)
def _line(width: int, scale: int) -> Sprite:
    size = (width * scale, UNDERLINE * scale)
    base, bright = Drawing(*size), Drawing(*size)
    base.rounded_rectangle((0, 0, *size), UNDERLINE / 2 * scale)
    bright.rounded_rectangle((scale, scale, size[0] - scale, size[1] - scale), UNDERLINE / 2 * scale)
    return layered_sprite(base.coverage(), [(ACCENT, bright.coverage())])
