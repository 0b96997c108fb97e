"""The one move of the game: take a tile and add it to your city."""

from msgspec import Struct

from engines.akropolis.spots import Spot, facings
from engines.core.hexes import Hex


class Place(Struct, frozen=True, gc=False):
    """Take the tile at a position of the market and lay it."""

    slot: int  # position in the market, and so the price in stones
    at: Hex  # where the tile's first hex goes
    facing: int  # sixths of a turn, clockwise: the direction from the first hex to the second


class Placements(dict[Spot, tuple[Place, ...]]):
    """The three moves of a slot on each spot, made once and kept: listing moves is then looking them up."""

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def __missing__(self, spot: Spot) -> tuple[Place, ...]:
        self[spot] = moves = tuple(Place(self.slot, at, facing) for at, facing in facings(spot))
        return moves
