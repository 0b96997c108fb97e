"""Computer players against each other: everybody meets everybody, seats change, and luck is shared."""

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import sqrt
from statistics import fmean
from time import perf_counter
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

import engines
from bot.runtime.worker_pool import SPAWN, exit_with_parent
from bot.tools.simulate import playout
from engines.core.errors import BadRequest
from engines.core.game import AnyGame, Score, Setup, View, ranks
from engines.core.rng import Rng
from engines.core.search import Player, player
from engines.core.text import Text, say

SURE = 1.96  # standard deviations: nineteen times out of twenty


class Match(Struct, frozen=True):
    """A game to be played: who sits where, and with which luck."""

    game: str
    names: tuple[str, ...]
    setup: Setup[Any]


class Result(Struct, frozen=True):
    """How it went, seat by seat."""

    names: tuple[str, ...]
    scores: tuple[Score, ...]
    turns: int
    seconds: tuple[float, ...]  # a move

    def share(self, seat: int) -> float:
        """Of the victory: 1 alone, less with others, none behind."""
        places = ranks(self.scores)
        return 1 / places.count(1) if places[seat] == 1 else 0.0


class Timed:
    """A player and how long it thinks."""

    def __init__(self, thinks: Player) -> None:
        self.thinks = thinks
        self.seconds = list[float]()

    def __call__(self, game: AnyGame, view: View[Any], rng: Rng) -> tuple[Any, Rng]:
        begin = perf_counter()
        chosen = self.thinks(game, view, rng)
        self.seconds.append(perf_counter() - begin)
        return chosen


def matches(game: AnyGame, names: Sequence[str], games: int, setup: Setup[Any]) -> Iterator[Match]:
    """So many games for every company of players; each seed once from every seat."""
    for company in combinations(names, setup.seats):
        rng, luck = Rng(setup.seed), 0
        for number in range(games):
            turned = number % setup.seats
            if turned == 0:
                luck, rng = rng.below(1 << 64)
            order = company[turned:] + company[:turned]
            yield Match(game.name, order, Setup(setup.seats, luck, setup.options))


def play(match: Match) -> Result:
    """One game, in whatever process."""
    game, seated = engines.game(match.game), [Timed(player(name)) for name in match.names]
    played = playout(game, match.setup, seated)
    seconds = tuple(fmean(each.seconds or [0.0]) for each in seated)
    return Result(match.names, game.scores(played.state), len(played.moves), seconds)


def main(game: AnyGame, names: Sequence[str], games: int, setup: Setup[Any]) -> None:
    """Play all matches on all cores, show progress, and print what came of it."""
    for name in names:
        player(name)  # refused at once if there is none
    if len(names) < setup.seats:
        raise BadRequest(Text("players-do-not-fit", {"players": len(names), "seats": setup.seats}))
    begun, shown = list(matches(game, names, games, setup)), Console(stderr=True)
    with ProcessPoolExecutor(os.cpu_count(), SPAWN, _begin) as pool:
        playing = pool.map(play, begun)
        results = list(track(playing, "Playing", len(begun), console=shown, transient=True))
    for table in (wins(game, results), categories(game, results), seats(results)):
        Console().print(table)


def _begin() -> None:
    """Whoever ends the arena ends its games as well."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C reaches it too: go at once and silently.
    exit_with_parent()


def wins(game: AnyGame, results: Sequence[Result]) -> Table:
    """How often each won against whom, give or take, and how long it thought."""
    table = Table("player", "against", "games", "won", "sure between", "mean score", "ms a move")
    table.title = (
        f"{say(Text(f'{game.name}-title'))}: {fmean(result.turns for result in results):.0f} moves a game"
    )
    for company in dict.fromkeys(tuple(sorted(result.names)) for result in results):
        for name in dict.fromkeys(company):
            met = [
                (result, seat)
                for result in results
                if tuple(sorted(result.names)) == company
                for seat, other in enumerate(result.names)
                if other == name
            ]
            table.add_row(name, _others(company, name), str(len(met)), *_figures(met))
    return table


def _others(company: Sequence[str], name: str) -> str:
    others = list(company)
    others.remove(name)
    return ", ".join(others)


def _figures(met: Sequence[tuple[Result, int]]) -> Iterator[str]:
    won = fmean(result.share(seat) for result, seat in met)
    low, high = interval(won, len(met))
    yield f"{won:.1%}"
    yield f"{low:.1%} and {high:.1%}"
    yield f"{fmean(result.scores[seat].total for result, seat in met):.1f}"
    yield f"{1e3 * fmean(result.seconds[seat] for result, seat in met):.1f}"


def interval(share: float, games: int) -> tuple[float, float]:
    """Between what the true share is, nineteen times out of twenty (Wilson)."""
    spread = SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    width = SURE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - width), min(1.0, middle + width)


def categories(game: AnyGame, results: Sequence[Result]) -> Table:
    """What each player scores by, and in how many games at all."""
    names = list(dict.fromkeys(name for result in results for name in result.names))
    table = Table("points by", *names)
    for part in results[0].scores[0].parts:
        table.add_row(
            say(Text(f"{game.name}-part-{part}")),
            *(
                _part([_points(result, name, part) for result in results if name in result.names])
                for name in names
            ),
        )
    return table


def _points(result: Result, name: str, part: str) -> int:
    return result.scores[result.names.index(name)].parts[part]


def _part(points: Sequence[int]) -> str:
    return f"{fmean(points):.1f} ({fmean(each != 0 for each in points):.0%})"


def seats(results: Sequence[Result]) -> Table:
    """Whether it matters where one sits."""
    table = Table("seat", "won", "mean score")
    for seat in range(len(results[0].names)):
        won = fmean(result.share(seat) for result in results)
        table.add_row(
            str(seat), f"{won:.1%}", f"{fmean(result.scores[seat].total for result in results):.1f}"
        )
    return table
