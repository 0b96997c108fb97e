"""Labels of choices, texts of cards and requirements, and refusals of wrong moves."""

import pytest

import data
from engines.cities.components import CITIES, GOALS
from engines.cities.district.grid import START
from engines.cities.district.layout import District
from engines.cities.district.survey import Colour
from engines.cities.game import GAME
from engines.cities.labels import goal_needs, requirement_needs
from engines.cities.state import CityChoice, GoalScoring, Options, State
from engines.core.text import say
from tests.rules.cities.tables import (
    first_round,
    holding,
    occupied,
    order,
    play,
    table,
    with_district,
)

ROW = District().lay("s1", START, 0).lay("t29", "k9", 0)
ROOM_IN_A_MENU = 100  # characters, where Discord lists choices
LANGUAGES = pytest.mark.parametrize("language", data.languages())


def named(state: State, *steps: str, language: str = "en") -> str:
    return say(GAME.label(GAME.view(state, state.active), steps), language)


def refused(state: State, move: str) -> str:
    return say(GAME.refusal(GAME.view(state, state.active), move))


def with_hand(*hand: str) -> State:
    return holding(with_district(first_round(3), ROW), *hand)


class TestQuestions:
    def test_each_question_has_a_heading(self) -> None:
        assert named(table(3)) == "The city is New York. Which start tile is yours?"
        assert named(first_round(3)) == "Where does your worker go?"
        assert named(with_hand("t01")) == "Where does the tile go: red, park / yellow, lake?"
        assert named(with_hand("tree")) == "Where does it go: tree?"
        assert named(with_hand("red", "red")) == "Where does it go: red piece? (1 more in hand)"

    def test_headings_are_natural_in_polish(self) -> None:
        assert named(with_hand("tree"), language="pl") == "Gdzie położyć: drzewo?"
        assert (
            named(with_hand("red", "red"), language="pl")
            == "Gdzie stanie czerwony budynek? (w ręku jeszcze 1)"
        )


class TestChoices:
    def test_a_start_tile_by_its_fields(self) -> None:
        assert named(table(3), "pick", "s1") == "red, lake / park, green"

    def test_a_slot_by_what_lies_there(self) -> None:
        state = first_round(
            3, things=order(["museums"], ["t01"], ["pier", "tree"], ["red", "blue", "red", "green"])
        )
        assert named(state, "send", "goals 1") == (
            "Goals 1: Museums (exactly 2: blue buildings, exactly 4 storeys high, 8 points)"
        )
        assert named(state, "send", "goals 4") == "Goals 4: face down"
        assert named(state, "send", "districts 1") == "Districts 1: red, park / yellow, lake"
        assert named(state, "send", "attractions 1") == "Attractions 1: pier, tree"
        assert (
            named(state, "send", "buildings 1")
            == "Buildings 1: red piece, blue piece, red piece, green piece"
        )
        assert named(state, "send", "buildings 4") == "Buildings 4: two pieces from the bag, and the star"

    @LANGUAGES
    @pytest.mark.parametrize("scoring", GoalScoring)
    def test_every_card_on_the_board_has_a_name_that_fits_into_a_menu(
        self, language: str, scoring: GoalScoring
    ) -> None:
        for card in GOALS:
            state = first_round(3, Options(goals=scoring), things=order([card]))
            assert len(named(state, "send", "goals 1", language=language)) <= ROOM_IN_A_MENU

    def test_a_turned_tile_by_how_it_lies(self) -> None:
        state = with_hand("t01")
        assert named(state, "lay", "m9") == "its north-western field at M9"
        assert named(state, "lay", "m9", "1") == "yellow, red / lake, park"

    def test_a_field_by_its_park_or_lake(self) -> None:
        state = with_hand("tree")
        assert named(state, "place", "l10") == "L10, park of 2 fields, no attraction"
        placed = holding(with_district(state, ROW.place("fountain", "k10")), "tree")
        assert named(placed, "place", "l10") == "L10, park of 2 fields, 1 attraction"

    def test_a_plot_by_its_colour_and_the_building_there(self) -> None:
        assert named(with_hand("red"), "build", "k9") == "K9, red plot"
        higher = with_district(with_hand("red"), ROW.build(Colour.RED, "k9").build(Colour.RED, "k9"))
        assert named(higher, "build", "k9") == "K9, red plot, on top of 2 storeys"
        assert named(with_hand("monument"), "place", "k9") == "K9, red plot"
        black = with_district(with_hand("red"), ROW.place("black_plot", "k9"))
        assert named(black, "build", "k9") == "K9, black plot"

    def test_verbs_name_what_is_in_hand(self) -> None:
        state = with_hand("red", "red")
        assert named(state, "build") == "Build: red piece"
        assert named(state, "decline") == "Go without: red piece"
        assert named(state, "rest") == "Place the rest for me"


