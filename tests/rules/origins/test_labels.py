"""Questions, labels of moves, refusals and obstacles."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import data
from engines.core.game import Setup
from engines.core.notation import steps, verb
from engines.core.text import say
from engines.origins import moves
from engines.origins.components import BUILDING_PRICES, BUILDINGS, Goods
from engines.origins.components.terms import Colour, Sign
from engines.origins.game import GAME
from engines.origins.labels import FIELD_LABELS
from engines.origins.rules.agenda import QUESTIONS
from engines.origins.state import Options, State
from tests.laws.positions import seeds, setups, walk
from tests.rules.origins.tables import BLUE, RED, city, holding, mine, play, rich, table, use

KINDS = get_args(moves.Move)
VERBS = {verb(kind) for kind in KINDS}
MENU = 100  # characters that a line of a menu has room for


def spoken(state: State, *words: str) -> str:
    return say(GAME.label(GAME.view(state, state.active), words))


def refused(state: State, move: str) -> str:
    return say(GAME.refusal(GAME.view(state, state.active), move))


class TestLabels:
    def test_a_visit_says_who_goes_where_what_it_costs_and_what_it_does(self) -> None:
        state = table(sites=(1, 4, 1, 1, 1))
        path = ("visit", "red3", "2", "building")
        sentence = [spoken(state, *path[:length]) for length in range(1, 5)]
        assert sentence == [
            "Visit a site",
            "red 3",
            "3 food or building (at 4, 1 wisdom)",
            "buy a building or lay a farm",
        ]

    def test_the_archon_goes_free(self) -> None:
        assert spoken(table(sites=(6, 1, 1, 1, 1)), "visit", "archon", "1") == "3 stone or army (at 6, free)"

    def test_a_bonus_is_named_by_its_token(self) -> None:
        assert spoken(table(), "visit", "red3", "1", "bonus") == "bonus, 1 wisdom: advance 1 or attack"

    def test_a_building_says_its_price_and_what_it_does(self) -> None:
        state = play(rich(table()), "visit archon 2 building")
        label = spoken(state, "buy", "pool", "mint")
        assert label == "Mint (1 stone, 4 wisdom): 1 gold"

    def test_gold_that_replaces_a_resource_is_named_before_it_is_spent(self) -> None:
        state = mine(table(sites=(1, 6, 1, 1, 1)), goods=Goods(food=1, wisdom=1, gold=4))
        assert spoken(state, "visit", "red3", "2") == "3 food or building (at 6, 1 wisdom, 2 gold)"
        assert spoken(state, "grow") == "Grow the population: base 3 (1 food, 1 gold)"
        trained = play(state, "visit archon 5 training")
        assert spoken(trained, "train", "red3", "2") == "1 food, 1 gold: +2, to 5"
        building = play(state, "visit archon 2 building")
        assert spoken(building, "buy", "pool", "mint") == "Mint (1 wisdom, 4 gold): 1 gold"

    @pytest.mark.parametrize(
        ("advisors", "target", "times", "label"),
        [
            ((), "red5", "1", "1 food: +1, to 6"),
            ((), "red5", "2", "2 food: becomes an advisor"),
            ((BLUE, RED), "red5", "2", "2 food: retires for 4 points"),
            ((), "army", "3", "3 food: advance 3"),
        ],
    )
    def test_training_says_what_becomes_of_the_die(
        self, advisors: tuple[Colour, ...], target: str, times: str, label: str
    ) -> None:
        state = mine(rich(table(people="red5")), advisors=advisors)
        assert spoken(play(state, "visit archon 5 training"), "train", target, times) == label

    def test_a_promotion_says_what_becomes_of_the_die(self) -> None:
        state = use(table(people="red5"), "main-gate")
        assert spoken(state, "promote", "red5", "2") == "becomes an advisor"
        assert spoken(state, "promote", "red5", "1") == "+1, to 6"

    def test_a_district_is_named_by_its_four_tiles(self) -> None:
        state = mine(table(), city=city("mint 1 0", "castle 1 1 farm"))
        assert spoken(state, "close", "0 0") == "Agora, Mint, Palace, farm"

    def test_a_free_place_is_named_by_the_tiles_beside_it(self) -> None:
        state = play(mine(table(), city=city("mint 1 0")), "visit archon 2 building")
        assert spoken(state, "farm", "pool", "castle", "1 1") == "beside Mint, Palace"

    @pytest.mark.parametrize("language", data.languages())
    @pytest.mark.parametrize("building", [name for name, each in BUILDINGS.items() if each.colour])
    def test_a_building_with_its_longest_price_fits_in_a_menu(self, building: str, language: str) -> None:
        bought = Goods(BUILDINGS[building].stone, wisdom=BUILDING_PRICES[-1] - 1, gold=1)
        state = play(mine(table(), goods=bought), "visit archon 2 building")
        view = GAME.view(replace(state, pool=("", "", "", "", building)), 0)
        assert len(say(GAME.label(view, ("buy", "pool", building)), language)) <= MENU

    def test_declining_says_what_is_declined(self) -> None:
        assert spoken(play(table(), "visit red3 1 stone"), "skip") == "Leave the site"
        assert spoken(play(mine(table(), superiority=1), "visit red3 2 food"), "skip") == "End the turn"
        assert spoken(use(table(), "monument"), "skip") == "No, go on"

    def test_the_card_is_named_where_it_comes_along(self) -> None:
        state = play(table(), "visit archon 3 temple")
        assert spoken(state, "climb", "forest").endswith("with Aries")
        assert "Aries" not in spoken(use(table(), "monument"), "climb", "forest")

    def test_the_heading_says_what_is_asked(self) -> None:
        assert spoken(table()) == "What will you do?"
        assert spoken(play(table(), "visit archon 3 temple")) == "Which temple do you climb?"
        assert spoken(GAME.new(Setup(2, 1, Options()))) == "Which citizen do you begin with?"
        token = play(mine(table(), superiority=1), "visit red3 2 food")
        assert spoken(token) == "Spend a superiority token for another action?"

    def test_every_task_that_waits_has_a_heading_in_every_language(self) -> None:
        for kind in QUESTIONS:
            key = f"origins-ask-{kind.__struct_config__.tag}"
            assert all(key in text for text in (data.sentences(each)["origins"] for each in data.languages()))

    @given(setups(GAME), seeds, st.integers(0, 300))
    def test_every_label_fits_in_a_menu(self, setup: Setup[Options], dice: int, moves: int) -> None:
        state = walk(GAME, setup, dice, moves).state
        if state.over:
            return
        view = GAME.view(state, state.active)
        for move in GAME.legal_moves(state):
            path = steps(move)
            for length in range(len(path) + 1):
                for language in data.languages():
                    assert len(say(GAME.label(view, path[:length]), language)) <= MENU


class TestRefusals:
    @pytest.mark.parametrize(
        ("move", "why"),
        [
            ("dance", "not a move"),
            ("", "not a move"),
            ("visit green4 1 stone", "You have no “green4”"),
            ("visit red3 9 stone", "no site “9”"),
            ("visit red3 x stone", "no site “x”"),
            ("visit blue2 2 food", "Too little wisdom: the food site is at 6, so blue 2 has to pay 4"),
            ("visit red3 1 food", "There is no action “food” at the stone site; there are: take 3 stone"),
            ("visit blue2 1 bonus", "for red workers only"),
            ("visit red3 1 pisces", "Only the card Pisces"),
            ("visit red3 4 citizen", "cannot do that now: take a citizen"),
            ("close 0 0 red3 0", "no four tiles"),
            ("tower red", "Too little gold"),
            ("tower blue", "no blue disk"),
            ("tower", "not possible now"),
            ("grow", "Too little food for a base: 0 of 2"),
            ("buy pool mint 1 0", "not what is to be decided now"),
            ("skip", "not what is to be decided now"),
        ],
    )
    def test_the_reason_is_given(self, move: str, why: str) -> None:
        state = mine(table(sites=(1, 6, 1, 1, 1), towers=(1, 1, 0, 1, 1)), goods=Goods(wisdom=2))
        assert why in refused(state, move)

    @pytest.mark.parametrize(
        ("move", "why"),
        [
            ("buy pool agora 1 0", "no building “agora”"),
            ("buy aside mint 1 0", "no building “mint”"),
            ("buy pool mint 0 0", "a tile already"),
            ("buy pool mint 5 5", "share a side"),
            ("buy pool mint", "share a side"),
            ("buy pool mint 1 0", "You cannot pay for Mint: it costs 1 stone, 4 wisdom"),
            ("farm pool mint 5 5", "share a side"),
            ("farm pool mint 1 0 0", "not possible now"),
            ("visit red3 1 stone", "not what is to be decided now"),
        ],
    )
    def test_the_reason_a_tile_is_refused(self, move: str, why: str) -> None:
        state = play(mine(table(), goods=Goods()), "visit archon 2 building")
        assert why in refused(state, move)

    def test_the_reason_a_citizen_is_refused(self) -> None:
        state = play(mine(table(), bases=3, goods=Goods()), "visit archon 4 citizen")
        assert state.active == 1  # only the free one could be taken
        state = play(mine(table(), bases=3, goods=Goods(wisdom=1)), "visit archon 4 citizen")
        assert "costs 4 wisdom" in refused(state, "recruit yellow 2")
        assert "not possible now" in refused(state, "recruit green 2")

    def test_the_reason_a_district_stays_open(self) -> None:
        state = mine(table(districts=()), city=city("mint 1 0", "mint 1 1"))
        assert "no unused freeman “red6”" in refused(state, "close 0 0 red6 0")
        assert "No district card fits that district" in refused(state, "close 0 0 red3 7")

    def test_all_bases_taken(self) -> None:
        assert "all your bases" in refused(mine(rich(table()), bases=6), "grow")

    def test_nobody_left_is_said_as_such(self) -> None:
        state = mine(rich(table(people="red3@1")), figure=1)
        assert refused(state, "visit red3 1 stone") == "All your workers are used in this round."

    @pytest.mark.parametrize("move", ["tower red 1", "visit red3 1 stone 2", "grow 2", "close 0 0 red3 0 0"])
    def test_words_too_many_are_not_blamed_on_a_price(self, move: str) -> None:
        state = rich(mine(table(districts=()), city=city("mint 1 0", "mint 1 1")))
        assert refused(state, move) == f"“{move}” is not possible now. What will you do?"

    def test_a_free_citizen_is_not_refused_for_its_price(self) -> None:
        state = mine(use(mine(table(), bases=3), "estate"), goods=Goods())
        assert "not possible now" in refused(state, "recruit yellow 6")

    def test_the_verbs_on_offer_are_named(self) -> None:
        assert "Visit a site" in refused(table(), "nonsense")


def test_every_verb_with_fields_has_names_for_them() -> None:
    fields = {verb(kind): len(kind.__struct_fields__) for kind in KINDS if kind.__struct_fields__}
    assert {name: len(names) for name, names in FIELD_LABELS.items()} == fields


def test_what_is_free_is_not_priced() -> None:
    state = use(mine(table(), bases=3), "estate")
    assert spoken(state, "recruit", "yellow") == "yellow 2 (free)"


def test_a_farm_under_virgo_says_so() -> None:
    state = holding(mine(table(), city=city("castle 1 0 farm")), Sign.VIRGO)
    state = play(state, "visit archon 2 building")
    assert spoken(state, "buy", "pool", "mint", "1 0") == "on the farm beside Agora, free"


class TestObstacles:
    def told(self, state: State) -> list[str]:
        return [say(why) for why in GAME.obstacles(GAME.view(state, state.active))]

    def test_sites_out_of_reach(self) -> None:
        state = mine(table(people="red3", sites=(1, 5, 1, 1, 6)), figure=1, goods=Goods(), bases=2)
        told = self.told(state)
        assert told[0] == "Too little wisdom for: the food site, the supply site."
        assert told[1].startswith("Too little food")

    def test_no_worker_left_and_no_base(self) -> None:
        told = self.told(rich(mine(table(people="red3@1 blue2@1"), figure=1)))
        assert told == [
            "All your workers are used in this round.",
            "You have no free base for another citizen.",
        ]

    def test_an_open_district_without_a_freeman(self) -> None:
        state = rich(mine(table(people="red3@1"), city=city("mint 1 0", "mint 1 1")))
        assert self.told(state) == ["No unused freeman is left to close your open district."]

    def test_buildings_too_expensive(self) -> None:
        state = play(mine(table(), goods=Goods(stone=3)), "visit archon 2 building")
        assert self.told(state) == ["You cannot pay for: Castle, Main Gate, Monument, Mint."]

    def test_citizens_too_expensive(self) -> None:
        state = play(mine(table(), bases=3, goods=Goods(wisdom=3)), "visit archon 4 citizen")
        assert self.told(state) == ["You cannot pay for: yellow 2."]

    def test_nothing_where_everything_is_open(self) -> None:
        assert self.told(play(table(), "visit archon 3 temple")) == []
        assert self.told(GAME.new(Setup(2, 1, Options()))) == []
