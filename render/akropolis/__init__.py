"""The pictures of Akropolis."""

from render.akropolis.choice import choice
from render.akropolis.city import city
from render.akropolis.emoji import EMOJI, emoji_for
from render.akropolis.legend import LEGEND
from render.akropolis.market import market
from render.akropolis.points import ROWS
from render.akropolis.questions import for_question
from render.akropolis.table import table
from render.requests import Pictures

PICTURES = Pictures(
    city,
    market,
    table,
    for_question,
    LEGEND,
    emoji=EMOJI,
    emoji_for=emoji_for,
    categories=ROWS,
    questions={"choice": choice},
    knows_last_changes=True,
)
