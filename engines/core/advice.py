"""A few moves compared for a person: what each leads to, what the second best loses, and how sure that is.

They are played on in the same imagined states. Leads are points as they would stand then. Which move is
better also depends on what the position promises after that, which is said, but never counted as points.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from msgspec import Struct

from engines.core.game import AnyGame, AnyMove, AnyState, AnyView, View
from engines.core.levels import ADVISER, horizon
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import Playouts, best_rival

MOVES = 3
STATES = 32  # that are imagined at most
FEWEST = 4  # even if the time is up
MARGIN = 1.96  # standard errors on either side: 95 % of all intervals hold the true difference
EQUAL = 0.5  # points; moves that are nearer to each other are equally good
NEARLY_ALL = 0.9  # of the states


class Sureness(StrEnum):
    """How sure it is that the first move is the best of all."""

    SURE = "sure"
    LIKELY = "likely"
    CLOSE = "close"  # to the second best


class Outcome(NamedTuple):
    """How far ahead of the strongest rival a seat is in the end; alone, what it has."""

    points: float
    worth: float  # with what both positions promise


class Suggestion(Struct, frozen=True):
    """A move, the lead that it leads to, and how it compares with the best one."""

    move: str
    lead: float  # in points
    loss: float = 0.0  # points of lead fewer than the best one's
    worse: bool = False  # surely, all considered
    beaten: int = 0  # in how many states the best one led to more,
    beats: int = 0  # and to less


class Advice(Struct, frozen=True):
    """The best move and the next ones."""

    suggestions: tuple[Suggestion, ...]
    states: int  # that were imagined
    ends: bool = False  # whether the game was over in all of them

    @property
    def sureness(self) -> Sureness | None:
        """None if there is nothing to compare with."""
        if len(self.suggestions) < 2:
            return None
        second = self.suggestions[1]
        if not second.worse:
            return Sureness.CLOSE
        return Sureness.SURE if second.beaten >= NEARLY_ALL * self.states else Sureness.LIKELY


def advise(
    game: AnyGame, view: AnyView, ranking: Sequence[AnyMove], should_stop: Callable[[], bool], rng: Rng
) -> Advice:
    """Compare the first moves of a ranking, as far ahead as the adviser looks, until it is time to stop."""
    moves = _different(game, view, ranking)
    playouts = Playouts(game, view, horizon(ADVISER, game.name))
    outcomes, ends = list[list[Outcome]](), True
    while len(outcomes) < STATES and not (len(outcomes) >= FEWEST and should_stop()):
        reached, rng = playouts.ends(moves, rng)
        outcomes.append([_outcome(game, end, view) for end in reached])
        ends = ends and all(game.current(end) is None for end in reached)
    best, *others = (list(each) for each in zip(*outcomes, strict=True))
    first = Suggestion(words(moves[0]), fmean(each.points for each in best))
    compared = (_compare(move, best, each) for move, each in zip(moves[1:], others, strict=True))
    return Advice((first, *compared), len(outcomes), ends)


def _different(game: AnyGame, view: AnyView, ranking: Sequence[AnyMove]) -> list[AnyMove]:
    """The first few moves that bring different things; if they are too few, others at different places."""
    chosen = list[AnyMove]()
    for trait in (_benefit, _place):
        seen = [trait(game, view, move) for move in chosen]
        for move in ranking:
            if len(chosen) < MOVES and (found := trait(game, view, move)) not in seen:
                chosen.append(move)
                seen.append(found)
    return sorted(chosen, key=ranking.index)


def _benefit(game: AnyGame, view: AnyView, move: AnyMove) -> object:
    return type(move), game.reasons(view, move)


def _place(game: AnyGame, view: AnyView, move: AnyMove) -> object:
    return type(move), game.position(view, move)


def _outcome(game: AnyGame, end: AnyState, view: AnyView) -> Outcome:
    """The state was imagined, so nothing is hidden."""
    seat, totals = view.seat or 0, [score.total for score in game.scores(end)]
    rivals = (total for other, total in enumerate(totals) if other != seat)
    worth = game.estimate(View(end, seat), seat) - best_rival(game, end, seat)
    return Outcome(totals[seat] - max(rivals, default=0), worth)


def _compare(move: AnyMove, best: Sequence[Outcome], other: Sequence[Outcome]) -> Suggestion:
    differences = [one.worth - two.worth for one, two in zip(best, other, strict=True)]
    average, lead = fmean(differences), fmean(each.points for each in other)
    margin = MARGIN * stdev(differences) / sqrt(len(differences))
    return Suggestion(
        words(move),
        lead,
        loss=fmean(each.points for each in best) - lead,
        worse=average > max(margin, EQUAL),
        beaten=sum(each > 0 for each in differences),
        beats=sum(each < 0 for each in differences),
    )
