"""Where moves lie: tiles of the city, the middles of districts, and sites in their row."""

from engines.core.game import Position
from engines.core.notation import steps_to_place
from engines.core.text import Text
from engines.origins.labels import label
from engines.origins.moves import Buy, Close, Farm, Lift, Move, Reset, Use, Visit
from engines.origins.state import State


def position(move: Move) -> Position | None:
    match move:
        case Close(at):
            return Position(at.x + 0.5, at.y + 0.5)
        case Buy() | Farm() | Use():
            return Position(*move.at)
        case Visit() | Lift() | Reset():
            return Position(move.site, 0)
        case _:
            return None


def place(state: State, move: Move) -> Text | None:
    path = steps_to_place(move)
    return label(state, path) if path else None
