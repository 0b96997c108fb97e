"""Undo in a game whose turns have several moves, some of which reveal something."""

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.domain.change import next_revision
from bot.domain.decisions import lobby, undo
from bot.domain.decisions import play as playing
from bot.domain.log import Action, MovesUndone
from bot.domain.refusals import NothingToUndo, NotSeated, NotStarted, Paused
from bot.domain.table import Person, Status, Table, Vote, VoteSubject
from engines.core.errors import BadSetup, NotYourTurn, StaleBoard
from engines.core.game import Setup, Step, View
from engines.core.text import Text

ANN, BOB = Person(1, "Ann"), Person(2, "Bob")


class Walk(Struct, frozen=True):
    """Take a step."""


class Turn(Struct, frozen=True):
    """Reveal a card."""


class Steps(Struct, frozen=True):
    """The steps taken so far."""

    taken: int = 0


class March:
    """Players take three steps each in turn."""

    seats = range(2, 3)

    def new(self, _: Setup[Struct]) -> Steps:
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
    opened = MarchTable(
        id=1,
        game="march",
        options=Steps(),
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
    return lobby.start(opened, ANN, opened.people, 7).table


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        assert table.to_act
        table = playing.move(table, table.to_act, table.revision, move).table
    return table


def undo_last(table: Table, person: Person) -> Table:
    undo.check_undo(table, person, table.revision)
    rewind = undo.before_last_move(table, ["walk"] * table.moves)
    return undo.undo(table, person, rewind).table


def test_a_turn_is_undone_move_by_move(table: Table) -> None:
    after = play(table, "walk", "walk", "walk")
    assert after.to_act == BOB
    for left in (2, 1, 0):
        after = undo_last(after, ANN)
        assert (after.state, after.moves, after.to_act) == (Steps(left), left, ANN)
    with pytest.raises(NothingToUndo):
        undo_last(after, ANN)


def test_only_back_to_the_other_players_turn(table: Table) -> None:
    after = play(table, "walk", "walk", "walk", "walk", "walk")
    after = undo_last(undo_last(after, BOB), BOB)
    assert (after.moves, after.to_act) == (3, BOB)
    for person in (ANN, BOB):
        assert not after.can_undo(person)
        with pytest.raises(NothingToUndo):
            undo_last(after, person)


def test_never_past_a_reveal_in_the_middle_of_a_turn(table: Table) -> None:
    after = undo_last(play(table, "walk", "turn", "walk"), ANN)
    assert after.moves == 2
    with pytest.raises(NothingToUndo, match="revealed"):
        undo_last(after, ANN)
    after = undo_last(play(after, "walk"), ANN)
    assert after.moves == 2


def test_the_mover_continues_after_an_undo(table: Table) -> None:
    after = play(undo_last(play(table, "walk", "walk"), ANN), "walk", "walk")
    assert (after.moves, after.to_act) == (3, BOB)
    assert undo_last(after, ANN).moves == 2


def test_a_move_on_an_outdated_board_is_refused(table: Table) -> None:
    after = play(table, "walk")
    with pytest.raises(StaleBoard):
        playing.move(after, ANN, table.revision, "walk")
    with pytest.raises(NotYourTurn):
        playing.move(after, BOB, after.revision, "walk")


def test_nothing_is_undone_when_the_replay_leads_elsewhere(table: Table) -> None:
    after = replace(play(table, "walk"), state=Steps(2))
    with pytest.raises(NothingToUndo, match="updated"):
        undo_last(after, ANN)
    with pytest.raises(NothingToUndo, match="updated"):
        undo.before_last_move(after, ["jump", "walk"])


def test_nothing_is_undone_when_the_game_could_not_be_set_up_like_that_any_more(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: March, __: Setup[Struct]) -> Steps:
        raise BadSetup(Text("game-over"))

    after = play(table, "walk")
    monkeypatch.setattr(March, "new", refuse)
    with pytest.raises(NothingToUndo, match="updated"):
        undo_last(after, ANN)


class TestBeforeTheLastTurn:
    """By vote, everything since a seat's last turn is undone."""

    def rewind(self, table: Table, seat: int) -> undo.Rewind:
        return undo.before_last_turn(table, ["walk"] * table.moves, seat)

    def test_the_whole_turn_and_all_after_it(self, table: Table) -> None:
        after = play(table, *["walk"] * 8)  # Ann, Bob, and two steps of Ann's
        assert self.rewind(after, 1) == undo.Rewind(Steps(3), 5, 0)
        assert self.rewind(after, 0) == undo.Rewind(Steps(6), 2, 0)

    def test_back_to_the_start_of_the_game(self, table: Table) -> None:
        assert self.rewind(play(table, "walk", "walk"), 0) == undo.Rewind(Steps(0), 2, 0)

    def test_not_without_a_turn(self, table: Table) -> None:
        with pytest.raises(NothingToUndo):
            self.rewind(play(table, "walk"), 1)

    def test_it_ends_vote_and_offer_and_nothing_before_is_undone_alone(self, table: Table) -> None:
        after = replace(play(table, *["walk"] * 5), vote=vote_on(VoteSubject.UNDO), offered=1)
        change = undo.undo_turn(after, ANN, 1, self.rewind(after, 1))
        back = change.table
        assert (change.action, change.payload) == (Action.UNDONE, MovesUndone(2))
        assert (back.state, back.moves, back.undo_from, back.moves_this_turn) == (Steps(3), 3, 3, 0)
        assert (back.vote, back.offered, back.to_act) == (None, None, BOB)


class TestWhoMayUndo:
    def test_not_before_the_start(self, table: Table) -> None:
        lobby_table = replace(table, status=Status.LOBBY)
        with pytest.raises(NotStarted):
            undo.check_undo(lobby_table, ANN, table.revision)
        with pytest.raises(NotStarted):
            undo.replay_states(replace(table, setup=None), [])

    def test_not_during_a_pause_nor_by_a_stranger(self, table: Table) -> None:
        after = play(table, "walk")
        with pytest.raises(Paused):
            undo.check_undo(replace(after, paused=True), ANN, after.revision)
        with pytest.raises(NotSeated):
            undo.check_undo(after, Person(9, "Zoe"), after.revision)

    def test_not_with_an_outdated_button(self, table: Table) -> None:
        after = play(table, "walk")
        for revision in (after.revision - 1, after.revision + 1):
            with pytest.raises(StaleBoard):
                undo.check_undo(after, ANN, revision)

    def test_why_not(self, table: Table) -> None:
        with pytest.raises(NothingToUndo, match="Nothing has been played"):
            undo.check_undo(table, ANN, table.revision)
        after = play(table, "walk")
        with pytest.raises(NothingToUndo, match="Ann has acted since"):
            undo.check_undo(after, BOB, after.revision)

    def test_not_when_the_mover_has_lost_the_seat(self, table: Table) -> None:
        after = replace(play(table, "walk"), actor=None)
        for person in (ANN, BOB):
            with pytest.raises(NothingToUndo):
                undo.check_undo(after, person, after.revision)

    def test_a_vote_on_undo_is_moot_and_any_other_stays(self, table: Table) -> None:
        after = play(table, "walk")
        rewind = undo.before_last_move(after, ["walk"])
        for subject in VoteSubject:
            voting = replace(after, vote=vote_on(subject))
            kept = undo.undo(voting, ANN, rewind).table.vote
            assert (kept is None) is (subject is VoteSubject.UNDO)


def vote_on(subject: VoteSubject) -> Vote:
    return Vote(subject, 6, 100, ("yes", "no"), 1)


class TestTurnUnderWay:
    """How many moves the turn has, and how many of them have not been announced."""

    def test_each_move_counts_until_the_turn_ends(self, table: Table) -> None:
        for moves in ("walk", "walk walk", "walk walk walk", "walk walk walk walk"):
            after = play(table, *moves.split())
            count = len(moves.split()) % 3
            assert (after.moves_this_turn, after.unannounced_moves) == (count, count)

    def test_a_vote_announces_the_moves_and_leaves_the_turn_under_way(self, table: Table) -> None:
        voted = next_revision(play(table, "walk", "walk"), Action.PROPOSED, BOB).table
        assert (voted.moves_this_turn, voted.unannounced_moves) == (2, 0)
        after = play(table, "walk")
        after = playing.move(
            next_revision(after, Action.PROPOSED, BOB).table, ANN, after.revision, "walk"
        ).table
        assert (after.moves_this_turn, after.unannounced_moves) == (2, 1)

    def test_an_undo_is_silent_only_for_what_was_not_announced(self, table: Table) -> None:
        before = next_revision(play(table, "walk"), Action.PROPOSED, BOB).table
        after = play(before, "walk")
        for mid_turn, left in ((True, 1), (False, 0)):
            change = undo.undo(after, ANN, undo.before_last_move(after, ["walk"] * after.moves))
            assert change.mid_turn is mid_turn
            after = change.table
            assert (after.moves_this_turn, after.unannounced_moves) == (left, 0)

    def test_only_moves_of_this_turn_are_counted_after_an_undo(self, table: Table) -> None:
        after = undo_last(play(table, *["walk"] * 6, "walk", "walk"), ANN)
        assert (after.moves, after.moves_this_turn, after.unannounced_moves) == (7, 1, 1)

    def test_undoing_the_last_move_of_a_turn_continues_it(self, table: Table) -> None:
        after = undo_last(play(table, "walk", "walk", "walk"), ANN)
        assert (after.to_act, after.moves_this_turn, after.unannounced_moves) == (ANN, 2, 0)

    def test_several_moves_are_made_all_or_none(self, table: Table) -> None:
        changes = playing.play(table, ANN, table.revision, ["walk", "walk", "walk"])
        assert [change.mid_turn for change in changes] == [True, True, False]
        assert changes[-1].table.to_act == BOB
        with pytest.raises(NotYourTurn):
            playing.play(table, ANN, table.revision, ["walk"] * 4)
