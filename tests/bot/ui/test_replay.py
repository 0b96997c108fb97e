"""The moments that a film shows."""

import pytest

from bot.ui.replay import MOST_FRAMES, evenly_sampled, turn_ends


@pytest.mark.parametrize(
    ("movers", "moments"),
    [
        ([0, 1, 0, 1], [0, 1, 3, 4]),
        ([0, 0, 1, 0, 0, 0], [0, 2, 6]),  # a turn of several moves is one moment
        ([1, 1], [0, 2]),
    ],
)
def test_a_film_shows_the_end_of_each_turn_of_a_seat(movers: list[int], moments: list[int]) -> None:
    assert turn_ends(movers, 0) == moments


def test_a_film_of_a_long_game_has_its_first_and_last_moment() -> None:
    shown = evenly_sampled(range(1000))
    assert len(shown) == len(set(shown)) == MOST_FRAMES
    assert (shown[0], shown[-1]) == (0, 999)
    assert evenly_sampled([0, 1]) == [0, 1]
