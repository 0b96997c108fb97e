"""Decisions during a game: who may move, what a move leaves behind, running out of time, ending."""

import pytest
from msgspec.structs import replace

from bot.domain.decisions import play
from bot.domain.log import Action, MovePlayed
from bot.domain.refusals import NotHost, NotSeated, NotStarted, Paused
from bot.domain.table import Ending, Status, Vote, VoteSubject
from engines.core.errors import GameOver, IllegalMove, NotYourTurn, StaleBoard
from engines.core.text import Who
from tests.bot.domain.pure import ANN, BOB, COMPUTER, ZOE, first_move, game_of, left, lobby_of, move


def vote_on(subject: VoteSubject) -> Vote:
    return Vote(subject, 6, 100, ("yes", "no"), 1)


class TestWhoMayMove:
    def test_the_player_to_act(self) -> None:
        assert play.seat_to_act(game_of(BOB, ANN), BOB) == 0
        assert play.seat_to_act(move(game_of(BOB, ANN)), ANN) == 1

    def test_nobody_else(self) -> None:
        table = game_of(BOB, ANN)
        with pytest.raises(NotYourTurn, match="Bob"):
            play.seat_to_act(table, ANN)
        with pytest.raises(NotSeated):
            play.seat_to_act(table, ZOE)
        for person, refusal in ((ANN, NotYourTurn), (ZOE, NotSeated)):
            with pytest.raises(refusal):
                play.move(table, person, table.revision, first_move(table))

    def test_a_stranger_with_an_outdated_button_has_no_seat_either(self) -> None:
        table = game_of(BOB, ANN)
        with pytest.raises(NotSeated):
            play.move(table, ZOE, table.revision - 1, first_move(table))

    def test_not_a_person_who_left_the_seat(self) -> None:
        with pytest.raises(NotYourTurn, match=r"Bob \(computer\)"):
            play.seat_to_act(left(game_of(BOB, ANN), 0), BOB)

    def test_nobody_during_a_pause(self) -> None:
        with pytest.raises(Paused):
            play.seat_to_act(replace(game_of(BOB, ANN), paused=True), BOB)

    def test_nobody_before_or_after_the_game(self) -> None:
        with pytest.raises(NotStarted):
            play.seat_to_act(lobby_of(ANN, BOB), ANN)
        for status, words in ((Status.OVER, "game is over"), (Status.CANCELLED, "cancelled")):
            with pytest.raises(GameOver, match=words):
                play.seat_to_act(replace(game_of(BOB, ANN), status=status), BOB)

    def test_no_move_on_an_outdated_board(self) -> None:
        table = game_of(BOB, ANN)
        for revision in (table.revision - 1, table.revision + 1):
            with pytest.raises(StaleBoard):
                play.move(table, BOB, revision, first_move(table))

    def test_an_outdated_button_after_the_game_says_that_it_is_over(self) -> None:
        table = replace(game_of(BOB, ANN), status=Status.OVER)
        with pytest.raises(GameOver):
            play.move(table, BOB, table.revision - 1, first_move(table))


class TestComputers:
    def test_a_computer_moves_in_its_turn(self) -> None:
        table = left(game_of(BOB, ANN), 0)
        change = play.move_for_computer(table, table.revision, first_move(table))
        assert (change.person, change.table.to_act) == (table.people[0], ANN)

    def test_not_in_the_turn_of_a_person(self) -> None:
        table = game_of(BOB, COMPUTER)
        with pytest.raises(StaleBoard):
            play.move_for_computer(table, table.revision, first_move(table))

    def test_not_on_an_outdated_board(self) -> None:
        table = left(game_of(BOB, ANN), 0)
        with pytest.raises(StaleBoard):
            play.move_for_computer(table, table.revision - 1, first_move(table))

    def test_its_move_cannot_be_undone_alone(self) -> None:
        table = move(left(game_of(BOB, ANN), 0))
        assert (table.moves, table.undo_from) == (1, 1)


