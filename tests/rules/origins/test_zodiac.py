"""The twelve zodiac cards (pages 24 and 25)."""

import pytest
from msgspec.structs import replace

from engines.core.grids.squares import Square
from engines.origins.components import Goods
from engines.origins.components.tasks import Campaign
from engines.origins.components.terms import INDEX, Sign
from engines.origins.state import Die, Freeman, Seated, Speaker, State
from tests.rules.origins.tables import (
    BLUE,
    NOTHING,
    PURPLE,
    RED,
    YELLOW,
    asked,
    city,
    freemen,
    holding,
    me,
    military,
    mine,
    offered,
    play,
    points,
    rich,
    table,
    temples,
    use,
)


class TestAries:
    def attack(self, state: State) -> int:
        return points(play(asked(state, Campaign(1, attack="or")), "march attack"))

    def test_1_point_more_for_each_red_citizen_used_or_seated(self) -> None:
        seated = city("mint 1 0", "mint 1 1", seats=(Seated(0, 0, RED, 2),))
        state = mine(table(people="red3 red1@4 blue2"), city=seated)
        assert self.attack(holding(state, Sign.ARIES)) == self.attack(state) + 3

    def test_a_red_advisor_does_not_count(self) -> None:
        state = mine(table(people="blue2"), advisors=(RED,))
        assert self.attack(holding(state, Sign.ARIES)) == self.attack(state)


class TestTaurus:
    def test_buildings_of_the_pool_cost_1_wisdom_less(self) -> None:
        state = play(holding(rich(table()), Sign.TAURUS), "visit archon 2 building")
        assert me(play(state, "buy pool mint 1 0")).goods.wisdom == 9 - 3

    def test_citizens_of_the_pool_too(self) -> None:
        state = mine(holding(rich(table()), Sign.TAURUS), bases=3)
        after = play(state, "visit archon 4 citizen", "recruit yellow 2")
        assert me(after).goods.wisdom == 9 - 3

    def test_never_less_than_nothing(self) -> None:
        state = mine(holding(rich(table()), Sign.TAURUS), bases=3)
        assert me(play(state, "visit archon 4 citizen", "recruit red 2")).goods.wisdom == 9

    def test_together_with_libra(self) -> None:
        closing = mine(table(), goods=Goods(wisdom=1), city=city("mint 1 0", "mint 1 1"))
        state = holding(closing, Sign.TAURUS, Sign.LIBRA)
        libra = play(state, "close 0 0 red3 0", "take food")
        assert "recruit blue 2" in offered(libra)
        assert me(play(libra, "recruit blue 2")).goods.wisdom == 0


class TestGemini:
    @pytest.mark.parametrize(("place", "spaces"), [(1, 0), (2, 1), (3, 2), (4, 0), (6, 2), (13, 0)])
    def test_a_basic_resource_for_each_space_of_the_coming_retreat(self, place: int, spaces: int) -> None:
        state = play(holding(military(table(), place, 0), Sign.GEMINI), "pass")
        if not spaces:
            assert state.active == 1
        else:
            wanted = " ".join(["wisdom"] * spaces)
            assert me(play(state, f"take {wanted}")).goods.wisdom == 1 + spaces

    def test_the_resources_may_be_equal_or_different(self) -> None:
        state = play(holding(military(table(), 3, 0), Sign.GEMINI), "pass")
        assert len(offered(state, "take")) == 6


class TestCancer:
    def test_a_citizen_for_nothing_when_passing_with_a_free_base(self) -> None:
        state = play(mine(holding(table(), Sign.CANCER), bases=3, goods=Goods()), "pass")
        after = play(state, "recruit yellow 2")
        assert me(after).freemen[-1] == Freeman(YELLOW, 2)
        assert after.active == 1

    def test_it_may_be_left(self) -> None:
        state = play(mine(holding(table(), Sign.CANCER), bases=3), "pass")
        assert me(play(state, "skip")).freemen == me(state).freemen

    def test_the_base_must_be_free_before_dice_retire(self) -> None:
        after = play(holding(table(people="red6@1 blue2"), Sign.CANCER), "pass")
        assert after.active == 1
        assert me(after).free_bases == 1


