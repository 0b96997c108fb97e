"""Moves by the game's own estimate."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

import engines
from bot.runtime.worker_pool import decode_view
from engines.core.game import AnyGame, AnyMove, AnyState, AnyView, Seat

M = TypeVar("M", bound=Struct)


def rank_moves(game: AnyGame, view: AnyView, moves: Sequence[M]) -> list[M]:
    """The moves by the estimate of the seat whose view it is, the best first."""
    values = estimates(game, view, moves)
    return sorted(moves, key=values.__getitem__, reverse=True)


@lru_cache(maxsize=64)  # A person who decides looks at the same position several times.
def legal_estimates(game: str, view: bytes) -> Mapping[AnyMove, float]:
    """How good the position looks to the seat whose view it is after each legal move; for workers."""
    rules, seen = engines.game(game), decode_view(game, view)
    return estimates(rules, seen, rules.legal_moves(seen.state))


def estimates(game: AnyGame, view: AnyView, moves: Sequence[M]) -> Mapping[M, float]:
    """How good the position of the seat whose view it is looks after each move."""
    return {move: estimate(game, view, game.apply(view.state, move).state) for move in moves}


def estimate(game: AnyGame, view: AnyView, state: AnyState) -> float:
    """How good a later state looks to the seat whose view it is."""
    seat = seat_of(view)
    return game.estimate(game.view(state, seat), seat)


def seat_of(view: AnyView) -> Seat:
    """The seat whose view it is."""
    if view.seat is None:
        raise ValueError("only a seat has moves to rank")
    return view.seat
