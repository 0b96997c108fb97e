"""The emoji of Founders of the Empire: resources, tokens, stacks, votes and seats."""

from collections.abc import Mapping, Sequence

from engines.core.game import View
from engines.founders.components import STACKS, TILES, Kind, TileId, Token
from engines.founders.state import State
from render.drawing.emoji import emoji, seat_emoji, square_plate
from render.drawing.glyphs import STACK, TEMPLE
from render.drawing.palette import WHITE_RGB
from render.founders.colours import HUES, made_by
from render.founders.glyphs import AGREED, REFUSED, RESOURCES, TOKENS
from render.requests import EmojiPainter

SEATS = 4

EMOJI: Mapping[str, EmojiPainter] = {
    **{each.value: emoji(glyph, HUES[made_by(each)], square_plate) for each, glyph in RESOURCES.items()},
    "victory": emoji(TEMPLE, HUES[Kind.VICTORY], square_plate),
    **{f"stack_{kind.value}": emoji(STACK, HUES[kind], square_plate) for kind in STACKS},
    **{f"token_{token.value}": emoji(glyph, WHITE_RGB) for token, glyph in TOKENS.items()},
    "agreed": emoji(AGREED, WHITE_RGB),
    "refused": emoji(REFUSED, WHITE_RGB),
    **seat_emoji(SEATS),
}
# The verbs that play a token or cast a vote.
VERBS: Mapping[str, str] = {
    "attack": f"token_{Token.WAR}",
    "buy": f"token_{Token.COIN}",
    "join": f"token_{Token.CART}",
    "employ": f"token_{Token.CRAFTSMEN}",
    "agree": "agreed",
    "refuse": "refused",
}


def emoji_for(_view: View[State], steps: Sequence[str]) -> str | None:
    """A tile is shown by what it makes."""
    match list(steps):
        case [verb]:
            return VERBS.get(verb)
        case ["draft" | "settle" | "add" | "replace", tile]:
            return _made(tile)
        case ["reveal", stack]:
            return f"stack_{stack}"
        case ["buy", resource]:
            return resource
        case ["attack", seat] | ["buy", _, seat]:
            return f"seat_{seat}"
        case _:
            return None


def _made(tile: TileId) -> str:
    makes = TILES[tile].makes
    return makes[0].value if makes else "victory"
