"""Fits the weights of a game's estimate by self-play (SPSA), and compares the result on fresh seeds.

Each step raises some weights, chosen at random, and lowers the others, and lets the result play against the
opposite: the same seed from every seat. By how much it wins says how far all weights move that way. A single
step is mostly luck, but luck has no direction.
"""

from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from statistics import fmean, stdev

from msgspec import Struct
from msgspec.structs import asdict
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.tools.simulate import playout, setups
from engines.core.errors import BadRequest
from engines.core.game import AnyGame, AnyMove, AnyView, Setup
from engines.core.rng import Rng
from engines.core.search import Player
from engines.core.text import Text, say
from engines.core.weights import weights_of, with_weights

CONFIDENCE = 1.96  # standard deviations for 95 %
SPREAD = 0.4  # how far weights are raised and lowered; all steps are of their logarithms
GAIN = 0.04  # how far they move if the difference in points is a usual one
DIGITS = 3  # significant ones of a weight; games do not show more


class Plan(Struct, frozen=True):
    """Who plays in which games, how many steps are made, and with how many seeds the result is compared."""

    player: Player
    setup: Setup[Struct]
    steps: int
    seeds: int


class WeightedPlayer:
    """A player whose estimates have other weights."""

    def __init__(self, player: Player, game: AnyGame, weights: Struct) -> None:
        self.player = player
        self.game = with_weights(game, weights)

    def __call__(self, game: AnyGame, view: AnyView, rng: Rng) -> tuple[AnyMove, Rng]:
        del game  # the same one, with its usual weights
        return self.player(self.game, view, rng)


def fitted(game: AnyGame, plan: Plan) -> Iterator[Struct]:
    """The weights after each step: the mean of the later half of the steps so far, which varies less."""
    start = weights_of(game)
    current = [log(each) for each in asdict(start).values()]
    directions = Rng(plan.setup.seed)
    path, margins = list[list[float]](), list[float]()
    for setup in setups(plan.setup.seats, plan.steps, plan.setup.seed, plan.setup.options):
        drawn, directions = directions.below(1 << len(current))
        direction = [SPREAD if drawn >> number & 1 else -SPREAD for number in range(len(current))]
        raised = _weights(start, _moved(current, direction, 1))
        lowered = _weights(start, _moved(current, direction, -1))
        margins.append(margin(game, plan.player, setup, raised, lowered))
        usual = sqrt(fmean(each * each for each in margins)) or 1.0
        current = _moved(current, direction, GAIN / SPREAD * margins[-1] / usual)
        path.append(current)
        yield _weights(start, [fmean(each) for each in zip(*path[len(path) // 2 :], strict=True)])


def _moved(logarithms: Sequence[float], direction: Sequence[float], by: float) -> list[float]:
    return [each + by * way for each, way in zip(logarithms, direction, strict=True)]


def _weights(like: Struct, logarithms: Sequence[float]) -> Struct:
    return type(like)(*(float(f"{exp(each):.{DIGITS}g}") for each in logarithms))


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
    fresh = setups(plan.setup.seats, plan.steps + plan.seeds, plan.setup.seed, plan.setup.options)
    for number, setup in enumerate(fresh):
        if number >= plan.steps:
            yield margin(game, plan.player, setup, weights, weights_of(game))


def main(game: AnyGame, plan: Plan) -> None:
    """Fit, compare, show progress, and print the weights."""
    found, progress = weights_of(game), Console(stderr=True)
    if plan.setup.seats == 1:
        raise BadRequest(Text("weights-need-rivals"))
    steps = track(fitted(game, plan), "Fitting", plan.steps, console=progress, transient=True)
    for weights in steps:
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
