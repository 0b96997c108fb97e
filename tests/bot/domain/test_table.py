"""What a table says about itself: whose turn it is, who plays, who may undo."""

import pytest
from msgspec.structs import replace

from bot.domain.change import next_revision
from bot.domain.log import Action
from bot.domain.table import Ending, Person, Status, Vote, VoteSubject, display_name
from engines.core.text import Text
from tests.bot.domain.pure import ANN, BOB, CAT, COMPUTER, ZOE, game_of, left, lobby_of, move


def vote_on(subject: VoteSubject) -> Vote:
    return Vote(subject, 6, 100, ("yes", "no"), 0)


@pytest.mark.parametrize(
    ("person", "plays", "is_computer"),
    [
        (ANN, True, False),
        (Person(101, "Ann", "easy"), False, False),  # resigned
        (COMPUTER, False, True),
        (Person(-99, "", "easy"), False, True),
        (Person(-100, ""), True, False),  # the pseudonym of an erased user
        (Person(0, ""), True, False),
    ],
)
def test_who_plays_and_who_has_always_been_a_computer(person: Person, plays: bool, is_computer: bool) -> None:
    assert (person.plays, person.is_computer) == (plays, is_computer)


def test_the_name_of_a_seat_says_who_plays_it() -> None:
    assert display_name(ANN) == "Ann"
    assert display_name(Person(-100, "")) == Text("somebody")
    assert display_name(Person(-7, "", "easy")) == Text("computer-name", {"number": 7})
    assert display_name(replace(ANN, computer="easy")) == Text("computer-for", {"name": "Ann"})


def test_a_new_table_has_nothing_played_paused_or_offered() -> None:
    table = lobby_of(ANN, BOB)
    counts = (table.moves, table.undo_from, table.moves_this_turn, table.unannounced_moves)
    assert (*counts, table.board_revision) == (0, 0, 0, 0, 0)
    assert (table.paused, table.offered, table.vote, table.ending) == (False, None, None, None)


def test_the_player_to_act_is_the_one_whose_turn_it_is() -> None:
    table = game_of(BOB, ANN)
    assert (table.current, table.turn, table.awaited, table.to_act) == (0, BOB, BOB, BOB)
    table = move(table)
    assert (table.current, table.turn, table.awaited, table.to_act) == (1, ANN, ANN, ANN)


@pytest.mark.parametrize("status", [Status.LOBBY, Status.OVER, Status.CANCELLED])
def test_nobody_is_to_act_unless_the_game_is_played(status: Status) -> None:
    table = replace(game_of(BOB, ANN), status=status)
    assert (table.current, table.turn, table.to_act, table.computer_to_act) == (None, None, None, None)


def test_a_paused_table_waits_for_somebody_who_cannot_act() -> None:
    table = replace(game_of(BOB, ANN), paused=True)
    assert (table.awaited, table.to_act) == (BOB, None)


def test_a_computer_acts_in_its_own_turn() -> None:
    table = game_of(BOB, COMPUTER, ANN)
    assert table.computer_to_act is None
    table = move(table)
    assert (table.computer_to_act, table.awaited, table.to_act) == (1, None, None)
    assert left(game_of(BOB, ANN), 0).computer_to_act == 0


def test_a_computer_waits_during_a_pause_and_while_an_undo_is_voted_on() -> None:
    table = move(game_of(BOB, COMPUTER))
    assert replace(table, paused=True).computer_to_act is None
    assert replace(table, vote=vote_on(VoteSubject.UNDO)).computer_to_act is None
    for subject in set(VoteSubject) - {VoteSubject.UNDO}:
        assert replace(table, vote=vote_on(subject)).computer_to_act == 1


def test_players_are_the_people_who_move_themselves() -> None:
    table = left(game_of(BOB, COMPUTER, ANN), 0)
    assert table.players == (ANN,)


def test_a_seat_is_found_by_id_because_names_change() -> None:
    table = game_of(BOB, ANN)
    assert table.seat_of(Person(ANN.id, "Anna")) == 1
    assert table.seat_of(ZOE) is None


def test_a_lobby_is_full_when_every_wanted_seat_is_taken() -> None:
    assert lobby_of(ANN, BOB, seats=2).full
    assert not lobby_of(ANN, BOB, seats=3).full


def test_a_host_without_a_seat_watches() -> None:
    assert lobby_of(BOB, CAT).host_watches
    assert not lobby_of(ANN, BOB).host_watches


def test_a_table_is_played_in_its_thread_or_else_in_its_channel() -> None:
    table = game_of(BOB, ANN)
    assert (table.place, replace(table, thread=77).place) == (20, 77)


def test_a_board_is_current_from_its_last_move_to_the_present_revision() -> None:
    table = move(game_of(BOB, ANN))
    board = table.revision
    table = next_revision(table, Action.PROPOSED, ANN).table
    assert [table.is_as_of(revision) for revision in range(board - 1, board + 3)] == [
        False,
        True,
        True,
        False,
    ]


def test_a_stranger_sees_the_public_view() -> None:
    table = game_of(BOB, ANN)
    assert table.view(ANN).seat == 1
    assert table.view(ZOE).seat is None
    assert table.view(None).seat is None


class TestUndo:
    def test_the_mover_may_undo_the_last_move(self) -> None:
        table = move(game_of(BOB, ANN))
        assert [table.can_undo(person) for person in (BOB, ANN, ZOE)] == [True, False, False]

    def test_nobody_may_undo_before_the_first_move_or_after_the_game(self) -> None:
        table = game_of(BOB, ANN)
        assert not any(table.can_undo(person) for person in table.people)
        ended = replace(move(table), status=Status.OVER, ending=Ending.ENDED)
        assert not any(ended.can_undo(person) for person in ended.people)

    def test_not_what_is_past_undoing(self) -> None:
        table = move(game_of(BOB, ANN))
        assert not replace(table, undo_from=table.moves).can_undo(BOB)

    def test_not_the_move_of_a_computer_nor_after_resigning(self) -> None:
        table = move(left(game_of(BOB, ANN), 0))
        assert not any(table.can_undo(person) for person in table.people)
        table = move(game_of(BOB, ANN))
        assert not replace(table, actor=replace(BOB, computer="easy")).can_undo(BOB)
        assert not replace(table, actor=None).can_undo(BOB)
