"""What a deed leaves on disk, all of it or nothing: the table, its people, the act, when to tend it next."""

import sqlite3

from bot.domain import inactivity as closing
from bot.domain.play import Done
from bot.domain.table import Act, Ending, Table, act_to_row, to_row
from bot.storage import table_rows as rows
from bot.storage import turn_clock as turns
from engines.core.errors import Refusal, StaleBoard
from engines.core.game import ranks
from engines.core.text import Text


class RematchOpen(Refusal):
    """A game has one rematch."""


def opened(done: Done, now: int, db: sqlite3.Connection) -> int:
    """A new table, which gets its number here."""
    row = to_row(done.table)
    if row.follows and rows.rematch(db, row.follows):
        raise RematchOpen(Text("rematch-open"))
    rows.know(db, ((row.host, row.host_name, None), *row.people))
    table_id = rows.add(db, row)
    rows.seat(db, table_id, row.people)
    rows.act(db, act_to_row(_act(done, table_id, now)))
    rows.expect(db, table_id, closing.expected(done.table, done.deed, now))
    return table_id


def changed(before: Table, done: Done, now: int, db: sqlite3.Connection) -> None:
    """What was decided of a table, provided that it still stands as it did then."""
    row = to_row(done.table)
    seated = done.table.people != before.people
    if seated:
        rows.know(db, row.people)
    if done.table.seat_of(done.person) is None:  # who watches, moderates, has just left, or nobody
        rows.know(db, ((done.person.id, done.person.name, None),))
    if not rows.change(db, row, before.revision):
        raise StaleBoard(Text("table-moved-on"))
    if seated:
        rows.seat(db, row.id, row.people)
    if done.table.ending is Ending.FINISHED:
        scores = done.table.rules.scores(done.table.state)
        rows.result(db, row.id, [score.total for score in scores], ranks(scores))
    rows.act(db, act_to_row(_act(done, row.id, now)))
    rows.expect(db, row.id, closing.expected(done.table, done.deed, now))
    turns.follow(db, before, done, now)


def _act(done: Done, table_id: int, now: int) -> Act:
    known = (table_id, done.table.revision, done.deed, done.person, done.words)
    return Act(*known, done.events, now, done.quiet)
