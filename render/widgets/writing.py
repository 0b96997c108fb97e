"""Text and numbers on the bare card; sizes are those of a picture that is not zoomed."""

from render.drawing.canvas import Canvas
from render.drawing.glyphs import Glyph, glyph_sprite
from render.drawing.lettering import (
    LARGE,
    NARROWEST,
    SMALL,
    Weight,
    ellipsize,
    narrow_ink,
    narrow_text,
    signed,
    text_sprite,
    wrapped,
)
from render.drawing.sprites import Point

LABEL_LINE = 36  # from line to line of a label


def write(canvas: Canvas, words: str, middle: Point, size: int) -> None:
    canvas.stamp(text_sprite(words, size * canvas.scale, Weight.BOLD), *middle)


def write_from(canvas: Canvas, words: str, start: Point, max_width: float, size: int) -> None:
    """Write from the left end, and cut what is too wide."""
    shown = ellipsize(words, size * canvas.scale, Weight.BOLD, int(max_width))
    sprite = text_sprite(shown, size * canvas.scale, Weight.BOLD)
    canvas.stamp(sprite, start[0] + sprite.width / 2, start[1])


def write_label(canvas: Canvas, words: str, middle: Point, max_width: float, lines: int = 1) -> None:
    """Write the name of a thing in a few short lines; the middle is that of the first."""
    size, (x, y) = SMALL * canvas.scale, middle
    for number, line in enumerate(label_lines(words, size, max_width, lines)):
        sprite = narrow_text(line, size, Weight.REGULAR, int(max_width))
        canvas.stamp(sprite, x, y + LABEL_LINE * canvas.scale * number)


def write_label_over(canvas: Canvas, words: str, middle: Point, max_width: float, lines: int = 1) -> None:
    """The same around a middle, on any background, which is slower."""
    size, (x, y) = SMALL * canvas.scale, middle
    shown = label_lines(words, size, max_width, lines)
    for number, line in enumerate(shown):
        down = LABEL_LINE * canvas.scale * (number - (len(shown) - 1) / 2)
        canvas.write(narrow_ink(line, size, Weight.REGULAR, int(max_width)), x, y + down)


def label_lines(words: str, size: int, max_width: float, lines: int) -> list[str]:
    """The lines of a label, with narrower letters only if it would have too many lines."""
    for width in (max_width, max_width / NARROWEST):
        found = wrapped(capitalized(words), size, Weight.REGULAR, int(width))
        if len(found) <= lines:
            return list(found)
    return [*found[: lines - 1], " ".join(found[lines - 1 :])]


def capitalized(words: str) -> str:
    """The words with a capital at the beginning."""
    return words[:1].upper() + words[1:]


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
