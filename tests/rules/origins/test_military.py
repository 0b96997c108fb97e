"""The military track (pages 10, 14, 15 and 21)."""

import pytest

from engines.origins.actions.military import RETREAT, retreat
from engines.origins.components import Goods
from engines.origins.components.tasks import Campaign
from engines.origins.state import State, Track
from tests.rules.origins.tables import NOTHING, asked, me, military, mine, offered, play, points, table

# The seats of the printed examples.
GREEN, BLUE, BROWN, BLACK = range(4)


def armoury(state: State) -> State:
    """Seat 0 may advance by 2 and attack."""
    return asked(state, Campaign(2, attack="and"))


def attack_from(place: int, goods: Goods = NOTHING) -> State:
    """Seat 0 attacks from a space, alone on the track but for a disk on the start."""
    state = mine(military(table(), place, 0), goods=goods)
    return play(asked(state, Campaign(1, attack="or")), "march attack")


class TestPage14Advancing:
    def test_the_example_past_a_disk_onto_another_and_over_one_border(self) -> None:
        state = military(table(3), 3, 4, 5)
        after = play(armoury(state), "march advance")
        assert after.military.places == (5, 4, 5)
        assert after.military.stack(5) == (BROWN, GREEN)
        assert me(after).superiority == 1

    def test_no_token_without_a_border(self) -> None:
        assert me(play(armoury(military(table(), 1, 0)), "march advance")).superiority == 0

    def test_a_token_for_each_border(self) -> None:
        state = asked(military(table(), 0, 0), Campaign(7))
        assert me(play(state, "march advance")).superiority == 3

    def test_the_last_space_scores_9_at_once(self) -> None:
        after = play(armoury(military(table(), 12, 0)), "march advance")
        assert after.military.places[0] == 13
        assert points(after) == 9

    def test_on_the_last_space_a_disk_never_moves_again(self) -> None:
        state = armoury(military(table(), 13, 0))
        assert offered(state) == ["march attack", "skip"]
        after = play(state, "march attack")
        assert points(after) == 5 + 1
        assert RETREAT[13] == 13


class TestPage15Attacking:
    def test_the_example_1_wisdom_and_3_points(self) -> None:
        state = mine(military(table(3), 5, 4, 5), goods=Goods())
        after = play(asked(state, Campaign(1, attack="or")), "march attack")
        assert points(after) == 3
        assert me(after).goods == Goods(wisdom=1)

    def test_disks_on_the_same_space_are_not_behind(self) -> None:
        assert points(play(armoury(military(table(2), 2, 2)), "march attack", "skip")) == 1

    @pytest.mark.parametrize(
        ("place", "goods"),
        [
            (1, Goods()),
            (3, Goods(stone=1)),
            (4, Goods(food=1)),
            (5, Goods(wisdom=1)),
            (6, Goods(gold=1)),
            (12, Goods(gold=2)),
            (13, Goods()),
        ],
    )
    def test_the_bonus_beside_the_space(self, place: int, goods: Goods) -> None:
        assert me(attack_from(place)).goods == goods

    @pytest.mark.parametrize(
        ("place", "goods"),
        [
            (7, Goods(stone=1, food=1)),
            (8, Goods(food=2)),
            (9, Goods(food=1, wisdom=1)),
            (10, Goods(food=1, gold=1)),
            (11, Goods(food=1, gold=1)),
        ],
    )
    def test_a_basic_resource_and_what_the_space_shows(self, place: int, goods: Goods) -> None:
        state = attack_from(place)
        assert offered(state) == ["take stone", "take food", "take wisdom"]
        assert me(play(state, "take food")).goods == goods

    def test_a_basic_resource_for_a_gold(self) -> None:
        state = attack_from(2, Goods(stone=1, wisdom=2))
        assert offered(state) == ["exchange stone", "exchange wisdom", "skip"]
        assert me(play(state, "exchange wisdom")).goods == Goods(stone=1, wisdom=1, gold=1)
        assert me(play(state, "skip")).goods == Goods(stone=1, wisdom=2)

    def test_who_has_none_is_not_asked(self) -> None:
        assert attack_from(2, Goods(gold=3)).active == 1

    def test_move_and_attack_in_either_order(self) -> None:
        state = armoury(mine(military(table(), 3, 2), goods=Goods()))
        assert me(play(state, "march advance attack")).goods == Goods(wisdom=1)
        assert me(play(state, "march attack advance")).goods == Goods(stone=1)

    def test_and_one_of_them_may_be_left(self) -> None:
        state = armoury(mine(military(table(), 3, 2), goods=Goods()))
        assert play(state, "march attack").military.places[0] == 3
        assert me(play(state, "march advance")).goods == Goods()


class TestPage21Retreat:
    def test_the_example_brown_at_the_bottom_green_and_blue_on_it(self) -> None:
        track = Track((9, 8, 9, 4), (BLACK, BLUE, BROWN, GREEN))
        assert track.leader(range(4)) == BROWN
        after = retreat(track, range(4))
        assert after.places == (7, 7, 7, 4)
        assert after.stack(7) == (BROWN, GREEN, BLUE)
        assert after.stack(4) == (BLACK,)

    def test_to_the_space_right_after_the_last_border(self) -> None:
        assert RETREAT == (0, 1, 1, 1, 4, 4, 4, 7, 7, 7, 10, 10, 10, 13)

    def test_who_stands_there_already_lies_above_those_who_come(self) -> None:
        after = retreat(Track((4, 5, 6), (2, 1, 0)), range(3))
        assert after.stack(4) == (2, 1, 0)

    def test_the_neutral_disk_stays(self) -> None:
        assert retreat(Track((5, 6), (0, 1)), range(1)).places == (4, 6)
