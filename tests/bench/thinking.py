"""The memory of a process in which masters think about one game after the other, as the chat's do for days.

Searches keep no tree. What stays in memory after one are caches, and each of these has a limit.
"""

from collections.abc import Iterator
from itertools import count

from msgspec import Struct

import engines
from engines.core.game import AnyGame, AnyView, Setup
from engines.core.levels import LEVELS, playouts
from engines.core.rng import Rng
from engines.core.search import Thinker, greedy
from tests.bench.measurement import Measurement
from tests.bench.memory import STATUS, peak_of_this_process, printed_numbers

SEATS = 4
MOST = 400  # megabytes
GROWTH = 1.25  # when as many searches again have been made


class Sizes(Struct, frozen=True):
    """How many decisions of each game are searched for each of the two numbers, and how well."""

    decisions: int = 8
    level: str = "master"


FULL, TINY = Sizes(), Sizes(decisions=1, level="medium")


def views(game: AnyGame, seed: int, many: int) -> Iterator[AnyView]:
    """What the seat to move sees, at some moments of a game from its first move to its last."""
    state, rng, seen = game.new(Setup(SEATS, seed, game.options())), Rng(seed), list[AnyView]()
    while (seat := game.current(state)) is not None:
        seen.append(game.view(state, seat))
        move, rng = greedy(game, seen[-1], rng)
        state = game.apply(state, move).state
    for number in range(many):
        yield seen[number * len(seen) // many]


def print_memory(decisions: str, level: str) -> None:
    """Search in all games, and again in others; print the megabytes that were taken at most until then."""
    for seed in range(2):
        for name, game in engines.games().items():
            thinker, seeds = Thinker(playouts(LEVELS[level], name, SEATS)), count(seed * 1000)
            for view in views(game, seed, int(decisions)):
                thinker(game, view, Rng(next(seeds)))
        print(peak_of_this_process())


def main(sizes: Sizes) -> list[Measurement]:
    if not STATUS.exists():
        print("  Memory is measured on Linux only.")
        return []
    once, twice = printed_numbers("thinking", "print_memory", sizes.decisions, sizes.level)
    return [
        Measurement(f"memory of a process of {sizes.level}s", twice, "MB", at_most=MOST),
        Measurement("the same, times what it was after half of the searches", twice / once, at_most=GROWTH),
    ]
