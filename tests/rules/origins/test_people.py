"""Citizens, speakers and advisors (pages 11, 17, 19 and 20)."""

import pytest
from msgspec.structs import replace

from engines.origins.components import Goods
from engines.origins.components.terms import INDEX, Ending
from engines.origins.state import Die, Freeman, Speaker, State
from tests.rules.origins.tables import (
    BLUE,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    freemen,
    keys,
    me,
    military,
    mine,
    of,
    offered,
    play,
    points,
    rich,
    step,
    table,
)


def recruiting(state: State) -> State:
    return play(mine(state, bases=4), "visit archon 4 citizen")


class TestPage17Citizens:
    @pytest.mark.parametrize(
        ("colour", "price"), [("red", 0), ("purple", 1), ("blue", 2), ("orange", 3), ("yellow", 4)]
    )
    def test_a_die_costs_the_wisdom_under_it(self, colour: str, price: int) -> None:
        after = play(recruiting(rich(table())), f"recruit {colour} 2")
        assert me(after).goods.wisdom == 9 - price

    def test_it_keeps_its_value_and_goes_onto_a_base(self) -> None:
        state = recruiting(table(citizens=(Die(RED, 4), Die(BLUE, 5))))
        after = play(state, "recruit red 4")
        assert me(after).freemen[-1] == Freeman(RED, 4)
        assert me(after).free_bases == 1

    def test_the_others_slide_left_and_a_new_one_of_its_colour_is_rolled(self) -> None:
        done = step(recruiting(table()), "recruit red 2")
        colours = [die.colour for die in done.state.citizens]
        assert colours == [PURPLE, BLUE, ORANGE, YELLOW, RED]
        assert 1 <= done.state.citizens[-1].value <= 5
        assert done.state.reserve[INDEX[RED]] == table().reserve[INDEX[RED]] - 1
        assert done.revealed

    def test_what_cannot_be_paid_is_not_offered(self) -> None:
        state = recruiting(mine(table(), goods=Goods(wisdom=1, gold=1)))
        assert offered(state) == ["recruit red 2", "recruit purple 2", "recruit blue 2"]

    def test_no_die_to_refill_with_makes_this_the_last_round(self) -> None:
        state = recruiting(table(reserve=(0, 4, 4, 4, 4)))
        done = step(state, "recruit red 2")
        assert done.state.endings == (Ending.CITIZENS,)
        assert "origins-ending-citizens" in keys(done)
        assert len(done.state.citizens) == 4

    def test_that_holds_even_if_a_die_comes_back_later(self) -> None:
        state = play(recruiting(table(reserve=(0, 4, 4, 4, 4))), "recruit red 2")
        assert replace(state, reserve=(3, 4, 4, 4, 4)).endings == (Ending.CITIZENS,)
        assert play(state, "pass", "pass").over


class TestPage17Training:
    def test_1_to_3_food_each_for_a_step_of_a_freeman_or_on_the_track(self) -> None:
        state = play(rich(table(people="red3 blue2@1")), "visit archon 5 training")
        assert offered(state) == [
            "train red3 1",
            "train red3 2",
            "train red3 3",
            "train army 1",
            "train army 2",
            "train army 3",
        ]

    def test_food_may_go_to_several(self) -> None:
        state = play(rich(table(people="red3 blue2")), "visit archon 5 training", "train red3 1")
        after = play(state, "train blue2 1", "train army 1")
        assert me(after).freemen == freemen("red4 blue3")
        assert after.military.places[0] == 1
        assert me(after).goods.food == 6

    def test_what_is_left_may_be_kept(self) -> None:
        state = play(rich(table(people="red3")), "visit archon 5 training", "train red3 1")
        assert me(play(state, "skip")).goods.food == 8

    def test_no_more_than_can_be_paid(self) -> None:
        state = play(mine(table(people="red3"), goods=Goods(food=1, gold=1)), "visit archon 5 training")
        assert offered(state, "train red3") == ["train red3 1", "train red3 2"]

    def test_beyond_six_makes_an_advisor(self) -> None:
        state = play(rich(table(people="red5")), "visit archon 5 training")
        assert offered(state, "train red5") == ["train red5 1", "train red5 2"]
        after = play(state, "train red5 2")
        assert me(after).advisors == (RED,)

    @pytest.mark.parametrize(("place", "steps"), [(10, 3), (11, 2), (12, 1), (13, 0)])
    def test_page_10_the_disk_never_moves_beyond_the_last_space_so_no_more_steps_are_sold(
        self, place: int, steps: int
    ) -> None:
        state = play(rich(military(table(people="red3"), place, 0)), "visit archon 5 training")
        assert offered(state, "train army") == [f"train army {times}" for times in range(1, steps + 1)]

    def test_what_the_track_has_no_room_for_may_go_to_a_freeman(self) -> None:
        state = play(rich(military(table(people="red3"), 12, 0)), "visit archon 5 training", "train army 1")
        assert offered(state) == ["train red3 1", "train red3 2", "skip"]

    def test_not_on_the_last_space(self) -> None:
        state = play(rich(military(table(people="red3"), 13, 0)), "visit archon 5 training")
        assert not offered(state, "train army")


