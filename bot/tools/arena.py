"""Tournaments of computer players: everyone meets everyone, with the same seeds from every seat."""

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import sqrt
from statistics import fmean
from time import perf_counter

from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

import engines
from bot.runtime.worker import SPAWN, exit_with_parent
from bot.tools.simulate import playout
from engines.core.errors import BadRequest
from engines.core.game import AnyGame, AnyMove, AnyView, Score, Setup, ranks
from engines.core.rng import Rng
from engines.core.search import Player, player
from engines.core.text import Text, say

CONFIDENCE = 1.96  # standard deviations for 95 %


class Match(Struct, frozen=True):
    """A game to be played: the players in seat order, and the set-up."""

    game: str
    names: tuple[str, ...]
    setup: Setup[Struct]


class Result(Struct, frozen=True):
    """The result of a game, by seat."""

    names: tuple[str, ...]
    scores: tuple[Score, ...]
    moves: int
    seconds: tuple[float, ...]  # per move

    def share(self, seat: int) -> float:
        """The share of the win: 1 for the only winner, a part of it for a tie, 0 for a loss."""
        places = ranks(self.scores)
        return 1 / places.count(1) if places[seat] == 1 else 0.0


class TimedPlayer:
    """A player that measures how long each move takes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds = list[float]()

    def __call__(self, game: AnyGame, view: AnyView, rng: Rng) -> tuple[AnyMove, Rng]:
        start = perf_counter()
        chosen = self.player(game, view, rng)
        self.seconds.append(perf_counter() - start)
        return chosen


def matches(game: AnyGame, names: Sequence[str], games: int, setup: Setup[Struct]) -> Iterator[Match]:
    """So many games for every group of players; each seed is played once from every seat."""
    for group in combinations(names, setup.seats):
        rng, seed = Rng(setup.seed), 0
        for number in range(games):
            shift = number % setup.seats
            if shift == 0:
                seed, rng = rng.below(1 << 64)
            order = group[shift:] + group[:shift]
            yield Match(game.name, order, Setup(setup.seats, seed, setup.options))


def play(match: Match) -> Result:
    """Play one game. Runs in a worker."""
    game, seated = engines.game(match.game), [TimedPlayer(player(name)) for name in match.names]
    played = playout(game, match.setup, seated)
    seconds = tuple(fmean(each.seconds or [0.0]) for each in seated)
    return Result(match.names, game.scores(played.state), len(played.moves), seconds)


def main(game: AnyGame, names: Sequence[str], games: int, setup: Setup[Struct]) -> None:
    """Play all matches on all cores, show progress, and print the results."""
    for name in names:
        player(name)  # refuses an unknown name before anything is played
    if len(names) < setup.seats:
        raise BadRequest(Text("players-do-not-fit", {"players": len(names), "seats": setup.seats}))
    planned, progress = list(matches(game, names, games, setup)), Console(stderr=True)
    with ProcessPoolExecutor(os.cpu_count(), SPAWN, _initialize) as pool:
        playing = pool.map(play, planned)
        results = list(track(playing, "Playing", len(planned), console=progress, transient=True))
    for table in (wins(game, results), categories(game, results), seats(results)):
        Console().print(table)


def _initialize() -> None:
    """Set up a worker that ends together with the arena."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C reaches workers too: exit without a traceback.
    exit_with_parent()


def wins(game: AnyGame, results: Sequence[Result]) -> Table:
    """How often each player won against whom, with the confidence interval, and the time per move."""
    table = Table("player", "against", "games", "won", "95% between", "mean score", "ms a move")
    table.title = (
        f"{say(Text(f'{game.name}-title'))}: {fmean(result.moves for result in results):.0f} moves a game"
    )
    for group in dict.fromkeys(tuple(sorted(result.names)) for result in results):
        for name in dict.fromkeys(group):
            games = [
                (result, seat)
                for result in results
                if tuple(sorted(result.names)) == group
                for seat, other in enumerate(result.names)
                if other == name
            ]
            table.add_row(name, _others(group, name), str(len(games)), *_figures(games))
    return table


def _others(group: Sequence[str], name: str) -> str:
    others = list(group)
    others.remove(name)
    return ", ".join(others)


def _figures(games: Sequence[tuple[Result, int]]) -> Iterator[str]:
    won = fmean(result.share(seat) for result, seat in games)
    low, high = interval(won, len(games))
    yield f"{won:.1%}"
    yield f"{low:.1%} and {high:.1%}"
    yield f"{fmean(result.scores[seat].total for result, seat in games):.1f}"
    yield f"{1e3 * fmean(result.seconds[seat] for result, seat in games):.1f}"


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson)."""
    spread = CONFIDENCE * CONFIDENCE / games
    middle = (share + spread / 2) / (1 + spread)
    width = CONFIDENCE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - width), min(1.0, middle + width)


def categories(game: AnyGame, results: Sequence[Result]) -> Table:
    """The mean points of each player by category, and the share of games in which they scored any."""
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
    """Wins and points by seat."""
    table = Table("seat", "won", "mean score")
    for seat in range(len(results[0].names)):
        won = fmean(result.share(seat) for result in results)
        table.add_row(
            str(seat), f"{won:.1%}", f"{fmean(result.scores[seat].total for result in results):.1f}"
        )
    return table
