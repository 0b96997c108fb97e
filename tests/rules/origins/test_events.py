"""Events say what was really paid, and what became of everything."""

import pytest

from engines.core.game import Step
from engines.core.text import say
from engines.origins.components import Goods
from engines.origins.components.terms import Sign
from engines.origins.names import goods_text
from engines.origins.state import State
from tests.rules.origins.tables import (
    RED,
    city,
    holding,
    mine,
    play,
    rich,
    step,
    table,
    use,
)


def told(result: Step[State], language: str = "en") -> list[str]:
    return [say(event.text, language) for event in result.events]


class TestPage9GoldReplacesAnyResource:
    def test_in_a_visit(self) -> None:
        state = mine(table(sites=(1, 6, 1, 1, 1)), goods=Goods(wisdom=1, gold=4))
        done = step(state, "visit red3 2 food")
        assert told(done)[0] == "#1 sends red 3 to the food site (1 wisdom, 2 gold): take 3 food."
        assert (
            "czerwony 3 odwiedza miejsce żywności (1 mądrość, 2 złota): weź 3 żywności."
            in told(done, "pl")[0]
        )

    def test_the_archon_goes_free_and_not_for_nothing(self) -> None:
        done = step(table(), "visit archon 5 goods")
        assert (
            told(done)[0] == "#1 sends the archon to the supply site (free): take 1 stone, 1 food, 1 wisdom."
        )
        assert "archont odwiedza miejsce zapasów (za darmo)" in told(done, "pl")[0]

    def test_in_the_price_of_an_action(self) -> None:
        done = step(mine(table(), goods=Goods(gold=1)), "visit archon 3 temple")
        assert told(done)[1] == "#1 pays 1 gold."
        assert told(step(table(), "visit archon 3 temple"), "pl")[1] == "#1 płaci: 1 kamień."

    def test_for_a_base_a_citizen_and_a_building(self) -> None:
        state = mine(table(), bases=3, goods=Goods(stone=1, food=3, wisdom=1, gold=4))
        assert told(step(state, "grow"))[0] == "#1 takes base number 4 (3 food, 1 gold)."
        citizen = play(state, "visit archon 4 citizen")
        assert told(step(citizen, "recruit blue 2"))[0] == "#1 takes the citizen blue 2 (1 wisdom, 1 gold)."
        building = play(state, "visit archon 2 building")
        assert told(step(building, "buy pool mint 1 0"))[0] == "#1 builds Mint (1 stone, 1 wisdom, 3 gold)."

    def test_for_training(self) -> None:
        state = play(mine(table(), goods=Goods(food=1, gold=1)), "visit archon 5 training")
        assert told(step(state, "train red3 2"))[:3] == [
            "#1 pays 1 food, 1 gold.",
            "#1 trains red 3.",
            "The freeman red 3 of #1 rises to 5.",
        ]

    def test_gold_for_a_floor_and_for_a_further_step(self) -> None:
        assert told(step(rich(table()), "tower red"))[0] == "#1 pays 1 gold."
        state = play(use(table(), "temple-sea"), "climb sea 2")
        assert told(step(state, "climb forest 1"))[0] == "#1 pays 1 gold."


class TestWhatBecameOfIt:
    def test_a_farm_that_is_built_over_goes_under_its_stack(self) -> None:
        state = holding(mine(table(), city=city("castle 1 0 farm")), Sign.VIRGO)
        done = step(play(state, "visit archon 2 building"), "buy pool mint 1 0")
        assert told(done)[:2] == [
            "#1 builds Mint (free).",
            "The farm under it was Castle, which goes back under its stack.",
        ]

    def test_a_veteran_loses_1_unless_he_has_only_1(self) -> None:
        state = use(table(people="red4 red1"), "veterans-settlement")
        assert told(step(state, "honour red4"))[2] == "The freeman red 4 of #1 falls to 3."
        assert not any("falls" in line for line in told(step(state, "honour red1")))

    def test_a_retired_die_goes_back_to_the_reserve(self) -> None:
        done = step(mine(table(people="red6@1 blue2"), advisors=(RED,)), "pass")
        assert told(done)[1].endswith("is there already, so the die goes back to the reserve.")

    def test_a_disk_that_stays_climbs_no_step(self) -> None:
        state = play(table(), "visit archon 3 temple")
        assert told(step(state, "climb sea 0"))[0] == "#1 stays on step 0 of the Temple of the Seas."
        assert told(step(state, "climb sea 0"), "pl")[0] == "#1 zostaje na stopniu 0: Świątynia Mórz."

    def test_a_speaker_is_named_without_an_article(self) -> None:
        state = use(table(), "forum")
        assert told(step(state, "hire 3 3"))[0] == "#1 takes speaker 3."


@pytest.mark.parametrize(
    ("goods", "said"),
    [
        (Goods(1, 1, 1, 1), "1 kamień, 1 żywność, 1 mądrość, 1 złoto"),
        (Goods(2, 2, 2, 2), "2 kamienie, 2 żywności, 2 mądrości, 2 złota"),
        (Goods(5, 5, 5, 5), "5 kamieni, 5 żywności, 5 mądrości, 5 złota"),
    ],
)
def test_amounts_in_polish(goods: Goods, said: str) -> None:
    assert say(goods_text(goods), "pl") == said
