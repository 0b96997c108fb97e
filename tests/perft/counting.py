"""Counts of set-ups as text: each set-up, the moves played from it, and what can be done then."""

from collections.abc import Iterable
from typing import NamedTuple

from engines.core.codec import read_setup
from engines.core.game import AnyGame, perft
from engines.core.notation import words
from tests.laws.positions import walk

SHOWN = 4  # the first and the last words that are written down


class Start(NamedTuple):
    """Where to count from: a set-up, and how many random moves to play first."""

    setup: str
    moves: int
    depth: int


def setups_in(text: str) -> list[Start]:
    """The set-ups that a file counts."""
    heads = [line.split(" ", 3) for line in text.splitlines() if line.startswith("after ")]
    return [Start(setup, int(moves), int(depth)) for _after, moves, depth, setup in heads]


def counted(game: AnyGame, starts: Iterable[Start]) -> str:
    """The whole file."""
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
