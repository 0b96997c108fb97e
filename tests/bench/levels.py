"""How many playouts fit into the time of each level: `python -m tests.bench.levels [--write] [game ...]`.

CPU time, on average over positions of a game that easy computers play. `--write` renews `data/levels.json`;
do so on a quiet machine after the search has become faster, and play the ladder of the arena again.
"""

from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from math import floor, log10
from pathlib import Path
from time import process_time

import msgspec
from msgspec.structs import replace

import data
import engines
from engines.core.game import AnyGame, AnyView, Setup
from engines.core.levels import LEVELS, Level, Measured, horizon, measured
from engines.core.rng import Rng
from engines.core.search import Thinker, greedy

PLAYOUTS = 36  # of the searches that are timed
POSITIONS = 16
SEED = 7
DIGITS = 2  # that are kept of a figure


def positions(game: AnyGame, seats: int, many: int = POSITIONS, seed: int = SEED) -> list[AnyView]:
    """What the seats see at about so many decisions of a game, from its beginning to its end."""
    state, rng, found = game.new(Setup(seats, seed, game.options())), Rng(seed), list[AnyView]()
    while (seat := game.current(state)) is not None:
        view = game.view(state, seat)
        if len(game.legal_moves(state)) > 1:
            found.append(view)
        move, rng = greedy(game, view, rng)
        state = game.apply(state, move).state
    return found[:: max(1, len(found) // many)]


def seconds(game: AnyGame, views: Sequence[AnyView], thinker: Thinker) -> float:
    """The CPU time of a search, on average."""
    begin = process_time()
    for number, view in enumerate(views):
        thinker(game, view, Rng(number))
    return (process_time() - begin) / len(views)


def playouts(game: AnyGame, seats: int) -> dict[str, int]:
    """What fits into each level's time, after what a search needs before its first playout."""
    views = positions(game, seats)
    before = seconds(game, views, Thinker(PLAYOUTS, should_stop=lambda: True))
    print(f"{game.name:10} {seats} seats: {1e3 * before:4.0f} ms before the first playout", flush=True)
    thinking, took = [level for level in LEVELS.values() if level.seconds], dict[int, float]()
    for turns in sorted({horizon(level, game.name) for level in thinking}):
        took[turns] = playout_seconds(game, views, turns, before)
        print(f"{1e3 * took[turns]:27.1f} ms a playout of {turns} turns", flush=True)

    def fitting(level: Level) -> float:
        return (level.seconds - before) / took[horizon(level, game.name)]

    return {level.name: rounded(max(2, fitting(level))) for level in thinking}


def playout_seconds(game: AnyGame, views: Sequence[AnyView], turns: int, before: float) -> float:
    """The CPU time of a playout that looks so many turns ahead, on average."""
    thinker = Thinker(PLAYOUTS, horizon=turns)
    spent = (seconds(game, views, thinker) - before) * len(views)
    return spent / thinker.made  # Easy decisions take fewer playouts than planned.


def rounded(number: float) -> int:
    """The number, with its first digits only."""
    unit = max(0, floor(log10(number)) + 1 - DIGITS)
    return int(round(number, -unit))


def measured_anew(games: Iterable[AnyGame]) -> Measured:
    """The figures of these games anew, and the others as they are."""
    found = {game.name: {seats: playouts(game, seats) for seats in game.seats} for game in games}
    return replace(measured(), playouts={**measured().playouts, **found})


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(engines.games()))
    parser.add_argument("--write", action="store_true", help="keep the figures in data/levels.json")
    parsed = parser.parse_args()
    found = msgspec.json.format(msgspec.json.encode(measured_anew(map(engines.game, parsed.games))))
    if parsed.write:
        (Path(data.__file__).parent / "levels.json").write_bytes(found + b"\n")
    else:
        print(found.decode())


if __name__ == "__main__":
    main()
