"""The seats by their rank: chip, full name, and a bar in the seat's colour as long as its points."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from render.charts.records import Standing
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.glyphs import CROWN, glyph_ink
from render.drawing.lettering import MIDDLE, SMALL, Weight, signed, text_ink, text_width
from render.drawing.palette import ACCENT, PLATE, Colour, palettes
from render.drawing.seats import SEATS
from render.drawing.sprites import Box, Drawing, Sprite, layered_sprite
from render.widgets.badges import SMALL_CHIP, chip
from render.widgets.layout import cells
from render.widgets.writing import write_from

PALETTES = palettes(lambda _theme: ())
LINE = 64
ONE_COLUMN = 4  # standings; more are in two columns
CHIPS = SMALL_CHIP + 20  # the width of a chip and the room beside it
NUMBER, CROWN_ROOM, SHORTEST_BAR = 112, 56, 100  # widths
BETWEEN = 32  # two columns
LEFT, RIGHT = MARGIN + 8, WIDTH - MARGIN - 8
TARGET = 6  # the width of the line at a target


def ranking_height(standings: Sequence[Standing]) -> int:
    return LINE * ceil(len(standings) / _columns(standings))


def _columns(standings: Sequence[Standing]) -> int:
    return 1 if len(standings) <= ONE_COLUMN else 2


def draw_ranking(canvas: Canvas, standings: Sequence[Standing], top: float) -> None:
    """A line for each seat; where the names leave room, with bars."""
    columns = _columns(standings)
    box = (LEFT, top, RIGHT, top + ranking_height(standings))
    most = max(1, *(max(each.points, each.target or 0) for each in standings))
    longest = max(text_width(each.name, SMALL, Weight.BOLD) for each in standings)
    for standing, (left, upper, right, lower) in zip(
        standings, cells(box, len(standings), columns), strict=True
    ):
        end = right - BETWEEN if columns > 1 else right
        name = min(ceil(longest) + 1, end - left - CHIPS - NUMBER)
        _draw_line(canvas, standing, (left, upper, end, lower), Widths(name, most))


class Widths(NamedTuple):
    """The room for names, and how many points a whole bar stands for."""

    name: float
    most: int


def _draw_line(canvas: Canvas, standing: Standing, box: Box, widths: Widths) -> None:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    canvas.stamp(chip(standing.seat, SMALL_CHIP), left + SMALL_CHIP / 2, y)
    write_from(canvas, standing.name, (left + CHIPS, y), widths.name, SMALL)
    start = left + CHIPS + widths.name + 16
    if right - NUMBER - start - CROWN_ROOM >= SHORTEST_BAR:
        if standing.won:
            canvas.write(glyph_ink(CROWN, 40), start + 20, y)
        _draw_bar(canvas, standing, (start + CROWN_ROOM, y - 22, right - NUMBER, y + 22), widths.most)
    figure = text_ink(signed(standing.points), MIDDLE, Weight.BOLD)
    canvas.write(figure, right - figure.width / 2, y)


def _draw_bar(canvas: Canvas, standing: Standing, box: Box, most: int) -> None:
    """The bar, and a line at the target if there is one."""
    left, top, right, bottom = box
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
    line, width = 2, max(8, width)
    base, paper = Drawing(width, height), Drawing(width, height)
    radius = min(8, width / 2)
    base.rounded_rectangle((0, 0, width, height), radius)
    paper.rounded_rectangle((line, line, width - line, height - line), max(0, radius - line))
    return layered_sprite(base.coverage(), [(colour, paper.coverage())])
