"""Computer players over the one protocol; each is given a view, never the hidden order."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from engines.core.game import AnyGame, View
from engines.core.rng import Rng

# Chooses among the legal moves of the seat whose view it is given.
Player: TypeAlias = Callable[[AnyGame, View[Any], Rng], tuple[Any, Rng]]


def random(game: AnyGame, view: View[Any], rng: Rng) -> tuple[Any, Rng]:
    """Any legal move, each equally likely."""
    moves = game.legal_moves(view.state)
    chosen, rng = rng.below(len(moves))
    return moves[chosen], rng


def greedy(game: AnyGame, view: View[Any], rng: Rng) -> tuple[Any, Rng]:
    """The move after which things look best; of equals, any."""
    seat = view.seat
    if seat is None:
        raise ValueError("only a seat can choose a move")
    looks: dict[float, list[Any]] = {}
    for move in game.legal_moves(view.state):
        after = game.view(game.apply(view.state, move).state, seat)
        looks.setdefault(game.estimate(after, seat), []).append(move)
    best = looks[max(looks)]
    chosen, rng = rng.below(len(best))
    return best[chosen], rng


PLAYERS: Mapping[str, Player] = MappingProxyType({"random": random, "greedy": greedy})
