"""Where moves lie: tiles of a territory, and the corners where carts join four of them."""

from engines.core.game import Position
from engines.core.notation import steps_to_place
from engines.core.text import Text
from engines.founders.labels import label
from engines.founders.moves import Add, Attack, Buy, Employ, Join, Move, Replace, Settle
from engines.founders.state import State


def position(move: Move) -> Position | None:
    match move:
        case Join(at):
            return Position(at.x + 0.5, at.y + 0.5)
        case Settle() | Attack() | Buy() | Employ() | Add() | Replace():
            return Position(*move.at)
        case _:
            return None


def place(state: State, move: Move) -> Text | None:
    path = steps_to_place(move)
    return label(state, path) if path else None
