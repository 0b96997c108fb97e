"""How a game ended and who is ahead, in words."""

import pytest
from msgspec.structs import replace

from bot.domain.table import Ending, Person, Status, Table
from bot.ui.context import PublicContext
from bot.ui.results.standings import decided, outcome, standing_lines
from engines.origins.components import TILES, Goods
from engines.origins.game import GAME
from engines.origins.state import Built, Earned, State
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
    seen = context(solo(points), language)
    assert seen.say_text(outcome(seen)) == said


@pytest.mark.parametrize(
    ("points", "language", "said"),
    [
        (259, "en", "259 points; the target was 260."),
        (1, "en", "1 point; the target was 260."),
        (262, "pl", "262 punkty; celem było 260."),
    ],
)
def test_the_target_decides_a_game_alone(points: int, language: str, said: str) -> None:
    seen = context(solo(points), language)
    why = decided(seen)
    assert why
    assert seen.say_text(why) == said


def test_a_lone_player_has_a_target_and_no_place() -> None:
    assert standing_lines(context(solo(130))) == "**Ann**  **130** / 260"


def two(buildings: int, other: int) -> State:
    """A finished game of two with so many points for buildings, and equal otherwise."""
    first, second = table(2).archons
    archons = (
        replace(first, earned=Earned(buildings=buildings)),
        replace(second, earned=Earned(buildings=other)),
    )
    return replace(table(2), archons=archons, over=True)


def test_others_have_places_and_no_target() -> None:
    seen = context(two(0, 4))
    least, most = sorted(score.total for score in GAME.scores(two(0, 4)))
    assert standing_lines(seen) == f"▲ **1. Bob**  **{most}**\n◯ **2. Ann**  **{least}**"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Buildings decided it: 3 points more than Bob."),
        ("pl", "Rozstrzygnęła kategoria „Budowle”: o 3 punkty więcej niż Bob."),
    ],
)
def test_the_category_that_decided_a_game_is_named(language: str, said: str) -> None:
    seen = context(two(7, 4), language)
    why = decided(seen)
    assert why
    assert seen.say_text(why) == said


def test_the_tie_break_that_decided_a_game_is_named() -> None:
    state = two(4, 4)
    first, second = state.archons
    larger = replace(second, city=second.city.with_tile(Built(next(iter(TILES)), 3, 3)))
    seen = context(replace(state, archons=(first, larger)))
    why = decided(seen)
    assert why
    assert seen.say_text(why) == "Equal points: tiles in the city decided it, 3 to 2 against Ann."


def test_nothing_decides_a_game_that_was_stopped_or_shared() -> None:
    seen = context(two(7, 4))
    assert decided(replace(seen, table=replace(seen.table, ending=Ending.ENDED))) is None
    shared = context(two(4, 4))
    assert decided(shared) is None
    assert shared.say_text(outcome(shared)) == "Ann & Bob share the victory!"
