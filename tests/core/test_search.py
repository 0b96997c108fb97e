"""The search: which moves it drops, and when it has seen enough."""

from collections.abc import Sequence

import pytest

import engines
from engines.core.game import AnyState, Setup
from engines.core.rng import Rng
from engines.core.search import FEWEST, Candidate, Playouts, Thinker, _race, _rounds, greedy

GAME = engines.game("akropolis")


def candidate(outcomes: Sequence[float], estimate: float = 0.0) -> Candidate:
    """One whose playouts ended like this."""
    made = Candidate(object(), estimate)
    for outcome in outcomes:
        made.add(outcome)
    return made


def noisy(count: int) -> list[float]:
    return [(number * 7 % 5) - 2.0 for number in range(count)]


def test_a_move_that_is_worse_in_the_same_playouts_is_dropped() -> None:
    best, worse = candidate([each + 1 for each in noisy(FEWEST)]), candidate(noisy(FEWEST))
    assert _race([worse, best]) == ([best], [worse])


def test_a_move_that_may_only_have_been_unlucky_stays() -> None:
    best, other = candidate([each + 1 for each in noisy(FEWEST)]), candidate(noisy(FEWEST)[::-1])
    assert _race([other, best]) == ([best, other], [])


def test_moves_that_always_lead_to_the_same_are_compared_no_longer() -> None:
    one, other = candidate(noisy(FEWEST), estimate=1), candidate(noisy(FEWEST))
    assert _race([other, one]) == ([one], [other])


def test_the_fewer_playouts_the_further_behind_a_dropped_move_is() -> None:
    differences = [0.5, 1.5, 0.5, 1.5]  # one on average, with a standard error of 0.29
    best, other = candidate(differences), candidate([0.0] * 4)
    assert _race([other, best]) == ([best, other], [])
    best, other = candidate(differences * 2), candidate([0.0] * 8)
    assert _race([other, best]) == ([best], [other])


def test_a_few_playouts_drop_nothing() -> None:
    best, worse = candidate([9.0] * (FEWEST - 1)), candidate([0.0] * (FEWEST - 1))
    assert _race([worse, best]) == ([best, worse], [])


def test_those_that_are_left_get_the_playouts_of_those_that_are_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared = list[int]()  # how many at a time

    def compare(_: Playouts, candidates: Sequence[Candidate], rng: Rng) -> Rng:
        """Two moves are equally good on average, all others are worse."""
        compared.append(len(candidates))
        for number, each in enumerate(sorted(candidates, key=lambda candidate: -candidate.estimate)):
            luck = (-1) ** (number + len(each.outcomes))
            each.add(float(luck) if number < 2 else -10.0)
        return rng

    monkeypatch.setattr(Playouts, "compare", compare)
    state, thinker = GAME.new(Setup(2, 3, GAME.options())), Thinker(200)
    ranking, _ = thinker.ranking(GAME, GAME.view(state, GAME.current(state)), Rng(5))
    assert min(compared) == 2
    assert sum(compared) == thinker.made >= sum(count * each for count, each in _rounds(len(ranking), 200))


def last_decision() -> AnyState:
    """A game of two before its last move."""
    state, rng = GAME.new(Setup(2, 3, GAME.options())), Rng(3)
    while True:
        move, rng = greedy(GAME, GAME.view(state, GAME.current(state)), rng)
        after = GAME.apply(state, move).state
        if GAME.current(after) is None:
            return state
        state = after


def test_an_easy_decision_is_made_rightly_with_fewer_playouts() -> None:
    state = last_decision()
    seat, thinker = GAME.current(state) or 0, Thinker(400)
    ranking, _ = thinker.ranking(GAME, GAME.view(state, seat), Rng(5))
    ends = [GAME.apply(state, move).state for _, move in ranking]
    points = [GAME.scores(end)[seat].total for end in ends]
    everywhere = [GAME.scores(GAME.apply(state, move).state)[seat].total for move in GAME.legal_moves(state)]
    assert points[0] == max(everywhere)
    assert points == sorted(points, reverse=True)
    assert thinker.made <= len(ranking) * FEWEST < 400
