"""The emoji that every game shares: for the buttons under cards, and for the seats."""

from collections.abc import Mapping

from render.drawing.emoji import emoji, seat_emoji
from render.drawing.glyphs import AWNING, MEDAL, Glyph, Part, block, circle
from render.drawing.palette import MOST_SEATS, TONES
from render.requests import EmojiPainter
from render.themes import Theme

PLAY: Glyph = (Part(((-0.62, -0.9), (0.94, 0), (-0.62, 0.9))),)
CITIES: Glyph = (
    block(-0.95, -0.1, -0.38, 0.95),
    block(-0.26, -0.95, 0.32, 0.95),
    block(0.44, -0.45, 0.95, 0.95),
)
PERSON: Glyph = (
    circle(0, -0.5, 0.42),
    Part(((-0.9, 0.92), (-0.8, 0.34), (-0.46, 0.06), (0.46, 0.06), (0.8, 0.34), (0.9, 0.92))),
)
COMPUTER: Glyph = (
    block(-0.07, -1, 0.07, -0.56),
    block(-0.82, -0.6, 0.82, 0.86),
    block(-0.98, -0.14, -0.82, 0.4),
    block(0.82, -0.14, 0.98, 0.4),
    circle(-0.36, -0.06, 0.2, inked=False),
    circle(0.36, -0.06, 0.2, inked=False),
    block(-0.4, 0.4, 0.4, 0.58, inked=False),
)
GLYPHS: Mapping[str, Glyph] = {
    "play": PLAY,
    "market": AWNING,
    "table": CITIES,
    "scores": MEDAL,
    "person": PERSON,
    "computer": COMPUTER,
}
EMOJI: Mapping[str, EmojiPainter] = {
    **{name: emoji(glyph, TONES[Theme.LIGHT].card) for name, glyph in GLYPHS.items()},
    **seat_emoji(MOST_SEATS),
}
