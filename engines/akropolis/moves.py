"""The one move of the game: take a tile and add it to your city."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from engines.akropolis.components import STARTING_STONES
from engines.akropolis.spots import Spot, facings
from engines.core.grids.hexes import Hex
from engines.core.notation import StepKind

MARKET = len(STARTING_STONES) + 2  # the longest market there is (page 2)


class Place(Struct, frozen=True, gc=False):
    """Take a tile of the market and lay it."""

    slot: int  # position in the market, and so the price in stones
    at: Annotated[Hex, StepKind.WHERE]  # where the tile's first hex goes
    facing: Annotated[
        int, StepKind.HOW
    ]  # sixths of a turn, clockwise: the direction from the first hex to the second


# The moves onto one spot, by the number of market positions that can be paid for.
Moves: TypeAlias = tuple[tuple[Place, ...], ...]


class MovesBySpot(dict[Spot, Moves]):
    """A cache of moves, so that listing legal moves creates no objects."""

    def __missing__(self, spot: Spot) -> Moves:
        slots = [tuple(Place(slot, at, facing) for at, facing in facings(spot)) for slot in range(MARKET)]
        self[spot] = moves = tuple(sum(slots[:payable], ()) for payable in range(MARKET + 1))
        return moves


MOVES = MovesBySpot()
