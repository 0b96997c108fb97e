"""A person is asked one step at a time; steps with only one answer are skipped."""

from hypothesis import given
from msgspec import Struct

from bot.ui.panel.question_tree import question
from engines.core.grids.hexes import Hex
from engines.core.notation import steps
from tests.laws.positions import any_position
from tests.laws.test_laws import Position


class Take(Struct, frozen=True):
    coins: int
    at: Hex


class Wait(Struct, frozen=True):
    pass


MOVES = (Take(1, Hex(0, 0)), Take(1, Hex(2, -1)), Take(3, Hex(0, 0)), Wait())


def test_the_verb_is_asked_first() -> None:
    assert question(MOVES).choices == ("take", "wait")


def test_then_each_field_is_asked_and_a_place_is_one_answer() -> None:
    assert question(MOVES, ("take",)).choices == ("1", "3")
    assert question(MOVES, ("take", "1")).choices == ("0 0", "2 -1")


def test_forced_steps_are_filled_in() -> None:
    assert question(MOVES[:3]).path == ("take",)
    decided = question(MOVES, ("take", "3"))
    assert decided.path == ("take", "3", "0 0")
    assert decided.move == MOVES[2]


def test_a_verb_without_fields_is_a_whole_move() -> None:
    assert question(MOVES, ("wait",)).move == Wait()


def test_there_is_no_move_while_a_step_is_open() -> None:
    assert question(MOVES).move is None


def test_an_illegal_path_has_no_choices() -> None:
    lost = question(MOVES, ("take", "9"))
    assert (lost.choices, lost.moves, lost.move) == ((), (), None)
    assert question(()).move is None


@given(any_position())
def test_every_legal_move_can_be_reached(position: Position) -> None:
    game, played = position
    moves = game.legal_moves(played.state)
    for move in {*moves[:3], *moves[-3:]}:
        path: tuple[str, ...] = ()
        while (asked := question(moves, path)).choices:
            path = steps(move)[: len(asked.path) + 1]
            assert path[-1] in asked.choices
        assert asked.move == move
