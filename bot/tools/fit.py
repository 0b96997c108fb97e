"""Fits the weights of a game's estimate to how games end, and compares the result on fresh seeds.

In each game every seat varies all weights at random, so that players want different things. After each turn
it is noted by how much the first seat seems to lead, and how that would change with each weight. When the
game is over, the real lead is known: ridge regression finds the change of weights that would have foreseen it
best. Another round of games begins with what the last one has found, because better players play other games.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import exp, sqrt
from statistics import fmean, stdev

from msgspec import Struct
from msgspec.structs import asdict, replace
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.tools.regression import Position, Regression
from bot.tools.simulate import playout, setups
from engines.core.errors import BadRequest
from engines.core.game import AnyGame, AnyMove, AnyState, AnyView, Setup, View
from engines.core.rng import Rng
from engines.core.search import Player, best_rival, random
from engines.core.text import Text, say
from engines.core.weights import weights_of, with_weights

CONFIDENCE = 1.96  # standard deviations for 95 %
DIGITS = 3  # significant ones of a weight; games do not show more
# All changes of weights are changes of their logarithms.
SPREAD = 0.6  # how far a seat varies each weight at most
STEP = 0.05  # for seeing what a weight does to a lead
FARTHEST = 0.7  # that one round moves a weight, since what it does was only seen nearby
SURPRISES = 30  # one of so many moves is random, so that games differ more


class Plan(Struct, frozen=True):
    """Who plays how many games in how many rounds, and with how many seeds the result is compared."""

    player: Player
    setup: Setup[Struct]
    games: int
    seeds: int
    rounds: int = 1
    fixed: tuple[str, ...] = ()  # weights that stay as they are


class WeightedPlayer:
    """A player whose estimates have other weights."""

    def __init__(self, player: Player, game: AnyGame, weights: Struct) -> None:
        self.player = player
        self.game = with_weights(game, weights)

    def __call__(self, game: AnyGame, view: AnyView, rng: Rng) -> tuple[AnyMove, Rng]:
        del game  # the same one, with its usual weights
        return self.player(self.game, view, rng)


class Surprising:
    """A player that makes a random move now and then."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def __call__(self, game: AnyGame, view: AnyView, rng: Rng) -> tuple[AnyMove, Rng]:
        chosen, rng = rng.below(SURPRISES)
        return (self.player if chosen else random)(game, view, rng)


class Observer:
    """Sees how weights change the lead of the first seat in a state."""

    def __init__(self, game: AnyGame, weights: Struct) -> None:
        self._game = with_weights(game, weights)
        self._changed = [
            [with_weights(game, replace(weights, **{name: value * exp(by)})) for by in (STEP, -STEP)]
            for name, value in asdict(weights).items()
        ]

    def position(self, state: AnyState) -> Position:
        slopes = [(lead(more, state) - lead(less, state)) / (2 * STEP) for more, less in self._changed]
        return Position(lead(self._game, state), tuple(slopes))


def lead(game: AnyGame, state: AnyState) -> float:
    """By how much the first seat seems to be ahead of its strongest rival."""
    return game.estimate(View(state, 0), 0) - best_rival(game, state, 0)


def observed(
    game: AnyGame, player: Player, setup: Setup[Struct], weights: Struct
) -> tuple[list[Position], float]:
    """The positions after each turn of a game in which every seat varies the weights; how it ended."""
    rng, players = Rng(setup.seed), list[Player]()
    for _ in range(setup.seats):
        varied, rng = _varied(weights, rng)
        players.append(Surprising(WeightedPlayer(player, game, varied)))
    state, observer, positions = game.new(setup), Observer(game, weights), list[Position]()
    while (seat := game.current(state)) is not None:
        move, rng = players[seat](game, game.view(state, seat), rng)
        state = game.apply(state, move).state
        if game.current(state) not in {seat, None}:
            positions.append(observer.position(state))
    mine, *others = (score.total for score in game.scores(state))
    return positions, mine - max(others)


