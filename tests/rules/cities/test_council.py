"""The council: when it checks, what it pays, and what it asks for in each of the eight cities (Miasto)."""

import pytest
from msgspec.structs import replace

from engines.cities.components import CITIES, Requirement
from engines.cities.game import GAME
from engines.cities.state import CityChoice, Options, Planner, State
from tests.rules.cities.tables import (
    NEW_YORK,
    drawn_district,
    first_round,
    holding,
    order,
    play,
    sentences,
    survey,
    with_district,
    with_planner,
)

SKYSCRAPERS = "R3 R3 Y3 Y4"  # also an avenue
PARK_OF_SIX = """
    p. p. p.
    p. p. p.
"""


def requirement(city: str, name: str) -> Requirement:
    return next(each for each in CITIES[city].requirements if each.id == name)


def count(city: str, name: str, drawn: str) -> int:
    return requirement(city, name).counts.count(survey(drawn))


def is_met(city: str, name: str, drawn: str) -> bool:
    return count(city, name, drawn) >= requirement(city, name).at_least


def claimed(state: State, seat: int = 0) -> tuple[int | None, ...]:
    claims: tuple[int | None, ...] = state.planners[seat].claims
    return claims


class TestTheCheck:
    def test_a_requirement_that_is_met_earns_the_highest_free_field(self) -> None:
        state = play(with_district(first_round(3), drawn_district(PARK_OF_SIX)), "send goals 1")
        assert claimed(state) == (6, None, None)

    def test_the_next_ones_get_what_is_left_and_the_fourth_nothing(self) -> None:
        state = first_round(4)
        for seat in range(4):
            state = with_district(state, drawn_district(PARK_OF_SIX), seat)
        state = play(state, *(f"send goals {slot}" for slot in (1, 2, 3, 4)))
        assert [claimed(state, seat)[0] for seat in range(4)] == [6, 4, 2, None]

    def test_a_requirement_may_be_exceeded(self) -> None:
        state = with_district(first_round(3), drawn_district(PARK_OF_SIX + "p. p. p."))
        assert claimed(play(state, "send goals 1")) == (6, None, None)

    def test_less_is_not_enough(self) -> None:
        state = with_district(first_round(3), drawn_district("p. p. p. p. p. l. p."))
        assert claimed(play(state, "send goals 1")) == (None, None, None)

    def test_several_can_be_met_in_one_turn(self) -> None:
        drawn = SKYSCRAPERS + PARK_OF_SIX
        assert claimed(play(with_district(first_round(3), drawn_district(drawn)), "send goals 1")) == (
            6,
            6,
            6,
        )

    def test_each_pays_once_only(self) -> None:
        state = with_district(first_round(2), drawn_district(PARK_OF_SIX))
        state = play(state, "send goals 1", "send goals 2", "send goals 3")
        assert claimed(state) == (6, None, None)
        assert claimed(state, 1) == (None, None, None)

    def test_a_marker_stays_though_the_district_no_longer_meets_the_requirement(self) -> None:
        state = with_district(first_round(3), drawn_district(PARK_OF_SIX))
        state = play(state, "send goals 1", "send goals 2", "send goals 3")
        state = replace(with_district(state, drawn_district("p."), 0), active=0)
        after = play(holding(state, "tree"), "decline")
        assert claimed(after) == (6, None, None)
        assert GAME.scores(after)[0].parts["council"] == 6

    def test_the_council_checks_only_at_the_end_of_a_turn(self) -> None:
        state = holding(with_district(first_round(3), drawn_district("R3 R3 Y3 Y2 Y.")), "yellow", "yellow")
        after = play(state, "build h5")
        assert after.active == 0
        assert claimed(after) == (None, None, None)
        assert claimed(play(after, "decline")) == (None, 6, 6)

    def test_what_was_met_in_the_middle_of_a_turn_does_not_count(self) -> None:
        low_town = Options(city=CityChoice.MEXICO_CITY)
        state = with_district(first_round(3, low_town), drawn_district("R1 R1 R1 R1 R1 R1 R."))
        after = play(holding(state, "red", "red"), "build k5", "build k5")
        assert claimed(after) == (None, None, None)

    def test_it_checks_only_the_active_planners_district(self) -> None:
        state = with_district(first_round(3), drawn_district(PARK_OF_SIX), seat=1)
        assert claimed(play(state, "send goals 1"), 1) == (None, None, None)

    def test_all_are_told(self) -> None:
        state = with_district(first_round(3), drawn_district(PARK_OF_SIX))
        assert sentences(state, "send goals 1")[1] == (
            "#1 meets the council’s requirement “Central Park”: 6 points."  # noqa: RUF001
        )

    def test_points_are_the_sum_of_all_markers(self) -> None:
        planner = Planner(claims=(None, 4, 6))
        assert GAME.scores(with_planner(first_round(3), 0, planner))[0].parts["council"] == 10

    def test_for_two_the_middle_field_is_blocked(self) -> None:
        state = first_round(2)
        for seat in range(2):
            state = with_district(state, drawn_district(PARK_OF_SIX), seat)
        state = play(state, "send goals 1", "send goals 2")
        assert [claimed(state, seat)[0] for seat in range(2)] == [6, 2]

    @pytest.mark.parametrize("seats", [3, 4])
    def test_for_more_it_is_not(self, seats: int) -> None:
        state = first_round(seats, NEW_YORK, things=order())
        for seat in range(2):
            state = with_district(state, drawn_district(PARK_OF_SIX), seat)
        state = play(state, "send goals 1", "send goals 2")
        assert [claimed(state, seat)[0] for seat in range(2)] == [6, 4]


