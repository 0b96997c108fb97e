"""The points of a city by category and how they come about, beside the city or below it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engines.akropolis.components import District
from engines.akropolis.scoring import breakdown, score
from engines.akropolis.state import State
from engines.core.game import Score, Seat
from engines.core.text import Text
from render.akropolis.glyphs import GLYPHS
from render.drawing import glyphs
from render.drawing.canvas import Canvas
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE, SMALL, Weight, text_sprite
from render.drawing.sprites import Box, Point
from render.widgets.writing import change

ROWS: dict[str, Glyph] = {district.value: GLYPHS[district] for district in District} | {
    "stones": glyphs.STONE
}
COLUMN, LINE = 208, 76  # the width of all categories below each other, and the height of all in one line
NAMED_COLUMN = 456  # the width of a column with the names of the categories
ROOMY = 110  # the height of a category that has room for a larger name
GLYPH, SIGN = 48, 30
TALLEST = 128  # a category in a column


class Points(NamedTuple):
    """What is counted, now and after a move that is thought of."""

    now: Score
    then: Score
    products: Mapping[str, tuple[int, ...]]  # stars and height, of what it would be

    @classmethod
    def of(cls, before: State, after: State, seat: Seat) -> "Points":
        now = then = score(before.architects[seat], before.options)
        if after is not before:
            then = score(after.architects[seat], after.options)
        products = {part: each.terms[0] for part, each in breakdown(after, seat).items()}
        return cls(now, then, products)

    def change(self, part: str) -> str:
        return change(self.now.parts[part], self.then.parts[part])


def draw_column(canvas: Canvas, points: Points, box: Box) -> None:
    """One category below the other, each with its stars times its height."""
    scale, (left, top, _, bottom) = canvas.scale, box
    pitch = min(TALLEST, (bottom - top) / len(ROWS))
    start = (top + bottom - pitch * len(ROWS)) / 2
    for number, (part, glyph) in enumerate(ROWS.items()):
        x, y = (left + GLYPH / 2) * scale, (start + pitch * (number + 0.5)) * scale
        canvas.stamp(glyphs.glyph_sprite(glyph, GLYPH * scale), x, y)
        beside, half = x + (GLYPH / 2 + 16) * scale, 21 * scale
        product = points.products.get(part, ())
        if any(product):
            _write(canvas, points.change(part), (beside, y - half), MIDDLE)
            _write_product(canvas, product, (beside, y + half))
        else:
            _write(canvas, points.change(part), (beside, y), MIDDLE)


def draw_named_column(canvas: Canvas, points: Points, box: Box, say: Callable[[Text], str]) -> None:
    """The same with the name of each category, and its points at the right."""
    scale, (left, top, right, bottom) = canvas.scale, box
    pitch = min(TALLEST, (bottom - top) / len(ROWS))
    start, size = (top + bottom - pitch * len(ROWS)) / 2, MIDDLE if pitch >= ROOMY else SMALL
    for number, (part, glyph) in enumerate(ROWS.items()):
        x, y = (left + GLYPH / 2) * scale, (start + pitch * (number + 0.5)) * scale
        canvas.stamp(glyphs.glyph_sprite(glyph, GLYPH * scale), x, y)
        beside, product = x + (GLYPH / 2 + 16) * scale, points.products.get(part, ())
        half = size * 0.55 * scale if any(product) else 0
        name = text_sprite(say(Text(f"akropolis-part-{part}")), size * scale, Weight.REGULAR)
        canvas.stamp(name, beside + name.width / 2, y - half)
        if any(product):
            _write_product(canvas, product, (beside, y + half))
        total = text_sprite(points.change(part), MIDDLE * scale, Weight.BOLD)
        canvas.stamp(total, right * scale - total.width / 2, y)


def _write_product(canvas: Canvas, factors: tuple[int, ...], start: Point) -> None:
    stars, height = factors
    x, y = start
    x = _write(canvas, str(stars), (x, y), SMALL) + (SIGN / 2 + 4) * canvas.scale
    canvas.stamp(glyphs.glyph_sprite(glyphs.STAR, SIGN * canvas.scale), x, y - 2 * canvas.scale)
    _write(canvas, f"\N{MULTIPLICATION SIGN} {height}", (x + (SIGN / 2 + 6) * canvas.scale, y), SMALL)


def draw_line(canvas: Canvas, points: Points, box: Box) -> None:
    """All categories side by side."""
    scale, (left, top, right, bottom) = canvas.scale, box
    pitch, y = (right - left) / len(ROWS), (top + bottom) / 2 * scale
    for number, (part, glyph) in enumerate(ROWS.items()):
        x = (left + pitch * number + GLYPH / 2) * scale
        canvas.stamp(glyphs.glyph_sprite(glyph, GLYPH * scale), x, y)
        _write(canvas, points.change(part), (x + (GLYPH / 2 + 12) * scale, y), SMALL)


def _write(canvas: Canvas, words: str, start: Point, size: int) -> float:
    """Write from a left end; returns the right end."""
    sprite = text_sprite(words, size * canvas.scale, Weight.BOLD if size == MIDDLE else Weight.REGULAR)
    canvas.stamp(sprite, start[0] + sprite.width / 2, start[1])
    return start[0] + sprite.width