class TestCardsAndCouncil:
    @LANGUAGES
    def test_every_card_and_every_requirement_says_its_condition(self, language: str) -> None:
        said = [
            say(goal_needs(goal, scoring), language) for goal in GOALS.values() for scoring in GoalScoring
        ]
        said += [
            say(requirement_needs(requirement), language)
            for city in CITIES.values()
            for requirement in city.requirements
        ]
        assert len(set(said)) == len(GOALS) * 2 + 24 - self.alike()
        assert all("{" not in line for line in said)

    @staticmethod
    def alike() -> int:
        """Requirements that ask for the same in other words are none; cities may not share any."""
        wanted = [(each.counts, each.at_least) for city in CITIES.values() for each in city.requirements]
        return len(wanted) - len(set(wanted))

    @pytest.mark.parametrize(
        ("card", "english", "polish"),
        [
            (
                "museums",
                "exactly 2: blue buildings, exactly 4 storeys high, 8 points",
                "dokładnie 2: niebieskie budynki mające dokładnie 4 piętra, 8 punktów",
            ),
            (
                "one_storey",
                "exactly 4: buildings, exactly 1 storey high, 4 points",
                "dokładnie 4: budynki mające dokładnie 1 piętro, 4 punkty",
            ),
            (
                "reservoir",
                "exactly 1: separate lakes of exactly 3 fields, 2 points",
                "dokładnie 1: osobne jeziora mające dokładnie 3 pola, 2 punkty",
            ),
            (
                "waterfront",
                "exactly 4: buildings, each beside a lake, 4 points",
                "dokładnie 4: budynki, każdy nad jeziorem, 4 punkty",
            ),
        ],
    )
    def test_cards_read_well(self, card: str, english: str, polish: str) -> None:
        needs = goal_needs(GOALS[card], GoalScoring.FIXED)
        assert (say(needs, "en"), say(needs, "pl")) == (english, polish)

    def test_cards_that_pay_for_each_say_so(self) -> None:
        needs = say(goal_needs(GOALS["museums"], GoalScoring.PER_ITEM))
        assert needs.startswith("4 points for each of these: blue buildings")

    def test_the_council_says_what_it_asks_for(self) -> None:
        park = first_round(2).council.requirements[0]
        assert say(requirement_needs(park)) == "6 or more: fields in your largest park"

    @pytest.mark.parametrize("city", [city for city in CityChoice if city is not CityChoice.RANDOM])
    @LANGUAGES
    def test_every_council_can_be_told(self, city: CityChoice, language: str) -> None:
        requirements = first_round(3, Options(city=city)).council.requirements
        assert len({say(requirement_needs(each), language) for each in requirements}) == 3


class TestObstacles:
    def test_a_zone_that_waits_for_no_more_workers_is_named(self) -> None:
        state = occupied(first_round(3), goals_1=0, districts_2=1)
        (why,) = map(say, GAME.obstacles(GAME.view(state, 0)))
        assert why == "Goals: you have sent enough workers there in this round."

    def test_two_players_are_told_after_the_second_worker(self) -> None:
        assert not GAME.obstacles(GAME.view(occupied(first_round(2), goals_1=0), 0))
        assert GAME.obstacles(GAME.view(occupied(first_round(2), goals_1=0, goals_3=0), 0))

    def test_a_full_zone_needs_no_word_nor_does_anything_in_hand(self) -> None:
        full = occupied(first_round(4), goals_1=0, goals_2=1, goals_3=2, goals_4=3)
        assert not GAME.obstacles(GAME.view(full, 0))
        assert not GAME.obstacles(GAME.view(holding(occupied(first_round(3), goals_1=0), "red"), 0))
        assert not GAME.obstacles(GAME.view(table(3), 2))


class TestRefusals:
    @pytest.mark.parametrize("move", ["", "pass", "send worker", "k9"])
    def test_what_is_no_move_is_answered_kindly(self, move: str) -> None:
        assert refused(first_round(3), move)

    def test_unknown_verbs(self) -> None:
        assert refused(first_round(3), "pass").startswith("“pass” is not a move")

    def test_a_start_tile_that_is_not_there(self) -> None:
        assert refused(table(3), "pick s9") == (
            "There is no start tile “s9” to choose from; there are: s1, s2, s3, s4."
        )

    def test_a_slot_that_is_not_there(self) -> None:
        assert refused(first_round(3), "send goals 5").startswith("The board has no slot “goals 5”")

    def test_a_place_that_cannot_be_read(self) -> None:
        for move in ("lay", "lay k9", "lay k9 4", "lay z9 0"):
            assert "like “lay k9 1”" in refused(with_hand("t01"), move)

    @pytest.mark.parametrize("move", ["send goals 1", "build k9", "place k9", "pick s1"])
    def test_a_verb_out_of_turn_is_answered_with_what_is_asked_now(self, move: str) -> None:
        assert refused(with_hand("t01"), move) == named(with_hand("t01"))

    @pytest.mark.parametrize("move", ["decline", "rest", "lay k9 0"])
    def test_with_nothing_in_hand_there_is_nothing_to_place(self, move: str) -> None:
        assert refused(first_round(3), move) == "Where does your worker go?"

    def test_a_tile_is_not_part_of_the_rest(self) -> None:
        assert refused(with_hand("t01"), "rest") == named(with_hand("t01"))


def test_moves_can_be_typed_in_capitals() -> None:
    assert play(first_round(3), "SEND Goals 1").active == 1
