"""The plot of points over the game: a line for each seat, which ends in the seat's shape."""

from collections.abc import Sequence
from itertools import chain
from math import ceil
from typing import NamedTuple

from engines.core.game import Seat
from render.charts.ranking import PALETTES, RIGHT
from render.charts.records import PointsPlot, Standing
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import SMALL, Weight, faint_text, signed, text_sprite, text_width
from render.drawing.palette import PANEL
from render.drawing.seats import SEATS
from render.drawing.sprites import Box, Drawing, Point, Sprite, layered_sprite
from render.themes import Theme
from render.widgets.badges import SMALL_CHIP, card_chip
from render.widgets.writing import write_from

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)  # between two lines of the grid
MOST_GRID_LINES, MOST_TURN_NUMBERS = 5, 6
NUMBERS = 84  # the width of the numbers at the left
LONGEST_NAME = 260  # pixels beside the end of a line
AXIS = 56  # the height of the numbers at the bottom
LINE, RIM = 7, 12  # the widths of a line and of its dark rim
APART = 56  # the least distance between two ends


class Scale(NamedTuple):
    """Where turns and points lie in a box."""

    box: Box
    turns: int
    lowest: int
    highest: int

    def point(self, turn: float, points: float) -> Point:
        left, top, right, bottom = self.box
        across = (right - left) * turn / max(1, self.turns)
        return left + across, bottom - (bottom - top) * (points - self.lowest) / (self.highest - self.lowest)


def points_plot(plot: PointsPlot, theme: Theme) -> bytes:
    """A PNG of the plot alone."""
    canvas = new_card(1)
    draw_plot(canvas, plot, (MARGIN, MARGIN + 16, WIDTH - MARGIN, HEIGHT - MARGIN), LONGEST_NAME)
    return canvas.png(PALETTES[theme])


def draw_plot(canvas: Canvas, plot: PointsPlot, box: Box, name: int = 0) -> None:
    """Grid, lines, and at their ends the chips, points, and names at most that wide."""
    left, top, right, bottom = box
    points = list(chain(*plot.history))
    inside = (left + NUMBERS, top + 8, right - _ends_width(plot.standings, name), bottom - AXIS)
    scale = Scale(inside, len(plot.history) - 1, min(0, *points), max(1, *points))
    _draw_grid(canvas, scale, plot.turns)
    for standing in reversed(plot.standings):  # The leader is drawn last, over the others.
        _draw_line(canvas, standing.seat, scale, [row[standing.seat] for row in plot.history])
    _draw_ends(canvas, plot, scale, name)


def _ends_width(standings: Sequence[Standing], name: int) -> int:
    """The room beside the ends of the lines."""
    longest = max(text_width(each.name, SMALL, Weight.BOLD) for each in standings)
    return SMALL_CHIP + 116 + min(name, ceil(longest))


def step_for(extent: int, most: int) -> int:
    """The smallest step that divides a number into few parts."""
    return next((step for step in STEPS if extent <= step * most), -(-extent // most))


def _draw_grid(canvas: Canvas, scale: Scale, turns: str) -> None:
    """Lines at round numbers of points, and the numbers of some turns."""
    left, _, right, bottom = scale.box
    step = step_for(scale.highest - scale.lowest, MOST_GRID_LINES)
    for points in range(-(-scale.lowest // step) * step, scale.highest + 1, step):
        _, y = scale.point(0, points)
        canvas.image.paste(PANEL, (round(left), round(y) - 1, round(right), round(y) + 2))
        number = faint_text(signed(points), SMALL)
        canvas.stamp(number, left - 16 - number.width / 2, y)
    y, label = bottom + AXIS - 24, faint_text(turns, SMALL)
    canvas.stamp(label, left - NUMBERS + 24 + label.width / 2, y)
    every = step_for(scale.turns, MOST_TURN_NUMBERS)
    for turn in range(every, scale.turns + 1, every):
        canvas.stamp(faint_text(str(turn), SMALL), scale.point(turn, 0)[0], y)


def _draw_line(canvas: Canvas, seat: Seat, scale: Scale, history: Sequence[int]) -> None:
    """A line in the seat's colour, with a dark rim for the light theme."""
    points = [scale.point(turn, history[turn]) for turn in bends(history)]
    xs, ys = zip(*points, strict=True)
    left, top = int(min(xs)) - RIM, int(min(ys)) - RIM
    width, height = int(max(xs)) + RIM - left, int(max(ys)) + RIM - top
    sprite = _line_sprite([(x - left, y - top) for x, y in points], width, height, seat)
    canvas.stamp(sprite, left + sprite.half_width, top + sprite.half_height)


def bends(history: Sequence[int]) -> list[int]:
    """The turns between which a line is straight: flat parts are drawn as one."""
    last = len(history) - 1
    return [n for n in range(last + 1) if n in (0, last) or len({*history[n - 1 : n + 2]}) > 1]


def _line_sprite(points: Sequence[Point], width: int, height: int, seat: Seat) -> Sprite:
    base, paper = Drawing(width, height), Drawing(width, height)
    base.line(points, RIM)
    paper.line(points, LINE)
    return layered_sprite(base.coverage(), [(SEATS[seat].colour, paper.coverage())])


def _draw_ends(canvas: Canvas, plot: PointsPlot, scale: Scale, longest: int) -> None:
    """Chip, name and points beside the end of each line, or near it where two ends are close."""
    points, seats = plot.history[-1], [each.seat for each in plot.standings]
    heights = spread([scale.point(scale.turns, points[seat])[1] for seat in seats], scale.box)
    left, width = scale.box[2] + 12, SMALL_CHIP
    for standing, y in zip(plot.standings, heights, strict=True):
        canvas.stamp(card_chip(standing.seat, SMALL_CHIP), left + width / 2, y)
        number = text_sprite(signed(points[standing.seat]), SMALL, Weight.BOLD)
        canvas.stamp(number, RIGHT - number.width / 2, y)
        if longest:
            name = left + width + 14
            write_from(canvas, standing.name, (name, y), RIGHT - number.width - 12 - name, SMALL)


def spread(wanted: Sequence[float], box: Box) -> list[float]:
    """Heights near the wanted ones, in their order from the top, far enough apart and inside the box."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    placed: dict[int, float] = {}
    lowest = box[1]
    for n in order:
        placed[n] = max(wanted[n], lowest)
        lowest = placed[n] + APART
    highest = box[3]
    for n in reversed(order):
        placed[n] = min(placed[n], highest)
        highest = placed[n] - APART
    return [placed[n] for n in range(len(wanted))]