# For each requirement a district that just meets it and one that just does not; fields touch by sides only.
CASES = [
    ("new_york", "central_park", "p. p. p. p. p. p.", "p. p. p. p. p. -- \n -- -- -- -- -- p."),
    ("new_york", "avenues", "R1 Y1 B4 G2", "R1 Y1 B4 R. G2"),
    ("new_york", "avenues", "R1 \n Y1 \n B1 \n R1", "R1 Y1 B1 \n -- -- -- R1"),
    ("new_york", "skyscrapers", "R3 p. R4 p. R3 p. B3", "R3 p. R4 p. R3 p. B2"),
    ("rio", "copacabana", "l. l. l. \n l. -- l.", "l. l. -- \n l. -- l. \n -- -- l."),
    ("rio", "sugarloaf", "R4 p. G4 p. B4", "R4 p. G4 p. B3"),
    ("rio", "carnival", "R1 R2 Y1 Y1 B3 B1 G1 G4", "R1 R2 Y1 Y1 B3 B1 G1 R4"),
    ("sydney", "harbour", "R1 l. R2 -- \n -- Y4 l. B3", "R1 l. R2 -- \n -- Y4 -- B3 "),
    ("sydney", "the_bay", "ls ld l. lw", "ls ld l. ls"),
    (
        "sydney",
        "botanic_garden",
        "R1 p. R1 R1 p. R1 R1 p. \n -- R1 -- -- G2",
        "R1 p. R1 R1 p. R1 R1 p. \n -- R1 R1 R1",
    ),
    ("venice", "lagoon", "l. l. l. l. \n l. l. l.", "l. l. l. -- l. \n l. l. l."),
    ("venice", "bridges", "R1 l. R1 G1 l. B2 \n -- Y1 -- -- Y1 --", "R1 l. R1 G1 l. B2 \n Y1 -- -- -- Y1 --"),
    ("venice", "masks", "R1 p. Y2 p. B3 p. G4", "R1 p. Y2 p. B3 p. B4 p. G1"),
    ("venice", "masks", "R1 R2 p. Y2 Y1 p. B3 p. G4", "R1 R2 R3 R4 Y1 B1 G1"),
    ("barcelona", "eixample", "R2 B2 G2 \n Y2 R2", "R2 B2 G2 \n Y2 R1"),
    ("barcelona", "park_guell", "pt pf pb", "pt pf -- pb"),
    ("barcelona", "trencadis", "R1 Y. \n B. G2", "R1 Y. \n B. R2"),
    ("barcelona", "trencadis", "p. R. Y. \n p. B. RK", "p. R. Y. \n p. B. GM"),
    ("barcelona", "trencadis", "RK BK \n B. RK", "RK B. \n B. RK"),
    ("buenos_aires", "la_boca", "R. R1 R. \n R. R2", "R. R1 R. -- \n -- R. -- R2"),
    ("buenos_aires", "la_boca", "R. R1 BK R2 R.", "R. R1 B. R2 R."),
    ("buenos_aires", "la_boca", "R. R1 BKB2 R2 R.", "R. R1 RM R2 R."),
    ("buenos_aires", "palermo", "pt R. pt R. p. pf", "pt pt R. p. R. pf"),
    ("buenos_aires", "recoleta", "R1 p. R4 p. R1 p. R2", "R1 p. R4 p. R1 p. B2"),
    ("buenos_aires", "recoleta", "R1 p. R4 p. R1 p. BKR2", "R1 p. R4 p. R1 p. RKB2"),
    ("lisbon", "hills", "R1 B2 G4", "R1 B2 G2"),
    ("lisbon", "hills", "R4 \n B2 \n G1", "R1 p. B2 G3"),
    ("lisbon", "tagus", "l. -- l. -- l. \n -- l. -- l. --", "l. -- l. -- l. \n -- l. -- l. l."),
    ("lisbon", "alfama", "R1 B2 G3 \n Y4 R1", "R1 B2 G3 -- \n Y4 -- -- R1"),
    ("mexico_city", "low_town", "R1 R1 R1 p. B1 B1 B1 B1", "R1 R1 R1 p. B1 B1 B1 B2"),
    ("mexico_city", "chapultepec", "pt pt pt R. pf pb", "pt pt pt R. pf ls"),
    ("mexico_city", "xochimilco", "ls ls R. ld lw li", "ls ls R. ld lw l."),
]


