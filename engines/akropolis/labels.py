"""Names of things, and labels for each step of a move."""

from collections.abc import Sequence
from functools import cache

from engines.akropolis.components import AREAS, TILES, Kind, TileId
from engines.akropolis.scoring import LARGE_GROUP, OPEN_SIDES
from engines.akropolis.state import State
from engines.core.game import Topics
from engines.core.text import Text

# The numbers in pages of the rules.
TOPICS: Topics = {
    "scoring": {
        area.district.value: area.stars
        for area in AREAS.values()
        if area.district and area.kind is Kind.PLAZA
    },
    "variants": {"group": LARGE_GROUP, "sides": OPEN_SIDES},
}


@cache
def tile_name(tile: TileId) -> Text:
    """A tile, named by its three areas."""
    first, second, third = (Text(f"akropolis-area-{area.code}") for area in TILES[tile].areas)
    return Text("akropolis-tile", {"first": first, "second": second, "third": third})


def label(state: State, steps: Sequence[str]) -> Text:
    """The label of the last step: the verb, a tile of the market, a place, or a direction."""
    match list(steps):
        case [] | [_]:
            return Text("akropolis-step-place")
        case [_verb, slot]:
            tile = tile_name(state.market[int(slot)])
            return Text("akropolis-step-tile", {"tile": tile, "price": int(slot)})
        case [_verb, _slot, at]:
            q, r = map(int, at.split())
            return Text("akropolis-step-at", {"q": q, "r": r})
        case _:
            return Text("akropolis-step-facing", {"facing": int(steps[-1])})
