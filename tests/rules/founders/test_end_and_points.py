"""The end of the game, and counting points."""

from typing import Any

from engines.core.game import Score, ranks
from engines.founders.game import GAME
from engines.founders.rules.ending import no_points_left
from engines.founders.scoring import score
from engines.founders.state import Ending, Phase, State
from tests.rules.founders.tables import (
    TWO_GROVES,
    founder,
    legal,
    play,
    points,
    refused,
    sentences,
    steps,
    table,
    territory,
)

NO_CITIES = (("grove",), ("mine",), ())


def test_the_game_is_over_when_the_last_victory_tile_is_taken() -> None:
    land = territory(
        """
        mine goldmine
        """
    )
    state = table(founder(land), open_tiles=("lake",), display=("altar-iron-gold",))
    (step,) = steps(state, "add altar-iron-gold 0 1")
    assert step.state.ending is Ending.VICTORY
    assert GAME.current(step.state) is None
    assert not legal(step.state)
    assert sentences(step.events)[-1] == "The last victory tile is taken: the game is over."


def test_the_game_is_over_when_no_stack_has_a_tile_left() -> None:
    state = table(founder(), open_tiles=("lake", "mine"), stacks=((), (), ()))
    (step,) = steps(state, "add lake 0 1")
    assert step.state.ending is Ending.STACKS
    assert sentences(step.events)[-1] == "All three stacks are used up: the game is over."


def test_it_goes_on_as_long_as_one_stack_has_a_tile() -> None:
    for stacks in ((("grove",), (), ()), ((), ("mine",), ()), ((), (), ("inn-fish",))):
        state = table(founder(), founder(TWO_GROVES, "war"), open_tiles=("lake", "lake"), stacks=stacks)
        assert play(state, "add lake 0 1").ending is None


def test_the_end_comes_only_when_a_turn_ends() -> None:
    state = table(founder(), open_tiles=("lake",), phase=Phase.REVEAL, stacks=((), (), ("inn-fish",)))
    after = play(state, "reveal city")
    assert not any(after.stacks)
    assert after.ending is None
    assert play(after, "add lake 0 1").ending is Ending.STACKS


# Nobody can gain any more points: the test that is certain.


def hopeless(**fields: Any) -> State:
    """No city tiles left, no tokens, and no way to make armies."""
    return table(founder(), open_tiles=("lake",), **{"stacks": NO_CITIES, **fields})


def test_the_game_is_over_when_nobody_can_gain_any_more_points() -> None:
    (step,) = steps(hopeless(), "add lake 0 1")
    assert step.state.ending is Ending.NOTHING
    assert sentences(step.events)[-1] == "Nobody can gain any more points: the game is over."


def test_it_is_not_certain_as_long_as_city_tiles_are_to_come() -> None:
    assert no_points_left(hopeless())
    assert not no_points_left(hopeless(stacks=(("grove",), ("mine",), ("inn-fish",))))


def test_it_is_not_certain_while_a_founder_has_a_token_or_will_take_a_coin() -> None:
    assert not no_points_left(hopeless(founders=(founder(TWO_GROVES, "war"), founder())))
    coin = territory(
        """
        grove$ grove
        """
    )
    assert not no_points_left(hopeless(founders=(founder(), founder(coin))))


def test_it_is_not_certain_as_long_as_a_city_tile_might_be_paid_for() -> None:
    rows = ((), (), ("workshop-iron",))
    stacks = (("forest",), (), ())
    assert no_points_left(hopeless(rows=rows, stacks=stacks))
    with_mines = hopeless(rows=((), ("mine",), ("workshop-iron",)), stacks=stacks)
    assert not no_points_left(with_mines)


def test_it_is_not_certain_as_long_as_a_victory_tile_might_be_paid_for() -> None:
    stacks = (("forest", "lake"), ("mine", "goldmine"), ())
    assert not no_points_left(hopeless(stacks=stacks, display=("altar-iron-gold",)))
    assert no_points_left(hopeless(stacks=stacks, display=("altar-iron-cloth",)))


def test_what_a_silent_tile_made_counts_no_more() -> None:
    for tile, over in (("market-iron", False), ("market-iron!", True)):
        land = territory(f"\n{tile} grove\n")
        display = ("greattemple-coins-coins",)
        assert no_points_left(hopeless(founders=(founder(land), founder()), display=display)) is over


