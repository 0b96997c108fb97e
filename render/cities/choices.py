"""The words of a move, or the first few of them, as what they point at."""

from typing import NamedTuple

from engines.cities.components import TileId, Zone
from engines.cities.district.grid import At
from engines.cities.game import GAME
from engines.cities.moves import Post
from engines.cities.state import State
from engines.core.game import find


class Choice(NamedTuple):
    """What a person has chosen so far; what comes later in a move may be missing."""

    verb: str
    start: TileId | None = None
    post: Post | None = None
    at: At | None = None
    turns: int | None = None


def read(words: str) -> Choice:
    """`pick s1`, `send goals 3`, `lay i9 2`, `place j9`, `decline` and so on."""
    match words.split():
        case ["pick", tile]:
            return Choice("pick", start=tile)
        case ["send", zone, slot]:
            return Choice("send", post=Post(Zone(zone), int(slot)))
        case ["lay", at, turns]:
            return Choice("lay", at=at, turns=int(turns))
        case [verb, at]:
            return Choice(verb, at=at)
        case [verb]:
            return Choice(verb)
    raise ValueError(f"not a choice: {words!r}")


def after(state: State, words: str) -> State:
    """The table as if a move had been made."""
    return GAME.apply(state, find(GAME, state, words)).state
