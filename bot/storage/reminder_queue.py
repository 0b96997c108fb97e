"""What is to be done by when: rows, each function a part of somebody's transaction."""

import sqlite3
from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from bot.storage.turn_clock import OpenTurn


class Reminder(Struct, frozen=True):
    """Somebody is to hear that it is, or still is, their turn."""

    waiting: OpenTurn

    @property
    def nonce(self) -> str:
        return f"turn-{self.waiting.table_id}-{self.waiting.n}-{self.waiting.told}"


class OutOfTime(Struct, frozen=True):
    """The clock of the seat to act has run out."""

    table_id: int
    seat: int
    revision: int


class Digest(Struct, frozen=True):
    """Somebody is to hear of all their turns together."""

    person: int
    planned: int  # when it was to be sent at first

    @property
    def nonce(self) -> str:
        return f"digest-{self.planned}"


class HeadsUp(Struct, frozen=True):
    """Whoever is next at a table may want to know."""

    table_id: int
    n: int  # the revision that began the turn before theirs

    @property
    def nonce(self) -> str:
        return f"next-{self.table_id}-{self.n}"


Due: TypeAlias = OutOfTime | Reminder | Digest | HeadsUp

# What a table has to tell goes first: a reminder leads to its card.
AFTER_THE_NEWS = "NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = due.table_id)"
QUEUES = ("turns", "banks", "digests", "heads_ups")


def due(db: sqlite3.Connection, now: int, most: int) -> list[Due]:
    """What is to be done by now, some of it; what a table has to tell comes before its reminders."""
    return [*_out_of_time(db, now, most), *_reminders(db, now, most), *_rest(db, now, most)]


def _out_of_time(db: sqlite3.Connection, now: int, most: int) -> Iterator[OutOfTime]:
    read = f"""
        SELECT id, seat, revision FROM banks AS due JOIN tables ON id = table_id
        WHERE due.due <= ? AND {AFTER_THE_NEWS} ORDER BY due.due LIMIT ?
    """  # noqa: S608
    return (OutOfTime(*fields) for fields in db.execute(read, (now, most)))


def _reminders(db: sqlite3.Connection, now: int, most: int) -> Iterator[Reminder]:
    read = f"""
        SELECT table_id, due.seat, person, n, since, told, last, snoozed, held, pace
        FROM turns AS due JOIN tables ON id = table_id
        WHERE due.due <= ? AND {AFTER_THE_NEWS} ORDER BY due.due LIMIT ?
    """  # noqa: S608
    return (Reminder(OpenTurn(*fields)) for fields in db.execute(read, (now, most)))


def _rest(db: sqlite3.Connection, now: int, most: int) -> Iterator[Digest | HeadsUp]:
    digests = "SELECT person, planned FROM digests WHERE due <= ? ORDER BY due LIMIT ?"
    yield from (Digest(*fields) for fields in db.execute(digests, (now, most)))
    heads_ups = f"SELECT table_id, n FROM heads_ups AS due WHERE due <= ? AND {AFTER_THE_NEWS} LIMIT ?"  # noqa: S608
    yield from (HeadsUp(*fields) for fields in db.execute(heads_ups, (now, most)))


def next_due(db: sqlite3.Connection, now: int) -> int | None:
    """When something will be due that is not due yet."""
    reads = (f"SELECT min(due) FROM {queue} WHERE due > ?" for queue in QUEUES)  # noqa: S608
    found = (db.execute(read, (now,)).fetchone()[0] for read in reads)
    return min((moment for moment in found if moment is not None), default=None)


def postpone(db: sqlite3.Connection, item: Due, until: int) -> None:
    """Try it again later, if it is still to be done."""
    match item:
        case Reminder(waiting):
            update = "UPDATE turns SET due = ? WHERE table_id = ? AND n = ? AND due IS NOT NULL"
            db.execute(update, (until, waiting.table_id, waiting.n))
        case OutOfTime(table_id, seat):
            update = "UPDATE banks SET due = ? WHERE table_id = ? AND seat = ? AND due IS NOT NULL"
            db.execute(update, (until, table_id, seat))
        case Digest(person):
            db.execute("UPDATE digests SET due = ? WHERE person = ?", (until, person))
        case HeadsUp(table_id, n):
            db.execute("UPDATE heads_ups SET due = ? WHERE table_id = ? AND n = ?", (until, table_id, n))


def drop(db: sqlite3.Connection, item: Due) -> None:
    """Do not do it at all."""
    match item:
        case Reminder(waiting):
            update = "UPDATE turns SET due = NULL WHERE table_id = ? AND n = ?"
            db.execute(update, (waiting.table_id, waiting.n))
        case OutOfTime(table_id, seat):
            update = "UPDATE banks SET due = NULL WHERE table_id = ? AND seat = ?"
            db.execute(update, (table_id, seat))
        case Digest(person):
            db.execute("DELETE FROM digests WHERE person = ?", (person,))
        case HeadsUp(table_id, n):
            db.execute("DELETE FROM heads_ups WHERE table_id = ? AND n = ?", (table_id, n))
