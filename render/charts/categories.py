"""The chart of points by category: who has how many, as bars, and how they come about, in figures."""

from collections.abc import Mapping
from math import ceil
from typing import NamedTuple, Self

from engines.core.game import Seat
from render.charts.ranking import LEFT, PALETTES, RIGHT, bar, draw_ranking, ranking_height
from render.charts.records import Category, Cell, ScoreChart, written
from render.drawing.canvas import MARGIN, Canvas, new_card
from render.drawing.glyphs import Glyph, glyph_sprite
from render.drawing.lettering import SMALL, Weight, faint_text, signed, text_sprite, text_width, wrapped
from render.drawing.seats import SEATS
from render.themes import Theme
from render.widgets.badges import SMALL_CHIP, card_chip
from render.widgets.writing import write_from

NARROWEST, WIDEST = 200, 336  # of the names of categories
GLYPH, GLYPHS = 40, 54  # of categories, and the width of their column
CHIPS = 64  # the height of the line of chips
NUMBER = 68  # the width of the points, to the left of their bar
BAR, GAP = 36, 16
FIGURES = 38  # the height of a line of figures
FIRST_FIGURES = (BAR + FIGURES) / 2  # from the middle of a bar to that of the first line of figures
MOST_LINES = 2  # of figures in a cell


def score_chart(chart: ScoreChart, glyphs: Mapping[str, Glyph], theme: Theme) -> bytes:
    """A PNG of the ranking, and below it a row for each category and a column for each seat."""
    grid = Grid.of(chart, glyphs)
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
    """The widths of the names and of a seat's column, how many points the longest bar stands for, glyphs."""

    names: int
    column: float
    most: int
    glyphs: Mapping[str, Glyph]

    @classmethod
    def of(cls, chart: ScoreChart, glyphs: Mapping[str, Glyph]) -> Self:
        words = [(each.name, Weight.BOLD) for each in chart.categories]
        words += [(each.label, Weight.REGULAR) for each in chart.categories]
        longest = max(ceil(text_width(text, SMALL, weight)) for text, weight in words)
        names = max(NARROWEST, min(longest + 24, WIDEST))
        most = max(1, *(cell.points for each in chart.categories for cell in each.cells))
        column = (RIGHT - LEFT - names - GLYPHS * bool(glyphs)) / len(chart.standings)
        return cls(names, column, most, glyphs)

    @property
    def first(self) -> int:
        """Where the names begin: after their glyphs, if there are any."""
        return LEFT + GLYPHS * bool(self.glyphs)

    def left(self, seat: Seat) -> float:
        """Where the column of a seat begins."""
        return self.first + self.names + self.column * seat


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
    _draw_names(canvas, row, y, grid)
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


def _draw_names(canvas: Canvas, row: Row, y: float, grid: Grid) -> None:
    """The glyph and the name of the category, and below it what is multiplied or added."""
    if glyph := grid.glyphs.get(row.category.part):
        canvas.stamp(glyph_sprite(glyph, GLYPH), LEFT + GLYPH / 2, y)
    for number, line in enumerate(row.names):
        write_from(canvas, line, (grid.first, y + number * FIGURES), grid.names - 16, SMALL)
    below = y + FIRST_FIGURES + (len(row.names) - 1) * FIGURES
    for number, line in enumerate(row.labels):
        _write_faint(canvas, line, grid.first, below + number * FIGURES)


def _write_faint(canvas: Canvas, words: str, left: float, y: float) -> None:
    sprite = faint_text(words, SMALL)
    canvas.stamp(sprite, left + sprite.width / 2, y)
