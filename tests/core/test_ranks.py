"""Who is first, and who has lost."""

import pytest

from engines.core.game import Score, ranks


def score(points: int, target: int | None = None) -> Score:
    return Score({"points": points}, target=target)


@pytest.mark.parametrize(
    ("points", "target", "lost"), [(0, None, False), (4, 5, True), (5, 5, False), (6, 5, False)]
)
def test_a_target_that_is_missed_loses(points: int, target: int | None, lost: bool) -> None:
    assert score(points, target).lost is lost
    assert ranks([score(points, target)]) == (2 if lost else 1,)


def test_seats_that_have_lost_come_after_all_others_and_are_never_first() -> None:
    assert ranks([score(9, 10), score(3, 2), score(8, 10)]) == (3, 1, 4)
    assert ranks([score(3, 10), score(5, 10)]) == (3, 2)
