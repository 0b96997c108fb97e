"""A table of scores across a picture: a row for each seat, a column for each category, totals at the end."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.core.game import Score, Seat
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.glyphs import MEDAL, Glyph, glyph_sprite
from render.drawing.lettering import MIDDLE, SMALL, Weight, narrow_text, text_ink
from render.drawing.palette import ACCENT
from render.drawing.sprites import Point
from render.widgets.badges import SMALL_CHIP, card_chip, pill

LEFT, RIGHT = MARGIN + 8, WIDTH - MARGIN - 8
HEADING, ROW = 96, 58  # the heights of the glyphs and words of the columns, and of each row
GLYPH = 48
WORDS_APART = 12


def rows_height(seats: int) -> int:
    """The height of the table for so many seats."""
    return HEADING + ROW * seats


class Column(NamedTuple):
    """A category: its glyph and its name."""

    glyph: Glyph
    name: str


class ScoreRows(NamedTuple):
    """From a line of a picture downwards."""

    columns: Mapping[str, Column]
    scores: Sequence[Score]
    to_move: Seat | None
    top: float
    first: float = 150  # the width of the first column, with the chips

    @property
    def width(self) -> float:
        """Of a category's column."""
        return (RIGHT - LEFT - self.first) / (len(self.columns) + 1)

    def draw(self, canvas: Canvas) -> None:
        """The best of each category is bold, the best total on a bright plate."""
        for number, (part, column) in enumerate(self.columns.items()):
            self._draw_heading(canvas, column, number)
            self._draw_points(canvas, [score.parts[part] for score in self.scores], number)
        self._draw_totals(canvas)
        for seat in range(len(self.scores)):
            x, y = self.chip_middle(seat)
            shown = card_chip(seat, SMALL_CHIP * canvas.scale, to_move=seat == self.to_move)
            canvas.stamp(shown, x * canvas.scale, y * canvas.scale)

    def chip_middle(self, seat: Seat) -> Point:
        return LEFT + 32, self.top + HEADING + ROW * (seat + 0.5)

    def _draw_heading(self, canvas: Canvas, column: Column, number: int) -> None:
        scale, (x, y) = canvas.scale, self._middle(canvas, number, -1)
        canvas.stamp(glyph_sprite(column.glyph, GLYPH * scale), x, y - 36 * scale)
        room = int((self.width - WORDS_APART) * scale)
        words = narrow_text(column.name, SMALL * scale, Weight.REGULAR, room)
        canvas.stamp(words, x, y + 10 * scale)

    def _draw_points(self, canvas: Canvas, points: Sequence[int], number: int) -> None:
        for seat, each in enumerate(points):
            weight = Weight.BOLD if each and each == max(points) else Weight.REGULAR
            canvas.write(
                text_ink(str(each), SMALL * canvas.scale, weight), *self._middle(canvas, number, seat)
            )

    def _draw_totals(self, canvas: Canvas) -> None:
        scale, number, totals = canvas.scale, len(self.columns), [score.total for score in self.scores]
        x, y = self._middle(canvas, number, -1)
        canvas.stamp(glyph_sprite(MEDAL, (GLYPH + 12) * scale), x, y - 12 * scale)
        for seat, total in enumerate(totals):
            middle = self._middle(canvas, number, seat)
            if total == max(totals):
                canvas.stamp(pill(104 * scale, 54 * scale, ACCENT), *middle)
            canvas.write(text_ink(str(total), MIDDLE * scale, Weight.BOLD), *middle)

    def _middle(self, canvas: Canvas, number: int, seat: Seat) -> Point:
        """Of a cell; the heading is before the first seat."""
        x = LEFT + self.first + self.width * (number + 0.5)
        return x * canvas.scale, (self.top + HEADING + ROW * (seat + 0.5)) * canvas.scale
