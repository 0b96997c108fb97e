"""Temples and zodiac cards (pages 12, 17 and 21)."""

from msgspec.structs import replace

from engines.origins.components import Goods
from engines.origins.components.terms import Ending
from engines.origins.state import State
from tests.rules.origins.tables import keys, me, mine, offered, play, rich, step, table, temples


def at_temple(state: State) -> State:
    """Seat 0 has paid a stone for the main action."""
    return play(state, "visit archon 3 temple")


class TestPage17TheMainAction:
    def test_one_disk_up_to_2_steps(self) -> None:
        assert offered(at_temple(table()), "climb forest") == [
            "climb forest 2",
            "climb forest 1",
            "climb forest 0",
        ]

    def test_it_brings_the_card_in_any_position(self) -> None:
        state = temples(table(), (0, 9), (0, 0), (0, 0))
        after = play(at_temple(state), "climb forest 1")
        assert after.temples[0].holder == 0
        assert after.temples[0].track.places == (1, 9)

    def test_also_from_another_player(self) -> None:
        state = table()
        state = replace(state, temples=tuple(replace(temple, holder=1) for temple in state.temples))
        done = step(at_temple(state), "climb sea 2")
        assert [temple.holder for temple in done.state.temples] == [1, 1, 0]
        assert "origins-card" in keys(done)

    def test_on_the_top_the_card_alone(self) -> None:
        state = at_temple(temples(table(), (12, 0), (0, 0), (0, 0)))
        assert offered(state, "climb forest") == ["climb forest 0"]
        after = play(state, "climb forest 0")
        assert after.temples[0].holder == 0

    def test_one_step_below_the_top_the_other_step_is_lost(self) -> None:
        state = at_temple(temples(table(), (11, 0), (0, 0), (0, 0)))
        assert offered(state, "climb forest") == ["climb forest 1", "climb forest 0"]
        assert play(state, "climb forest 1").active == 1

    def test_gold_may_pay_the_stone(self) -> None:
        assert me(at_temple(mine(table(), goods=Goods(gold=1)))).goods == Goods()

    def test_new_arrivals_lie_on_top(self) -> None:
        state = temples(table(), (1, 2), (0, 0), (0, 0))
        after = play(at_temple(state), "climb forest 1")
        assert after.temples[0].track.stack(2) == (1, 0)

    def test_staying_keeps_the_place_in_the_stack(self) -> None:
        state = temples(table(), (2, 2), (0, 0), (0, 0))
        after = play(at_temple(state), "climb forest 0")
        assert after.temples[0].track.stack(2) == (0, 1)


class TestPage21TheEndOfARound:
    def test_the_highest_disk_takes_the_card(self) -> None:
        state = temples(table(), (1, 2), (3, 0), (0, 0))
        after = play(state, "pass", "pass")
        assert [temple.holder for temple in after.temples] == [1, 0, None]

    def test_the_example_of_a_tie_the_bottom_disk_takes_it(self) -> None:
        state = temples(table(), (0, 0), (5, 5), (0, 0), order=(1, 0))
        assert play(state, "pass", "pass").temples[1].holder == 1

    def test_nobody_while_all_stand_on_the_start(self) -> None:
        assert [temple.holder for temple in play(table(), "pass", "pass").temples] == [None] * 3

    def test_a_card_once_taken_never_goes_back_to_the_board(self) -> None:
        state = play(at_temple(table()), "climb forest 0")
        after = play(state, "pass", "pass")
        assert after.temples[0].holder == 0

    def test_a_card_goes_on_from_its_holder(self) -> None:
        state = temples(table(), (1, 2), (0, 0), (0, 0))
        state = replace(state, temples=(replace(state.temples[0], holder=0), *state.temples[1:]))
        assert play(state, "pass", "pass").temples[0].holder == 1


class TestPage22TheTops:
    def test_all_three_tops_make_this_the_last_round(self) -> None:
        state = at_temple(rich(temples(table(), (12, 0), (12, 0), (10, 0))))
        done = step(state, "climb sea 2")
        assert done.state.endings == (Ending.TEMPLES,)
        assert "origins-ending-temples" in keys(done)

    def test_two_do_not(self) -> None:
        state = at_temple(rich(temples(table(), (12, 0), (11, 0), (10, 0))))
        assert play(state, "climb sea 2").endings == ()
