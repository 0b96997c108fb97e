"""Perft files: counts of legal moves for fixed setups, as text."""

from collections.abc import Iterable
from typing import NamedTuple

from engines.core.game import AnyGame, perft
from engines.core.notation import words
from engines.core.saves.codec import read_setup
from tests.laws.positions import walk

SHOWN = 4  # how many of the first and of the last moves are written


class Start(NamedTuple):
    """Where to count from: a setup, and the number of random moves before."""

    setup: str
    moves: int
    depth: int


def starts_in(text: str) -> list[Start]:
    """The starts of a perft file."""
    heads = [line.split(" ", 3) for line in text.splitlines() if line.startswith("after ")]
    return [Start(setup, int(moves), int(depth)) for _after, moves, depth, setup in heads]


def perft_text(game: AnyGame, starts: Iterable[Start]) -> str:
    """The contents of a perft file."""
    return "\n".join(line for start in starts for line in _block(game, start))


def _block(game: AnyGame, start: Start) -> list[str]:
    setup = read_setup(game, start.setup.encode())
    state = walk(game, setup, setup.seed, start.moves).state
    spelled = [words(move) for move in game.legal_moves(state)]
    return [
        f"after {start.moves} {start.depth} {start.setup}",
        *(f"perft {depth} {perft(game, state, depth)}" for depth in range(1, start.depth + 1)),
        f"first {', '.join(spelled[:SHOWN])}",
        f"last {', '.join(spelled[-SHOWN:])}",
        "",
    ]
