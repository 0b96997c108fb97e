"""Where tiles lie: in the corner where their three hexes meet, whichever way they are turned."""

from functools import lru_cache
from math import sqrt

from engines.akropolis.labels import spot_name
from engines.akropolis.moves import Place
from engines.akropolis.spots import Spot, corners, under
from engines.akropolis.state import State
from engines.core.game import Position
from engines.core.grids.hexes import hex_of
from engines.core.text import Text


def position(move: Place) -> Position:
    spot, *_ = under(move.at, move.facing)
    return _middle(spot)


@lru_cache(maxsize=4096)  # All moves of a question have positions, and tables have the same spots.
def _middle(spot: Spot) -> Position:
    hexes = [hex_of(cell) for cell in corners(spot)]
    return Position(sum(at.q for at in hexes) / 2, sum(2 * at.r + at.q for at in hexes) * sqrt(3) / 6)


def place(state: State, move: Place) -> Text:
    _spot, *cells = under(move.at, move.facing)
    return spot_name(state.architects[state.active].city.survey, cells)
