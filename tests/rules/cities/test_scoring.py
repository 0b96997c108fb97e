"""Points: the printed example to the point, and every sentence about the end of the game (Punkty)."""

import pytest
from msgspec.structs import replace

from engines.cities.components import GOALS, VARIETY_POINTS
from engines.cities.district.grid import At, areas, name_of
from engines.cities.district.layout import District
from engines.cities.district.survey import Colour
from engines.cities.game import GAME
from engines.cities.scoring import card_points, score, variety_points
from engines.cities.state import GoalScoring, Planner
from engines.core.game import Score, ranks
from engines.core.grids.squares import Square
from tests.rules.cities.tables import drawn_district, first_round, survey, with_planner

FIXED, PER_ITEM = GoalScoring.FIXED, GoalScoring.PER_ITEM

EXAMPLE = """
    B4 R2 Y3 Y2 p. p.
    ls p. lw l. R. R.
    ld p. G. l. l. B.
    li B3 pf B4 Y. p.
    YM pt p. B. G4 p.
    R2 G. B3 p. l. p.
"""
EXAMPLE_GOALS = (
    "museums",
    "museums",
    "two_storey",
    "schools",
    "sports_facilities",
    "tenements",
    "department_stores",
    "reservoir",
)
EXAMPLE_TILES = [
    ("t03", 0, 0, 1),
    ("t31", 1, 0, 0),
    ("t29", 2, 0, 2),
    ("t27", 0, 1, 3),
    ("t12", 1, 1, 2),
    ("s2", 2, 1, 3),
    ("t17", 0, 2, 3),
    ("t30", 1, 2, 1),
    ("t24", 2, 2, 1),
]
EXAMPLE_BUILDINGS = [
    ("blue", 0, 0, 4),
    ("red", 0, 5, 2),
    ("red", 1, 0, 2),
    ("blue", 1, 3, 3),
    ("yellow", 2, 0, 3),
    ("blue", 2, 5, 3),
    ("yellow", 3, 0, 2),
    ("blue", 3, 3, 4),
    ("green", 4, 4, 4),
]
EXAMPLE_SIGHTS = [
    ("sailboat", 0, 1),
    ("dolphin", 0, 2),
    ("pier", 0, 3),
    ("monument", 0, 4),
    ("tree", 1, 4),
    ("swans", 2, 1),
    ("fountain", 2, 3),
]
CORNER = Square(4, 4)  # where the drawing begins


def at(x: int, y: int) -> At:
    return name_of(Square(CORNER.x + x, CORNER.y + y))


def example_district() -> District:
    """The district of the printed example, from tiles that make its numbers."""
    district = District()
    for tile, x, y, turns in EXAMPLE_TILES:
        district = district.lay(tile, at(2 * x, 2 * y), turns)
    for kind, x, y in EXAMPLE_SIGHTS:
        district = district.place(kind, at(x, y))
    for colour, x, y, height in EXAMPLE_BUILDINGS:
        for _ in range(height):
            district = district.build(Colour(colour), at(x, y))
    return district


def planner(drawn: str = EXAMPLE) -> Planner:
    return Planner(drawn_district(drawn), EXAMPLE_GOALS, (None, 4, 6))


