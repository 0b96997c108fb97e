"""Where moves lie: fields of the district, and slots of the board."""

from engines.cities.components import Zone
from engines.cities.district.grid import TILE, square_of
from engines.cities.labels import label, offer_name
from engines.cities.moves import Build, Lay, Move, Place, Send
from engines.cities.state import State
from engines.core.game import Position
from engines.core.notation import steps_to_place
from engines.core.text import Text

ROWS = {zone: row for row, zone in enumerate(Zone)}


def position(move: Move) -> Position | None:
    match move:
        case Send(post):
            return Position(post.slot, ROWS[post.zone])
        case Lay(at):
            x, y = square_of(at)
            return Position(x + (TILE - 1) / 2, y + (TILE - 1) / 2)
        case Place(at) | Build(at):
            return Position(*square_of(at))
        case _:
            return None


def place(state: State, move: Move) -> Text | None:
    if isinstance(move, Send):
        return offer_name(state, move.to)
    path = steps_to_place(move)
    return label(state, path) if path else None