@pytest.mark.parametrize(("city", "name", "enough", "too_little"), CASES)
def test_what_is_just_enough_and_what_is_not(city: str, name: str, enough: str, too_little: str) -> None:
    assert is_met(city, name, enough)
    assert not is_met(city, name, too_little)


def test_every_requirement_of_every_city_has_such_a_case() -> None:
    all_of_them = {(city.city, each.id) for city in CITIES.values() for each in city.requirements}
    assert len(all_of_them) == 24
    assert {(city, name) for city, name, *_ in CASES} == all_of_them


@pytest.mark.parametrize(("city", "name"), sorted({(city, name) for city, name, *_ in CASES}))
def test_nothing_is_met_by_an_empty_district(city: str, name: str) -> None:
    assert count(city, name, "--") == 0


class TestHowMuchIsThere:
    """The count that is shown with a requirement."""

    @pytest.mark.parametrize(
        ("city", "name", "drawn", "number"),
        [
            ("new_york", "avenues", "R1 Y1 -- B1", 2),
            ("sydney", "harbour", "R1 l. B1 p. G3 l.", 2),
            ("venice", "masks", "R1 R2 R3 Y1", 2),
            ("barcelona", "trencadis", "R. Y. \n R. Y.", 2),
            ("barcelona", "trencadis", "R. RK \n R. Y.", 3),
            ("lisbon", "hills", "R4 B2 G3", 2),
            ("lisbon", "hills", "R1 B1 G1", 1),
        ],
    )
    def test_it_is_the_most_that_there_is(self, city: str, name: str, drawn: str, number: int) -> None:
        assert count(city, name, drawn) == number
