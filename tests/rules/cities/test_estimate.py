"""The estimate of a position."""

import pytest
from msgspec.structs import replace

from engines.cities.district.layout import District
from engines.cities.district.survey import Colour
from engines.cities.game import GAME
from engines.cities.state import Options, Planner, State
from engines.core import search
from engines.core.game import Setup, ranks
from engines.core.rng import Rng
from tests.rules.cities.tables import (
    drawn_district,
    first_round,
    holding,
    order,
    play,
    with_district,
    with_planner,
)


def looks(state: State, seat: int = 0) -> float:
    return GAME.estimate(GAME.view(state, seat), seat)


def with_cards(drawn: str, *cards: str) -> State:
    return with_planner(first_round(3), 0, Planner(drawn_district(drawn), cards))


def test_greedy_beats_random_every_time() -> None:
    for seed in range(4):
        state, rng = GAME.new(Setup(2, seed, Options())), Rng(seed)
        while (seat := GAME.current(state)) is not None:
            player = search.greedy if seat == seed % 2 else search.random
            move, rng = player(GAME, GAME.view(state, seat), rng)
            state = GAME.apply(state, move).state
        assert ranks(GAME.scores(state))[seed % 2] == 1


def test_a_card_that_is_nearly_met_is_worth_more_than_one_that_is_not() -> None:
    assert looks(with_cards("B4 B4", "museums")) > looks(with_cards("B4 B3", "museums"))
    assert looks(with_cards("B4 B3", "museums")) > looks(with_cards("B4 B3", "housing_blocks"))


def test_buildings_are_counted_by_colour_and_height_while_they_grow() -> None:
    district = drawn_district("R1 R3 B3 G4")
    before = (1, 0, 1, 0, *(0, 0, 0, 0), *(0, 0, 1, 0), *(0, 0, 0, 1))
    assert district.survey.census == before
    higher = district.build(Colour.RED, next(b.at for b in district.buildings if b.height == 1))
    assert higher.survey.census == (0, 1, *before[2:])
    assert District(buildings=higher.buildings).survey.census == higher.survey.census


def test_a_card_that_is_exceeded_is_worth_nothing() -> None:
    assert looks(with_cards("B4 B4 B4", "museums")) < looks(with_cards("B4 B4 B3", "museums"))


def test_a_thing_in_hand_counts_as_if_it_were_placed_well() -> None:
    state = with_district(first_round(3), drawn_district("pt pf p. R. p."))
    placed = play(holding(state, "bandstand"), "place g5")
    assert looks(holding(state, "bandstand")) == pytest.approx(looks(placed))
    assert looks(holding(state, "bandstand")) > looks(state) + 2


def test_a_better_tile_in_hand_has_a_higher_estimate() -> None:
    # Beside the park of the start tile, t29 makes one of three fields; the parks of t30 stay small.
    state = first_round(3, things=order(districts=["t29", "t30"]))
    assert looks(play(state, "send districts 1")) > looks(play(state, "send districts 2"))


def test_expected_gains_shrink_towards_the_end() -> None:
    state = with_cards("B4 B3 p. p.", "museums")
    hopes = [looks(replace(state, round=number)) for number in range(1, 9)]
    assert hopes == sorted(hopes, reverse=True)
    assert looks(replace(state, over=True)) == GAME.scores(state)[0].total
