"""Visiting a site (pages 13, 14, 17 and 20)."""

import pytest
from msgspec.structs import replace

from engines.origins.components import Goods
from engines.origins.components.terms import Sign
from engines.origins.state import Speaker
from tests.rules.origins.tables import (
    BLUE,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    freemen,
    holding,
    keys,
    me,
    military,
    mine,
    offered,
    play,
    points,
    rich,
    step,
    table,
    temples,
)


class TestPage13SendingAWorker:
    def test_a_freeman_of_2_on_a_site_at_3_pays_1_wisdom_and_the_site_rises_to_4(self) -> None:
        after = play(table(sites=(1, 3, 1, 1, 1)), "visit blue2 2 food")
        assert me(after).goods == Goods(1, 4, 0, 1)
        assert after.sites == (1, 4, 1, 1, 1)

    def test_a_die_as_high_as_the_site_pays_nothing(self) -> None:
        after = play(table(sites=(1, 2, 1, 1, 1)), "visit blue2 2 food")
        assert me(after).goods.wisdom == 1

    def test_gold_may_pay_the_difference(self) -> None:
        after = play(table(sites=(1, 4, 1, 1, 1)), "visit blue2 2 food")
        assert me(after).goods == Goods(1, 4, 0, 0)

    def test_who_cannot_pay_the_difference_cannot_go(self) -> None:
        assert not offered(table(sites=(1, 5, 1, 1, 1)), "visit blue2 2")

    def test_a_site_at_6_goes_on_at_1(self) -> None:
        assert play(table(people="red6", sites=(6, 1, 1, 1, 1)), "visit red6 1 stone", "skip").sites[0] == 1

    def test_the_archon_ignores_the_value_of_a_site(self) -> None:
        after = play(table(sites=(6, 1, 1, 1, 1)), "visit archon 1 stone")
        assert me(after).goods == Goods(4, 1, 1, 1)
        assert after.sites[0] == 1
        assert me(after).figure == 1

    def test_a_site_has_room_for_any_number_of_workers(self) -> None:
        state = play(table(), "visit red3 2 food", "visit red3 2 food", "visit archon 2 food")
        assert [freeman.site for freeman in me(state).freemen] == [2, 0]
        assert me(state).figure == 2
        assert state.sites[1] == 4

    def test_the_site_rises_before_the_action(self) -> None:
        after = play(rich(table()), "visit archon 2 building")
        assert after.sites[1] == 2
        assert offered(after, "buy")

    def test_a_used_worker_cannot_go_again(self) -> None:
        state = table(people="red3@1 blue2")
        assert not offered(state, "visit red3")
        assert offered(state, "visit blue2")
        assert not offered(mine(state, figure=1), "visit archon")

    def test_a_speaker_works_with_his_value(self) -> None:
        state = mine(table(sites=(5, 1, 1, 1, 1)), speakers=(Speaker(3),))
        after = play(state, "visit speaker3 1 stone")
        assert me(after).speakers == (Speaker(3, 1),)
        assert me(after).goods == Goods(4, 1, 0, 0)

    def test_a_used_speaker_cannot_go_again(self) -> None:
        state = mine(table(), speakers=(Speaker(3, 2),))
        assert not offered(state, "visit speaker")


class TestMainActions:
    def test_one_of_two_main_actions(self) -> None:
        assert offered(table(people="red3"), "visit red3 2") == ["visit red3 2 food", "visit red3 2 building"]

    @pytest.mark.parametrize(
        ("visit", "goods"),
        [
            ("visit archon 1 stone", Goods(4, 1, 1, 1)),
            ("visit archon 2 food", Goods(1, 4, 1, 1)),
            ("visit archon 3 wisdom", Goods(1, 1, 4, 1)),
            ("visit archon 5 goods", Goods(2, 2, 2, 1)),
        ],
    )
    def test_goods(self, visit: str, goods: Goods) -> None:
        assert me(play(table(), visit)).goods == goods

    @pytest.mark.parametrize(
        ("good", "goods"),
        [("stone", Goods(2, 1, 1, 2)), ("food", Goods(1, 2, 1, 2)), ("wisdom", Goods(1, 1, 2, 2))],
    )
    def test_any_basic_resource_and_a_gold(self, good: str, goods: Goods) -> None:
        asked = play(table(), "visit archon 4 gold")
        assert offered(asked) == ["take stone", "take food", "take wisdom"]
        assert me(play(asked, f"take {good}")).goods == goods

    def test_advance_1_and_or_attack_in_either_order(self) -> None:
        asked = play(table(), "visit archon 1 army")
        assert offered(asked) == [
            "march advance attack",
            "march attack advance",
            "march advance",
            "march attack",
        ]

    def test_a_temple_costs_1_stone(self) -> None:
        assert me(play(table(), "visit archon 3 temple")).goods == Goods(0, 1, 1, 1)
        assert not offered(mine(table(), goods=Goods()), "visit archon 3 temple")

    def test_a_citizen_needs_a_free_base(self) -> None:
        assert not offered(table(), "visit archon 4 citizen")
        assert offered(mine(table(), bases=3), "visit archon 4 citizen")

    def test_training_needs_food_or_gold_and_a_target(self) -> None:
        assert not offered(mine(table(), goods=Goods(9, 0, 9, 0)), "visit archon 5 training")
        assert offered(mine(table(), goods=Goods(0, 0, 0, 1)), "visit archon 5 training")
        alone = military(table(people="red3"), 13, 0)
        assert not offered(alone, "visit red3 5 training")
        assert offered(alone, "visit archon 5 training")


