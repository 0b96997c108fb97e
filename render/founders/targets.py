"""What a move points at: a tile on offer, a place in a territory, another seat."""

from typing import TypeGuard

from engines.core.game import Seat
from engines.core.grids.squares import Square
from engines.founders.components import TileId
from engines.founders.moves import Add, Attack, Buy, Draft, Employ, Join, Move, Replace, Settle
from engines.founders.state import State


def is_tile_move(move: Move | None) -> TypeGuard[Draft | Settle | Add | Replace]:
    return isinstance(move, Draft | Settle | Add | Replace)


def tile(move: Move) -> TileId | None:
    """The tile that a move takes."""
    return move.tile if is_tile_move(move) else None


def place(move: Move) -> Square | None:
    """Where a move changes a territory."""
    if isinstance(move, Draft):
        return Square(0, 0)
    return move.at if isinstance(move, Settle | Attack | Buy | Join | Employ | Add | Replace) else None


def other_seat(move: Move) -> Seat | None:
    """The seat whose territory a move changes, if it is not the mover's own."""
    if isinstance(move, Attack):
        return move.whom
    return move.whose if isinstance(move, Buy) else None


def owner(state: State, move: Move) -> Seat:
    """The seat whose territory a move changes."""
    other = other_seat(move)
    return state.active if other is None else other
