"""The log: what a seat may see of it, and which moves stand after undos."""

from msgspec.structs import replace

from bot.domain.log import (
    Action,
    Announcement,
    LogEntry,
    MovePlayed,
    MovesUndone,
    PersonReplaced,
    merge_turn,
    moves_that_stand,
    told_together,
    turns,
    visible_to,
)
from engines.core.game import Event
from engines.core.text import Text
from tests.bot.domain.pure import ANN, BOB


def moved(revision: int) -> LogEntry:
    event = Event(Text(f"move-{revision}"))
    return LogEntry(1, revision, Action.MOVED, ANN, MovePlayed(f"walk {revision}"), (event,), 0, True)


def undone(revision: int, count: int, *, mid_turn: bool = True) -> LogEntry:
    event = Event(Text(f"undo-{revision}"))
    return LogEntry(1, revision, Action.UNDONE, ANN, MovesUndone(count), (event,), 0, mid_turn)


def keys(entry: LogEntry) -> list[str]:
    return [event.text.key for event in entry.events]


def test_a_private_event_is_for_its_seat_only() -> None:
    events = (Event(Text("public")), Event(Text("for-0"), only=0), Event(Text("for-1"), only=1))
    entry = LogEntry(1, 4, Action.MOVED, ANN, None, events, 0)
    assert keys(visible_to(entry, None)) == ["public"]
    assert keys(visible_to(entry, 0)) == ["public", "for-0"]
    assert keys(visible_to(entry, 1)) == ["public", "for-1"]


def test_a_turn_is_told_by_its_last_entry_with_the_events_of_all() -> None:
    merged = merge_turn([moved(4), moved(5), moved(6)])
    assert (merged.revision, keys(merged)) == (6, ["move-4", "move-5", "move-6"])


def test_what_was_undone_during_the_turn_is_not_told() -> None:
    assert keys(merge_turn([moved(4), moved(5), undone(6, 1), moved(7)])) == ["move-4", "move-7"]
    assert keys(merge_turn([moved(4), moved(5), undone(6, 2), moved(7)])) == ["move-7"]


def test_moves_that_were_undone_do_not_stand() -> None:
    entries = [moved(4), moved(5), undone(6, 1), moved(7), moved(8), undone(9, 2), moved(10)]
    assert [entry.revision for entry in moves_that_stand(entries)] == [4, 10]


def test_only_a_move_has_words() -> None:
    kicked = LogEntry(1, 2, Action.KICKED, ANN, PersonReplaced(7), (), 0)
    assert (moved(4).move, kicked.move, undone(5, 1).move) == ("walk 4", None, None)
    assert [entry.revision for entry in moves_that_stand([kicked, moved(4)])] == [4]


def test_a_retry_has_the_same_nonce() -> None:
    assert Announcement(12, moved(4)).nonce == "log-c"


# Turns in a row.


def by_ben(revision: int) -> LogEntry:
    return replace(moved(revision), person=BOB)


def paused(revision: int) -> LogEntry:
    return LogEntry(1, revision, Action.PAUSED, ANN, None, (Event(Text(f"pause-{revision}")),), 0)


def test_turns_are_told_one_by_one() -> None:
    told = turns([moved(4), moved(5), by_ben(6), paused(7), moved(8)])
    assert [*map(keys, told)] == [["move-4", "move-5"], ["move-6"], ["pause-7"], ["move-8"]]


def test_turns_that_were_undone_are_not_told() -> None:
    told = turns([moved(4), by_ben(5), by_ben(6), undone(7, 2, mid_turn=False), by_ben(8)])
    assert [*map(keys, told)] == [["move-4"], ["undo-7"], ["move-8"]]
    assert [*map(keys, turns([moved(4), moved(5), undone(6, 1), moved(7)]))] == [["move-4", "move-7"]]


def test_only_turns_that_follow_one_another_are_told_together() -> None:
    told = [Announcement(each.revision, each) for each in (moved(4), by_ben(5), paused(6), moved(7))]
    assert told_together(told) == told[:2]
    assert told_together(told[2:]) == told[2:3]
