"""Computer players for any game. Each is given a view, so it knows no more than a person in its seat.

What a player cannot see is drawn at random from its own Rng, so the same view and the same Rng always lead to
the same move.
"""

from collections.abc import Callable, Mapping, Sequence
from heapq import nlargest
from itertools import accumulate
from math import isqrt, sqrt
from types import MappingProxyType
from typing import TypeAlias

from engines.core.errors import BadRequest
from engines.core.game import AnyGame, AnyMove, AnyState, AnyView, Seat, Step, View
from engines.core.rng import Rng
from engines.core.text import Text

# Chooses among the legal moves of the seat whose view it is given.
Player: TypeAlias = Callable[[AnyGame, AnyView, Rng], tuple[AnyMove, Rng]]
# By how much a seat's move was better than the average of those it was last compared with.
Advantages: TypeAlias = dict[tuple[Seat, AnyMove], float]

FOLLOWED = 8  # moves that the greedy player follows to the end of its turn
LONGEST_TURN = 40  # decisions; no sensible turn takes more
LONGEST_PLAYOUT = 200  # decisions; a solo game has no turn of a rival to stop at
SAMPLE = 48  # moves at most that are compared for one decision of a playout
REMEMBERED = 24  # of these, how many are the best known ones; the others are random
PLAYOUTS = 36  # of the thinker: about a second for a move in a game of two
HORIZON = 2  # further turns of its own that a playout usually covers
PRIOR = 2  # playouts that the first estimate of a move counts for
FEWEST = 4  # playouts before a move can surely be behind
SURE = 3  # standard errors by which it is then
TRUSTED = 8  # playouts that make a standard error reliable; with half as many it must be twice as far behind


def random(game: AnyGame, view: AnyView, rng: Rng) -> tuple[AnyMove, Rng]:
    """Any legal move, each equally likely."""
    moves = game.legal_moves(view.state)
    chosen, rng = rng.below(len(moves))
    return moves[chosen], rng


def greedy(game: AnyGame, view: AnyView, rng: Rng) -> tuple[AnyMove, Rng]:
    """The move with the best estimate at the end of the turn; random among equals."""
    state, rng = imagine(game, view, rng)
    moves, rng = rng.shuffled(evaluate_moves(game, state, _seat(view)))
    return max(moves, key=lambda each: each[0])[1], rng


class Thinker:
    """Plays on from the best moves in imagined states, and repeatedly keeps the better half of them.

    Every candidate is tried in the same imagined states with the same dice, so luck does not decide. One that
    is surely behind is dropped at once, so that easy decisions take less time. Once `should_stop` returns
    True no further playouts are made, and the best move so far is chosen. The `horizon` is how many further
    turns of its own it looks ahead. One who plays `alone` wants many points, whatever the others have.
    """

    def __init__(
        self,
        playouts: int,
        should_stop: Callable[[], bool] = lambda: False,
        *,
        horizon: int = HORIZON,
        alone: bool = False,
    ) -> None:
        self.playouts = playouts
        self.should_stop = should_stop
        self.horizon = horizon
        self.alone = alone
        self.made = 0  # playouts in all searches

    def __call__(self, game: AnyGame, view: AnyView, rng: Rng) -> tuple[AnyMove, Rng]:
        ranking, rng = self.ranking(game, view, rng)
        return ranking[0][1], rng

    def ranking(self, game: AnyGame, view: AnyView, rng: Rng) -> tuple[list[tuple[float, AnyMove]], Rng]:
        """The best moves, each with the lead over the strongest rival that it gives the seat."""
        tried, rng = self._candidates(game, view, rng)
        playouts = Playouts(game, view, self.horizon, alone=self.alone)
        behind = list[Candidate]()
        for count, each in _rounds(len(tried), self.playouts):
            tried, behind = tried[:count], tried[count:] + behind
            last = self.made + count * each  # Those that are left get the playouts of those that are dropped.
            while self.made < last and len(tried) > 1 and not self.should_stop():
                rng = playouts.compare(tried, rng)
                self.made += len(tried)
                tried, beaten = _race(tried)
                behind = beaten + behind
        candidates = tried + behind
        # A candidate that was dropped early was worse in the same playouts, even if its own few went better.
        leads = accumulate((candidate.lead for candidate in candidates), min)
        return list(zip(leads, (candidate.move for candidate in candidates), strict=True)), rng

    def _candidates(self, game: AnyGame, view: AnyView, rng: Rng) -> tuple[list["Candidate"], Rng]:
        """The moves with the best estimates; more of them the more playouts there are."""
        seat = _seat(view)
        state, rng = imagine(game, view, rng)
        found = sorted(evaluate_moves(game, state, seat), key=lambda each: -each[0])
        rival = 0.0 if self.alone else best_rival(game, state, seat)
        # Too few playouts for each would tell nothing.
        most = max(2, isqrt(self.playouts))
        return [Candidate(move, value - rival) for value, move in found[:most]], rng


