"""Every tile of the game, wherever it is."""

from collections import Counter

from engines.akropolis.components import TileId
from engines.akropolis.state import State


def pieces(state: State) -> Counter[TileId]:
    laid = (tile.tile for architect in state.architects for tile in architect.city.laid)
    return Counter([*state.market, *state.pile, *laid])
