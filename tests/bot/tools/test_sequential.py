"""The stopping rule: simulated with shares that are known, it errs no more often than it says."""

from collections.abc import Callable
from random import Random

import pytest

from bot.tools.arena.sequential import ERROR, RunningShare

ROUNDS = 100  # of two games each: 200 games
TRIALS = 200
Observe = Callable[[Random], float]


def pair(share: float, ties: float = 0.0) -> Observe:
    """Two games of a player who wins that share of them."""

    def one(rng: Random) -> float:
        return 0.5 if rng.random() < ties else float(rng.random() < share)

    return lambda rng: (one(rng) + one(rng)) / 2


def stopped(observe: Observe, fair: float, seed: int) -> tuple[int | None, RunningShare]:
    """After how many rounds it stops, if it does."""
    rng, running = Random(seed), RunningShare()
    for number in range(1, ROUNDS + 1):
        running.add(observe(rng))
        if running.excludes(fair):
            return number, running
    return None, running


@pytest.mark.parametrize(
    ("observe", "fair"),
    [
        (pair(0.5), 0.5),
        (pair(0.5, ties=0.2), 0.5),
        (pair(0.65), 0.65),
        (lambda rng: float(rng.random() < 0.25), 0.25),  # one of four, who has the same seat in all games
        (lambda rng: rng.choice([0, 1 / 3, 1 / 3, 2 / 3]), 1 / 3),
        (lambda rng: 0.9 + 0.1 * float(rng.random() < 0.5), 0.95),  # always nearly the same
    ],
)
def test_a_fair_coin_is_rarely_declared_either(observe: Observe, fair: float) -> None:
    errors = sum(stopped(observe, fair, seed)[0] is not None for seed in range(TRIALS))
    # Of 200 trials 10 may go wrong on average; 20 or more would happen once in 500 times.
    assert errors < 2 * ERROR * TRIALS


@pytest.mark.parametrize(("share", "most"), [(0.65, 75), (0.75, 30), (0.9, 15)])
def test_a_better_player_is_found_sooner_the_better_it_is(share: float, most: int) -> None:
    found = sorted(stopped(pair(share), 0.5, seed)[0] or ROUNDS + 1 for seed in range(40))
    assert found[20] <= most
    assert found[0] > 3  # never by a lucky start alone


def test_a_worse_player_is_found_as_a_better_one_is() -> None:
    better = stopped(pair(0.8), 0.5, 1)
    worse = stopped(lambda rng: 1 - pair(0.8)(rng), 0.5, 1)
    assert better[0] == worse[0]
    assert worse[1].interval == pytest.approx([1 - each for each in better[1].interval[::-1]])


def test_the_interval_shrinks_around_the_share() -> None:
    rng, running = Random(4), RunningShare()
    assert RunningShare().interval == (0, 1)
    widths = list[float]()
    for _ in range(4):
        for _ in range(50):
            running.add(pair(0.7)(rng))
        low, high = running.interval
        assert low < running.mean < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.2


@pytest.mark.parametrize("always", [0.0, 1.0])
def test_the_interval_stays_between_0_and_1(always: float) -> None:
    running = RunningShare()
    for _ in range(50):
        running.add(always)
    low, high = running.interval
    assert 0 <= low <= always <= high <= 1
    assert high - low < 0.15
