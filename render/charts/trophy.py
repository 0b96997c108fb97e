"""The trophy: who won, everybody's points, what decided it, and the points over the game."""

from collections.abc import Sequence

from render.charts.plot import draw_plot
from render.charts.ranking import LEFT, PALETTES, RIGHT, draw_ranking, ranking_height
from render.charts.records import Trophy
from render.drawing.canvas import MARGIN, WIDTH, Canvas, new_card
from render.drawing.glyphs import CUP, glyph_sprite
from render.drawing.lettering import LARGE, MIDDLE, SMALL, Weight, faint_text, text_width, wrapped
from render.themes import Theme
from render.widgets.badges import CHIP
from render.widgets.writing import write_from

HEAD, MORE_HEAD = 104, 60  # the heights of the first and of every other line of the outcome
CUP_ROOM = 96
FACT = 44  # the height of a line of what decided it
PLOT = 400


def trophy(shown: Trophy, theme: Theme) -> bytes:
    """A PNG for everybody to see."""
    facts = wrapped(shown.decided, SMALL, Weight.REGULAR, RIGHT - LEFT)
    head = _head_lines(shown)
    ranks = MARGIN + HEAD + MORE_HEAD * (len(head) - 1)
    below = ranks + ranking_height(shown.standings) + 12
    height = below + FACT * len(facts) + (PLOT if shown.plot else 0) + MARGIN
    canvas = new_card(1, height)
    _draw_head(canvas, shown, head)
    draw_ranking(canvas, shown.standings, ranks)
    for number, line in enumerate(facts):
        sprite = faint_text(line, SMALL)
        canvas.stamp(sprite, LEFT + sprite.width / 2, below + FACT * (number + 0.5))
    if shown.plot:
        draw_plot(canvas, shown.plot, (MARGIN, height - MARGIN - PLOT + 24, WIDTH - MARGIN, height - MARGIN))
    return canvas.png(PALETTES[theme])


def _head_left(shown: Trophy) -> int:
    """Where the outcome begins: after the cup, if anybody won."""
    return LEFT + (CUP_ROOM if any(standing.won for standing in shown.standings) else 0)


def _head_lines(shown: Trophy) -> Sequence[str]:
    """The outcome in one line, or smaller in as many as it needs."""
    room = RIGHT - _head_left(shown)
    if text_width(shown.outcome, LARGE, Weight.BOLD) <= room:
        return [shown.outcome]
    return wrapped(shown.outcome, MIDDLE, Weight.BOLD, int(room))


def _draw_head(canvas: Canvas, shown: Trophy, lines: Sequence[str]) -> None:
    y, left = MARGIN + HEAD / 2 - 8, _head_left(shown)
    if left > LEFT:
        canvas.stamp(glyph_sprite(CUP, CHIP + 8), LEFT + CHIP / 2 + 4, y)
    fits = text_width(lines[0], LARGE, Weight.BOLD) <= RIGHT - left and len(lines) == 1
    for number, line in enumerate(lines):
        place = (left, y + MORE_HEAD * number)
        write_from(canvas, line, place, RIGHT - left, LARGE if fits else MIDDLE)
