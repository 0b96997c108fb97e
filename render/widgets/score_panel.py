"""Everybody's points by category as a small table, in any room of a picture that is large enough."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.core.game import Score, Seat
from render.drawing.canvas import Canvas
from render.drawing.glyphs import MEDAL, Glyph, glyph_sprite
from render.drawing.lettering import MIDDLE, SMALL, Weight, narrow_text, signed, text_ink
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box, Point, Sprite
from render.widgets.badges import SMALL_CHIP, card_chip, pill
from render.widgets.free_room import Arrangement, CellStyle

CORNER = 34  # the size of the glyph in the corner
TALLER = 1.36  # how much higher than it needs a row may be


class Sizes(NamedTuple):
    """The sizes of glyphs and letters; the height of a row, and the widths of its columns."""

    glyph: int
    letters: int
    row: float
    first: float  # with a glyph or a chip
    name: float
    number: float
    chip: int = SMALL_CHIP


LARGE = Sizes(60, MIDDLE, 72, 104, 330, 116)
SMALL_SIZES = Sizes(46, SMALL, 54, 100, 250, 92)
LOW = SMALL_SIZES._replace(row=46, chip=38)


class Form(NamedTuple):
    """The size of a panel, and how it is made: a row for each category or for each seat."""

    style: CellStyle
    sizes: Sizes
    is_tall: bool
    has_names: bool


def forms(parts: int, seats: int) -> list[Form]:
    """The ways to show so many categories and seats, the best first."""
    tall = [
        _form(sizes, parts + 2, seats, is_tall=True, has_names=named)
        for sizes, named in ((LARGE, True), (SMALL_SIZES, True), (LARGE, False), (SMALL_SIZES, False))
    ]
    return [*tall, _form(LOW, seats + 1, parts + 1, is_tall=False, has_names=False)]


def _form(sizes: Sizes, rows: int, columns: int, *, is_tall: bool, has_names: bool) -> Form:
    width = sizes.first + sizes.name * has_names + sizes.number * columns
    style = CellStyle(width, sizes.row * rows, TALLER * sizes.row * rows, width * 0.9)
    return Form(style, sizes, is_tall, has_names)


class ScorePanel(NamedTuple):
    """What is in the panel."""

    parts: Mapping[str, tuple[Glyph, str]]  # the glyph and the name of each category
    scores: Sequence[Score]
    to_move: Seat | None
    shown: Arrangement
    corner: tuple[Glyph, str] | None = None  # a glyph and a short text in the free corner

    def draw(self, canvas: Canvas) -> None:
        """The best of each category is bold, the best total on a bright plate."""
        form = next(
            each for each in forms(len(self.parts), len(self.scores)) if each.style == self.shown.style
        )
        grid = _Grid(self.shown.cells[0], form, len(self.parts), len(self.scores))
        scale, sizes = canvas.scale, form.sizes
        if self.corner:
            _draw_corner(canvas, *self.corner, grid)
        for seat in range(len(self.scores)):
            chip = card_chip(seat, sizes.chip * scale, to_move=seat == self.to_move)
            _stamp_at(canvas, chip, grid.middle(None, seat))
        for number, (part, (glyph, name)) in enumerate(self.parts.items()):
            _stamp_at(canvas, glyph_sprite(glyph, sizes.glyph * scale), grid.middle(number, None))
            if form.has_names:
                _write_name(canvas, name, grid.middle(number, None), sizes)
            self._write_points(canvas, [score.parts[part] for score in self.scores], number, grid)
        self._write_totals(canvas, grid)

    def _write_points(self, canvas: Canvas, points: Sequence[int], number: int, grid: "_Grid") -> None:
        for seat, each in enumerate(points):
            weight = Weight.BOLD if each and each == max(points) else Weight.REGULAR
            _write_at(canvas, signed(each), grid.form.sizes.letters, weight, grid.middle(number, seat))

    def _write_totals(self, canvas: Canvas, grid: "_Grid") -> None:
        scale, sizes = canvas.scale, grid.form.sizes
        totals, number = [score.total for score in self.scores], len(self.parts)
        _stamp_at(canvas, glyph_sprite(MEDAL, sizes.glyph * scale), grid.middle(number, None))
        for seat, total in enumerate(totals):
            middle = grid.middle(number, seat)
            if total == max(totals):
                plate = pill(round(sizes.number - 4) * scale, round(sizes.row - 2) * scale, ACCENT)
                _stamp_at(canvas, plate, middle)
            _write_at(canvas, signed(total), MIDDLE, Weight.BOLD, middle)


class _Grid(NamedTuple):
    """The middles of the cells of a panel."""

    box: Box
    form: Form
    parts: int
    seats: int

    def middle(self, part: int | None, seat: Seat | None) -> Point:
        """Of a category's points for a seat; without one of them, of what is written before the others."""
        (left, top, right, bottom), sizes = self.box, self.form.sizes
        row, column = (part, seat) if self.form.is_tall else (seat, part)
        rows = (self.parts if self.form.is_tall else self.seats - 1) + 2
        columns = self.seats if self.form.is_tall else self.parts + 1
        first = sizes.first + sizes.name * self.form.has_names
        height, width = (bottom - top) / rows, min(sizes.number * 1.2, (right - left - first) / columns)
        x = left + sizes.first / 2 if column is None else left + first + width * (column + 0.5)
        return x, top + height * (0.5 if row is None else row + 1.5)


def _draw_corner(canvas: Canvas, glyph: Glyph, words: str, grid: _Grid) -> None:
    x, y = grid.middle(None, None)
    left = x - grid.form.sizes.first / 2
    _stamp_at(canvas, glyph_sprite(glyph, CORNER * canvas.scale), (left + CORNER / 2, y))
    text = text_ink(words, SMALL * canvas.scale, Weight.BOLD)
    canvas.write(text, (left + CORNER + 6) * canvas.scale + text.width / 2, y * canvas.scale)


def _write_name(canvas: Canvas, name: str, glyph: Point, sizes: Sizes) -> None:
    """Beside a glyph."""
    scale, (x, y) = canvas.scale, glyph
    words = narrow_text(name, sizes.letters * scale, Weight.REGULAR, round(sizes.name - 12) * scale)
    canvas.stamp(words, (x + sizes.glyph / 2 + 10) * scale + words.width / 2, y * scale)


def _stamp_at(canvas: Canvas, sprite: Sprite, middle: Point) -> None:
    canvas.stamp(sprite, middle[0] * canvas.scale, middle[1] * canvas.scale)


def _write_at(canvas: Canvas, words: str, size: int, weight: Weight, middle: Point) -> None:
    mask = text_ink(words, size * canvas.scale, weight)
    canvas.write(mask, middle[0] * canvas.scale, middle[1] * canvas.scale)
