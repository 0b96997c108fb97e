"""The points of a city by category and how they come about, in cells beside the city."""

from collections.abc import Callable, Mapping, Sequence
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
from render.drawing.lettering import LARGE as LARGEST
from render.drawing.lettering import (
    MIDDLE,
    NARROWEST,
    SMALL,
    Weight,
    narrow_text,
    signed,
    text_sprite,
    text_width,
)
from render.drawing.sprites import Box, Point, Sprite
from render.widgets.free_room import Arrangement, CellStyle, arrange, least_size
from render.widgets.writing import change

ROWS: dict[str, Glyph] = {district.value: GLYPHS[district] for district in District} | {
    "stones": glyphs.STONE
}
TALLEST = 128  # a category
HUGE = CellStyle(500, 132, 172, 400)  # with its name in the largest letters
LARGE = CellStyle(392, 110, TALLEST, 310)  # with its name in large letters
NAMED = CellStyle(324, 84, TALLEST, 270)
BARE = CellStyle(240, 120, 150, 190)  # without its name, in the largest letters
PLAIN = CellStyle(184, 84, TALLEST, 160)  # the same in smaller ones
SHORT = CellStyle(132, 54, 84, 110)  # only the points
STYLES = (HUGE, LARGE, NAMED, BARE, PLAIN, SHORT)  # the best first
LEAST_ROOM = least_size(STYLES)  # that is of any use
APART = 16  # from the next column
COLUMN, LINE = 208, 76  # the width of all categories in a column, the height of all in a line
NAMED_COLUMN, HUGE_COLUMN = 424, 532
NUMBER = 1.75  # the width of points beside a name, in their size
BESIDE_NAME = 0.5  # the most of a cell that points may take beside a name
# The sizes of the glyph, the points and the name of a category.
SIZES = {
    HUGE: (60, LARGEST, LARGEST),
    LARGE: (48, MIDDLE, MIDDLE),
    NAMED: (48, MIDDLE, SMALL),
    BARE: (60, LARGEST, 0),
    PLAIN: (48, MIDDLE, 0),
    SHORT: (48, SMALL, 0),
}


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

    def result(self, part: str) -> str:
        """Only what it would be, where there is no room for both."""
        return f"→ {signed(self.then.parts[part])}"


def arranged(rooms: Sequence[Box]) -> Arrangement | None:
    """All categories in one of several rooms, if one is large enough."""
    return arrange(len(ROWS), STYLES, rooms)


def draw_points(canvas: Canvas, points: Points, shown: Arrangement, say: Callable[[Text], str]) -> None:
    """Every category in its cell."""
    scale, (glyph_side, number_size, name_size) = canvas.scale, SIZES[shown.style]
    for (part, glyph), (left, top, right, bottom) in zip(ROWS.items(), shown.cells, strict=True):
        x, y = left * scale, (top + bottom) / 2 * scale
        canvas.stamp(glyphs.glyph_sprite(glyph, glyph_side * scale), x + glyph_side / 2 * scale, y)
        start = (x + (glyph_side + 12) * scale, y)
        room = (right - APART) * scale - start[0]
        number = _number(points, part, number_size * scale, room * (BESIDE_NAME if name_size else 1))
        product = points.products.get(part, ()) if shown.style is not SHORT else ()
        if not name_size:
            _write_above(canvas, number, product, start, number_size)
            continue
        canvas.stamp(number, start[0] + number.width / 2, y)
        beside = start[0] + max(NUMBER * number_size * scale, number.width + 12 * scale)
        name = say(Text(f"akropolis-part-{part}"))
        words = narrow_text(name, name_size * scale, Weight.REGULAR, int(start[0] + room - beside))
        _write_above(canvas, words, product, (beside, y), name_size)


def _number(points: Points, part: str, size: int, room: float) -> Sprite:
    """The points of a category, with narrower letters if there is little room."""
    words = points.change(part)
    if text_width(words, size, Weight.BOLD) * NARROWEST > room:
        words = points.result(part)
    return narrow_text(words, size, Weight.BOLD, int(room))


def _write_above(canvas: Canvas, words: Sprite, product: tuple[int, ...], start: Point, size: int) -> None:
    """Words from a left end, above a product if there is one."""
    (x, y), half = start, size * 0.46 * canvas.scale if product else 0
    canvas.stamp(words, x + words.width / 2, y - half)
    if product:
        _write_product(
            canvas, product, (x, y + half + 4 * canvas.scale), min(size, MIDDLE) if size > MIDDLE else SMALL
        )


def _write_product(canvas: Canvas, factors: tuple[int, ...], start: Point, size: int) -> None:
    """Stars times height."""
    (stars, height), (x, y), side = factors, start, size * 0.83 * canvas.scale
    x = _write(canvas, str(stars), (x, y), size) + side / 2 + 4 * canvas.scale
    canvas.stamp(glyphs.glyph_sprite(glyphs.STAR, round(side)), x, y - 2 * canvas.scale)
    _write(canvas, f"\N{MULTIPLICATION SIGN} {height}", (x + side / 2 + 6 * canvas.scale, y), size)


def _write(canvas: Canvas, words: str, start: Point, size: int) -> float:
    """Write from a left end; returns the right end."""
    sprite = text_sprite(words, size * canvas.scale, Weight.REGULAR)
    canvas.stamp(sprite, start[0] + sprite.width / 2, start[1])
    return start[0] + sprite.width