class TestPage19Population:
    @pytest.mark.parametrize(("bases", "food"), [(2, 2), (3, 4), (4, 6), (5, 8)])
    def test_each_base_costs_more_food(self, bases: int, food: int) -> None:
        after = play(mine(rich(table()), bases=bases), "grow")
        assert me(after).goods.food == 9 - food
        assert me(after).bases == bases + 1

    def test_the_sixth_brings_10_points_at_once(self) -> None:
        assert points(play(mine(rich(table()), bases=5), "grow")) == 10
        assert points(play(mine(rich(table()), bases=4), "grow")) == 0

    def test_there_is_no_seventh(self) -> None:
        assert not offered(mine(rich(table()), bases=6), "grow")

    def test_without_food_or_gold_no_base(self) -> None:
        assert not offered(mine(table(), goods=Goods(stone=9, wisdom=9, food=1)), "grow")
        assert offered(mine(table(), goods=Goods(food=1, gold=1)), "grow")


class TestPage20Passing:
    def test_used_freemen_come_home_one_higher(self) -> None:
        after = play(table(people="red3@1 blue5@2"), "pass")
        assert me(after).freemen == freemen("red4 blue6")

    def test_unused_freemen_and_speakers_do_not_change(self) -> None:
        after = play(mine(table(people="red3 blue2@1"), speakers=(Speaker(4),)), "pass")
        assert me(after).freemen == freemen("red3 blue3")
        assert me(after).speakers == (Speaker(4),)

    def test_the_archon_comes_home(self) -> None:
        assert me(play(mine(table(), figure=3), "pass")).figure == 0

    def test_an_archon_who_passed_is_out_for_the_round(self) -> None:
        state = play(table(), "pass", "visit red3 2 food", "visit blue2 2 food")
        assert state.active == 1


class TestPage20Advisors:
    def test_a_used_six_becomes_an_advisor_and_frees_its_base(self) -> None:
        after = play(table(people="red6@1 blue2"), "pass")
        assert me(after).advisors == (RED,)
        assert me(after).freemen == freemen("blue2")
        assert me(after).free_bases == 1

    def test_a_second_of_another_colour_goes_beside_it(self) -> None:
        after = play(mine(table(people="red6@1"), advisors=(BLUE,)), "pass")
        assert me(after).advisors == (BLUE, RED)
        assert points(after) == 0

    @pytest.mark.parametrize(("advisors", "score"), [((RED,), 2), ((RED, BLUE), 4), ((BLUE, RED, PURPLE), 6)])
    def test_a_colour_that_is_there_scores_the_rightmost_place_and_goes_back(
        self, advisors: tuple[str, ...], score: int
    ) -> None:
        state = mine(table(people="red6@1"), advisors=advisors)
        after = play(state, "pass")
        assert me(after).advisors == advisors
        assert points(after) == score
        assert after.reserve[INDEX[RED]] == state.reserve[INDEX[RED]] + 1

    def test_of_several_the_new_colours_go_first(self) -> None:
        after = play(table(people="red6@1 red6@2 blue6@3"), "pass")
        assert me(after).advisors == (RED, BLUE)
        assert points(after) == 4

    def test_all_five_colours_fit(self) -> None:
        state = mine(table(people="yellow6@1"), advisors=(RED, PURPLE, BLUE, ORANGE))
        assert me(play(state, "pass")).advisors[-1] is YELLOW


class TestPage21Speakers:
    def test_used_at_3_he_returns_at_4(self) -> None:
        state = of(mine(table(speakers=()), speakers=(Speaker(3, 1),)), 1, speakers=(Speaker(2),))
        after = play(state, "pass", "pass")
        assert after.speakers == (4,)
        assert after.archons[1].speakers == (Speaker(2),)

    def test_used_at_5_he_is_rolled_again(self) -> None:
        state = mine(table(speakers=()), speakers=(Speaker(5, 1),))
        rolled = set()
        for dice in range(40):
            asked = play(replace(state, rng=dice), "pass")
            done = step(asked, "pass")
            rolled |= set(done.state.speakers)
            assert done.revealed
        assert rolled == {2, 3, 4, 5}
