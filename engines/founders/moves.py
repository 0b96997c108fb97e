"""The moves, one record for each verb."""

from collections.abc import Callable
from typing import Annotated, TypeAlias, TypeVar

from msgspec import Struct

from engines.core.game import Seat
from engines.core.grids.squares import Square
from engines.core.notation import StepKind
from engines.founders.components import STACKS, TILES, Kind, Resource, TileId


class Draft(Struct, frozen=True, gc=False):
    """Take a nature tile as the first of the territory."""

    tile: TileId


class Settle(Struct, frozen=True, gc=False):
    """Take a second nature tile and lay it beside the first, which lies at 0 0."""

    tile: TileId
    at: Annotated[Square, StepKind.WHERE]


class Reveal(Struct, frozen=True, gc=False):
    """Move the top tile of a stack face up into its row."""

    stack: Kind


class Attack(Struct, frozen=True, gc=False):
    """Play a war token on the topmost tile of a column of another territory."""

    whom: Seat
    at: Annotated[Square, StepKind.WHERE]


class Buy(Struct, frozen=True, gc=False):
    """Play a coin for a resource of another founder's tile."""

    resource: Resource
    whose: Seat
    at: Annotated[Square, StepKind.WHERE]


class Join(Struct, frozen=True, gc=False):
    """Play a cart where four own tiles meet; the place is the north-western of the four."""

    at: Annotated[Square, StepKind.WHERE]


class Employ(Struct, frozen=True, gc=False):
    """Play the craftsmen of the good that an own tile makes."""

    at: Annotated[Square, StepKind.WHERE]


class Add(Struct, frozen=True, gc=False):
    """Add an open tile to the territory."""

    tile: TileId
    at: Annotated[Square, StepKind.WHERE]


class Replace(Struct, frozen=True, gc=False):
    """Add an open tile in the place of an own one."""

    tile: TileId
    at: Annotated[Square, StepKind.WHERE]


class Pass(Struct, frozen=True, gc=False):
    """End the turn because no tile can be added."""


class Propose(Struct, frozen=True, gc=False):
    """Propose to end the game because no founder can gain more points."""


class Agree(Struct, frozen=True, gc=False):
    """Vote to end the game."""


class Refuse(Struct, frozen=True, gc=False):
    """Vote to play on."""


Move: TypeAlias = (
    Draft | Settle | Reveal | Attack | Buy | Join | Employ | Add | Replace | Pass | Propose | Agree | Refuse
)


M = TypeVar("M", bound=Struct)


class _MovesBySquare(dict[Square, M]):
    """The moves of one tile onto each place."""

    def __init__(self, verb: Callable[[TileId, Square], M], tile: TileId) -> None:
        super().__init__()
        self.verb, self.tile = verb, tile

    def __missing__(self, at: Square) -> M:
        self[at] = move = self.verb(self.tile, at)
        return move


# Moves are created once, so that listing legal moves creates no objects.
ADDITIONS = {tile: _MovesBySquare(Add, tile) for tile in TILES}
REPLACEMENTS = {tile: _MovesBySquare(Replace, tile) for tile in TILES}
REVEALS = {kind: Reveal(kind) for kind in STACKS}
PASS, PROPOSE, AGREE, REFUSE = Pass(), Propose(), Agree(), Refuse()
