"""The pictures of Cities."""

from render.cities.city import city
from render.cities.council import council
from render.cities.emoji import EMOJI, emoji_for
from render.cities.glyphs import PART_GLYPHS
from render.cities.legend import LEGEND
from render.cities.market import market
from render.cities.questions import for_question
from render.cities.table import table
from render.requests import Pictures

PICTURES = Pictures(
    city,
    market,
    table,
    for_question,
    LEGEND,
    others={"council": council},
    emoji=EMOJI,
    emoji_for=emoji_for,
    categories=PART_GLYPHS,
)
