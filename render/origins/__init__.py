"""The pictures of Origins."""

from render.origins.buildings import buildings
from render.origins.city import city
from render.origins.emoji import EMOJI, emoji_for
from render.origins.legend import LEGEND
from render.origins.market import market
from render.origins.part_glyphs import PART_GLYPHS
from render.origins.questions import for_question
from render.origins.table import table
from render.origins.temples import temples
from render.requests import Pictures

PICTURES = Pictures(
    city,
    market,
    table,
    for_question,
    LEGEND,
    others={"buildings": buildings, "temples": temples},
    emoji=EMOJI,
    emoji_for=emoji_for,
    categories=PART_GLYPHS,
)
