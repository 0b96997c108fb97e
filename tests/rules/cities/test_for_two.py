"""What is different for two players (Wariant dla 2 graczy)."""

from collections import Counter
from typing import Any

import pytest

from engines.cities.components import Length, Zone
from engines.cities.game import GAME
from engines.cities.state import CityChoice, Options, State
from engines.core.errors import BadSetup
from engines.core.game import Setup
from engines.core.text import Who
from tests.rules.cities.tables import NEW_YORK, first_round, occupied, offered, play_to_end

LONG = Options(city=CityChoice.NEW_YORK, length=Length.LONG)
LENGTHS = pytest.mark.parametrize("options", [NEW_YORK, LONG])


@LENGTHS
def test_each_sends_eight_workers_two_to_each_zone(options: Options) -> None:
    state, sent = first_round(2, options), Counter[tuple[Any, Any]]()
    while state.round == 1:
        step = GAME.apply(state, GAME.legal_moves(state)[0])
        sentences = [event.text.args for event in step.events if event.text.key == "cities-sent"]
        sent.update((facts["who"], facts["zone"]) for facts in sentences)
        state = step.state
    assert sent == {(Who(seat), zone.value): 2 for seat in range(2) for zone in Zone}


def test_two_workers_may_stand_in_one_zone_but_not_three() -> None:
    state = first_round(2)
    assert "send goals 2" in offered(occupied(state, goals_1=0))
    assert "send goals 3" not in offered(occupied(state, goals_1=0, goals_2=0))


def test_players_take_turns_with_one_worker_each() -> None:
    state = first_round(2)
    turns = []
    for slot in (1, 2, 3, 4):
        turns.append(state.active)
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
        assert state.slots(Zone.GOALS)[slot - 1].worker == turns[-1]
    assert turns == [0, 1, 0, 1]


@pytest.mark.parametrize(("options", "rounds"), [(NEW_YORK, 4), (LONG, 7)])
def test_the_game_has_4_rounds_or_7(options: Options, rounds: int) -> None:
    assert play_to_end(first_round(2, options)).round == rounds


def box(state: State, seat: int) -> set[int]:
    """The width and the height of a district, in fields."""
    fields = state.planners[seat].district.fields
    return {len({at[0] for at in fields}), len({at[1:] for at in fields})}


def test_the_long_game_makes_a_rectangle_of_15_tiles_with_14_goal_cards() -> None:
    state = play_to_end(first_round(2, LONG))
    for seat in range(2):
        assert len(state.planners[seat].district.tiles) == 15
        assert len(state.planners[seat].goals) == 14
        assert box(state, seat) == {6, 10}


def test_the_standard_game_makes_a_square_of_9_tiles() -> None:
    state = play_to_end(first_round(2))
    assert [box(state, seat) for seat in range(2)] == [{6}, {6}]


@pytest.mark.parametrize("seats", [3, 4])
def test_only_two_can_play_the_long_game(seats: int) -> None:
    with pytest.raises(BadSetup, match=rf"The long game is for 2 players; you are {seats}\."):
        GAME.new(Setup(seats, 0, LONG))


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_play_8_rounds_on_a_square(seats: int) -> None:
    state = play_to_end(first_round(seats))
    assert state.round == 8
    assert box(state, 0) == {6}


def test_all_sixteen_slots_are_used_in_each_round() -> None:
    state = play_to_end(first_round(2))
    assert len(state.box) <= 2 + 4 * (6 + 12)  # start tiles, and what was declined; no card, no tile
    assert len(state.goals) == 32 - 4 * 4
    assert len(state.districts) == 32 - 4 * 4