class TestPage14AFreemanOfValue6:
    def test_may_do_both_main_actions_in_either_order(self) -> None:
        for first, second in (("stone", "army"), ("army", "stone")):
            state = play(table(people="blue6"), f"visit blue6 1 {first}")
            if first == "army":
                state = play(state, "march advance")
            assert offered(state) == [f"act {second}", "skip"]

    def test_may_leave_one_of_them(self) -> None:
        after = play(table(people="blue6"), "visit blue6 1 stone", "skip")
        assert after.active == 1
        assert me(after).goods.stone == 4

    def test_may_do_the_bonus_between_them(self) -> None:
        state = play(table(people="red6"), "visit red6 1 stone", "act bonus", "march attack", "act army")
        assert offered(state, "march")

    def test_may_do_the_bonus_before_both(self) -> None:
        state = play(table(people="red6"), "visit red6 1 bonus", "march advance", "act stone")
        assert offered(state) == ["act army", "skip"]

    def test_no_other_worker_does_both(self) -> None:
        assert play(table(people="blue5"), "visit blue5 1 stone").active == 1
        assert play(table(), "visit archon 1 stone").active == 1


class TestBonusTokens:
    def test_the_bonus_is_for_workers_of_its_colour(self) -> None:
        state = table(people="red3 blue3")
        assert "visit red3 1 bonus" in offered(state)
        assert "visit blue3 1 bonus" not in offered(state)

    def test_after_the_main_action_it_may_be_left(self) -> None:
        state = play(table(), "visit red3 1 stone")
        assert offered(state) == ["act bonus", "skip"]
        assert play(state, "skip").active == 1

    def test_before_the_main_action_that_is_then_owed(self) -> None:
        state = play(table(), "visit red3 1 bonus", "march advance")
        assert offered(state) == ["act stone", "act army"]

    def test_only_once(self) -> None:
        state = play(table(), "visit red3 1 stone", "act bonus", "march attack")
        assert state.active == 1

    def test_speakers_never_have_it(self) -> None:
        state = mine(table(people=""), speakers=(Speaker(3),))
        assert not [move for move in offered(state, "visit speaker") if move.endswith("bonus")]

    def test_the_archon_has_the_colours_of_the_advisors(self) -> None:
        state = rich(mine(table(people=""), advisors=(PURPLE, ORANGE, BLUE)))
        bonuses = [move for move in offered(state, "visit archon") if move.endswith("bonus")]
        assert bonuses == ["visit archon 2 bonus", "visit archon 3 bonus", "visit archon 4 bonus"]

    def test_page_20_an_advisor_who_comes_during_the_visit_lends_the_archon_his_colour(self) -> None:
        state = play(rich(table(people="yellow6 red3")), "visit archon 5 training", "train yellow6 1")
        assert me(state).advisors == (YELLOW,)
        state = play(state, "skip")
        assert offered(state) == ["act bonus", "skip"]
        assert me(play(state, "act bonus", "take food")).goods == Goods(9, 9, 9, 9)

    def test_an_advisor_of_another_colour_brings_no_bonus(self) -> None:
        state = play(rich(table(people="red6")), "visit archon 5 training", "train red6 1", "skip")
        assert state.active == 1

    def test_no_other_worker_gains_a_colour_during_the_visit(self) -> None:
        state = play(rich(table(people="yellow6 red3")), "visit red3 5 training", "train yellow6 1", "skip")
        assert state.active == 1

    def test_at_first_the_archon_has_none(self) -> None:
        assert not [move for move in offered(table(people=""), "visit archon") if move.endswith("bonus")]

    def test_red_1_wisdom_to_advance_or_attack(self) -> None:
        state = play(table(), "visit red3 1 bonus")
        assert me(state).goods.wisdom == 0
        assert offered(state) == ["march advance", "march attack"]

    def test_red_without_wisdom_or_gold_is_not_offered(self) -> None:
        assert "visit red3 1 bonus" not in offered(mine(table(), goods=Goods(stone=5, food=5)))

    def test_purple_1_food_to_buy_at_the_usual_price(self) -> None:
        state = play(rich(table(people="purple3")), "visit purple3 2 bonus")
        assert me(state).goods.food == 8
        after = play(state, "buy pool fortress 1 0", "skip")
        assert me(after).goods.stone == 6

    def test_blue_1_stone_for_a_step_on_any_temple_without_its_card(self) -> None:
        state = play(table(people="blue3"), "visit blue3 3 bonus")
        assert me(state).goods.stone == 0
        assert offered(state) == ["climb forest 1", "climb mountain 1", "climb sea 1"]
        after = play(state, "climb sea 1")
        assert after.temples[2].track.places[0] == 1
        assert after.temples[2].holder is None

    def test_blue_is_not_offered_on_all_tops(self) -> None:
        state = temples(rich(table(people="blue3")), (12, 0), (12, 0), (12, 0))
        assert "visit blue3 3 bonus" not in offered(state)

    def test_orange_a_speaker_if_there_is_one(self) -> None:
        state = play(table(people="orange3"), "visit orange3 4 bonus")
        after = play(state, "hire 4 4")
        assert me(after).speakers == (Speaker(4),)
        assert after.speakers == (3,)
        assert "visit orange3 4 bonus" not in offered(table(people="orange3", speakers=()))

    def test_yellow_a_basic_resource(self) -> None:
        state = play(table(people="yellow3"), "visit yellow3 5 goods", "act bonus")
        assert me(play(state, "take food")).goods == Goods(2, 3, 2, 1)

    def test_tokens_work_on_any_site(self) -> None:
        state = table(tokens=(YELLOW, RED, PURPLE, BLUE, ORANGE), people="yellow3")
        assert offered(play(state, "visit yellow3 1 bonus"), "take")

    def test_pisces_gives_a_gold_instead_but_the_colour_is_still_needed(self) -> None:
        state = holding(mine(table(), goods=Goods()), Sign.PISCES)
        assert "visit red3 1 pisces" in offered(state)
        assert "visit blue2 1 pisces" not in offered(state)
        assert me(play(state, "visit red3 1 stone", "act pisces")).goods == Goods(stone=3, gold=1)

    def test_pisces_takes_the_place_of_the_bonus_and_of_its_cost(self) -> None:
        state = holding(table(), Sign.PISCES)
        after = play(state, "visit red3 1 pisces")
        assert me(after).goods == Goods(1, 1, 1, 2)
        assert offered(after) == ["act stone", "act army"]


