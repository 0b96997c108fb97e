"""The end of the game, and counting points."""

from engines.core.game import Score, ranks
from engines.founders.game import GAME
from engines.founders.scoring import score
from engines.founders.state import Ending, Phase
from tests.rules.founders.tables import (
    TWO_GROVES,
    founder,
    legal,
    play,
    points,
    sentences,
    steps,
    table,
    territory,
)


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
        state = table(founder(), founder(TWO_GROVES, "coin"), open_tiles=("lake", "lake"), stacks=stacks)
        assert play(state, "add lake 0 1").ending is None


def test_the_end_comes_only_when_a_turn_ends() -> None:
    state = table(founder(), open_tiles=("lake",), phase=Phase.REVEAL, stacks=((), (), ("inn-fish",)))
    after = play(state, "reveal city")
    assert not any(after.stacks)
    assert after.ending is None
    assert play(after, "add lake 0 1").ending is Ending.STACKS


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