class TestLeo:
    @pytest.mark.parametrize(("value", "seated"), [(1, 3), (4, 6), (5, 6), (6, 6)])
    def test_2_more_for_the_die_that_closes_up_to_6(self, value: int, seated: int) -> None:
        state = holding(mine(table(people=f"red{value}"), city=city("mint 1 0", "mint 1 1")), Sign.LEO)
        after = play(state, f"close 0 0 red{value} 0", "take food")
        assert me(after).city.seats == (Seated(0, 0, RED, seated),)


class TestVirgo:
    def state(self, goods: Goods = NOTHING) -> State:
        farms = city("castle 1 0 farm")
        return play(
            holding(mine(table(), goods=goods, city=farms), Sign.VIRGO),
            "visit archon 2 building",
        )

    def test_a_building_on_a_farm_costs_neither_stone_nor_wisdom(self) -> None:
        after = play(self.state(), "buy pool mint 1 0")
        built = me(after).city.survey.tiles[Square(1, 0)]
        assert (built.building, built.farm) == ("mint", False)
        assert me(after).goods == Goods(gold=1)  # what the mint gives

    def test_the_farm_goes_under_the_stack_of_its_colour(self) -> None:
        after = play(self.state(), "buy pool mint 1 0")
        assert after.stacks[INDEX[PURPLE]][-1] == "castle"

    def test_elsewhere_the_price_stays(self) -> None:
        assert not offered(self.state(), "buy pool mint 2 0")
        assert offered(self.state(Goods(9, 9, 9, 9)), "buy pool mint 2 0")

    def test_a_farm_is_not_laid_on_a_farm(self) -> None:
        assert not offered(self.state(), "farm pool mint 1 0")

    def test_without_the_card_nothing_lies_on_a_farm(self) -> None:
        state = play(rich(mine(table(), city=city("castle 1 0 farm"))), "visit archon 2 building")
        assert not [move for move in offered(state, "buy") if move.endswith(" 1 0")]

    def test_a_tile_set_aside_may_go_there_too(self) -> None:
        state = holding(
            mine(table(), aside=("monument",), goods=Goods(), city=city("castle 1 0 farm")), Sign.VIRGO
        )
        assert offered(play(state, "visit archon 2 building"), "buy aside monument") == [
            "buy aside monument 1 0"
        ]


class TestLibra:
    def closing(self, goods: Goods) -> State:
        state = mine(table(), goods=goods, city=city("mint 1 0", "mint 1 1"))
        return play(holding(state, Sign.LIBRA), "close 0 0 red3 0", "take food")

    def test_after_all_of_the_closing_a_citizen_at_its_price(self) -> None:
        state = self.closing(Goods(wisdom=2))
        assert offered(state) == ["recruit red 2", "recruit purple 2", "recruit blue 2", "skip"]
        after = play(state, "recruit blue 2")
        assert me(after).goods.wisdom == 0
        assert me(after).freemen == freemen("blue2 blue2")

    def test_it_may_be_left(self) -> None:
        assert play(self.closing(Goods()), "skip").active == 1


class TestScorpio:
    def test_1_wisdom_for_closing_a_district(self) -> None:
        state = holding(mine(table(), city=city("mint 1 0", "mint 1 1")), Sign.SCORPIO)
        assert me(play(state, "close 0 0 red3 0", "take food")).goods.wisdom == 2

    def test_1_wisdom_for_a_six_that_has_to_rise(self) -> None:
        state = holding(table(people="red6@1 blue6@2 red2@3"), Sign.SCORPIO)
        assert me(play(state, "pass")).goods.wisdom == 1 + 2

    def test_not_for_what_stops_at_six(self) -> None:
        state = holding(rich(table(people="red5", towers=(2,) * 5)), Sign.SCORPIO, Sign.CAPRICORN)
        assert me(play(state, "tower red", "promote red5 1")).goods.wisdom == 9


