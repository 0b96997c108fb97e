"""What the numbers of a finished game suggest."""

from bot.domain.advice import Pause, Weakness, best_turn, longer_pause, longest_pause, weakness
from engines.core.game import Score


def scores(*seats: dict[str, int]) -> list[Score]:
    return [Score(parts) for parts in seats]


def test_a_category_that_was_left_empty_comes_before_a_larger_gap() -> None:
    table = scores({"houses": 5, "gardens": 0}, {"houses": 20, "gardens": 3}, {"houses": 9, "gardens": 6})
    assert weakness(table, 0) == Weakness("gardens", 0, 6, 2)


def test_without_an_empty_category_the_largest_gap_counts() -> None:
    table = scores({"houses": 5, "gardens": 2}, {"houses": 20, "gardens": 3})
    assert weakness(table, 0) == Weakness("houses", 5, 20, 1)


def test_an_empty_category_that_nobody_has_used_is_no_weakness() -> None:
    assert weakness(scores({"houses": 5, "gardens": 0}, {"houses": 4, "gardens": 0}), 0) is None


def test_who_plays_alone_is_told_of_an_empty_category_only() -> None:
    assert weakness(scores({"houses": 5, "gardens": 0}), 0) == Weakness("gardens", 0, 0, None)
    assert weakness(scores({"houses": 5, "gardens": 1}), 0) is None


def test_the_longest_time_without_points_is_found() -> None:
    assert longest_pause([0, 0, 0, 4, 4, 4, 4, 4, 9]) == Pause(4, 7)
    assert longest_pause([0, 0, 0, 0, 4]) == Pause(1, 3)
    assert longest_pause([3, 2, 2, 2]) == Pause(1, 3)  # Lost points are none gained.


def test_a_short_pause_is_not_worth_a_word() -> None:
    assert longest_pause([0, 1, 1, 1, 2, 3]) is None
    assert longest_pause([0]) is None


def test_a_pause_is_told_to_those_who_paused_longer_than_others() -> None:
    slow, quick = [0, 0, 0, 0, 0, 5], [0, 0, 0, 0, 4, 5]
    assert longer_pause([slow, quick], 0) == Pause(1, 4)
    assert longer_pause([slow, quick], 1) is None
    assert longer_pause([slow], 0) == Pause(1, 4)


def test_the_best_turn_is_counted_from_one() -> None:
    assert best_turn([0, 1, 9, 10]) == (2, 8)
