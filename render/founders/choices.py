"""The words of a move, or the first few of them, as what they point at."""

from collections.abc import Mapping
from typing import NamedTuple

from engines.core.game import Seat, find
from engines.core.squares import Square
from engines.founders import GAME
from engines.founders.components import Kind, TileId
from engines.founders.state import State


class Choice(NamedTuple):
    """What a person has chosen so far; what comes later in a move may be missing."""

    verb: str
    tile: TileId | None = None
    seat: Seat | None = None  # in whose territory, if it is not that of who is to move
    at: Square | None = None
    stack: Kind | None = None


def read(words: str) -> Choice:
    """`add mine`, `add mine 2 -1`, `attack 1 0 0`, `reveal city` ..."""
    match words.split():
        case ["draft", tile]:
            return Choice("draft", tile, at=Square(0, 0))
        case [("settle" | "add" | "replace") as verb, tile, *at]:
            return Choice(verb, tile, at=_square(at))
        case ["attack" as verb, seat, *at] | ["buy" as verb, _, seat, *at]:
            return Choice(verb, seat=int(seat), at=_square(at))
        case [("join" | "employ") as verb, *at]:
            return Choice(verb, at=_square(at))
        case ["reveal", stack]:
            return Choice("reveal", stack=Kind(stack))
        case [verb, *_]:
            return Choice(verb)
        case _:
            raise ValueError("no words of a move")


def read_all(marks: Mapping[str, str]) -> dict[str, Choice]:
    """What each mark points at."""
    return {letter: read(words) for letter, words in marks.items()}


def after(state: State, words: str) -> State:
    """The table as if a move had been made."""
    return GAME.apply(state, find(GAME, state, words)).state


def _square(at: list[str]) -> Square | None:
    return Square(int(at[0]), int(at[1])) if len(at) == 2 else None