class TestSagittarius:
    def test_a_citizen_taken_may_gain_1(self) -> None:
        state = mine(holding(rich(table()), Sign.SAGITTARIUS), bases=3)
        state = play(state, "visit archon 4 citizen")
        assert offered(state, "recruit red") == ["recruit red 3", "recruit red 2"]
        assert me(play(state, "recruit red 3")).freemen[-1] == Freeman(RED, 3)

    def test_a_speaker_may_gain_1_up_to_5(self) -> None:
        state = holding(table(people="orange3", speakers=(4, 5)), Sign.SAGITTARIUS)
        state = play(state, "visit orange3 4 bonus")
        assert offered(state) == ["hire 4 5", "hire 4 4", "hire 5 5"]
        assert me(play(state, "hire 4 5")).speakers == (Speaker(5),)

    def test_a_citizen_of_5_may_become_6(self) -> None:
        state = mine(holding(table(citizens=(Die(RED, 5),)), Sign.SAGITTARIUS), bases=3)
        assert "recruit red 6" in offered(play(state, "visit archon 4 citizen"))


class TestCapricorn:
    def test_a_floor_may_add_2_to_a_freeman_used_or_not_up_to_6(self) -> None:
        state = holding(rich(table(people="red3 blue5@2 blue6", towers=(2,) * 5)), Sign.CAPRICORN)
        state = play(state, "tower red")
        assert offered(state) == ["promote red3 2", "promote blue5@2 1", "skip"]
        assert me(play(state, "promote blue5@2 1")).freemen == freemen("red3 blue6@2 blue6")
        assert me(play(state, "promote red3 2")).freemen == freemen("red5 blue5@2 blue6")


class TestAquarius:
    def test_after_2_steps_a_gold_for_a_step_on_another_temple(self) -> None:
        state = holding(temples(table(), (1, 0), (0, 0), (0, 0)), Sign.AQUARIUS)
        state = play(state, "visit archon 3 temple", "climb sea 2")
        assert offered(state) == ["climb forest 1", "climb mountain 1", "skip"]
        after = play(state, "climb forest 1")
        assert me(after).goods.gold == 0
        assert after.temples[0].track.places[0] == 2

    def test_in_the_turn_in_which_it_is_taken(self) -> None:
        lying = replace(
            table(), temples=(replace(table().temples[0], sign=Sign.AQUARIUS), *table().temples[1:])
        )
        assert lying.temples[0].holder is None
        state = play(lying, "visit archon 3 temple", "climb forest 2")
        assert offered(state) == ["climb mountain 1", "climb sea 1", "skip"]

    def test_not_after_1_step(self) -> None:
        state = holding(table(), Sign.AQUARIUS)
        assert play(state, "visit archon 3 temple", "climb sea 1").active == 1

    def test_with_a_temple_building_both_offers_stand(self) -> None:
        state = play(use(holding(table(), Sign.AQUARIUS), "temple-sea"), "climb sea 2")
        after = play(state, "climb forest 1", "climb mountain 1")
        assert [temple.track.places[0] for temple in after.temples] == [1, 1, 2]
        assert me(after).goods.gold == 7

    def test_not_with_a_monument(self) -> None:
        assert play(use(holding(table(), Sign.AQUARIUS), "monument"), "climb sea 1").active == 1

    def test_without_gold_it_is_not_asked(self) -> None:
        state = holding(mine(table(), goods=Goods(stone=1)), Sign.AQUARIUS)
        assert play(state, "visit archon 3 temple", "climb sea 2").active == 1


class TestPisces:
    def test_every_bonus_may_be_a_gold(self) -> None:
        for colour, site in (("red", 1), ("purple", 2), ("blue", 3), ("orange", 4), ("yellow", 5)):
            state = holding(table(people=f"{colour}1"), Sign.PISCES)
            assert me(play(state, f"visit {colour}1 {site} pisces")).goods.gold == 2

    def test_the_archon_needs_an_advisor_of_the_colour(self) -> None:
        state = holding(mine(table(), advisors=(BLUE,)), Sign.PISCES)
        assert [move for move in offered(state, "visit archon") if "pisces" in move] == [
            "visit archon 3 pisces"
        ]


def test_a_card_of_another_archon_does_nothing() -> None:
    state = mine(table(), bases=3)
    theirs = replace(state, temples=tuple(replace(t, sign=Sign.CANCER, holder=1) for t in state.temples))
    assert play(theirs, "pass").active == 1
