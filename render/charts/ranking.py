"""The seats by their rank: chip, full name, and a bar in the seat's colour as long as its points."""

from collections.abc import Sequence
from math import ceil

from render.charts.records import Standing
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.glyphs import CROWN, glyph_ink
from render.drawing.lettering import MIDDLE, SMALL, Weight, ellipsize, signed, text_ink
from render.drawing.palette import ACCENT, PLATE, Colour, palettes
from render.drawing.seats import SEATS
from render.drawing.sprites import Box, Drawing, Sprite, layered_sprite
from render.widgets.badges import SMALL_CHIP, chip, chip_width
from render.widgets.layout import cells
from render.widgets.writing import write_from

PALETTES = palettes(lambda _theme: ())
LINE = 64
ONE_COLUMN = 4  # standings; more are in two columns
NAME, NUMBER = 400, 92  # the widths of a name and of a number
LEFT, RIGHT = MARGIN + 8, WIDTH - MARGIN - 8
TARGET = 6  # the width of the line at a target


def ranking_height(standings: Sequence[Standing]) -> int:
    return LINE * (len(standings) if len(standings) <= ONE_COLUMN else ceil(len(standings) / 2))


def draw_ranking(canvas: Canvas, standings: Sequence[Standing], top: float) -> None:
    """A line for each seat."""
    columns = 1 if len(standings) <= ONE_COLUMN else 2
    box = (LEFT, top, RIGHT, top + ranking_height(standings))
    most = max(1, *(max(each.points, each.target or 0) for each in standings))
    for standing, line in zip(standings, cells(box, len(standings), columns), strict=True):
        _draw_line(canvas, standing, line, most)


def _draw_line(canvas: Canvas, standing: Standing, box: Box, most: int) -> None:
    left, top, right, bottom = box
    y, name = (top + bottom) / 2, left + chip_width(SMALL_CHIP) + 20
    canvas.stamp(chip(standing.seat, SMALL_CHIP), left + chip_width(SMALL_CHIP) / 2, y)
    room = min(NAME, right - name - NUMBER - 24)
    write_from(canvas, standing.name, (name, y), room, SMALL)
    bar = name + room + 16
    if standing.won:
        canvas.write(glyph_ink(CROWN, 40), bar + 20, y)
    _draw_bar(canvas, standing, (bar + 56, y - 22, right - NUMBER, y + 22), most)
    figure = text_ink(signed(standing.points), MIDDLE, Weight.BOLD)
    canvas.write(figure, right - figure.width / 2, y)


def _draw_bar(canvas: Canvas, standing: Standing, box: Box, most: int) -> None:
    """The bar, and a line at the target if there is one; nothing where there is no room."""
    left, top, right, bottom = box
    if right - left < bottom - top:
        return
    y, unit = (top + bottom) / 2, (right - left) / most
    width = round(unit * standing.points)
    if width > 0:
        canvas.stamp(bar(width, round(bottom - top), SEATS[standing.seat].colour), left + width / 2, y)
    if standing.target is not None:
        reached = standing.points >= standing.target
        mark = bar(TARGET * 2, round(bottom - top) + 12, ACCENT if reached else PLATE)
        canvas.stamp(mark, left + unit * standing.target, y)


def bar(width: int, height: int, colour: Colour) -> Sprite:
    """A bar with a dark rim, which a light card needs and a dark one does not show."""
    line, width = 2, max(6, width)
    base, paper = Drawing(width, height), Drawing(width, height)
    radius = min(8, width / 2)
    base.rounded_rectangle((0, 0, width, height), radius)
    paper.rounded_rectangle((line, line, width - line, height - line), max(0, radius - line))
    return layered_sprite(base.coverage(), [(colour, paper.coverage())])


def shortened(words: str, width: float, size: int = SMALL) -> str:
    """The words in regular weight, cut to a width."""
    return ellipsize(words, size, Weight.REGULAR, int(width))