class TestTheExample:
    """Przykład końcowego liczenia punktów."""

    def test_10_and_2_and_38_and_3_and_7_are_60(self) -> None:
        points = score(Planner(example_district(), EXAMPLE_GOALS, (None, 4, 6)), FIXED)
        assert points.parts == {"council": 10, "monuments": 2, "goals": 38, "parks": 3, "lakes": 7}
        assert points.total == 60

    def test_cards_that_pay_for_each_come_to_the_same_here(self) -> None:
        assert score(planner(), PER_ITEM).total == 60

    def test_the_drawing_shows_the_same_district_as_the_tiles(self) -> None:
        drawn, laid = survey(EXAMPLE), example_district().survey
        assert replace(drawn, tiles=laid.tiles) == laid

    @pytest.mark.parametrize(
        ("card", "points"),
        [
            ("museums", 8),
            ("two_storey", 3),
            ("schools", 3),
            ("sports_facilities", 6),
            ("tenements", 4),
            ("department_stores", 4),
            ("reservoir", 2),
        ],
    )
    def test_each_card_pays_what_is_printed(self, card: str, points: int) -> None:
        assert card_points(GOALS[card], survey(EXAMPLE), FIXED) == points

    def test_there_are_five_parks_and_three_lakes(self) -> None:
        terrain = survey(EXAMPLE).terrain
        assert (len(areas(terrain["park"])), len(areas(terrain["lake"]))) == (5, 3)

    def test_a_third_four_storey_blue_building_makes_both_museums_worth_nothing(self) -> None:
        third = EXAMPLE.replace("ld p. G. l. l. B.", "ld p. G. l. l. B4")
        assert card_points(GOALS["museums"], survey(third), FIXED) == 0
        assert score(planner(third), FIXED).parts["goals"] == 38 - 16
        assert card_points(GOALS["museums"], survey(third), PER_ITEM) == 12

    def test_one_more_storey_breaks_two_storey_buildings_and_schools(self) -> None:
        raised = EXAMPLE.replace("Y3 Y2", "Y3 Y3")
        assert card_points(GOALS["two_storey"], survey(raised), FIXED) == 0
        assert card_points(GOALS["schools"], survey(raised), FIXED) == 0
        assert score(planner(raised), FIXED).parts["goals"] == 38 - 3 - 3


class TestMonuments:
    @pytest.mark.parametrize(("drawn", "points"), [("R. B1", 0), ("RM B1", 2), ("RM BM GM", 6)])
    def test_each_is_worth_two_points(self, drawn: str, points: int) -> None:
        assert score(Planner(drawn_district(drawn)), FIXED).parts["monuments"] == points

    def test_a_black_plot_is_worth_nothing_by_itself(self) -> None:
        assert score(Planner(drawn_district("RK")), FIXED).total == 0


# For each card a district that meets it, one that falls short and one that exceeds it.
CARDS = [
    ("tenements", "R2 R2 R1 B2", "R2 R1 B2", "R2 R2 R2"),
    ("housing_blocks", "R3 p. R3", "R3 R4", "R3 R3 R3"),
    ("apartment_towers", "R4 B4", "R3 B4", "R4 R4"),
    ("libraries", "Y2 Y2 R2", "Y2 Y3", "Y2 Y2 Y2"),
    ("schools", "Y3 Y2", "Y4 Y2", "Y3 Y3"),
    ("universities", "Y4 Y4", "Y4", "Y4 Y4 Y4"),
    ("theatres", "B2 B2", "B2 B1", "B2 B2 B2"),
    ("sports_facilities", "B3 B3", "B3", "B3 B3 B3"),
    ("museums", "B4 B4", "B4 B3", "B4 B4 B4"),
    ("market_halls", "G2 G2", "G2", "G2 G2 G2"),
    ("hotels", "G3", "G2", "G3 G3"),
    ("department_stores", "G4", "G3", "G4 G4"),
    ("one_storey", "R1 B1 G1 Y1 Y2", "R1 B1 G1", "R1 B1 G1 Y1 Y1"),
    ("two_storey", "R2 B2 G2", "R2 B2 G3", "R2 B2 G2 Y2"),
    ("three_storey", "R3 B3 G3", "R3 B3", "R3 B3 G3 Y3"),
    ("four_storey", "R4 B4 G4", "R4 B4", "R4 B4 G4 Y4"),
    ("reservoir", "l. l. l. R. l.", "l. l. R. l.", "l. l. l. R. l. l. l."),
    ("square", "p. p. p. R. p. p.", "p. p. p. p.", "p. p. p. R. p. p. p."),
    ("city_park", "p. p. p. p. p. R. p.", "p. p. p. p. R. p. p.", "p. p. p. p. p. p."),
    ("great_lake", "l. l. l. l. l. R. l.", "l. l. l. l.", "l. l. l. l. l. l."),
    (
        "four_colours",
        "R1 R1 B1 B4 G2 G1 Y1 Y1 Y1",
        "R1 R1 B1 B4 G2 Y1 Y1",
        "R1 R1 R1 B1 B1 B1 G1 G1 G1 Y1 Y1 Y1",
    ),
    ("skyline", "R1 B2 G3 Y4 R4", "R1 B2 G3", "R1 B2 G3 Y4 R1 B2 G3 Y4"),
    ("waterfront", "R1 l. R1 G1 l. G1 p. B1", "R1 l. R1 G1 l.", "R1 l. R1 G1 l. G1 \n -- Y1"),
    ("park_avenue", "R1 p. R1 G1 p. G1 l. B1", "R1 p. R1 G1 p.", "R1 p. R1 G1 p. G1 \n -- Y1"),
]


