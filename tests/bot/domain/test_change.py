"""A change: the next revision, what it resets, and its log entry."""

from msgspec.structs import replace

from bot.domain.change import next_revision
from bot.domain.log import Action, LogEntry, MovePlayed
from bot.domain.table import Ending, Status, Vote, VoteSubject
from engines.core.game import Event
from engines.core.text import Text
from tests.bot.domain.pure import ANN, BOB, CAT, COMPUTER, game_of, lobby_of, move

VOTE = Vote(VoteSubject.END, 6, 100, ("yes", "no"), 0)


def test_every_change_is_one_revision() -> None:
    table = game_of(BOB, ANN)
    assert next_revision(table, Action.PAUSED, ANN).table.revision == table.revision + 1


def test_only_a_change_of_the_game_makes_a_new_board() -> None:
    table = game_of(BOB, ANN)
    assert table.board_revision == table.revision
    voted = next_revision(table, Action.PROPOSED, ANN, vote=VOTE).table
    assert voted.board_revision == table.revision
    moved = next_revision(table, Action.MOVED, BOB, state=table.state).table
    assert moved.board_revision == table.revision + 1


def test_vote_offer_and_pause_end_with_the_game() -> None:
    table = replace(game_of(BOB, ANN), vote=VOTE, offered=1, paused=True)
    going_on = next_revision(table, Action.WARNED, ANN).table
    assert (going_on.vote, going_on.offered, going_on.paused) == (VOTE, 1, True)
    over = next_revision(table, Action.ENDED, ANN, status=Status.OVER, ending=Ending.ENDED).table
    assert (over.vote, over.offered, over.paused) == (None, None, False)


def test_an_announcement_includes_the_moves_before_it() -> None:
    table = replace(game_of(BOB, ANN), unannounced_moves=2)
    assert next_revision(table, Action.PROPOSED, ANN).table.unannounced_moves == 0
    assert next_revision(table, Action.MOVED, BOB, unannounced_moves=3).table.unannounced_moves == 3


class TestActor:
    def test_a_move_makes_its_person_the_actor(self) -> None:
        assert move(game_of(BOB, ANN)).actor == BOB

    def test_votes_and_pauses_leave_the_actor(self) -> None:
        table = move(game_of(BOB, ANN))
        assert next_revision(table, Action.PAUSED, ANN, paused=True).table.actor == BOB

    def test_every_change_of_a_lobby_sets_the_actor(self) -> None:
        table = lobby_of(ANN, seats=3)
        assert next_revision(table, Action.JOINED, BOB, people=(ANN, BOB)).table.actor == BOB

    def test_a_person_without_a_seat_is_no_actor(self) -> None:
        table = lobby_of(ANN, BOB)
        assert next_revision(table, Action.LEFT, BOB, people=(ANN,)).table.actor is None
        assert next_revision(replace(table, actor=None), Action.LEFT, CAT).table.actor is None

    def test_the_actor_and_the_host_are_as_they_sit_now(self) -> None:
        table = move(game_of(ANN, BOB))
        resigned = replace(ANN, computer="easy")
        after = next_revision(table, Action.RESIGNED, ANN, people=(resigned, BOB)).table
        assert (after.actor, after.host) == (resigned, resigned)

    def test_a_watching_host_stays_as_they_are(self) -> None:
        table = game_of(BOB, COMPUTER)
        assert next_revision(table, Action.PAUSED, ANN).table.host == ANN


def test_the_log_entry_of_a_change() -> None:
    event = Event(Text("vote-ended"))
    change = next_revision(game_of(BOB, ANN), Action.ENDED, ANN, event)
    change = replace(change, payload=MovePlayed("pass"), mid_turn=True)
    revision = change.table.revision
    assert change.log_entry(9) == LogEntry(
        1, revision, Action.ENDED, ANN, MovePlayed("pass"), (event,), 9, mid_turn=True
    )
    assert replace(change, mid_turn=False).log_entry(9).mid_turn is False