class TestAMove:
    def test_it_is_logged_with_its_words(self) -> None:
        table = game_of(BOB, ANN)
        change = play.move(table, BOB, table.revision, first_move(table))
        assert (change.action, change.person) == (Action.MOVED, BOB)
        assert change.payload == MovePlayed(first_move(table))
        assert (change.mid_turn, change.revealed) == (False, False)
        after = change.table
        assert (after.status, after.ending, after.moves) == (Status.PLAYING, None, 1)

    def test_an_illegal_one_is_refused(self) -> None:
        table = game_of(BOB, ANN)
        with pytest.raises(IllegalMove):
            play.move(table, BOB, table.revision, "place 0 0 0 0")

    def test_it_withdraws_the_offer_of_a_seat(self) -> None:
        assert move(replace(game_of(BOB, ANN), offered=1)).offered is None

    @pytest.mark.parametrize("subject", VoteSubject)
    def test_it_drops_a_vote_on_undo_or_absence_only(self, subject: VoteSubject) -> None:
        table = replace(game_of(BOB, ANN), vote=vote_on(subject))
        change = play.move(table, BOB, table.revision, first_move(table))
        dropped = subject in {VoteSubject.UNDO, VoteSubject.AWAY}
        assert (change.table.vote is None) is dropped
        assert ("vote-moot" in [event.text.key for event in change.events]) is dropped

    def test_the_move_of_another_protects_those_before_it(self) -> None:
        table = move(game_of(BOB, ANN), 2)
        assert (table.moves, table.undo_from) == (2, 1)

    def test_the_last_one_finishes_the_game(self) -> None:
        table = game_of(BOB, ANN)
        while table.to_act:
            assert table.status is Status.PLAYING
            table = move(table)
        assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
        assert not any(table.can_undo(person) for person in table.people)


class TestOutOfTime:
    def test_it_names_the_player_to_act_and_changes_no_actor(self) -> None:
        table = move(game_of(BOB, ANN))
        change = play.run_out_of_time(table, table.revision)
        assert (change.action, change.person, change.table.actor) == (Action.OUT_OF_TIME, ANN, BOB)
        [event] = change.events
        assert event.text.args == {"who": Who(1)}

    def test_not_after_the_table_has_moved_on(self) -> None:
        table = move(game_of(BOB, ANN))
        for late in (table.revision - 1, table.revision + 1):
            with pytest.raises(StaleBoard):
                play.run_out_of_time(table, late)

    def test_not_while_nobody_can_act(self) -> None:
        for table in (replace(game_of(BOB, ANN), paused=True), left(game_of(BOB, ANN), 0)):
            with pytest.raises(StaleBoard):
                play.run_out_of_time(table, table.revision)
        over = replace(game_of(BOB, ANN), status=Status.OVER)
        with pytest.raises(GameOver):
            play.run_out_of_time(over, over.revision)


class TestEnd:
    def test_by_the_host_or_a_moderator(self) -> None:
        table = game_of(BOB, ANN)
        for change in (play.end(table, ANN), play.end(table, ZOE, is_moderator=True)):
            assert (change.table.status, change.table.ending) == (Status.OVER, Ending.ENDED)

    def test_by_nobody_else(self) -> None:
        for person in (BOB, ZOE):
            with pytest.raises(NotHost, match="Ann"):
                play.end(game_of(BOB, ANN), person)

    @pytest.mark.parametrize("is_moderator", [False, True])
    def test_not_before_it_has_started_nor_twice(self, is_moderator: bool) -> None:
        with pytest.raises(NotStarted):
            play.end(lobby_of(ANN, BOB), ANN, is_moderator=is_moderator)
        with pytest.raises(GameOver):
            play.end(replace(game_of(BOB, ANN), status=Status.OVER), ANN, is_moderator=is_moderator)
