"""The final card and the scores of a game against a target."""

import pytest
from msgspec.structs import replace

from bot.domain.table import Ending, Person, Status, Table
from bot.ui.context import PublicContext
from bot.ui.messages.cards import outcome, score_lines
from engines.origins.components import Goods
from engines.origins.game import GAME
from engines.origins.state import Earned, State
from tests.rules.origins.tables import mine, table


def solo(points: int) -> State:
    """A finished game with so many points; the tokens make the target 260."""
    return replace(mine(table(1), earned=Earned(buildings=points), goods=Goods()), over=True)


def context(state: State, language: str = "en") -> PublicContext:
    people = (Person(101, "Ann"), Person(102, "Bob"))[: len(state.archons)]
    return PublicContext(
        Table(
            id=1,
            game=GAME.name,
            options=GAME.options(),
            pace="none",
            seats_wanted=len(people),
            guild=10,
            channel=20,
            opened=0,
            status=Status.OVER,
            ending=Ending.FINISHED,
            host=people[0],
            people=people,
            revision=5,
            state=state,
        ),
        language,
    )


@pytest.mark.parametrize(
    ("points", "language", "said"),
    [
        (259, "en", "Ann has missed the target: the game is lost."),
        (259, "pl", "Ann nie osiąga celu: gra przegrana."),
        (260, "en", "Ann wins!"),
        (260, "pl", "Wygrywa Ann!"),
    ],
)
def test_a_lone_player_wins_only_with_the_target(points: int, language: str, said: str) -> None:
    assert outcome(context(solo(points), language)) == said


def test_a_lone_player_has_a_target_and_no_place() -> None:
    heading, categories = score_lines(context(solo(130))).splitlines()
    assert heading == f"**Ann**  {'█' * 6} **130** / 260"
    assert categories.startswith("-# Buildings 130")


def test_others_have_places_and_no_target() -> None:
    lines = score_lines(context(mine(table(2), earned=Earned(buildings=4)))).splitlines()
    assert lines[0].startswith("**1. Ann**")
    assert lines[0].endswith("**5**")
    assert lines[2].startswith("**2. Bob**")
