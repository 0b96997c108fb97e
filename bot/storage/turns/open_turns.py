"""Whom each table waits for, and when they are notified. Each function runs in the caller's transaction."""

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.people.availability import Delivery, NotificationSettings
from bot.domain.time_control import pace_named
from bot.storage.connection import Connection
from bot.storage.people.notification_settings import settings_of


class OpenTurn(Struct, frozen=True):
    """A table waits for a person to move."""

    table_id: int
    seat: int
    person: int
    revision: int  # at which the turn started, or of the latest move or pause in it
    since: int
    notices: int  # how many were sent: the first is the notice, the others are reminders
    last_notice_at: int
    snoozed: bool
    paused: bool
    pace: str

    def next_notice(self, settings: NotificationSettings, now: int) -> int | None:
        """When to send the next notice or reminder, if at all."""
        gaps = pace_named(self.pace).gaps
        is_done = self.snoozed or self.notices > len(gaps)
        if self.paused or is_done or settings.delivery in (Delivery.OFF, Delivery.DIGEST):
            return None
        due = self.last_notice_at + gaps[self.notices - 1] if self.notices else now
        return settings.next_available(max(now, due))


COLUMNS = "table_id, seat, person, open_turns.revision, since, notices, last_notice_at, snoozed,"
COLUMNS += " open_turns.paused, pace"
SELECT = f"SELECT {COLUMNS} FROM open_turns JOIN tables ON id = table_id"  # noqa: S608 - names of columns


def turn_at(db: Connection, table_id: int) -> OpenTurn | None:
    """Whom a table waits for."""
    found = db.execute(f"{SELECT} WHERE table_id = ?", (table_id,)).fetchone()
    return found and OpenTurn(*found)


def turns_of(db: Connection, person: int) -> list[OpenTurn]:
    """The tables that wait for a person, the longest waiting first."""
    found = db.execute(f"{SELECT} WHERE person = ? ORDER BY since, table_id", (person,))
    return [OpenTurn(*row) for row in found]


def start(db: Connection, turn: OpenTurn, settings: NotificationSettings) -> None:
    """Insert a turn that starts now, and plan its notices."""
    names = "table_id, seat, person, revision, since, notices, last_notice_at, snoozed, paused, due"
    insert = f"INSERT INTO open_turns ({names}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
    started = (turn.table_id, turn.seat, turn.person, turn.revision, turn.since)
    notices = (turn.notices, turn.last_notice_at, turn.snoozed, turn.paused)
    db.execute(insert, (*started, *notices, turn.next_notice(settings, turn.since)))
    plan_digest(db, settings, turn.since)
    if _somebody_wants_heads_up(db, turn):
        insert = "INSERT INTO heads_ups (table_id, revision, due) VALUES (?, ?, ?)"
        db.execute(insert, (turn.table_id, turn.revision, turn.since))


def _somebody_wants_heads_up(db: Connection, turn: OpenTurn) -> bool:
    others = """
        SELECT 1 FROM seats JOIN notification_settings USING (person)
        WHERE table_id = ? AND person <> ? AND heads_up = 1
    """
    return db.execute(others, (turn.table_id, turn.person)).fetchone() is not None


def close(db: Connection, table_id: int) -> None:
    """Remove a table's turn and everything planned for it."""
    db.execute("DELETE FROM open_turns WHERE table_id = ?", (table_id,))
    db.execute("DELETE FROM heads_ups WHERE table_id = ?", (table_id,))


def update(db: Connection, turn: OpenTurn, settings: NotificationSettings, now: int) -> None:
    """Save a turn, and plan its next notice."""
    update = """
        UPDATE open_turns
        SET revision = ?, notices = ?, last_notice_at = ?, snoozed = ?, paused = ?, due = ? WHERE table_id = ?
    """
    notices = (turn.revision, turn.notices, turn.last_notice_at, turn.snoozed, turn.paused)
    db.execute(update, (*notices, turn.next_notice(settings, now), turn.table_id))


def add_notice(db: Connection, turn: OpenTurn, now: int) -> None:
    """Record that a notice was sent, unless the turn has changed since. Idempotent."""
    latest = turn_at(db, turn.table_id)
    if latest and (latest.revision, latest.notices) == (turn.revision, turn.notices):
        notified = replace(latest, notices=latest.notices + 1, last_notice_at=now)
        update(db, notified, settings_of(db, latest.person), now)


def snooze(db: Connection, table_id: int, person: int, now: int) -> bool:
    """Stop the reminders of this turn; whether it is the person's turn."""
    turn = turn_at(db, table_id)
    if turn is None or turn.person != person:
        return False
    update(db, replace(turn, snoozed=True), settings_of(db, person), now)
    return True


def plan_digest(db: Connection, settings: NotificationSettings, now: int) -> None:
    """Plan the next digest of a person who wants one, unless it is planned already."""
    if settings.delivery is Delivery.DIGEST:
        due = settings.next_digest(now)
        insert = "INSERT INTO digests (person, planned, due) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        db.execute(insert, (settings.person, due, due))


def replan_digest(db: Connection, person: int, now: int) -> None:
    """Plan the digest again, if any table waits for the person."""
    db.execute("DELETE FROM digests WHERE person = ?", (person,))
    if turns_of(db, person):
        plan_digest(db, settings_of(db, person), now)
