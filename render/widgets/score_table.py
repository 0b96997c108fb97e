"""A table of scores: a column for each seat, a row for each category, the totals at the bottom."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.core.game import Score, Seat
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.glyphs import MEDAL, Glyph, glyph_sprite
from render.drawing.lettering import MIDDLE, SMALL, Weight, text_ink
from render.drawing.palette import ACCENT
from render.drawing.sprites import Point
from render.widgets.badges import SMALL_CHIP, card_chip, pill

GLYPHS, COLUMN = 64, 94  # the widths of the glyphs' column and of each seat's


class ScoreTable(NamedTuple):
    """At the right of a picture, between two lines."""

    rows: Mapping[str, Glyph]
    scores: Sequence[Score]
    to_move: Seat | None
    bottom: int
    top: int = MARGIN

    @property
    def width(self) -> int:
        return GLYPHS + COLUMN * len(self.scores)

    def draw(self, canvas: Canvas) -> None:
        """The best of each row is bold, the best total on a bright plate."""
        for seat, (x, y) in enumerate(self._cells(canvas, 0)):
            canvas.stamp(card_chip(seat, SMALL_CHIP * canvas.scale, to_move=seat == self.to_move), x, y)
        for number, (part, glyph) in enumerate(self.rows.items(), start=1):
            points = [score.parts[part] for score in self.scores]
            _draw_row(canvas, glyph, self._cells(canvas, number), points)
        last, totals = self._cells(canvas, len(self.rows) + 1), [score.total for score in self.scores]
        for cell, total in zip(last, totals, strict=True):
            if total == max(totals):
                canvas.stamp(pill((COLUMN - 6) * canvas.scale, 60 * canvas.scale, ACCENT), *cell)
        _draw_row(canvas, MEDAL, last, totals, MIDDLE)

    def _row_height(self) -> float:
        return (self.bottom - self.top) / (len(self.rows) + 2)

    def _cells(self, canvas: Canvas, row: int) -> list[Point]:
        """The middles of a row's cells."""
        seats = len(self.scores)
        left, y = WIDTH - MARGIN - COLUMN * seats, self.top + 30 + row * self._row_height()
        return [((left + COLUMN * (seat + 0.5)) * canvas.scale, y * canvas.scale) for seat in range(seats)]


def _draw_row(
    canvas: Canvas, glyph: Glyph, cells: Sequence[Point], points: Sequence[int], size: int = SMALL
) -> None:
    x, y = cells[0]
    canvas.stamp(glyph_sprite(glyph, 44 * canvas.scale), x - (COLUMN / 2 + 32) * canvas.scale, y)
    for cell, number in zip(cells, points, strict=True):
        weight = Weight.BOLD if number and number == max(points) else Weight.REGULAR
        canvas.write(text_ink(str(number), size * canvas.scale, weight), *cell)
