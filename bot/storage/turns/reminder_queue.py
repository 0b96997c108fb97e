"""What has to be done at which time. Each function runs inside the caller's transaction."""

from collections import defaultdict
from collections.abc import Collection
from typing import TypeAlias

import msgspec
from msgspec import Struct

from bot.domain.decisions.inactivity import LastActivity
from bot.domain.log import Action
from bot.domain.nonce import nonce
from bot.domain.shards import ALL_SHARDS, Shards
from bot.domain.table import Status, Vote
from bot.storage.columns import reading, to_json
from bot.storage.connection import Connection
from bot.storage.processes.shard_filter import has_first, on_shards
from bot.storage.turns import open_turns
from bot.storage.turns.open_turns import OpenTurn


class Reminder(Struct, frozen=True):
    """Notify or remind a person of their turn."""

    turn: OpenTurn

    @property
    def nonce(self) -> str:
        return nonce("turn", self.turn.table_id, self.turn.revision, self.turn.notices)


class OutOfTime(Struct, frozen=True):
    """The clock of the seat to act has run out."""

    table_id: int
    seat: int
    revision: int


class Digest(Struct, frozen=True):
    """Send a person the list of all tables that wait for them."""

    person: int
    planned: int  # the time it was first planned for, however often it is postponed

    @property
    def nonce(self) -> str:
        return nonce("day", self.person, self.planned)


class HeadsUp(Struct, frozen=True):
    """Tell the next player of a table that they are next, if they want to know."""

    table_id: int
    revision: int  # at which the turn before theirs started

    @property
    def nonce(self) -> str:
        return nonce("next", self.table_id, self.revision)


Due: TypeAlias = OutOfTime | Reminder | Digest | HeadsUp

# Announcements come first, because a reminder links to the card; but not if Discord refuses them.
NOTHING_TO_ANNOUNCE = (
    "NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = queue.table_id AND refused = 0)"
)
# How much of each kind is read at once.
ITEMS, ITEMS_OF_A_PLACE = 500, 50
QUEUES = ("open_turns", "seat_clocks", "digests", "heads_ups")


# What is due at tables, in the order of time: so many of each thread or channel, and none where messages are
# being sent already.
DUE_AT_TABLES = f"""
    SELECT * FROM (
        SELECT row_number() OVER (PARTITION BY coalesce(thread, channel) ORDER BY queue.due) AS nth,
               coalesce(thread, channel) AS place, queue.due AS moment, {{columns}}
        FROM {{table}} AS queue JOIN tables ON tables.id = table_id
        WHERE queue.due <= :now AND {NOTHING_TO_ANNOUNCE} AND {{{{on_shards}}}}
          AND coalesce(thread, channel) NOT IN (SELECT value FROM json_each(:busy))
    ) AS ranked WHERE nth <= :of_a_place ORDER BY moment LIMIT :items
"""  # noqa: S608 - our own words
REMINDERS = DUE_AT_TABLES.format(
    table="open_turns", columns=open_turns.COLUMNS.replace("open_turns.", "queue.")
)
HEADS_UPS = DUE_AT_TABLES.format(table="heads_ups", columns="table_id, queue.revision")
DIGESTS = """
    SELECT person, planned FROM digests
    WHERE due <= :now AND {has_first} AND person NOT IN (SELECT value FROM json_each(:busy))
    ORDER BY due LIMIT :items
"""


def due(
    db: Connection, now: int, busy: Collection[int] = (), shards: Shards = ALL_SHARDS
) -> dict[int, list[Due]]:
    """The messages that are due now, by the thread or channel they belong to; digests by the person."""
    limits = {"now": now, "busy": to_json([*busy]), "items": ITEMS, "of_a_place": ITEMS_OF_A_PLACE}
    found: defaultdict[int, list[Due]] = defaultdict(list)
    for _, place, _, *turn in db.execute(REMINDERS.format(on_shards=on_shards(shards)), limits):
        found[place].append(Reminder(OpenTurn(*turn)))
    for _, place, _, *heads_up in db.execute(HEADS_UPS.format(on_shards=on_shards(shards)), limits):
        found[place].append(HeadsUp(*heads_up))
    for person, planned in db.execute(DIGESTS.format(has_first=has_first(shards)), limits):
        found[person].append(Digest(person, planned))
    return dict(found)


def out_of_time(db: Connection, now: int, shards: Shards = ALL_SHARDS) -> list[OutOfTime]:
    """The clocks that have run out."""
    read = f"""
        SELECT id, seat, revision FROM seat_clocks AS queue JOIN tables ON id = table_id
        WHERE queue.due <= ? AND {NOTHING_TO_ANNOUNCE} AND {on_shards(shards)} ORDER BY queue.due
    """  # noqa: S608 - our own words
    return [OutOfTime(*row) for row in db.execute(read, (now,))]


