"""A seed always gives the same game."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.rng import Rng, word


def test_the_stream_is_splitmix64() -> None:
    """The first words of the reference generator from 1234567."""
    state, words = 1234567, []
    for _ in range(5):
        drawn, state = word(state)
        words.append(drawn)
    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_shuffle_never_changes() -> None:
    assert Rng(7).shuffled("tessera")[0] == tuple("raesets")


@given(st.integers(0, 2**64 - 1), st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled, _ = Rng(seed).shuffled(items)
    assert Counter(shuffled) == Counter(items)


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**64))
def test_a_number_is_below_its_bound(seed: int, bound: int) -> None:
    drawn, rng = Rng(seed).below(bound)
    assert 0 <= drawn < bound
    assert rng != Rng(seed)


@pytest.mark.parametrize("bound", [3, 6, 7])
def test_every_number_comes_up_about_as_often(bound: int) -> None:
    rng, counts = Rng(1), Counter[int]()
    for _ in range(3000 * bound):
        drawn, rng = rng.below(bound)
        counts[drawn] += 1
    assert all(abs(count - 3000) < 300 for count in counts.values())


def test_the_uneven_tail_is_drawn_again() -> None:
    """With a bound of 2^63 + 1 nearly half of all words are in the tail; none may come through."""
    bound = 2**63 + 1
    redrawn = 0
    for seed in range(50):
        first, after_one = word(seed)
        drawn, rng = Rng(seed).below(bound)
        redrawn += first >= bound
        assert (rng.state == after_one) == (first < bound)
        assert drawn < bound
    assert redrawn > 10
