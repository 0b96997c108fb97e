"""Whether what a review calls a mistake is one: each is compared again by a longer search.

A game of each kind is played by computers, of which every few moves is a random one. Its most expensive
mistakes are then played on in other imagined states, in more of them, and three times as far ahead. One is
confirmed if its whole interval is above zero.
"""

from collections.abc import Sequence

from msgspec import Struct

import engines
from engines.core.game import AnyGame, AnyView, Setup
from engines.core.notation import words
from engines.core.review import Compare, Effort, Mistake, Review, average, choices, margin
from engines.core.rng import Rng
from engines.core.search import greedy, random
from tests.bench.measurement import Measurement
from tests.core.whole_review import whole_review

RANDOM = 9  # every so many moves, one is random
SEEDS = (1_001, 1_002)  # of the longer searches


class Sizes(Struct, frozen=True):
    """How long the review and the longer searches think, and how many mistakes of each game are compared."""

    games: Sequence[str] = tuple(engines.games())
    effort: Effort = Effort()
    mistakes: int = 3
    states: int = 256
    far_states: int = 64


FULL = Sizes()
TINY = Sizes(("akropolis",), Effort(playouts=2, glance=2, states=8), 1, 8, 2)


def played(game: AnyGame, setup: Setup[Struct]) -> list[str]:
    state, moves, rng = game.new(setup), list[str](), Rng(4)
    while (mover := game.current(state)) is not None:
        player = random if len(moves) % RANDOM == RANDOM - 1 else greedy
        move, rng = player(game, game.view(state, mover), rng)
        moves.append(words(move))
        state = game.apply(state, move).state
    return moves


def reviewed(game: AnyGame, effort: Effort) -> tuple[Review, dict[int, AnyView]]:
    """The review of the first seat, and what it saw before each decision."""
    setup: Setup[Struct] = Setup(2, 11, game.options())
    decided = choices(game, game.new(setup), played(game, setup), 0)
    return whole_review(game, decided, 9, effort), {choice.n: view for choice, view in decided}


def is_confirmed(game: AnyGame, mistake: Mistake, view: AnyView, sizes: Sizes) -> bool:
    """Print the figures of the review and of both longer searches."""
    made, better = mistake.choice.made, mistake.better
    print(f"    turn {mistake.choice.turn}: {made!r} instead of {better!r}")
    print(f"      review: {mistake.loss:.2f} ± {mistake.margin:.2f} in {mistake.states} states")
    longer = Compare(made, better, sizes.states, SEEDS[0]).run(game, view)
    further = Compare(made, better, sizes.far_states, SEEDS[1], farther=3).run(game, view)
    for what, found in (("more states", longer), ("further ahead", further)):
        print(
            f"      {what}: {average(found).lead:.2f} ± {margin(found):.2f} in {len(found)} states",
            flush=True,
        )
    return average(longer).lead > margin(longer)


def main(sizes: Sizes) -> list[Measurement]:
    confirmed = []
    for game in map(engines.game, sizes.games):
        found, views = reviewed(game, sizes.effort)
        print(f"  {game.name}: {len(found.mistakes)} mistakes in {found.decisions} decisions", flush=True)
        most = found.mistakes[: sizes.mistakes]
        confirmed += [is_confirmed(game, each, views[each.choice.n], sizes) for each in most]
    share = 100 * sum(confirmed) / len(confirmed)
    return [Measurement("mistakes of reviews that a longer search confirms", share, "%", at_least=100)]
