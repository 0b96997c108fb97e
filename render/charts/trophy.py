"""The trophy: who won, everybody's points, what decided it, and the points over the game."""

from render.charts.plot import draw_plot
from render.charts.ranking import LEFT, PALETTES, RIGHT, draw_ranking, ranking_height
from render.charts.records import Trophy
from render.drawing.canvas import MARGIN, WIDTH, Canvas, new_card
from render.drawing.glyphs import CUP, glyph_sprite
from render.drawing.lettering import LARGE, MIDDLE, SMALL, Weight, faint_text, text_width
from render.themes import Theme
from render.widgets.badges import CHIP
from render.widgets.writing import write_from

HEAD = 104
FACT = 44  # the height of a line of what decided it
PLOT = 400


def trophy(shown: Trophy, theme: Theme) -> bytes:
    """A PNG for everybody to see."""
    facts = wrapped(shown.decided, RIGHT - LEFT)
    ranks = MARGIN + HEAD
    below = ranks + ranking_height(shown.standings) + 12
    height = below + FACT * len(facts) + (PLOT if shown.plot else 0) + MARGIN
    canvas = new_card(1, height)
    _draw_head(canvas, shown)
    draw_ranking(canvas, shown.standings, ranks)
    for number, line in enumerate(facts):
        sprite = faint_text(line, SMALL)
        canvas.stamp(sprite, LEFT + sprite.width / 2, below + FACT * (number + 0.5))
    if shown.plot:
        draw_plot(canvas, shown.plot, (MARGIN, height - MARGIN - PLOT + 24, WIDTH - MARGIN, height - MARGIN))
    return canvas.png(PALETTES[theme])


def _draw_head(canvas: Canvas, shown: Trophy) -> None:
    y = MARGIN + HEAD / 2 - 8
    left: float = LEFT
    if any(standing.won for standing in shown.standings):
        canvas.stamp(glyph_sprite(CUP, CHIP + 8), left + CHIP / 2, y)
        left += CHIP + 28
    room = RIGHT - left
    size = LARGE if text_width(shown.outcome, LARGE, Weight.BOLD) <= room else MIDDLE
    write_from(canvas, shown.outcome, (left, y), room, size)


def wrapped(words: str, width: float) -> list[str]:
    """The words in lines that fit."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, SMALL, Weight.REGULAR) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
