"""Reasons for moves: a panel asks for up to 30 of them while somebody waits."""

import random
from collections.abc import Iterator
from itertools import cycle

import engines
from engines.core.game import AnyGame, AnyMove, AnyView, Setup
from tests.bench.measurement import Measurement
from tests.bench.timing import rate

FULL, TINY = 2.0, 0.0  # seconds for each game
GOAL = 1.0  # milliseconds for a move
PANEL = 30  # moves
RNG = random.Random(1)


def panels(game: AnyGame) -> Iterator[tuple[AnyView, list[AnyMove]]]:
    """Every position of a random game for two, with the moves of a panel."""
    state = game.new(Setup(2, RNG.getrandbits(64), game.options()))
    while moves := game.legal_moves(state):
        yield game.view(state, game.current(state)), RNG.sample(list(moves), min(PANEL, len(moves)))
        state = game.apply(state, RNG.choice(moves)).state


def milliseconds(game: AnyGame, seconds: float) -> float:
    """For the reasons of one move."""
    positions = cycle([*panels(game), *panels(game)])

    def panel() -> int:
        view, moves = next(positions)
        for move in moves:
            game.reasons(view, move)
        return len(moves)

    return 1000 / rate(panel, seconds)


def main(sizes: float) -> list[Measurement]:
    return [
        Measurement(f"{name}: reasons for a move", milliseconds(game, sizes), "ms", at_most=GOAL)
        for name, game in engines.games().items()
    ]
