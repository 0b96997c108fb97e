"""Everybody's points, where a picture of one seat's board has room for them."""

from collections.abc import Sequence

from render.drawing.canvas import Canvas
from render.drawing.lettering import LARGE, MIDDLE, Weight, signed, text_ink
from render.drawing.palette import ACCENT
from render.drawing.sprites import Box
from render.widgets.badges import CHIP, SMALL_CHIP, card_chip, pill
from render.widgets.free_room import Arrangement, CellStyle, arrange, least_size

TALL = CellStyle(230, 92, 120, 210)
SHORT = CellStyle(170, 68, 104, 160)
SIZES = {TALL: (CHIP, LARGE), SHORT: (SMALL_CHIP, MIDDLE)}  # of a chip and of its points
LEAST_ROOM = least_size(list(SIZES))  # that is of any use
APART = 18  # a chip from its points, and a cell from the next


def arrange_standing(seats: int, rooms: Sequence[Box]) -> Arrangement | None:
    """A cell for each seat in one of several rooms, if one is large enough."""
    return arrange(seats, (TALL, SHORT), rooms, most=1)


def draw_standing(canvas: Canvas, points: Sequence[int], shown: Arrangement) -> None:
    """The most points are on a bright plate."""
    scale, (side, size) = canvas.scale, SIZES[shown.style]
    for seat, (left, top, _, bottom) in enumerate(shown.cells):
        x, y = (left + side * 0.62) * scale, (top + bottom) / 2 * scale
        canvas.stamp(card_chip(seat, side * scale), x, y)
        number = text_ink(signed(points[seat]), size * scale, Weight.BOLD)
        middle = x + (side * 0.62 + APART) * scale + number.width / 2
        if points[seat] == max(points):
            plate = pill(number.width + 20 * scale, round(size * 1.1) * scale, ACCENT)
            canvas.stamp(plate, middle, y)
        canvas.write(number, middle, y)
