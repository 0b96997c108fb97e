"""What computer players and hints expect of a city."""

import pytest
from msgspec.structs import replace

from engines.akropolis.components import TILES, District
from engines.akropolis.estimate.hopes import hopes
from engines.akropolis.estimate.position import city_estimate, estimate
from engines.akropolis.estimate.weights import WEIGHTS
from engines.akropolis.game import GAME
from engines.akropolis.scoring import Panorama, new_panorama
from engines.akropolis.spots import corners
from engines.akropolis.state import Edges, Options
from engines.core.game import Setup
from engines.core.rng import Rng
from tests.rules.akropolis.tables import rich, rounds, seen_from_above, table, with_ring


def look(centre: str, ring: str, turns: float) -> float:
    return city_estimate(seen_from_above(with_ring(centre, ring)), Options(), hopes(turns, WEIGHTS))


def test_a_plaza_without_districts_is_worth_what_may_be_built_for_it() -> None:
    assert look("M", "q.....", turns=5) > look("q", "q.....", turns=5)


def test_a_district_without_a_plaza_is_worth_the_stars_to_come() -> None:
    assert look("m", "q.....", turns=5) > look("q", "q.....", turns=5)


def test_a_badly_placed_district_is_worth_nothing() -> None:
    assert look("m", "m.....", turns=5) == 0


def test_a_quarry_is_worth_the_stone_that_it_may_give() -> None:
    assert look("q", "q.....", turns=5) > look("q", "......", turns=5) > look("q", "q.....", turns=0) == 0


@pytest.mark.parametrize("plaza", ["M", "B", "G"])
def test_stars_of_what_multiplies_well_are_worth_more_than_those_of_temples(plaza: str) -> None:
    stars = {"M": 2, "B": 2, "T": 2, "G": 3}
    each = {code: look(code, "......", turns=5) / count for code, count in stars.items()}
    assert each[plaza] > each["T"]


def test_a_city_that_can_be_built_upon_is_worth_more_than_one_that_sprawls() -> None:
    state = table()
    tile = state.market[0]
    moves = [move for move in GAME.legal_moves(state) if move.slot == 0]
    laid = [state.architects[0].city.lay(tile, move.at, move.facing).survey for move in moves]
    most, fewest = (pick(survey.upper_spots for survey in laid) for pick in (max, min))
    assert most > fewest
    late, soon, early = (hopes(turns, WEIGHTS) for turns in (0, 3, 9))
    assert early.upwards(most) > early.upwards(fewest)
    assert early.upwards(most) > soon.upwards(most) > late.upwards(most) == 0


def test_upper_spots_are_counted_as_tiles_are_laid() -> None:
    state, rng = GAME.new(Setup(2, 5, Options())), Rng(7)
    while moves := GAME.legal_moves(state):
        for move in moves[::5]:
            survey = GAME.apply(state, move).state.architects[state.active].city.survey
            counted = survey.upper_spots  # before the spots themselves are known
            assert counted == sum(corners(spot)[0] in survey.tops for spot in survey.spots)
        chosen, rng = rng.below(len(moves))
        state = GAME.apply(state, moves[chosen]).state


@pytest.mark.parametrize("edges", Edges)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_best_move_is_the_one_with_the_highest_estimate(edges: Edges, seats: int) -> None:
    state, known = GAME.new(Setup(seats, 5, Options(edges=edges))), 0
    while (seat := GAME.current(state)) is not None:
        best, moves = GAME.best_move(state), GAME.legal_moves(state)
        assert best is not None
        assert best in moves
        state, *others = (
            GAME.apply(state, move).state for move in (best, *moves[:: 1 + 8 * (known % 3 > 0)])
        )
        assert estimate(state, seat) >= max(estimate(other, seat) for other in others) - 1e-9
        known += 1
    assert known == sum(len(architect.city.laid) for architect in state.architects)


def test_two_areas_of_one_colour_are_judged_together() -> None:
    """Two houses side by side are one group, which is more than the sum of each alone."""
    twins = next(tile for tile in TILES.values() if tile.areas[0] == tile.areas[1])
    state = replace(table(), market=(twins.id, *table().market[1:]))
    state = rich(state, 0)
    best = GAME.best_move(state)
    after = {move: estimate(GAME.apply(state, move).state, 0) for move in GAME.legal_moves(state)}
    assert best is not None
    assert after[best] == pytest.approx(max(after.values()))


def test_only_the_first_two_areas_of_a_tile_may_have_the_same_colour() -> None:
    for tile in TILES.values():
        first, second, third = (area.district for area in tile.areas)
        assert third is None or third not in (first, second)
        assert first is None or first != second or tile.areas[0] == tile.areas[1]


def test_in_variants_no_best_move_is_known() -> None:
    assert GAME.best_move(GAME.new(Setup(2, 5, Options(variants=(District.MARKETS,))))) is None


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


def test_a_variant_named_twice_counts_once() -> None:
    city, hoped = seen_from_above(with_ring("B", "b.....")), hopes(3, WEIGHTS)
    never, once, twice = (
        city_estimate(city, Options(variants=(District.BARRACKS,) * times), hoped) for times in range(3)
    )
    assert never < once == twice


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
