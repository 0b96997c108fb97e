"""The memory of a process in which masters think about one game after the other, as the chat's do for days.

Searches keep no tree. What stays in memory after one are caches: each has a limit, or one entry for each
piece in the box.
"""

from itertools import product

from msgspec import Struct

import engines
from engines.core.levels import LEVELS, playouts
from engines.core.rng import Rng
from engines.core.search import Thinker
from tests.bench.levels import positions
from tests.bench.measurement import Measurement
from tests.bench.memory import STATUS, peak_of_this_process, printed_numbers

SEATS = 4
MOST = 400  # megabytes


class Sizes(Struct, frozen=True):
    """How many games of each kind there are, how many decisions of each are searched, and how well."""

    games: int = 2
    decisions: int = 8
    level: str = "master"


FULL, TINY = Sizes(), Sizes(games=1, decisions=1, level="medium")


def print_memory(games: str, decisions: str, level: str) -> None:
    """Search, and print the megabytes that were taken at most."""
    for seed, (name, game) in product(range(int(games)), engines.games().items()):
        thinker = Thinker(playouts(LEVELS[level], name, SEATS))
        for view in positions(game, SEATS, int(decisions), seed):
            thinker(game, view, Rng(seed))
    print(peak_of_this_process())


def main(sizes: Sizes) -> list[Measurement]:
    if not STATUS.exists():
        print("  Memory is measured on Linux only.")
        return []
    [peak] = printed_numbers("thinking", "print_memory", sizes.games, sizes.decisions, sizes.level)
    return [Measurement(f"memory of a process in which {sizes.level}s think", peak, "MB", at_most=MOST)]
