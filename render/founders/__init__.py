"""The pictures of Founders of the Empire."""

from render.founders.city import city
from render.founders.emoji import EMOJI, emoji_for
from render.founders.glyphs import PART_GLYPHS
from render.founders.legend import LEGEND
from render.founders.market import market, victory
from render.founders.questions import for_question
from render.founders.table import table
from render.requests import Pictures

PICTURES = Pictures(
    city,
    market,
    table,
    for_question,
    LEGEND,
    others={"victory": victory},
    emoji=EMOJI,
    emoji_for=emoji_for,
    categories=PART_GLYPHS,
)
