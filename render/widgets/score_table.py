"""A table of scores: a column a seat, a row a category, the totals at the bottom."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.core.game import Score, Seat
from render.drawing import glyphs
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.glyphs import Glyph
from render.drawing.lettering import MIDDLE, SMALL, Weight, text_ink
from render.drawing.palette import ACCENT
from render.drawing.sprites import Point
from render.widgets.badges import SMALL_CHIP, chip, pill

KINDS, COLUMN = 64, 94  # how wide the glyphs and each seat are
TOP = MARGIN


class ScoreTable(NamedTuple):
    """What a table of scores shows, at the right of a picture and down to its bottom."""

    rows: Mapping[str, Glyph]
    scores: Sequence[Score]
    to_move: Seat | None
    bottom: int

    @property
    def width(self) -> int:
        """How much of the picture it takes."""
        return KINDS + COLUMN * len(self.scores)

    def draw(self, canvas: Canvas) -> None:
        """The best of a row is bold, the best of all on a bright plate."""
        for seat, (x, y) in enumerate(self._line(canvas, 0)):
            canvas.stamp(chip(seat, SMALL_CHIP * canvas.scale, to_move=seat == self.to_move), x, y)
        for number, (part, glyph) in enumerate(self.rows.items(), start=1):
            points = [score.parts[part] for score in self.scores]
            _draw_row(canvas, glyph, self._line(canvas, number), points)
        last, totals = self._line(canvas, len(self.rows) + 1), [score.total for score in self.scores]
        for spot, total in zip(last, totals, strict=True):
            if total == max(totals):
                canvas.stamp(pill((COLUMN - 6) * canvas.scale, 60 * canvas.scale, ACCENT), *spot)
        _draw_row(canvas, glyphs.MEDAL, last, totals, MIDDLE)

    def _line(self, canvas: Canvas, row: int) -> list[Point]:
        """Where the numbers of a row are."""
        seats = len(self.scores)
        left, y = WIDTH - MARGIN - COLUMN * seats, TOP + 30 + row * (self.bottom - TOP) / (len(self.rows) + 2)
        return [((left + COLUMN * (seat + 0.5)) * canvas.scale, y * canvas.scale) for seat in range(seats)]


def _draw_row(
    canvas: Canvas, glyph: Glyph, spots: Sequence[Point], points: Sequence[int], size: int = SMALL
) -> None:
    x, y = spots[0]
    canvas.stamp(glyphs.glyph_sprite(glyph, 44 * canvas.scale), x - (COLUMN / 2 + 32) * canvas.scale, y)
    for spot, number in zip(spots, points, strict=True):
        weight = Weight.BOLD if number and number == max(points) else Weight.REGULAR
        canvas.darken(text_ink(str(number), size * canvas.scale, weight), *spot)
