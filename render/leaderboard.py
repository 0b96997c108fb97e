"""The leaderboard of a game on a server: places, names, and three numbers each."""

from collections.abc import Sequence
from typing import NamedTuple

from render.drawing import glyphs
from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.lettering import LARGE, MIDDLE, SMALL, Weight, ellipsize, faint_text, text_ink
from render.drawing.palette import ACCENT, WHITE, palette_bytes
from render.widgets.badges import disc, pill, write_from

MOST = 7  # lines
TOP = 184  # where the lines begin
ENDS = (710, 864, WIDTH - 2 * MARGIN)  # where the columns of numbers end
NAMES = 136  # where the names begin
WEIGHTS = (Weight.BOLD, Weight.REGULAR, Weight.REGULAR)  # of the numbers


class Line(NamedTuple):
    """Somebody's place, name and numbers."""

    place: int
    name: str
    numbers: tuple[str, str, str]


def leaderboard(title: str, headings: Sequence[str], lines: Sequence[Line]) -> bytes:
    """A PNG of the first few."""
    canvas = new_card(1)
    _head(canvas, title, headings)
    step = (HEIGHT - TOP - MARGIN) / MOST
    for number, line in enumerate(lines[:MOST]):
        _line(canvas, line, TOP + (number + 0.5) * step)
    return canvas.png(palette_bytes(()))


def _head(canvas: Canvas, title: str, headings: Sequence[str]) -> None:
    canvas.stamp(glyphs.glyph_sprite(glyphs.CROWN, 56), MARGIN + 52, 64)
    write_from(canvas, title, (NAMES, 64), WIDTH - NAMES - 2 * MARGIN, LARGE)
    for heading, end in zip(headings, ENDS, strict=True):
        sprite = faint_text(heading, SMALL)
        canvas.stamp(sprite, end - sprite.width / 2, 144)


def _line(canvas: Canvas, line: Line, y: float) -> None:
    """The best stand on a bright plate."""
    canvas.stamp(pill(WIDTH - 2 * MARGIN, 64, ACCENT if line.place == 1 else WHITE), WIDTH / 2, y)
    canvas.stamp(disc(str(line.place), SMALL, 1.6), MARGIN + 52, y)
    name = text_ink(ellipsize(line.name, MIDDLE, Weight.BOLD, ENDS[0] - NAMES - 150), MIDDLE, Weight.BOLD)
    canvas.darken(name, NAMES + name.width / 2, y)
    for number, end, weight in zip(line.numbers, ENDS, WEIGHTS, strict=True):
        mask = text_ink(number, MIDDLE, weight)
        canvas.darken(mask, end - mask.width / 2, y)
