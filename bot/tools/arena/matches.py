"""Games between computers: each group of players plays the same seeds from every seat."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from statistics import fmean
from time import perf_counter

from msgspec import Struct

import engines
from bot.tools.arena.checkouts import seated
from bot.tools.simulate import playout
from engines.core.game import AnyGame, AnyMove, AnyView, Score, Setup, ranks
from engines.core.rng import Rng
from engines.core.search import Player


class Match(Struct, frozen=True):
    """A game to be played: the players in seat order, the seat of the group's first one, and the set-up."""

    game: str
    names: tuple[str, ...]
    first: int
    setup: Setup[Struct]


class Result(Struct, frozen=True):
    """The result of a game, by seat."""

    names: tuple[str, ...]
    first: int
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


def rounds(game: AnyGame, group: Sequence[str], setup: Setup[Struct]) -> Iterator[list[Match]]:
    """Without end: a seed, played once with every player in every seat."""
    rng = Rng(setup.seed)
    while True:
        seed, rng = rng.below(1 << 64)
        played = Setup(setup.seats, seed, setup.options)
        yield [
            Match(game.name, (*group[-first:], *group[:-first]) if first else tuple(group), first, played)
            for first in range(setup.seats)
        ]


def play(match: Match) -> Result:
    """Play one game. Runs in a worker."""
    game, seats = engines.game(match.game), match.setup.seats
    with ExitStack() as stack:
        players = [TimedPlayer(stack.enter_context(seated(name, game.name, seats))) for name in match.names]
        played = playout(game, match.setup, players)
    seconds = tuple(fmean(each.seconds or [0.0]) for each in players)
    return Result(match.names, match.first, game.scores(played.state), len(played.moves), seconds)
