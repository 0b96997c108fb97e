"""Labels of choices, texts of cards and requirements, and refusals of wrong moves."""

import pytest

import data
from engines.cities.components import CITIES, DISTRICT_TILES, GOALS
from engines.cities.district.grid import START
from engines.cities.district.layout import District
from engines.cities.district.survey import Colour
from engines.cities.game import GAME
from engines.cities.labels import goal_needs, requirement_needs
from engines.cities.state import CityChoice, GoalScoring, Options, State
from engines.core.game import find
from engines.core.text import Text, say
from tests.rules.cities.tables import (
    first_round,
    holding,
    occupied,
    order,
    play,
    sentences,
    table,
    with_district,
)

ROW = District().lay("s1", START, 0).lay("t29", "k9", 0)
ROOM_IN_A_MENU = 100  # characters, where Discord lists choices
ROOM_FOR_A_ROTATION = 34  # characters on a button
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
        assert named(with_hand("t01")) == "Where do you lay the tile?"
        assert named(with_hand("tree")) == "Where do you place a tree?"
        assert named(with_hand("red", "red")) == "Where do you put a red piece? (1 more in hand)"

    def test_headings_are_natural_in_polish(self) -> None:
        assert named(with_hand("tree"), language="pl") == "Gdzie kładziesz drzewo?"
        assert (
            named(with_hand("red", "red"), language="pl")
            == "Gdzie stawiasz czerwony budynek? (w ręku jeszcze 1)"
        )


