"""The chart of points by category: who has how many, as bars, and how they come about, in figures."""

from math import ceil
from typing import NamedTuple, Self

from engines.core.game import Seat
from render.charts.ranking import LEFT, PALETTES, RIGHT, bar, draw_ranking, ranking_height
from render.charts.records import Category, Cell, ScoreChart, written
from render.drawing.canvas import MARGIN, Canvas, new_card
from render.drawing.lettering import SMALL, Weight, faint_text, signed, text_sprite, text_width, wrapped
from render.drawing.seats import SEATS
from render.themes import Theme
from render.widgets.badges import SMALL_CHIP, card_chip
from render.widgets.writing import write_from

NARROWEST, WIDEST = 200, 336  # of the names of categories
CHIPS = 64  # the height of the line of chips
NUMBER = 68  # the width of the points, to the left of their bar
BAR, GAP = 36, 16
FIGURES = 38  # the height of a line of figures
FIRST_FIGURES = (BAR + FIGURES) / 2  # from the middle of a bar to that of the first line of figures
MOST_LINES = 2  # of figures in a cell


def score_chart(chart: ScoreChart, theme: Theme) -> bytes:
    """A PNG of the ranking, and below it a row for each category and a column for each seat."""
    grid = Grid.of(chart)
    rows = [_row(category, grid) for category in chart.categories]
    top = MARGIN + ranking_height(chart.standings) + 16
    canvas = new_card(1, top + CHIPS + sum(row.height for row in rows) + MARGIN)
    draw_ranking(canvas, chart.standings, MARGIN)
    for standing in chart.standings:
        canvas.stamp(
            card_chip(standing.seat, SMALL_CHIP), grid.left(standing.seat) + SMALL_CHIP, top + CHIPS / 2
        )
    top += CHIPS
    for row in rows:
        _draw_row(canvas, row, top, grid)
        top += row.height
    return canvas.png(PALETTES[theme])


class Grid(NamedTuple):
    """The widths of the names and of a seat's column, and how many points the longest bar stands for."""

    names: int
    column: float
    most: int

    @classmethod
    def of(cls, chart: ScoreChart) -> Self:
        words = [(each.name, Weight.BOLD) for each in chart.categories]
        words += [(each.label, Weight.REGULAR) for each in chart.categories]
        longest = max(ceil(text_width(text, SMALL, weight)) for text, weight in words)
        names = max(NARROWEST, min(longest + 24, WIDEST))
        most = max(1, *(cell.points for each in chart.categories for cell in each.cells))
        return cls(names, (RIGHT - LEFT - names) / len(chart.standings), most)

    def left(self, seat: Seat) -> float:
        """Where the column of a seat begins."""
        return LEFT + self.names + self.column * seat


class Row(NamedTuple):
    """The lines of a category's name and label, and the lines of figures of each seat."""

    category: Category
    names: tuple[str, ...]
    labels: tuple[str, ...]
    figures: list[list[str]]

    @property
    def height(self) -> int:
        below = len(self.names) - 1 + len(self.labels)
        return BAR + GAP + FIGURES * max([below, *map(len, self.figures)])


def _row(category: Category, grid: Grid) -> Row:
    width = grid.names - 20
    names = wrapped(category.name, SMALL, Weight.BOLD, int(width))
    labels = wrapped(category.label, SMALL, Weight.REGULAR, int(width))
    return Row(category, names, labels, [_lines(cell, grid.column - 16) for cell in category.cells])


def _lines(cell: Cell, width: float) -> list[str]:
    """What the points are the sum of, in lines that fit; the rest is left out, or all where nothing fits."""
    terms, lines = written(cell.terms), list[str]()
    if not all(_fits(f"+ {term}", width) for term in terms):
        return []
    for number, term in enumerate(terms):
        longer = f"{lines[-1]} + {term}" if number else term
        if lines and _fits(longer, width):
            lines[-1] = longer
        elif len(lines) == MOST_LINES:
            return [*lines[:-1], "+ …"]
        else:
            lines.append(f"+ {term}" if number else term)
    return lines


def _fits(words: str, width: float) -> bool:
    return text_width(words, SMALL, Weight.REGULAR) <= width


def _draw_row(canvas: Canvas, row: Row, top: float, grid: Grid) -> None:
    y = top + BAR / 2
    _draw_names(canvas, row, y, grid.names)
    best = max(cell.points for cell in row.category.cells)
    for seat, cell in enumerate(row.category.cells):
        left = grid.left(seat)
        weight = Weight.BOLD if cell.points == best else Weight.REGULAR
        number = text_sprite(signed(cell.points), SMALL, weight)
        canvas.stamp(number, left + number.width / 2, y)
        width = round(cell.points * (grid.column - NUMBER - 20) / grid.most)
        if width > 0:
            drawn = bar(width, BAR, SEATS[seat].colour)
            canvas.stamp(drawn, left + NUMBER + drawn.width / 2, y)
        for line, figures in enumerate(row.figures[seat]):
            _write_faint(canvas, figures, left, y + FIRST_FIGURES + line * FIGURES)


def _draw_names(canvas: Canvas, row: Row, y: float, width: int) -> None:
    """The name of the category, and below it what is multiplied or added."""
    for number, line in enumerate(row.names):
        write_from(canvas, line, (LEFT, y + number * FIGURES), width - 16, SMALL)
    below = y + FIRST_FIGURES + (len(row.names) - 1) * FIGURES
    for number, line in enumerate(row.labels):
        _write_faint(canvas, line, LEFT, below + number * FIGURES)


def _write_faint(canvas: Canvas, words: str, left: float, y: float) -> None:
    sprite = faint_text(words, SMALL)
    canvas.stamp(sprite, left + sprite.width / 2, y)
