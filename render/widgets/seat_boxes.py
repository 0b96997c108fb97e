"""Boxes for the boards of all seats, to the left of a table of scores, each with the seat's name."""

from engines.core.game import Seat
from render.drawing.canvas import MARGIN, WIDTH, Canvas
from render.drawing.sprites import Box
from render.requests import RenderRequest
from render.widgets.badges import SMALL_CHIP, chip
from render.widgets.layout import cells
from render.widgets.names import write_name
from render.widgets.score_table import ScoreTable


def seat_boxes(scores: ScoreTable, top: float, bottom: float) -> list[Box]:
    """A box for each seat, in two columns."""
    right = WIDTH - MARGIN - scores.width - 16
    boxes = cells((MARGIN, top, right, bottom), len(scores.scores), columns=2)
    return [(left, top, right - 16, bottom - 8) for left, top, right, bottom in boxes]


def draw_seat(canvas: Canvas, seat: Seat, box: Box, request: RenderRequest, *, to_move: bool) -> Box:
    """Draw chip and name at the top of a box; what is left of it, in pixels."""
    scale = canvas.scale
    left, top, right, bottom = (edge * scale for edge in box)
    canvas.stamp(chip(seat, SMALL_CHIP * scale, to_move=to_move), left + 32 * scale, top + 30 * scale)
    name = (left + 70 * scale, top + 30 * scale)
    write_name(canvas, seat, request, name, right - name[0])
    return below_name((left, top, right, bottom), scale)


def below_name(box: Box, scale: int = 1) -> Box:
    """What chip and name leave of a box."""
    left, top, right, bottom = box
    return left + 4 * scale, top + 68 * scale, right - 4 * scale, bottom - 8 * scale