class TestChoices:
    def test_a_start_tile_by_its_fields(self) -> None:
        assert named(table(3), "pick", "s1") == "red plot, lake / park, green plot"

    def test_a_slot_by_what_lies_there(self) -> None:
        state = first_round(
            3, things=order(["museums"], ["t01"], ["pier", "tree"], ["red", "blue", "red", "green"])
        )
        assert named(state, "send", "goals 1") == (
            "Goals 1: Museums (2 in the deck). Exactly two blue buildings of four storeys: 8 points"
        )
        assert named(state, "send", "goals 4") == "Goals 4: face down"
        assert named(state, "send", "districts 1") == "Districts 1: red plot, park / yellow plot, lake"
        assert named(state, "send", "attractions 1") == "Attractions 1: pier, tree"
        assert (
            named(state, "send", "buildings 1")
            == "Buildings 1: red piece, blue piece, red piece, green piece"
        )
        assert named(state, "send", "buildings 4") == "Buildings 4: 2 pieces from the bag, and the star"

    def test_a_slot_beside_the_number_of_its_place_has_no_other_number(self) -> None:
        state = first_round(3, things=order(["museums"], pieces=["red", "blue", "red", "red"]))
        view = GAME.view(state, state.active)
        posts = ("goals 1", "goals 4", "districts 4", "buildings 1", "buildings 4")
        names = [GAME.place(view, find(GAME, state, f"send {post}")) for post in posts]
        assert [say(name) for name in names if name] == [
            "Museums. Exactly two blue buildings of four storeys: 8 points",
            "goal card, face down",
            "tile, face down",
            "3 red pieces and a blue piece",
            "2 pieces from the bag, and the star",
        ]
        assert [say(name, "pl") for name in names[1:4] if name] == [
            "zakryta karta celu",
            "zakryty fragment",
            "3 czerwone budynki i niebieski budynek",
        ]

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
        assert [named(state, "lay", "m9", str(turns)) for turns in range(4)] == [
            "red plot at the top left",
            "red plot at the top right",
            "red plot at the bottom right",
            "red plot at the bottom left",
        ]
        assert named(with_hand("t29"), "lay", "m9", "0") == "red plot along the top"

    def test_every_rotation_has_its_own_short_name(self) -> None:
        for tile in DISTRICT_TILES.values():
            state = with_hand(tile.id)
            for language in data.languages():
                names = [named(state, "lay", "m9", str(n), language=language) for n in range(tile.faces)]
                assert len(set(names)) == len({tile.turned(turns) for turns in range(4)}), names
                assert max(map(len, names)) <= ROOM_FOR_A_ROTATION

    def test_a_site_by_what_lies_beside_it(self) -> None:
        assert named(with_hand("t01"), "lay", "m9") == "beside red plot, park"

    def test_a_field_by_its_park_or_lake(self) -> None:
        state = with_hand("tree")
        assert named(state, "place", "l10") == "park of 2 fields, no attraction"
        placed = holding(with_district(state, ROW.place("fountain", "k10")), "tree")
        assert named(placed, "place", "l10") == "park of 2 fields, 1 kind of attraction"

    def test_a_plot_by_its_colour_and_the_building_there(self) -> None:
        assert named(with_hand("red"), "build", "k9") == "red plot beside a park and a lake"
        higher = with_district(with_hand("red"), ROW.build(Colour.RED, "k9").build(Colour.RED, "k9"))
        assert named(higher, "build", "k9") == "red plot beside a park and a lake, on top of 2 storeys"
        assert named(with_hand("monument"), "place", "k9") == "red plot beside a park and a lake"
        black = with_district(with_hand("red"), ROW.place("black_plot", "k9"))
        assert named(black, "build", "k9") == "black plot beside a park and a lake"

    def test_verbs_name_what_is_in_hand(self) -> None:
        state = with_hand("red", "red")
        assert named(state, "build") == "Put down a red piece"
        assert named(state, "decline") == "Put it into the box"
        assert named(state, "rest") == "Place all (only one way)"


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
                "Exactly two blue buildings of four storeys: 8 points",
                "Dokładnie 2 niebieskie budynki 4-piętrowe: 8 punktów",
            ),
            (
                "apartment_towers",
                "Exactly one red building of four storeys: 4 points",
                "Dokładnie 1 czerwony budynek 4-piętrowy: 4 punkty",
            ),
            (
                "one_storey",
                "Exactly four buildings of one storey: 4 points",
                "Dokładnie 4 budynki 1-piętrowe: 4 punkty",
            ),
            (
                "reservoir",
                "Exactly one lake of three fields: 2 points",
                "Dokładnie 1 jezioro o wielkości 3 pól: 2 punkty",
            ),
            (
                "waterfront",
                "Exactly four buildings beside a lake: 4 points",
                "Dokładnie 4 budynki nad jeziorem: 4 punkty",
            ),
            (
                "city_park",
                "Exactly five fields in the largest park: 5 points",
                "Dokładnie 5 pól największego parku: 5 punktów",
            ),
        ],
    )
    def test_cards_read_well(self, card: str, english: str, polish: str) -> None:
        needs = goal_needs(GOALS[card], GoalScoring.FIXED)
        assert (say(needs, "en"), say(needs, "pl")) == (english, polish)

    def test_cards_that_pay_for_each_say_so(self) -> None:
        needs = goal_needs(GOALS["museums"], GoalScoring.PER_ITEM)
        assert say(needs) == "4 points for each blue building of four storeys"
        assert say(needs, "pl") == "4 punkty za każdy niebieski budynek 4-piętrowy"
        park = goal_needs(GOALS["city_park"], GoalScoring.PER_ITEM)
        assert say(park, "pl") == "1 punkt za każde pole największego parku"

    def test_the_digit_on_a_card_tells_how_many_such_cards_are_in_the_deck(self) -> None:
        """Elementy gry, 32 karty celów."""
        for card, goal in GOALS.items():
            state = first_round(3, things=order([card]))
            assert f"({goal.copies} in the deck)" in named(state, "send", "goals 1")
            assert f"(w talii: {goal.copies})" in named(state, "send", "goals 1", language="pl")

    @LANGUAGES
    def test_a_page_of_the_rules_lists_every_card_with_its_copies(self, language: str) -> None:
        deck = say(Text("cities-topic-deck", GAME.topics["deck"]), language).splitlines()
        assert len(deck) == len(GOALS)
        for line, goal in zip(deck, GOALS.values(), strict=True):
            name = say(Text(f"cities-goal-{goal.id}"), language)
            assert line.startswith(f"- {name} × {goal.copies}. ")  # noqa: RUF001
            assert line.endswith(say(goal_needs(goal, GoalScoring.FIXED), language))

    def test_a_page_of_the_rules_says_what_each_slot_holds(self) -> None:
        """Etap 1: what is laid on the slots of each zone."""
        page = say(Text("cities-topic-board", GAME.topics["board"]))
        assert page.startswith("There are 8 rounds; for two players 4, or 7 in their long game.")
        assert "- goals: 1 | 1 | 1 | 1 face down\n- districts: 1 | 1 | 1 | 1 face down\n" in page
        assert "- attractions: 2 | 1 | 1 | 1 and 1 face down\n- buildings: 4 | 3 | 3 | 2 from the bag" in page

    def test_the_council_says_what_it_asks_for(self) -> None:
        park = first_round(2).council.requirements[0]
        assert say(requirement_needs(park)) == "at least six fields in the largest park"

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
        assert refused(first_round(3), "send goals 5").startswith("The offer has no slot “goals 5”")

    def test_a_place_that_cannot_be_read(self) -> None:
        for move in ("lay", "lay k9", "lay k9 4", "lay 9k 0", "lay kk 0", "lay k999 0"):
            assert "like “lay k9 1”" in refused(with_hand("t01"), move)

    @pytest.mark.parametrize("move", ["send goals 1", "build k9", "place k9", "pick s1", "rest"])
    def test_a_tile_in_hand_is_laid_before_anything_else(self, move: str) -> None:
        tile = "red plot, park / yellow plot, lake"
        assert refused(with_hand("t01"), move) == f"Lay the tile in your hand first ({tile})."

    @pytest.mark.parametrize("move", ["send goals 1", "build k9", "lay k9 0", "pick s1"])
    def test_so_is_an_attraction(self, move: str) -> None:
        assert refused(with_hand("tree", "pier"), move) == (
            "Place a tree first, or put it into the box; that is what you hold."
        )

    @pytest.mark.parametrize("move", ["decline", "rest", "lay k9 0", "place k9", "pick s1"])
    def test_with_nothing_in_hand_there_is_nothing_to_place(self, move: str) -> None:
        assert refused(first_round(3), move) == "You hold nothing to place; send a worker first."

    @pytest.mark.parametrize("move", ["send goals 1", "decline", "rest", "lay k9 0"])
    def test_before_the_first_round_there_is_only_the_start_tile_to_choose(self, move: str) -> None:
        assert refused(table(3), move) == "Choose a start tile first."


