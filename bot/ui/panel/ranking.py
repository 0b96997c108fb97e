"""Moves by the game's own estimate."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

import engines
from bot.runtime.worker_pool import decode_view
from engines.core.game import AnyGame, AnyMove, AnyState, AnyView, Seat

M = TypeVar("M", bound=Struct)

REMEMBERED = 64  # positions


def rank_moves(game: AnyGame, view: AnyView, moves: Sequence[M]) -> list[M]:
    """The moves by the estimate of the seat whose view it is, the best first."""
    values = estimates(game, view, moves)
    return sorted(moves, key=values.__getitem__, reverse=True)


def legal_estimates(game: str, view: bytes) -> Mapping[AnyMove, float]:
    """How good the position looks to the seat whose view it is after each legal move; for workers."""
    rules, seen = engines.game(game), decode_view(game, view)
    moves = rules.legal_moves(seen.state)
    values = known_estimates(game, view)
    if values is None:
        values = tuple(estimates(rules, seen, moves).values())
        remember_estimates(game, view, values)
    return dict(zip(moves, values, strict=True))


# A person who decides looks at the same position several times, and not always by the same worker. So the bot
# remembers what one worker has found, and tells it the next one, which remembers it too.
_known: OrderedDict[tuple[str, bytes], tuple[float, ...]] = OrderedDict()


def known_estimates(game: str, view: bytes) -> tuple[float, ...] | None:
    """The estimates after each legal move, in their order, if this process knows them."""
    return _known.get((game, view))


def remember_estimates(game: str, view: bytes, values: tuple[float, ...]) -> None:
    _known[game, view] = values
    if len(_known) > REMEMBERED:
        _known.popitem(last=False)


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
