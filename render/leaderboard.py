"""The leaderboard of a game on a server: places, names and three numbers each, and three trophies."""

from collections.abc import Sequence

from render.drawing.canvas import HEIGHT, MARGIN, WIDTH, Canvas, new_card
from render.drawing.glyphs import CROWN, glyph_sprite
from render.drawing.lettering import LARGE, MIDDLE, SMALL, Weight, ellipsize, faint_text, text_ink
from render.drawing.palette import ACCENT, PLATE, palettes
from render.requests import LeaderboardLine
from render.themes import Theme
from render.widgets.badges import disc, pill
from render.widgets.names import shorten_name
from render.widgets.trophies import METALS, METALS_RGB, trophy
from render.widgets.writing import write_from

LEAST_LINES, MOST_LINES = 3, 7  # for which there is room: a few have more of it
GAP, TALLEST = 6, 116  # between the plates of lines, and their height at most
LARGEST_CUP = 80
TOP = 184  # of the lines
COLUMN_ENDS = (710, 864, WIDTH - 2 * MARGIN)  # of the numbers
NAMES = 136  # where the names begin
SUBTITLE, SUBTITLE_END = 2 * MARGIN, 570  # before the heading of the first numbers
PALETTES = palettes(lambda _theme: METALS_RGB)
WEIGHTS = (Weight.BOLD, Weight.REGULAR, Weight.REGULAR)  # of the numbers


def leaderboard(
    title: str, subtitle: str, headings: Sequence[str], lines: Sequence[LeaderboardLine], theme: Theme
) -> bytes:
    """A PNG of the first few lines."""
    canvas = new_card(1)
    _draw_headings(canvas, title, subtitle, headings)
    shown = lines[:MOST_LINES]
    step = (HEIGHT - TOP - MARGIN) / max(len(shown), LEAST_LINES)
    height = round(min(step - GAP, TALLEST))
    names = frozenset(line.name for line in lines)
    for number, line in enumerate(shown):
        _draw_line(canvas, line, names - {line.name}, TOP + (number + 0.5) * step, height)
    return canvas.png(PALETTES[theme])


def _draw_headings(canvas: Canvas, title: str, subtitle: str, headings: Sequence[str]) -> None:
    canvas.stamp(glyph_sprite(CROWN, 56), MARGIN + 52, 64)
    write_from(canvas, title, (NAMES, 64), WIDTH - NAMES - 2 * MARGIN, LARGE)
    below = faint_text(ellipsize(subtitle, SMALL, Weight.REGULAR, SUBTITLE_END - SUBTITLE), SMALL)
    canvas.stamp(below, SUBTITLE + below.width / 2, 144)
    for heading, end in zip(headings, COLUMN_ENDS, strict=True):
        sprite = faint_text(heading, SMALL)
        canvas.stamp(sprite, end - sprite.width / 2, 144)


def _draw_line(canvas: Canvas, line: LeaderboardLine, others: frozenset[str], y: float, height: int) -> None:
    """The first rank is on a bright plate; the name is unlike those of others."""
    canvas.stamp(pill(WIDTH - 2 * MARGIN, height, ACCENT if line.place == 1 else PLATE), WIDTH / 2, y)
    mark = (
        trophy(line.place, min(height - 10, LARGEST_CUP))
        if line.place <= len(METALS)
        else disc(str(line.place), SMALL, 1.6)
    )
    canvas.stamp(mark, MARGIN + 52, y)
    shown = shorten_name(line.name, others, MIDDLE, COLUMN_ENDS[0] - NAMES - 150)
    name = text_ink(shown, MIDDLE, Weight.BOLD)
    canvas.write(name, NAMES + name.width / 2, y)
    for number, end, weight in zip(line.numbers, COLUMN_ENDS, WEIGHTS, strict=True):
        mask = text_ink(number, MIDDLE, weight)
        canvas.write(mask, end - mask.width / 2, y)