class TestEvents:
    def test_equal_things_are_counted(self) -> None:
        state = first_round(3, things=order(pieces=["red", "blue", "red", "green"]))
        assert sentences(state, "send buildings 1")[0] == (
            "#1 sends a worker to the buildings and takes 2 red pieces, a blue piece and a green piece."
        )

    @pytest.mark.parametrize(
        ("move", "told"),
        [("place k10", "#1 places a tree."), ("decline", "#1 puts a tree into the box, unused.")],
    )
    def test_what_becomes_of_an_attraction(self, move: str, told: str) -> None:
        assert sentences(with_hand("tree"), move)[0] == told

    def test_what_becomes_of_a_piece_without_room(self) -> None:
        assert sentences(with_hand("red", "blue"), "build k9")[:2] == [
            "#1 puts down a red piece: 1 storey now.",
            "#1 puts a blue piece into the box: there is no room in the district.",
        ]

    def test_what_becomes_of_start_tiles_that_nobody_chose(self) -> None:
        state = play(table(3), "pick s1", "pick s2")
        assert sentences(state, "pick s3")[1] == (
            "What nobody took goes into the box: the tile (yellow plot, green plot / lake, park)."
        )

    def test_nothing_is_said_about_leftovers_where_there_are_none(self) -> None:
        state = play(table(4), "pick s1", "pick s2")
        assert not [line for line in sentences(state, "pick s3") if "into the box" in line]


def test_moves_can_be_typed_in_capitals() -> None:
    assert play(first_round(3), "SEND Goals 1").active == 1
