"""The boxes of a table's boards: chip, name and points of each seat, and what they leave."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.game import Score, Seat
from render.drawing.canvas import Canvas
from render.drawing.glyphs import MEDAL, Glyph, glyph_sprite
from render.drawing.lettering import MIDDLE, Weight, signed, text_ink
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box, Point
from render.requests import RenderRequest
from render.widgets.badges import SMALL_CHIP, chip, pill
from render.widgets.names import write_name

NAME = 64  # the height of a name
BELOW = 8  # the room for shadows below a board
HEAD = NAME + BELOW
SIGN = 40  # the size of a glyph beside a name


class Head(NamedTuple):
    """What is written above a seat's board besides its name."""

    to_move: bool = False
    points: int | None = None
    is_best: bool = False
    signs: Sequence[Glyph] = ()  # what the seat holds: the first player's marker, and its like

    @classmethod
    def of(cls, scores: Sequence[Score], seat: Seat, to_move: Seat | None, *, has_points: bool) -> "Head":
        """With a seat's points, unless they are elsewhere in the picture."""
        totals = [score.total for score in scores]
        if not has_points:
            return cls(seat == to_move)
        return cls(seat == to_move, totals[seat], totals[seat] == max(totals))


def draw_seat(canvas: Canvas, seat: Seat, box: Box, request: RenderRequest, head: Head) -> Box:
    """Draw chip, name and points at the top of a box; what is left of it, in pixels."""
    scale = canvas.scale
    left, top, right, bottom = (edge * scale for edge in box)
    y = top + 30 * scale
    canvas.stamp(chip(seat, SMALL_CHIP * scale, to_move=head.to_move), left + 32 * scale, y)
    end = right
    if head.points is not None:
        end = draw_points(canvas, head.points, (right, y), is_best=head.is_best) - 12 * scale
    for glyph in head.signs:
        canvas.stamp(glyph_sprite(glyph, SIGN * scale), end - SIGN / 2 * scale, y)
        end -= (SIGN + 12) * scale
    start = left + 70 * scale
    write_name(canvas, seat, request, (start, y), end - start)
    return below_name((left, top, right, bottom), scale)


def draw_points(canvas: Canvas, points: int, end: Point, *, is_best: bool) -> float:
    """A medal and points up to a right end; the most points are on a bright plate. Returns the left end."""
    (right, y), scale = end, canvas.scale
    number = text_ink(signed(points), MIDDLE * scale, Weight.BOLD)
    width = number.width + 24 * scale
    if is_best:
        canvas.stamp(pill(width, 52 * scale, ACCENT), right - width / 2, y)
    canvas.write(number, right - width / 2, y)
    medal = glyph_sprite(MEDAL, SIGN * scale)
    left = right - width - 4 * scale - medal.width
    canvas.stamp(medal, left + medal.width / 2, y)
    return left


def below_name(box: Box, scale: int = 1) -> Box:
    """What chip and name leave of a box."""
    left, top, right, bottom = box
    return left, top + NAME * scale, right, bottom - BELOW * scale
