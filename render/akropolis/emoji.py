"""The emoji of Akropolis: one for each kind of district."""

from collections.abc import Mapping, Sequence

from engines.akropolis.components import TILES, Area
from engines.akropolis.state import State
from engines.core.game import View
from render.akropolis.colours import LIGHT_HUES
from render.akropolis.glyphs import GLYPHS
from render.drawing.emoji import emoji, hexagonal_plate
from render.requests import EmojiPainter

EMOJI: Mapping[str, EmojiPainter] = {
    district.value: emoji(glyph, LIGHT_HUES[district], hexagonal_plate)
    for district, glyph in GLYPHS.items()
    if district
}


def emoji_for(view: View[State], steps: Sequence[str]) -> str | None:
    """A tile is shown by its most important area; every tile has at least one district."""
    match list(steps):
        case [_verb, slot]:
            district = max(TILES[view.state.market[int(slot)]].areas, key=_importance).district
            return district and district.value
        case _:
            return None


def _importance(area: Area) -> tuple[int, bool]:
    """Plazas before districts before quarries; of several, the first."""
    return area.stars, area.district is not None
