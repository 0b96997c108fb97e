"""Undo in a game whose turns have several moves, some of which reveal something."""

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.domain import play as deeds
from bot.domain.play import Change, NothingToUndo
from bot.domain.table import Person, Status, Table
from engines.core.errors import NotYourTurn, StaleBoard
from engines.core.game import Setup, Step, View
from engines.core.text import Text

ANN, BOB = Person(1, "Ann"), Person(2, "Bob")


class Walk(Struct, frozen=True):
    """Go on a step."""


class Turn(Struct, frozen=True):
    """Turn a card, for all to see."""


class Steps(Struct, frozen=True):
    """How many were taken."""

    taken: int = 0


class March:
    """Each takes three steps in a row, and then the other does."""

    seats = range(2, 3)

    def new(self, _: Setup[Any]) -> Steps:
        return Steps()

    def current(self, state: Steps) -> int:
        return state.taken // 3 % 2

    def legal_moves(self, _: Steps) -> list[Struct]:
        return [Walk(), Turn()]

    def apply(self, state: Steps, move: Struct) -> Step[Steps]:
        return Step(Steps(state.taken + 1), revealed=isinstance(move, Turn))

    def view(self, state: Steps, seat: int | None) -> View[Steps]:
        return View(state, seat)

    def refusal(self, _: View[Steps], __: str) -> Text:
        return Text("game-over")


class MarchTable(Table, frozen=True):
    """A table for that game."""

    @property
    def rules(self) -> Any:
        return March()


@pytest.fixture
def table() -> Table:
    lobby = MarchTable(
        id=1,
        game="march",
        options=None,
        pace="none",
        seats_wanted=2,
        guild=None,
        channel=1,
        opened=0,
        status=Status.LOBBY,
        host=ANN,
        people=(ANN, BOB),
        revision=1,
    )
    return deeds.started(lobby, ANN, lobby.people, 7).table


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        assert table.to_act
        table = deeds.moved(table, table.to_act, table.revision, move).table
    return table


def undo(table: Table, person: Person) -> Table:
    deeds.check_undo(table, person, table.revision)
    line = ["walk"] * table.moves
    done: Change = deeds.undone(table, person, deeds.before_last(table, line))
    return done.table


def test_a_turn_is_taken_back_move_by_move(table: Table) -> None:
    after = play(table, "walk", "walk", "walk")
    assert after.to_act == BOB
    for left in (2, 1, 0):
        after = undo(after, ANN)
        assert (after.state, after.moves, after.to_act) == (Steps(left), left, ANN)
    with pytest.raises(NothingToUndo):
        undo(after, ANN)


def test_only_down_to_the_other_ones_turn(table: Table) -> None:
    after = play(table, "walk", "walk", "walk", "walk", "walk")
    after = undo(undo(after, BOB), BOB)
    assert (after.moves, after.to_act) == (3, BOB)
    for person in (ANN, BOB):
        assert not after.can_undo(person)
        with pytest.raises(NothingToUndo):
            undo(after, person)


def test_never_past_a_reveal_in_the_middle_of_a_turn(table: Table) -> None:
    after = undo(play(table, "walk", "turn", "walk"), ANN)
    assert after.moves == 2
    with pytest.raises(NothingToUndo, match="revealed"):
        undo(after, ANN)
    after = undo(play(after, "walk"), ANN)
    assert after.moves == 2


def test_the_mover_goes_on_after_an_undo(table: Table) -> None:
    after = play(undo(play(table, "walk", "walk"), ANN), "walk", "walk")
    assert (after.moves, after.to_act) == (3, BOB)
    assert undo(after, ANN).moves == 2


def test_each_move_needs_the_board_as_it_is(table: Table) -> None:
    after = play(table, "walk")
    with pytest.raises(StaleBoard):
        deeds.moved(after, ANN, table.revision, "walk")
    with pytest.raises(NotYourTurn):
        deeds.moved(after, BOB, after.revision, "walk")


def test_moves_that_lead_elsewhere_now_are_not_taken_back(table: Table) -> None:
    after = replace(play(table, "walk"), state=Steps(2))
    with pytest.raises(NothingToUndo, match="updated"):
        undo(after, ANN)
    with pytest.raises(NothingToUndo, match="updated"):
        deeds.before_last(after, ["jump", "walk"])
