"""What decided a game."""

import pytest

from engines.core.game import Score
from engines.core.results import Decision, decision
from engines.core.text import Text


def test_the_category_with_the_greatest_lead_over_the_second_decides() -> None:
    scores = [
        Score({"parks": 9, "lakes": 0}),  # far behind in lakes, and last
        Score({"parks": 5, "lakes": 9}),
        Score({"parks": 7, "lakes": 6}),
    ]
    found = decision(scores)
    assert found == Decision(winner=1, second=2, part="lakes", tie=0, first=9, other=6)
    assert (found.ahead, found.label("cities")) == (3, Text("cities-part-lakes"))


def test_a_tie_break_decides_between_equal_totals() -> None:
    found = decision([Score({"parks": 4}, ties=(2, 1)), Score({"parks": 4}, ties=(2, 3))])
    assert found == Decision(winner=1, second=0, part=None, tie=2, first=3, other=1)
    assert found.label("cities") == Text("cities-tie-2")


@pytest.mark.parametrize(
    "scores",
    [
        [Score({"parks": 4}), Score({"parks": 4})],
        [Score({"parks": 4}, target=3)],
        [Score({"parks": 4}, target=5)],
    ],
    ids=["a shared victory", "alone", "lost"],
)
def test_nothing_decides_without_one_winner_and_a_second(scores: list[Score]) -> None:
    assert decision(scores) is None