class TestPage20Superiority:
    def test_a_token_buys_one_more_action(self) -> None:
        state = mine(table(), superiority=2)
        asked = play(state, "visit red3 2 food")
        assert asked.active == 0
        assert "skip" in offered(asked)
        after = play(asked, "visit blue2 2 food")
        assert me(after).superiority == 1
        assert after.active == 1

    def test_at_most_one_a_turn(self) -> None:
        after = play(mine(table(), superiority=5), "visit red3 2 food", "visit blue2 2 food")
        assert after.active == 1

    def test_it_may_be_kept(self) -> None:
        after = play(mine(table(), superiority=1), "visit red3 2 food", "skip")
        assert me(after).superiority == 1
        assert after.active == 1

    def test_one_just_gained_may_be_spent(self) -> None:
        asked = play(table(people="blue3"), "visit blue3 1 army", "march advance")
        assert me(asked).superiority == 1
        assert asked.active == 0
        assert me(play(asked, "visit archon 2 food")).superiority == 0

    def test_the_further_action_may_be_to_pass(self) -> None:
        after = play(mine(table(), superiority=1), "visit red3 2 food", "pass")
        assert me(after).superiority == 0
        assert me(after).passed

    def test_an_archon_who_passes_cannot_spend_one(self) -> None:
        after = play(mine(table(), superiority=1), "pass")
        assert after.active == 1
        assert me(after).superiority == 1

    def test_spending_it_is_told(self) -> None:
        asked = play(mine(table(), superiority=1), "visit red3 2 food")
        assert keys(step(asked, "visit blue2 2 food"))[0] == "origins-further"


class TestTurns:
    def test_turns_go_clockwise_and_skip_who_has_passed(self) -> None:
        state = table(3)
        state = play(state, "visit red3 2 food", "pass", "visit red3 2 food")
        assert state.active == 0
        assert play(state, "visit blue2 1 stone").active == 2

    def test_a_turn_is_one_action(self) -> None:
        assert play(table(), "visit red3 2 food").active == 1

    def test_who_can_only_pass_passes(self) -> None:
        state = table(people="red3@1")
        state = replace(
            state,
            archons=tuple(replace(archon, figure=1, goods=Goods()) for archon in state.archons),
        )
        state = mine(state, freemen=freemen("red3"))
        done = step(state, "visit red3 2 food")
        assert "origins-passed" in keys(done)
        assert done.state.active == 0

    def test_identical_workers_are_offered_once(self) -> None:
        moves = offered(table(people="red3 red3"))
        assert len(moves) == len(set(moves))

    def test_points_never_come_from_a_visit_alone(self) -> None:
        assert points(play(table(), "visit red3 2 food")) == 0