# Nobody can gain any more points: all say so.


def voting(seats: int = 3) -> State:
    others = (founder(TWO_GROVES, "war"),) * (seats - 1)
    return table(founder(), *others, open_tiles=("lake",), phase=Phase.REVEAL, stacks=NO_CITIES)


def test_who_begins_a_turn_may_ask_whether_the_game_is_over_once_no_city_tile_is_to_come() -> None:
    assert legal(voting()) == {"reveal nature", "reveal village", "propose"}
    earlier = table(founder(), open_tiles=("lake",), phase=Phase.REVEAL)
    assert refused(earlier, "propose") == "As long as city tiles are to come, points can be gained."


def test_everybody_else_is_asked_in_turn() -> None:
    asked = play(voting(), "propose")
    assert GAME.current(asked) == 1
    assert legal(asked) == {"agree", "refuse"}
    assert GAME.current(play(asked, "agree")) == 2


def test_the_game_is_over_when_all_agree() -> None:
    (*_, last) = steps(voting(), "propose", "agree", "agree")
    assert last.state.ending is Ending.AGREED
    assert GAME.current(last.state) is None
    assert sentences(last.events) == [
        "#3 agrees.",
        "All agree that nobody can gain any more points: the game is over.",
    ]


def test_it_goes_on_when_one_refuses_and_is_not_asked_again_in_that_turn() -> None:
    state = play(voting(), "propose", "agree", "refuse")
    assert GAME.current(state) == 0
    assert legal(state) == {"reveal nature", "reveal village"}
    assert refused(state, "propose") == "You have asked already in this turn."
    later = play(state, "reveal nature", "add lake 0 1")
    assert "propose" in legal(later)


def test_after_a_refusal_the_only_stack_left_is_revealed_automatically() -> None:
    state = table(
        founder(),
        founder(TWO_GROVES, "war"),
        open_tiles=("lake",),
        phase=Phase.REVEAL,
        stacks=(("grove",), (), ()),
    )
    (_proposal, step) = steps(state, "propose", "refuse")
    assert step.revealed
    assert step.state.rows[0] == ("lake", "grove")
    assert (step.state.active, step.state.phase) == (0, Phase.BUILD)


# Points


def test_each_part_of_the_points() -> None:
    land = territory(
        """
        temple-coins-carts altar-iron-gold greattemple-coins-coins!
        mine*              winery*!        forest$
        """
    )
    me = founder(land, "war", "craftsmen-fish", replaced=("lake", "cliff"))
    state = table(me)
    assert points(state) == {"victory": 3, "craftsmen": 2, "tokens": 3, "replaced": -2}
    assert score(me).total == 6


def test_craftsmen_in_hand_are_one_point_like_any_token() -> None:
    assert points(table(founder(TWO_GROVES, "craftsmen-iron")))["tokens"] == 1


def test_points_stand_at_any_moment_of_the_draft() -> None:
    state = table(founder(territory("\n.\n")), founder())
    assert [each.total for each in GAME.scores(state)] == [0, 0]


def test_the_most_points_win() -> None:
    state = table(founder(TWO_GROVES, "war"), founder(TWO_GROVES, "war", "coin"))
    assert ranks(GAME.scores(state)) == (2, 1)


def test_a_tie_goes_to_who_has_more_victory_tiles_attacked_ones_too() -> None:
    one = territory(
        """
        temple-coins-carts grove
        """
    )
    two = territory(
        """
        altar-iron-gold altar-iron-wine altar-iron-fish!
        """
    )
    state = table(founder(one), founder(two))
    assert [each.total for each in GAME.scores(state)] == [2, 2]
    assert [each.ties for each in GAME.scores(state)] == [(1,), (3,)]
    assert ranks(GAME.scores(state)) == (2, 1)


def test_who_is_equal_in_all_shares_the_win() -> None:
    state = table(founder(), founder())
    assert ranks(GAME.scores(state)) == (1, 1)
    assert GAME.scores(state)[0] == Score({"victory": 0, "craftsmen": 0, "tokens": 0, "replaced": 0}, (0,))
