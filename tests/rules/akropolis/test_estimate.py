"""What computer players and hints expect of a city."""

import pytest

from engines.akropolis.components import District
from engines.akropolis.estimate import city_estimate
from engines.akropolis.game import GAME
from engines.akropolis.scoring import Panorama, new_panorama
from engines.akropolis.state import Edges, Options
from engines.core.game import Setup
from engines.core.rng import Rng
from tests.rules.akropolis.tables import rich, rounds, seen_from_above, table, with_ring


def look(centre: str, ring: str, turns: float) -> float:
    return city_estimate(seen_from_above(with_ring(centre, ring)), Options(), turns)


def test_a_plaza_without_districts_is_worth_what_may_be_built_for_it() -> None:
    assert look("M", "q.....", turns=5) > look("q", "q.....", turns=5)


def test_a_district_without_a_plaza_is_worth_the_stars_to_come() -> None:
    assert look("m", "q.....", turns=5) > look("q", "q.....", turns=5)


def test_a_badly_placed_district_is_worth_nothing() -> None:
    assert look("m", "m.....", turns=5) == look("q", "q.....", turns=5)


def test_what_is_expected_shrinks_as_the_turns_run_out() -> None:
    assert look("G", "m.....", turns=9) > look("G", "m.....", turns=3) > look("G", "m.....", turns=0) == 0


def test_a_stone_is_worth_more_than_its_point_while_it_can_buy() -> None:
    state = table()
    poor, wealthy = (GAME.estimate(GAME.view(rich(state, stones), 0), 0) for stones in (0, 3))
    assert wealthy - poor > 3


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_the_end_only_points_count(seats: int) -> None:
    state = table(seats)
    state = rounds(state, round(seats * state.turns_left))
    assert state.over
    for seat, score in enumerate(GAME.scores(state)):
        assert GAME.estimate(GAME.view(state, seat), seat) == score.total


@pytest.mark.parametrize("edges", Edges)
def test_a_city_with_one_more_tile_looks_like_one_that_is_surveyed_anew(edges: Edges) -> None:
    state, rng, compared = GAME.new(Setup(2, 5, Options(edges=edges))), Rng(7), 0
    while moves := GAME.legal_moves(state):
        seat = state.active
        for move in moves[::3]:
            survey = GAME.apply(state, move).state.architects[seat].city.survey
            compared += new_panorama(survey, edges).border != Panorama(survey, edges).border
            assert facts(new_panorama(survey, edges)) == facts(Panorama(survey, edges))
        chosen, rng = rng.below(len(moves))
        state = GAME.apply(state, moves[chosen]).state
    assert compared > 500  # boxes with room for another tile


def facts(panorama: Panorama) -> list[object]:
    """All that points depend on."""
    colours = [
        (panorama.stars(each), panorama.worth(each), panorama.value(panorama.counts_twice(each)))
        for each in District
    ]
    return [*colours, panorama.lakes.bit_count()]
