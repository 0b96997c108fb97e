"""How well a seat decided in a game that is over, judged only by what it could see at each decision.

A first pass searches at every decision with few playouts. Where its move looks better than the one that was
made, a second pass plays both on in many imagined states: the same for both, and none that the first pass has
seen, so that a move which was only lucky there is not called better. What is left is a difference with its
interval; a decision counts as a mistake only if the whole interval is above zero.
"""

from collections.abc import Generator, Mapping, Sequence
from math import sqrt
from typing import TypeAlias, TypeVar, cast

from msgspec import Struct

from engines.core.game import AnyGame, AnyState, AnyView, Seat, View, find
from engines.core.levels import ADVISER, horizon
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import Playouts, Thinker, best_rival

SLICE = 8  # imagined states at a time, so that nobody waits long for the worker
SURE = 2.58  # standard errors on either side: 99 % of all intervals hold the true difference
LEAST_LOSS = 1.0  # points; moves that are nearer to each other are equally good
SEEDS = 4  # that each decision may use


class Effort(Struct, frozen=True):
    """How long a review thinks."""

    playouts: int = 24  # of the search at each decision
    glance: int = 6  # imagined states in which its move is compared at once with the one that was made
    states: int = 64  # imagined states of the second pass


class Choice(Struct, frozen=True):
    """A decision between several moves."""

    n: int  # how many moves of the game were made before it
    turn: int  # of the seat's own turns, counted from 1
    made: str


class Difference(Struct, frozen=True):
    """By how much one move led to more than another in one imagined state."""

    parts: Mapping[str, float]  # of the seat's score
    rest: float  # what the position promises beyond that, and what the strongest rival has less

    @property
    def lead(self) -> float:
        return sum(self.parts.values()) + self.rest


class Mistake(Struct, frozen=True):
    """A move that another one is surely better than."""

    choice: Choice
    better: str
    average: Difference
    margin: float  # the true difference is at most this far from the average, in 99 of 100 cases
    states: int  # that were imagined

    @property
    def loss(self) -> float:
        """The points of lead that it cost."""
        return self.average.lead


class Review(Struct, frozen=True):
    """How many decisions had several moves, and which of them were mistakes, the most expensive first."""

    decisions: int
    mistakes: tuple[Mistake, ...]

    @property
    def good(self) -> int:
        return self.decisions - len(self.mistakes)

    @property
    def accuracy(self) -> int:
        """The percentage of decisions without a surely better move, rounded down: 100 means all."""
        return 100 * self.good // self.decisions if self.decisions else 100


class Search(Struct, frozen=True):
    """Search a move with few playouts."""

    playouts: int
    seed: int

    def run(self, game: AnyGame, view: AnyView) -> str:
        thinker = Thinker(self.playouts, horizon=horizon(ADVISER, game.name))
        best, _ = thinker(game, view, Rng(self.seed))
        return words(best)


class Compare(Struct, frozen=True):
    """Play two moves on in the same imagined states."""

    made: str
    better: str
    states: int
    seed: int
    farther: int = 1  # times as far ahead as a hint

    def run(self, game: AnyGame, view: AnyView) -> list[Difference]:
        moves = [find(game, view.state, move) for move in (self.made, self.better)]
        playouts = Playouts(game, view, self.farther * horizon(ADVISER, game.name))
        rng, found = Rng(self.seed), list[Difference]()
        for _ in range(self.states):
            (made, better), rng = playouts.ends(moves, rng)
            found.append(_difference(_outcome(game, made, view), _outcome(game, better, view)))
        return found


class Slice(Struct, frozen=True):
    """A short piece of a review: what is to be done with which decision, and how far the review has come."""

    number: int  # of the decision
    work: Search | Compare
    checking: bool  # whether it belongs to the second pass
    done: int
    total: int


T = TypeVar("T")
# Yields pieces of work, is sent their results, and returns what they say.
Steps: TypeAlias = Generator[Slice, str | list[Difference], T]


