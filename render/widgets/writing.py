"""Text and numbers on the bare card; sizes are those of a picture that is not zoomed."""

from render.drawing.canvas import Canvas
from render.drawing.glyphs import Glyph, glyph_sprite
from render.drawing.lettering import LARGE, Weight, ellipsize, signed, text_sprite, text_width
from render.drawing.sprites import Point


def write(canvas: Canvas, words: str, middle: Point, size: int) -> None:
    canvas.stamp(text_sprite(words, size * canvas.scale, Weight.BOLD), *middle)


def write_from(canvas: Canvas, words: str, start: Point, max_width: float, size: int) -> None:
    """Write from the left end, and cut what is too wide."""
    shown = ellipsize(words, size * canvas.scale, Weight.BOLD, int(max_width))
    sprite = text_sprite(shown, size * canvas.scale, Weight.BOLD)
    canvas.stamp(sprite, start[0] + sprite.width / 2, start[1])


def write_figure(canvas: Canvas, glyph: Glyph, number: str, end: Point, size: int = LARGE) -> float:
    """Write a glyph and its number up to a right end; returns where they begin."""
    right, y = end
    sprite = text_sprite(number, size * canvas.scale, Weight.BOLD)
    canvas.stamp(sprite, right - sprite.width / 2, y)
    side = round(size * 0.75) * canvas.scale
    left = right - sprite.width - 10 * canvas.scale - side
    canvas.stamp(glyph_sprite(glyph, side), left + side / 2, y)
    return left


def change(before: int, after: int) -> str:
    """A number, or two of them where a move would change it."""
    return signed(before) if before == after else f"{signed(before)} → {signed(after)}"


def wrapped(words: str, width: float, size: int, weight: Weight) -> list[str]:
    """The words in lines; a word that is wider than a line has one of its own."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, weight) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