class Candidate:
    """A move, the lead that it was first estimated to give, and the outcomes of its playouts."""

    def __init__(self, move: AnyMove, estimate: float) -> None:
        self.move, self.estimate = move, estimate
        self.total, self.outcomes = 0.0, list[float]()

    @property
    def value(self) -> float:
        """For comparing moves with equally many playouts; a few lucky ones must not outweigh the estimate."""
        return self.total + PRIOR * self.estimate

    @property
    def lead(self) -> float:
        """The average lead over the strongest rival."""
        return self.total / len(self.outcomes) if self.outcomes else self.estimate

    def add(self, outcome: float) -> None:
        self.total += outcome
        self.outcomes.append(outcome)

    def is_behind(self, best: "Candidate") -> bool:
        """Whether it is worse by more than luck explains in the same playouts; or the same in all of them."""
        count = len(self.outcomes)
        differences = [one - two for one, two in zip(best.outcomes, self.outcomes, strict=True)]
        # By hand, because `statistics` is exact and takes 25 times as long.
        average = sum(differences) / count
        variance = sum((each - average) ** 2 for each in differences) / (count - 1)
        return average * min(1, count / TRUSTED) >= SURE * sqrt(variance / count)


def _race(candidates: Sequence[Candidate]) -> tuple[list[Candidate], list[Candidate]]:
    """Those that may be the best, and those that are surely behind it; the better ones first."""
    best, *others = sorted(candidates, key=lambda candidate: -candidate.value)
    if len(best.outcomes) < FEWEST:
        return [best, *others], []
    behind = [candidate for candidate in others if candidate.is_behind(best)]
    return [best, *(candidate for candidate in others if candidate not in behind)], behind


class Playouts:
    """The playouts of one decision, and what they taught about all seats' moves.

    Each covers some further turns of the seat, as many as the horizon says. Alone, rivals do not count.
    """

    def __init__(self, game: AnyGame, view: AnyView, horizon: int = HORIZON, *, alone: bool = False) -> None:
        self.game, self.view, self.seat = game, view, _seat(view)
        self.horizon, self.alone = horizon, alone
        self.known: Advantages = {}

    def compare(self, candidates: Sequence[Candidate], rng: Rng) -> Rng:
        """Make one playout for each candidate."""
        ends, rng = self.ends([candidate.move for candidate in candidates], rng)
        for candidate, end in zip(candidates, ends, strict=True):
            candidate.add(self._lead(end))
        return rng

    def ends(self, moves: Sequence[AnyMove], rng: Rng) -> tuple[list[AnyState], Rng]:
        """Where a playout of each move ends, all from the same state and with the same knowledge and dice."""
        state, rng = imagine(self.game, self.view, rng)
        learnt: Advantages = {}
        ends = [self._end(self.game.apply(state, move).state, learnt, rng) for move in moves]
        self.known |= learnt
        return ends, rng.below(2)[1]  # other dice for the next playouts

    def _lead(self, state: AnyState) -> float:
        """How far ahead of the strongest rival the seat is; alone, its points."""
        rival = 0.0 if self.alone else best_rival(self.game, state, self.seat)
        return _estimate(self.game, state, self.seat) - rival

    def _end(self, state: AnyState, learnt: Advantages, rng: Rng) -> AnyState:
        """The state some turns later, if all seats decide well until then."""
        turns, mover = 0, self.seat
        for _ in range(LONGEST_PLAYOUT):
            current = self.game.current(state)
            if current is None or (turns == self.horizon and mover == self.seat != current):
                break
            turns += current == self.seat != mover
            mover = current
            state, rng = self._best_next(state, current, learnt, rng)
        return state

    def _best_next(self, state: AnyState, seat: Seat, learnt: Advantages, rng: Rng) -> tuple[AnyState, Rng]:
        """The state after the best move, if the game knows it, or after the best of some moves."""
        best = self.game.best_move(state)
        if best is not None:
            return self.game.apply(state, best).state, rng
        moves, rng = self._sample(self.game.legal_moves(state), seat, rng)
        states = [self.game.apply(state, move).state for move in moves]
        if len(states) == 1:
            return states[0], rng
        estimates = [_estimate(self.game, after, seat) for after in states]
        average = sum(estimates) / len(estimates)
        for move, estimate in zip(moves, estimates, strict=True):
            learnt[seat, move] = estimate - average
        return states[estimates.index(max(estimates))], rng

    def _sample(self, moves: Sequence[AnyMove], seat: Seat, rng: Rng) -> tuple[Sequence[AnyMove], Rng]:
        """All moves if they are few; otherwise the best known ones and random others."""
        if len(moves) <= SAMPLE:
            return moves, rng
        known = [move for move in moves if (seat, move) in self.known]
        chosen = nlargest(REMEMBERED, known, key=lambda move: self.known[seat, move])
        while len(chosen) < SAMPLE:
            number, rng = rng.below(len(moves))
            chosen.append(moves[number])
        return chosen, rng


