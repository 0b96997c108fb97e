"""Every tile of the game, wherever it is."""

from collections import Counter

from engines.akropolis.components import TileId
from engines.akropolis.spots import under
from engines.akropolis.state import START, City, State
from engines.core.grids.hexes import Hex


def pieces(state: State) -> Counter[TileId]:
    laid = (tile.tile for architect in state.architects for tile in architect.city.laid)
    return Counter([*state.market, *state.pile, *laid])


def in_place(state: State) -> bool:
    """Seats have taken turns, and each tile of a city lies on a spot that was free when it was laid."""
    seats = len(state.architects)
    turns = [(state.turn + seats - 1 - seat) // seats for seat in range(seats)]
    return [len(architect.city.laid) for architect in state.architects] == turns and all(
        _could_be_laid(architect.city) for architect in state.architects
    )


def _could_be_laid(city: City) -> bool:
    survey = START
    for laid in city.laid:
        at = Hex(laid.q, laid.r)
        if under(at, laid.facing)[0] not in survey.spots:
            return False
        survey = survey.with_tile(laid.tile, at, laid.facing)
    return True