def is_still_due(db: Connection, item: Due, now: int) -> bool:
    """Whether it has not been done, cancelled or postponed since it was read."""
    match item:
        case Reminder(turn):
            read = "SELECT 1 FROM open_turns WHERE table_id = ? AND revision = ? AND notices = ? AND due <= ?"
            key: tuple[int, ...] = (turn.table_id, turn.revision, turn.notices)
        case Digest(person, planned):
            read = "SELECT 1 FROM digests WHERE person = ? AND planned = ? AND due <= ?"
            key = (person, planned)
        case HeadsUp(table_id, revision):
            read = "SELECT 1 FROM heads_ups WHERE table_id = ? AND revision = ? AND due <= ?"
            key = (table_id, revision)
        case OutOfTime(table_id, seat):
            read = "SELECT 1 FROM seat_clocks WHERE table_id = ? AND seat = ? AND due <= ?"
            key = (table_id, seat)
    return db.execute(read, (*key, now)).fetchone() is not None


def next_due(db: Connection, now: int) -> int | None:
    """When the next thing becomes due after now."""
    reads = (f"SELECT min(due) FROM {queue} WHERE due > ?" for queue in QUEUES)  # noqa: S608
    found = (db.execute(read, (now,)).fetchone()[0] for read in reads)
    return min((moment for moment in found if moment is not None), default=None)


def postpone(db: Connection, item: Due, until: int) -> None:
    """Retry later, unless it was done or cancelled since."""
    match item:
        case Reminder(turn):
            update = "UPDATE open_turns SET due = ? WHERE table_id = ? AND revision = ? AND due IS NOT NULL"
            db.execute(update, (until, turn.table_id, turn.revision))
        case OutOfTime(table_id, seat):
            update = "UPDATE seat_clocks SET due = ? WHERE table_id = ? AND seat = ? AND due IS NOT NULL"
            db.execute(update, (until, table_id, seat))
        case Digest(person):
            db.execute("UPDATE digests SET due = ? WHERE person = ?", (until, person))
        case HeadsUp(table_id, revision):
            update = "UPDATE heads_ups SET due = ? WHERE table_id = ? AND revision = ?"
            db.execute(update, (until, table_id, revision))


def drop(db: Connection, item: Due) -> None:
    """Cancel it."""
    match item:
        case Reminder(turn):
            update = "UPDATE open_turns SET due = NULL WHERE table_id = ? AND revision = ?"
            db.execute(update, (turn.table_id, turn.revision))
        case OutOfTime(table_id, seat):
            update = "UPDATE seat_clocks SET due = NULL WHERE table_id = ? AND seat = ?"
            db.execute(update, (table_id, seat))
        case Digest(person):
            db.execute("DELETE FROM digests WHERE person = ?", (person,))
        case HeadsUp(table_id, revision):
            delete = "DELETE FROM heads_ups WHERE table_id = ? AND revision = ?"
            db.execute(delete, (table_id, revision))


# Tables that are inactive, or whose vote ends.


def inactive_tables(db: Connection, now: int, shards: Shards = ALL_SHARDS) -> list[int]:
    """The live tables whose vote has to be closed, or that have to be warned or closed."""
    read = f"""
        SELECT table_id FROM inactivity JOIN tables ON id = table_id WHERE due <= ? AND {on_shards(shards)}
    """  # noqa: S608 - our own words
    return [number for (number,) in db.execute(read, (now,))]


def next_inactivity_due(db: Connection, now: int) -> int | None:
    found: int | None = db.execute("SELECT min(due) FROM inactivity WHERE due > ?", (now,)).fetchone()[0]
    return found


def set_inactivity_due(db: Connection, table_id: int, due: int | None) -> None:
    """Set when a table is to be looked at; never, once it is over."""
    if due is None:
        db.execute("DELETE FROM inactivity WHERE table_id = ?", (table_id,))
        return
    upsert = """
        INSERT INTO inactivity (table_id, due) VALUES (?, ?)
        ON CONFLICT (table_id) DO UPDATE SET due = excluded.due
    """
    db.execute(upsert, (table_id, due))


def last_activity(db: Connection, table_id: int) -> LastActivity | None:
    """The last log entry of a live table; none if the table is over."""
    read = """
        SELECT status, tables.paused, at, action, vote FROM tables
        JOIN log_entries ON table_id = tables.id AND log_entries.revision = tables.revision
        WHERE status IN ('lobby', 'playing') AND tables.id = ?
    """
    found = db.execute(read, (table_id,)).fetchone()
    if found is None:
        return None
    status, paused, at, action, vote = found
    with reading(table_id):
        closes = msgspec.json.decode(vote, type=Vote).closes if vote else None
    return LastActivity(Status(status), bool(paused), at, Action(action), closes)
