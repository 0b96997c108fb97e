"""What is face down stays hidden in views, choices and events."""

import msgspec
from hypothesis import given
from msgspec.structs import replace

from engines.core.game import Played
from engines.core.notation import steps
from engines.core.rng import Rng
from engines.founders.game import GAME
from engines.founders.state import State
from tests.laws.positions import positions, seeds
from tests.rules.founders.tables import new, sentences

Position = tuple[object, Played[State]]


def turned_round(state: State) -> State:
    """The same table with every stack and the craftsmen in the opposite order."""
    stacks = tuple(stack[::-1] for stack in state.stacks)
    return replace(state, stacks=stacks, piles=replace(state.piles, craftsmen=state.piles.craftsmen[::-1]))


@given(positions((GAME,)))
def test_no_view_shows_the_order_of_a_stack_or_of_the_craftsmen(position: Position) -> None:
    _game, played = position
    other = turned_round(played.state)
    for seat in (None, *range(played.setup.seats)):
        assert GAME.view(other, seat) == GAME.view(played.state, seat)


def test_two_orders_really_are_two_states() -> None:
    state = new()
    assert turned_round(state) != state
    assert GAME.view(turned_round(state), 0) == GAME.view(state, 0)


@given(positions((GAME,)))
def test_no_choice_and_no_name_of_a_choice_depends_on_what_is_hidden(position: Position) -> None:
    _game, played = position
    other, seat = turned_round(played.state), GAME.current(played.state)
    moves = GAME.legal_moves(played.state)
    assert GAME.legal_moves(other) == moves
    if seat is not None:
        one, two = GAME.view(played.state, seat), GAME.view(other, seat)
        assert GAME.label(one, ()) == GAME.label(two, ())
        for move in moves[::7]:
            assert GAME.label(one, steps(move)) == GAME.label(two, steps(move))


@given(positions((GAME,)), seeds)
def test_only_a_revealing_move_has_events_about_hidden_things(position: Position, dice: int) -> None:
    _game, played = position
    if moves := GAME.legal_moves(played.state):
        move = moves[Rng(dice).below(len(moves))[0]]
        step, other = (GAME.apply(state, move) for state in (played.state, turned_round(played.state)))
        assert step.revealed == other.revealed
        if not step.revealed:
            assert sentences(step.events) == sentences(other.events)


@given(positions((GAME,)))
def test_craftsmen_that_are_face_down_are_not_told_apart_in_any_view(position: Position) -> None:
    _game, played = position
    seen = msgspec.json.decode(msgspec.json.encode(GAME.view(played.state, 0)))
    hidden = seen["state"]["piles"]["craftsmen"]
    assert hidden == sorted(hidden)
    for stack in seen["state"]["stacks"]:
        assert stack == sorted(stack)
