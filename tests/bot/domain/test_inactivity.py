"""When an inactive table is warned and closed."""

import pytest
from msgspec.structs import replace

from bot.domain.decisions import inactivity
from bot.domain.decisions.inactivity import LastActivity
from bot.domain.log import Action
from bot.domain.table import Ending, Status, Table, Vote, VoteSubject
from tests.bot.domain.pure import ANN, BOB, game_of, lobby_of

DAY = 86_400
NOW = 1_000_000


def due_in(table: Table, action: Action = Action.MOVED) -> float:
    """Days until the table is to be looked at, if nothing more happens."""
    due = inactivity.next_due(table, action, NOW)
    assert due is not None
    return (due - NOW) / DAY


def test_a_lobby_waits_3_days_a_game_30_and_a_paused_game_90() -> None:
    assert due_in(lobby_of(ANN, BOB)) == 3
    assert due_in(game_of(ANN, BOB)) == 30
    assert due_in(replace(game_of(ANN, BOB), paused=True)) == 90


def test_a_table_that_was_warned_has_7_days() -> None:
    for table in (lobby_of(ANN, BOB), game_of(ANN, BOB), replace(game_of(ANN, BOB), paused=True)):
        assert due_in(table, Action.WARNED) == 7


def test_a_vote_that_closes_earlier_comes_first() -> None:
    for days, expected in ((1, 1), (40, 30)):
        vote = Vote(VoteSubject.END, 6, NOW + days * DAY, ("yes", "no"), 0)
        assert due_in(replace(game_of(ANN, BOB), vote=vote)) == expected


@pytest.mark.parametrize("status", [Status.OVER, Status.CANCELLED])
def test_nothing_is_due_once_it_is_over(status: Status) -> None:
    assert inactivity.next_due(replace(game_of(ANN, BOB), status=status), Action.ENDED, NOW) is None


def test_the_warning_says_for_how_long_nothing_happened_and_how_long_is_left() -> None:
    for table, days in ((lobby_of(ANN, BOB), 3), (game_of(ANN, BOB), 30)):
        last = LastActivity(table.status, False, NOW, Action.MOVED)
        change = inactivity.warn_or_close(table, last, NOW + days * DAY + 5)
        [event] = change.events
        assert (change.action, event.text.key) == (Action.WARNED, f"closing-warned-{table.status}")
        assert event.text.args == {"days": days, "left": 7}
        assert change.table.status is table.status


def test_a_lobby_that_was_warned_is_cancelled_and_a_game_is_ended() -> None:
    for table, action, status, ending in (
        (lobby_of(ANN, BOB), Action.CANCELLED, Status.CANCELLED, None),
        (game_of(ANN, BOB), Action.ENDED, Status.OVER, Ending.ENDED),
    ):
        last = LastActivity(table.status, False, NOW, Action.WARNED)
        change = inactivity.warn_or_close(table, last, NOW + 7 * DAY)
        assert (change.action, change.person.id) == (action, 0)
        assert (change.table.status, change.table.ending) == (status, ending)