def choices(game: AnyGame, state: AnyState, moves: Sequence[str], seat: Seat) -> list[tuple[Choice, AnyView]]:
    """Every decision of a seat between several moves, with what it could see then."""
    found, turn, last = list[tuple[Choice, AnyView]](), 0, None
    for n, word in enumerate(moves):
        mover = game.current(state)
        if mover == seat:
            turn += last != seat
            if len(game.legal_moves(state)) > 1:
                found.append((Choice(n, turn, word), game.view(state, seat)))
        state, last = game.apply(state, find(game, state, word)).state, mover
    return found


def review(decided: Sequence[Choice], seed: int, effort: Effort) -> Steps[Review]:
    """The review of these decisions; the same seed and effort give the same review."""
    return Reviewer(decided, seed, effort).steps()


class Reviewer:
    """Both passes over some decisions."""

    def __init__(self, decided: Sequence[Choice], seed: int, effort: Effort) -> None:
        self._decided, self._effort = decided, effort
        self._seed, _ = Rng(seed).below(1 << 63)

    def steps(self) -> Steps[Review]:
        suspects = list[tuple[int, str]]()  # decisions, each with a move that looks better
        for number in range(len(self._decided)):
            if better := (yield from self._better_at_a_glance(number)):
                suspects.append((number, better))
        mistakes = list[Mistake]()
        for done, (number, better) in enumerate(suspects):
            found = yield from self._checked(number, better, done, len(suspects))
            mistakes += [found] if found else []
        return Review(len(self._decided), tuple(sorted(mistakes, key=lambda mistake: -mistake.loss)))

    def _better_at_a_glance(self, number: int) -> Steps[str | None]:
        """The move that the search prefers, if it looks better than the one that was made."""
        made, progress = self._decided[number].made, (False, number, len(self._decided))
        search = Search(self._effort.playouts, self._seed_for(number, 0))
        better = cast("str", (yield Slice(number, search, *progress)))
        if better == made:
            return None
        compare = Compare(made, better, self._effort.glance, self._seed_for(number, 1))
        found = cast("list[Difference]", (yield Slice(number, compare, *progress)))
        return better if average(found).lead >= LEAST_LOSS else None

    def _checked(self, number: int, better: str, done: int, total: int) -> Steps[Mistake | None]:
        """The mistake, if many imagined states confirm it; given up early only if they speak against it."""
        choice, rng, found = self._decided[number], Rng(self._seed_for(number, 2)), list[Difference]()
        while len(found) < self._effort.states:
            seed, rng = rng.below(1 << 64)
            compare = Compare(choice.made, better, SLICE, seed)
            found += cast("list[Difference]", (yield Slice(number, compare, True, done, total)))
            if len(found) > SLICE and average(found).lead + margin(found) < LEAST_LOSS:
                return None
        mean, about = average(found), margin(found)
        is_worse = mean.lead >= LEAST_LOSS and mean.lead > about
        return Mistake(choice, better, mean, about, len(found)) if is_worse else None

    def _seed_for(self, number: int, use: int) -> int:
        """Another one for each decision and each use."""
        return self._seed + SEEDS * self._decided[number].n + use


def _outcome(game: AnyGame, end: AnyState, view: AnyView) -> Difference:
    """What the seat has in the end, compared with nothing. The state was imagined, so nothing is hidden."""
    seat = view.seat or 0
    score = game.scores(end)[seat]
    promised = game.estimate(View(end, seat), seat) - score.total
    return Difference(score.parts, promised - best_rival(game, end, seat))


def _difference(made: Difference, better: Difference) -> Difference:
    parts = {part: points - made.parts[part] for part, points in better.parts.items()}
    return Difference(parts, better.rest - made.rest)


def average(found: Sequence[Difference]) -> Difference:
    """The average of differences, category by category."""
    many = len(found)
    parts = {part: sum(each.parts[part] for each in found) / many for part in found[0].parts}
    return Difference(parts, sum(each.rest for each in found) / many)


def margin(found: Sequence[Difference]) -> float:
    """How far the true difference may be from the average."""
    many, mean = len(found), average(found).lead
    variance = sum((each.lead - mean) ** 2 for each in found) / (many - 1)
    return SURE * sqrt(variance / many)