def _varied(weights: Struct, rng: Rng) -> tuple[Struct, Rng]:
    changes = list[float]()
    for _ in asdict(weights):
        drawn, rng = rng.below(1001)
        changes.append(SPREAD * (drawn / 500 - 1))
    return _changed(weights, changes), rng


def _changed(weights: Struct, changes: Sequence[float]) -> Struct:
    values = zip(asdict(weights).values(), changes, strict=True)
    return type(weights)(*(float(f"{value * exp(change):.{DIGITS}g}") for value, change in values))


def fitted(game: AnyGame, plan: Plan) -> Iterator[Struct]:
    """The weights so far, after each game; they change at the end of a round."""
    weights, names = weights_of(game), [*asdict(weights_of(game))]
    planned = setups(plan.setup.seats, plan.rounds * plan.games, plan.setup.seed, plan.setup.options)
    regression = Regression(len(names))
    for number, setup in enumerate(planned, 1):
        regression.add(*observed(game, plan.player, setup, weights))
        if number % plan.games == 0:
            found = zip(names, regression.changes(), strict=True)
            limited = [
                0.0 if name in plan.fixed else max(-FARTHEST, min(FARTHEST, change)) for name, change in found
            ]
            weights, regression = _changed(weights, limited), Regression(len(names))
        yield weights


def margin(game: AnyGame, player: Player, setup: Setup[Struct], ours: Struct, theirs: Struct) -> float:
    """By how many points some weights beat others: games with one seed, played from every seat."""
    players = [WeightedPlayer(player, game, weights) for weights in (ours, theirs)]
    margins = []
    for first in range(setup.seats):
        sides = [(seat - first) % setup.seats % 2 for seat in range(setup.seats)]
        scores = game.scores(playout(game, setup, [players[side] for side in sides]).state)
        points = list[float](), list[float]()
        for side, score in zip(sides, scores, strict=True):
            points[side].append(score.total)
        margins.append(fmean(points[0]) - fmean(points[1]))
    return fmean(margins)


def compared(game: AnyGame, plan: Plan, weights: Struct) -> Iterator[float]:
    """By how many points weights beat those of the game, for each of some seeds not used for fitting."""
    used = plan.rounds * plan.games
    fresh = setups(plan.setup.seats, used + plan.seeds, plan.setup.seed, plan.setup.options)
    for setup in islice(fresh, used, None):
        yield margin(game, plan.player, setup, weights, weights_of(game))


def main(game: AnyGame, plan: Plan) -> None:
    """Fit, compare, show progress, and print the weights."""
    found, progress = weights_of(game), Console(stderr=True)
    if plan.setup.seats == 1:
        raise BadRequest(Text("weights-need-rivals"))
    if unknown := {*plan.fixed} - {*asdict(found)}:
        raise BadRequest(Text("no-such-weight", {"game": game.name, "name": min(unknown)}))
    games = plan.rounds * plan.games
    for weights in track(fitted(game, plan), "Fitting", games, console=progress, transient=True):
        found = weights
    comparing = track(compared(game, plan, found), "Comparing", plan.seeds, console=progress, transient=True)
    margins = list(comparing)
    Console().print(table(game, found, margins))


def table(game: AnyGame, found: Struct, margins: Sequence[float]) -> Table:
    """The weights before and after, and by how much these are better."""
    before = asdict(weights_of(game))
    mean, spread = fmean(margins), CONFIDENCE * stdev(margins) / sqrt(len(margins))
    printed = Table("weight", "before", "fitted")
    printed.title = say(Text(f"{game.name}-title"))
    printed.caption = f"{mean:+.2f} points a game, 95% between {mean - spread:+.2f} and {mean + spread:+.2f}"
    for name, weight in asdict(found).items():
        printed.add_row(name, f"{before[name]:g}", f"{weight:g}")
    return printed
