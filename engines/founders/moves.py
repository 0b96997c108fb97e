"""What can be decided: the draft, a tile to reveal, a token to play, a tile to add, and whether to stop."""

from typing import TypeAlias

from msgspec import Struct

from engines.core.game import Seat
from engines.core.squares import Square
from engines.founders.components import Kind, Resource, TileId


class Draft(Struct, frozen=True, gc=False):
    """Take a nature tile as the first of the territory."""

    tile: TileId


class Settle(Struct, frozen=True, gc=False):
    """Take a second nature tile and lay it beside the first, which lies at 0 0."""

    tile: TileId
    at: Square


class Reveal(Struct, frozen=True, gc=False):
    """Turn the top tile of a stack into its row."""

    stack: Kind


class Attack(Struct, frozen=True, gc=False):
    """Play a war token on the topmost tile of a column of somebody else's territory."""

    whom: Seat
    at: Square


class Buy(Struct, frozen=True, gc=False):
    """Play a coin for a resource of somebody else's tile."""

    resource: Resource
    whose: Seat
    at: Square


class Join(Struct, frozen=True, gc=False):
    """Play a cart where four own tiles meet; the place is the north-western of the four."""

    at: Square


class Employ(Struct, frozen=True, gc=False):
    """Play the craftsmen of the good that an own tile makes."""

    at: Square


class Add(Struct, frozen=True, gc=False):
    """Add an open tile to the territory."""

    tile: TileId
    at: Square


class Replace(Struct, frozen=True, gc=False):
    """Add an open tile in the place of an own one."""

    tile: TileId
    at: Square


class Pass(Struct, frozen=True, gc=False):
    """End the turn without adding a tile, as nothing can be added."""


class Propose(Struct, frozen=True, gc=False):
    """Ask everybody whether the game is over, as nobody can gain any more points."""


class Agree(Struct, frozen=True, gc=False):
    """Say that nobody can gain any more points."""


class Refuse(Struct, frozen=True, gc=False):
    """Say that points can still be gained."""


Move: TypeAlias = (
    Draft | Settle | Reveal | Attack | Buy | Join | Employ | Add | Replace | Pass | Propose | Agree | Refuse
)