class TestGoalCards:
    def test_every_card_has_a_case(self) -> None:
        assert [card for card, *_ in CARDS] == list(GOALS)

    @pytest.mark.parametrize(("card", "exact", "short", "beyond"), CARDS)
    def test_a_card_pays_only_if_it_is_met_exactly(
        self, card: str, exact: str, short: str, beyond: str
    ) -> None:
        goal = GOALS[card]
        assert card_points(goal, survey(exact), FIXED) == goal.points
        assert card_points(goal, survey(short), FIXED) == 0
        assert goal.counts.count(survey(short)) != goal.exactly
        assert card_points(goal, survey(beyond), FIXED) == 0
        assert goal.counts.count(survey(beyond)) > goal.exactly

    @pytest.mark.parametrize(("card", "exact", "short", "beyond"), CARDS)
    def test_or_else_it_pays_for_each_item(self, card: str, exact: str, short: str, beyond: str) -> None:
        goal = GOALS[card]
        assert card_points(goal, survey(exact), PER_ITEM) == goal.points
        for drawn in (short, beyond):
            paid = card_points(goal, survey(drawn), PER_ITEM)
            assert paid == goal.points_each * goal.counts.count(survey(drawn))
        assert card_points(goal, survey(beyond), PER_ITEM) > goal.points

    def test_the_same_card_twice_pays_twice(self) -> None:
        twice = Planner(drawn_district("B4 B4"), ("museums", "museums"))
        assert score(twice, FIXED).parts["goals"] == 16

    def test_a_building_on_a_black_plot_has_the_colour_of_its_pieces(self) -> None:
        assert card_points(GOALS["apartment_towers"], survey("BKR4"), FIXED) == 4
        assert card_points(GOALS["apartment_towers"], survey("RKB4"), FIXED) == 0


class TestParksAndLakes:
    @pytest.mark.parametrize(
        ("drawn", "points"),
        [
            ("p. p.", 0),
            ("pt p.", 1),
            ("pt pf", 3),
            ("pt pf pg", 6),
            ("pt pf pg pb", 10),
            ("pt pf pg pb pt", 10),
            ("pt pt pt", 1),
            ("pt pf R. pg pb", 6),
            ("pt R. pt R. pt", 3),
            ("pt -- \n -- pf", 2),
        ],
    )
    def test_each_park_counts_by_itself_for_its_different_attractions(self, drawn: str, points: int) -> None:
        assert variety_points(survey(drawn), "park") == points
        assert variety_points(survey(drawn), "lake") == 0

    def test_lakes_count_in_the_same_way(self) -> None:
        assert variety_points(survey("ls ld R. lw li ls"), "lake") == VARIETY_POINTS[2] + VARIETY_POINTS[3]

    def test_areas_reach_across_tiles(self) -> None:
        district = District().lay("t29", "i9", 0).lay("t21", "i11", 0)
        district = district.place("tree", "i10").place("fountain", "j11")
        assert variety_points(district.survey, "park") == 3


class TestTheWinner:
    def test_most_points_win_and_goal_cards_part_a_tie(self) -> None:
        more_goals = Score({"council": 0, "goals": 6}, (6,))
        fewer_goals = Score({"council": 6, "goals": 0}, (0,))
        assert ranks((fewer_goals, more_goals)) == (2, 1)

    def test_otherwise_the_victory_is_shared(self) -> None:
        state = first_round(2)
        for seat in range(2):
            state = with_planner(state, seat, planner())
        assert ranks(GAME.scores(state)) == (1, 1)

    def test_the_tie_is_parted_by_the_points_of_goal_cards(self) -> None:
        points = score(planner(), FIXED)
        assert points.ties == (points.parts["goals"],)
