"""The chart of points by category: who has how many, as bars, and how they come about, in figures."""

from collections.abc import Sequence
from typing import NamedTuple

from render.charts.ranking import LEFT, PALETTES, RIGHT, bar, draw_ranking, ranking_height, shortened
from render.charts.records import Category, Cell, ScoreChart, written
from render.drawing.canvas import MARGIN, Canvas, new_card
from render.drawing.lettering import SMALL, Weight, faint_text, signed, text_sprite, text_width
from render.drawing.seats import SEATS
from render.themes import Theme
from render.widgets.badges import SMALL_CHIP, card_chip
from render.widgets.writing import write_from

NAMES = 268  # the width of the names of categories
CHIPS = 64  # the height of the line of chips
NUMBER = 68  # the width of the points, to the left of their bar
BAR, GAP = 36, 16
FIGURES = 38  # the height of a line of figures
MOST_LINES = 2  # of figures in a cell


class Row(NamedTuple):
    """A category, with the lines of figures of each seat."""

    category: Category
    figures: list[list[str]]

    @property
    def height(self) -> int:
        lines = max([bool(self.category.label), *map(len, self.figures)])
        return BAR + GAP + lines * FIGURES


def score_chart(chart: ScoreChart, theme: Theme) -> bytes:
    """A PNG of the ranking, and below it a row for each category and a column for each seat."""
    seats = sorted(standing.seat for standing in chart.standings)
    column = (RIGHT - LEFT - NAMES) / len(seats)
    rows = [
        Row(category, [_lines(cell, column - 16) for cell in category.cells]) for category in chart.categories
    ]
    top = MARGIN + ranking_height(chart.standings) + 16
    canvas = new_card(1, top + CHIPS + sum(row.height for row in rows) + MARGIN)
    draw_ranking(canvas, chart.standings, MARGIN)
    for seat in seats:
        canvas.stamp(card_chip(seat, SMALL_CHIP), LEFT + NAMES + column * seat + 40, top + CHIPS / 2)
    most = max(1, *(cell.points for category in chart.categories for cell in category.cells))
    top += CHIPS
    for row in rows:
        _draw_row(canvas, row, top, column, most)
        top += row.height
    return canvas.png(PALETTES[theme])


def _lines(cell: Cell, width: float) -> list[str]:
    """What the points are the sum of, in lines that fit; the rest is left out."""
    lines: list[str] = []
    for number, term in enumerate(written(cell.terms)):
        longer = f"{lines[-1]} + {term}" if number else term
        if lines and _fits(longer, width):
            lines[-1] = longer
        elif len(lines) == MOST_LINES:
            return [*lines[:-1], f"{lines[-1]} …"]
        else:
            lines.append(f"+ {term}" if number else term)
    return lines


def _fits(words: str, width: float) -> bool:
    return text_width(words, SMALL, Weight.REGULAR) <= width


def _draw_row(canvas: Canvas, row: Row, top: float, column: float, most: int) -> None:
    y, (category, figures) = top + BAR / 2, row
    write_from(canvas, category.name, (LEFT, y), NAMES - 16, SMALL)
    if category.label:
        _write_faint(canvas, category.label, LEFT, y + BAR / 2 + FIGURES / 2, NAMES - 16)
    best = max(cell.points for cell in category.cells)
    for seat, cell in enumerate(category.cells):
        left = LEFT + NAMES + column * seat
        weight = Weight.BOLD if cell.points == best else Weight.REGULAR
        number = text_sprite(signed(cell.points), SMALL, weight)
        canvas.stamp(number, left + number.width / 2, y)
        width = round(cell.points * (column - NUMBER - 20) / most)
        if width > 0:
            drawn = bar(width, BAR, SEATS[seat].colour)
            canvas.stamp(drawn, left + NUMBER + drawn.width / 2, y)
        _draw_figures(canvas, figures[seat], left, y + BAR / 2 + FIGURES / 2)


def _draw_figures(canvas: Canvas, lines: Sequence[str], left: float, y: float) -> None:
    for number, line in enumerate(lines):
        _write_faint(canvas, line, left, y + number * FIGURES)


def _write_faint(canvas: Canvas, words: str, left: float, y: float, width: float | None = None) -> None:
    sprite = faint_text(words if width is None else shortened(words, width), SMALL)
    canvas.stamp(sprite, left + sprite.width / 2, y)
