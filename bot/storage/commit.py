"""What a deed leaves on disk, all of it or nothing: the table, its people, the act, when to tend it next."""

import sqlite3

from bot.domain import inactivity
from bot.domain.play import Change
from bot.domain.table import Ending, LogEntry, Table, act_to_row, to_row
from bot.storage import table_rows, turn_clock
from engines.core.errors import Refusal, StaleBoard
from engines.core.game import ranks
from engines.core.text import Text


class RematchOpen(Refusal):
    """A game has one rematch."""


def opened(done: Change, now: int, db: sqlite3.Connection) -> int:
    """A new table, which gets its number here."""
    row = to_row(done.table)
    if row.follows and table_rows.rematch(db, row.follows):
        raise RematchOpen(Text("rematch-open"))
    table_rows.know(db, ((row.host, row.host_name, None), *row.people))
    table_id = table_rows.add(db, row)
    table_rows.seat(db, table_id, row.people)
    table_rows.act(db, act_to_row(_act(done, table_id, now)))
    table_rows.expect(db, table_id, inactivity.expected(done.table, done.deed, now))
    return table_id


def changed(before: Table, done: Change, now: int, db: sqlite3.Connection) -> None:
    """What was decided of a table, provided that it still stands as it did then."""
    row = to_row(done.table)
    seated = done.table.people != before.people
    if seated:
        table_rows.know(db, row.people)
    if done.table.seat_of(done.person) is None:  # who watches, moderates, has just left, or nobody
        table_rows.know(db, ((done.person.id, done.person.name, None),))
    if not table_rows.change(db, row, before.revision):
        raise StaleBoard(Text("table-moved-on"))
    if seated:
        table_rows.seat(db, row.id, row.people)
    if done.table.ending is Ending.FINISHED:
        scores = done.table.rules.scores(done.table.state)
        table_rows.result(db, row.id, [score.total for score in scores], ranks(scores))
    table_rows.act(db, act_to_row(_act(done, row.id, now)))
    table_rows.expect(db, row.id, inactivity.expected(done.table, done.deed, now))
    turn_clock.follow(db, before, done, now)


def _act(done: Change, table_id: int, now: int) -> LogEntry:
    known = (table_id, done.table.revision, done.deed, done.person, done.words)
    return LogEntry(*known, done.events, now, done.quiet)
