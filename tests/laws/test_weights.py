"""Weights of estimates: every one has a name and matters, and the game's own are what its estimate uses."""

from collections.abc import Iterator

import pytest
from msgspec import Struct
from msgspec.structs import asdict, replace

import engines
from engines.core.errors import BadRequest
from engines.core.game import AnyGame, AnyView, Setup
from engines.core.rng import Rng
from engines.core.search import greedy, random
from engines.core.weights import weights_of, with_weights


def weighted() -> list[AnyGame]:
    return [game for game in engines.games().values() if has_weights(game)]


def has_weights(game: AnyGame) -> bool:
    try:
        weights_of(game)
    except BadRequest:
        return False
    return True


def positions(game: AnyGame) -> Iterator[AnyView]:
    """Those of games of chance, and of a sensible one, which reaches ends that chance seldom does."""
    for seed, player in enumerate((random, random, random, random, greedy)):
        state, rng = game.new(Setup(2, seed, game.options())), Rng(seed)
        while (seat := game.current(state)) is not None:
            yield game.view(state, seat)
            move, rng = player(game, game.view(state, seat), rng)
            state = game.apply(state, move).state


def estimates(game: AnyGame, views: list[AnyView]) -> list[float]:
    return [game.estimate(view, view.seat or 0) for view in views]


@pytest.mark.parametrize("game", weighted(), ids=lambda game: game.name)
def test_every_weight_is_positive_and_matters(game: AnyGame) -> None:
    weights, views = weights_of(game), list(positions(game))
    usual = estimates(game, views)
    assert estimates(with_weights(game, weights), views) == usual
    for name, weight in asdict(weights).items():
        assert weight > 0
        changed: Struct = replace(weights, **{name: 2 * weight})
        assert estimates(with_weights(game, changed), views) != usual, f"{name} changes nothing"


@pytest.mark.parametrize("game", weighted(), ids=lambda game: game.name)
def test_the_best_move_follows_the_weights(game: AnyGame) -> None:
    weights, states = weights_of(game), [view.state for view in list(positions(game))[::29]]
    for name, weight in asdict(weights).items():
        changed = with_weights(game, replace(weights, **{name: 4 * weight}))
        for state in states:
            best = changed.best_move(state)
            assert (best is None) == (game.best_move(state) is None)
            if best is not None:
                moves = game.legal_moves(state)
                after = [game.view(game.apply(state, move).state, game.current(state)) for move in moves]
                values = dict(zip(moves, estimates(changed, after), strict=True))
                assert values[best] == pytest.approx(max(values.values()))
