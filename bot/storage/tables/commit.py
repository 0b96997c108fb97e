"""Writes a change with everything that depends on it. Each function runs inside the caller's transaction."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.change import Change
from bot.domain.decisions import inactivity
from bot.domain.log import Action
from bot.domain.table import Ending, Table
from bot.storage.connection import Connection
from bot.storage.processes import signals
from bot.storage.tables import log_rows, table_rows
from bot.storage.turns import reminder_queue, turn_clock
from engines.core.errors import Refusal, StaleBoard
from engines.core.text import Text


class ChangedMeanwhile(StaleBoard):
    """The table has changed since the changes were decided."""


class RematchOpen(Refusal):
    """A game has at most one rematch."""


def save_new(db: Connection, change: Change, now: int) -> Table:
    """Save a new table; the table with its id."""
    table = change.table
    if table.rematch_of and table_rows.rematch_of(db, table.rematch_of):
        raise RematchOpen(Text("rematch-open"))
    table_rows.save_people(db, (table.host, *table.people))
    table = replace(table, id=table_rows.add(db, table))
    table_rows.save_seats(db, table)
    _save_entry(db, replace(change, table=table), now)
    _tell(db, table)
    return table


def save(db: Connection, before: Table, changes: Sequence[Change], now: int) -> None:
    """Save changes that follow one another, unless the table has changed since they were decided."""
    after = changes[-1].table
    _save_people(db, before, changes)
    if not table_rows.change(db, after, before.revision):
        raise ChangedMeanwhile(Text("table-moved-on"))
    if after.people != before.people:
        table_rows.save_seats(db, after)
    if after.ending is Ending.FINISHED:
        table_rows.save_result(db, after.id, after.rules.scores(after.state))
    for change in changes:
        if change.action is Action.STARTED:
            table_rows.set_began_by(db, change.table)
        _save_entry(db, change, now)
        turn_clock.follow(db, before, change, now)
        before = change.table
    _tell(db, after)


def _tell(db: Connection, table: Table) -> None:
    """Tell other processes, which may have to announce the change or play for a computer."""
    waits_for_computer = table.computer_to_act is not None
    signals.tell(db, signals.TABLE, table.id, table.guild or 0, int(waits_for_computer))


def _save_people(db: Connection, before: Table, changes: Sequence[Change]) -> None:
    """Names of new people, and of those who act without a seat: hosts who watch, moderators, nobody."""
    after = changes[-1].table
    if after.people != before.people:
        table_rows.save_people(db, after.people)
    table_rows.save_people(db, [each.person for each in changes if after.seat_of(each.person) is None])


def _save_entry(db: Connection, change: Change, now: int) -> None:
    log_rows.add(db, change.log_entry(now))
    due = inactivity.next_due(change.table, change.action, now)
    reminder_queue.set_inactivity_due(db, change.table.id, due)
