"""The moves, one record for each verb."""

from functools import lru_cache
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Struct

from engines.cities.components import START_TILES, TileId, Zone
from engines.cities.district.grid import NAMES, At, Box, sites
from engines.core.grids.bits import BitSet
from engines.core.notation import StepKind


class Post(NamedTuple):
    """A slot of the board, where one worker can stand."""

    zone: Zone
    slot: int  # 1 to 4


class Pick(Struct, frozen=True, gc=False):
    """Choose a start tile (Przygotowanie gry)."""

    tile: TileId


class Send(Struct, frozen=True, gc=False):
    """Send a worker and take everything that is there (Etap 2)."""

    to: Annotated[Post, StepKind.WHERE]


class Lay(Struct, frozen=True, gc=False):
    """Add the tile in hand to the district."""

    at: Annotated[At, StepKind.WHERE]  # its north-western field
    turns: Annotated[int, StepKind.HOW]  # quarter turns clockwise


class Place(Struct, frozen=True, gc=False):
    """Put the attraction in hand on a field."""

    at: Annotated[At, StepKind.WHERE]


class Build(Struct, frozen=True, gc=False):
    """Put the piece in hand on a plot or on top of a building."""

    at: Annotated[At, StepKind.WHERE]


class Decline(Struct, frozen=True, gc=False):
    """Put the attraction or the piece in hand into the box."""


class Rest(Struct, frozen=True, gc=False):
    """Place everything in hand, because there is only one sensible way."""


Move: TypeAlias = Pick | Send | Lay | Place | Build | Decline | Rest

# Moves are created once, so that listing legal moves creates no objects.
PICKS = {tile: Pick(tile) for tile in START_TILES}
SENDS = tuple(Send(Post(zone, slot)) for zone in Zone for slot in range(1, 5))  # in the order of the board
PLACES = {cell: Place(at) for cell, at in NAMES.items()}
BUILDS = {cell: Build(at) for cell, at in NAMES.items()}
DECLINE = Decline()
REST = Rest()


@lru_cache(maxsize=1 << 14)
def lays(tiles: BitSet, boxes: tuple[Box, ...], faces: int) -> tuple[Lay, ...]:
    """Every way to add a tile to these tiles."""
    return tuple(Lay(at, turns) for at in sites(tiles, boxes) for turns in range(faces))
