"""The emoji of Cities: pieces, attractions, and the zones of the board."""

from collections.abc import Mapping, Sequence

from engines.cities.components import ATTRACTIONS, PIECES, Zone
from engines.cities.district.survey import Terrain
from engines.cities.state import State
from engines.core.game import View
from render.cities.colours import LIGHT_HUES, STREETS
from render.cities.glyphs import ATTRACTION_GLYPHS, COUNCIL, PLOT_GLYPHS, WORKER, ZONE_GLYPHS
from render.drawing.emoji import emoji, square_plate
from render.drawing.palette import WHITE_RGB, Rgb
from render.requests import EmojiPainter
from render.themes import Theme

GROUNDS: Mapping[str, Rgb] = {
    "park": LIGHT_HUES[Terrain.PARK],
    "lake": LIGHT_HUES[Terrain.LAKE],
    "plot": STREETS[Theme.LIGHT],
}

EMOJI: Mapping[str, EmojiPainter] = {
    **{
        terrain.value: emoji(glyph, LIGHT_HUES[terrain], square_plate)
        for terrain, glyph in PLOT_GLYPHS.items()
    },
    **{kind: emoji(glyph, GROUNDS[ATTRACTIONS[kind].on]) for kind, glyph in ATTRACTION_GLYPHS.items()},
    **{zone.value: emoji(glyph, WHITE_RGB, square_plate) for zone, glyph in ZONE_GLYPHS.items()},
    # On the buttons of pictures.
    "market": emoji(WORKER, WHITE_RGB),
    "council": emoji(COUNCIL, WHITE_RGB),
}


def emoji_for(view: View[State], steps: Sequence[str]) -> str | None:
    """A slot is shown by its first piece or attraction, else by its zone; a verb by what is in hand."""
    match list(steps):
        case ["send", post]:
            return _slot(view.state, post)
        case ["lay"]:
            return Zone.DISTRICTS.value
        case ["place" | "build"]:
            return next((item for item in view.state.hand[:1] if item in EMOJI), None)
        case _:
            return None


def _slot(state: State, post: str) -> str:
    zone, number = post.split()
    slot = state.slots(Zone(zone))[int(number) - 1]
    shown = (item for item in slot.up if item in PIECES or item in ATTRACTION_GLYPHS)
    return next(shown, zone)