def _rounds(candidates: int, playouts: int) -> list[tuple[int, int]]:
    """For each round, how many candidates are left and how many playouts each of them gets.

    Each round has half the candidates of the last, and all rounds have about the same number of playouts.
    """
    count = (candidates - 1).bit_length()  # 0 where there is nothing to choose
    rounds = []
    for _ in range(count):
        rounds.append((candidates, max(1, playouts // (count * candidates))))
        candidates = (candidates + 1) // 2
    return rounds


def imagine(game: AnyGame, view: AnyView, rng: Rng) -> tuple[AnyState, Rng]:
    """A state that the view could be of."""
    seed, rng = rng.below(1 << 64)
    return game.imagine(view, Rng(seed)), rng


def evaluate_moves(game: AnyGame, state: AnyState, seat: Seat) -> list[tuple[float, AnyMove]]:
    """The estimate after each move; for the best of them, the estimate at the end of the turn."""
    steps = [(move, game.apply(state, move)) for move in game.legal_moves(state)]
    estimates = [(_estimate(game, step.state, seat), move, step) for move, step in steps]
    estimates.sort(key=lambda each: -each[0])
    followed = [(_estimate_after_turn(game, step, seat), move) for _, move, step in estimates[:FOLLOWED]]
    # A move that was not followed must not be chosen over one that was.
    least = min((value for value, _ in followed), default=0.0)
    return followed + [(min(value, least), move) for value, move, _ in estimates[FOLLOWED:]]


def _estimate_after_turn(game: AnyGame, step: Step[AnyState], seat: Seat) -> float:
    """The estimate once the turn is over or something is revealed, with the best move at each decision."""
    for _ in range(LONGEST_TURN):
        if step.revealed or game.current(step.state) != seat:
            break
        steps = [game.apply(step.state, move) for move in game.legal_moves(step.state)]
        step = max(steps, key=lambda step: _estimate(game, step.state, seat))
    return _estimate(game, step.state, seat)


def best_rival(game: AnyGame, state: AnyState, seat: Seat) -> float:
    """The best estimate of the other seats."""
    seats = range(len(game.scores(state)))
    return max((_estimate(game, state, each) for each in seats if each != seat), default=0.0)


def _estimate(game: AnyGame, state: AnyState, seat: Seat) -> float:
    """Nothing needs to be hidden here: the state was imagined from the seat's own view."""
    return game.estimate(View(state, seat), seat)


def _seat(view: AnyView) -> Seat:
    if view.seat is None:
        raise ValueError("only a seat can choose a move")
    return view.seat


# The players that a person can choose as an opponent, the weakest first.
PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"random": random, "greedy": greedy, "thinker": Thinker(PLAYOUTS)}
)


def player(name: str) -> Player:
    """One of these, or `thinker:200` for a thinker with 200 playouts."""
    if name in PLAYERS:
        return PLAYERS[name]
    kind, _, playouts = name.partition(":")
    if kind == "thinker" and playouts.isdecimal() and int(playouts) > 0:
        return Thinker(int(playouts))
    raise BadRequest(Text("unknown-player", {"name": name, "known": ", ".join(PLAYERS)}))
