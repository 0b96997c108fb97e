"""The estimate of a position."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engines.cities.components import Length
from engines.cities.district.layout import District
from engines.cities.district.survey import Colour
from engines.cities.estimate.position import evaluation_of, with_item_placed
from engines.cities.game import GAME
from engines.cities.moves import Decline
from engines.cities.state import GoalScoring, Options, Planner, State
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
    # In the last round, when there is little hope of another one.
    state = replace(with_district(first_round(3), drawn_district("pt pf p. R. p.")), round=8)
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


def with_worker(state: State, slot: int) -> State:
    """The state after seat 0 has sent a worker to a slot, and placed nothing."""
    board = [replace(each, worker=0) if n == slot else each for n, each in enumerate(state.board)]
    return replace(state, board=tuple(board))


def test_a_worker_that_is_still_to_be_sent_is_worth_something_in_every_zone() -> None:
    state = with_cards("B4 B3 p. p.", "museums")
    for slot in (0, 4, 8, 12):
        assert looks(with_worker(state, slot)) < looks(state)


def test_a_card_for_buildings_is_hopeless_once_no_worker_can_bring_pieces() -> None:
    card, none = (replace(with_cards("B4 B3", *cards), round=8) for cards in (("museums",), ()))
    assert looks(card) > looks(none)
    assert looks(with_worker(card, 12)) == pytest.approx(looks(with_worker(none, 12)))


def test_a_card_without_a_plot_to_build_on_is_worth_less() -> None:
    assert looks(with_cards("B. B.", "museums")) - looks(with_cards("B. B.")) > (
        looks(with_cards("R. R.", "museums")) - looks(with_cards("R. R."))
    )


def test_cards_that_need_the_same_pieces_are_worth_less_together() -> None:
    one, other, both, none = (
        looks(with_cards("R1 R1", *cards))
        for cards in (("tenements",), ("housing_blocks",), ("tenements", "housing_blocks"), ())
    )
    assert both - none < (one - none) + (other - none)


def test_the_star_is_worth_something_until_the_last_round() -> None:
    state = first_round(3)
    star, other = with_worker(state, 15), with_worker(state, 14)
    assert looks(star) > looks(other)
    assert looks(replace(star, round=8)) == looks(replace(other, round=8))


def test_nothing_is_declined_that_would_bring_points_in_this_turn() -> None:
    declined = 0
    for seed in (0, 4):
        state, rng, possible = GAME.new(Setup(2, seed, Options())), Rng(seed), dict[int, int]()
        while (seat := GAME.current(state)) is not None:
            move, rng = search.greedy(GAME, GAME.view(state, seat), rng)
            if isinstance(move, Decline):
                steps = [GAME.apply(state, other) for other in GAME.legal_moves(state)]
                possible.setdefault(seat, max(GAME.scores(step.state)[seat].total for step in steps))
            state = GAME.apply(state, move).state
            if seat in possible and not (state.hand and state.active == seat):
                declined += 1
                assert GAME.scores(state)[seat].total >= possible.pop(seat)
    assert declined  # or nothing was shown


def test_what_is_remembered_of_one_table_is_not_taken_for_another() -> None:
    views = [
        GAME.view(state, state.active)
        for options in (Options(), Options(length=Length.LONG), Options(goals=GoalScoring.PER_ITEM))
        for state in states_with_a_hand(Setup(2, 3, options))
    ]
    remembered = [GAME.estimate(view, view.seat or 0) for view in views]
    for view, value in zip(views, remembered, strict=True):
        evaluation_of.cache_clear()
        with_item_placed.cache_clear()
        assert GAME.estimate(view, view.seat or 0) == value


def states_with_a_hand(setup: Setup[Options]) -> Iterator[State]:
    """Some of a random game, in which tables of other options have the same tiles and cards."""
    state, rng = GAME.new(setup), Rng(setup.seed)
    while (seat := GAME.current(state)) is not None:
        if state.hand:
            yield state
        move, rng = search.random(GAME, GAME.view(state, seat), rng)
        state = GAME.apply(state, move).state
