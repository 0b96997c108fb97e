"""Whom tables wait for, since when and how long: rows, each function a part of somebody's transaction."""

import sqlite3

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from bot.domain.availability import NotificationSettings, Place
from bot.domain.play import Change
from bot.domain.table import Action, Person, Table
from bot.domain.time_control import HOUR, PACES, Pace, SeatClock


class OpenTurn(Struct, frozen=True):
    """A table waits for somebody."""

    table_id: int
    seat: int
    person: int
    n: int  # the revision that began the turn, or the person's latest act in it
    since: int
    told: int  # how often
    last: int  # when
    snoozed: bool
    held: bool  # the table pauses
    pace: str

    def plan(self, habits: NotificationSettings, now: int) -> int | None:
        """When to tell them next, if at all."""
        gaps = PACES[self.pace].gaps
        is_told = self.snoozed or self.told > len(gaps)
        if self.held or is_told or habits.place in (Place.OFF, Place.DIGEST):
            return None
        return habits.awake(max(now, self.last + gaps[self.told - 1] if self.told else now))


class Standing(Struct, frozen=True):
    """What is to be said of the one to act."""

    until: int | None = None  # when their time is over
    away: int | None = None  # until when they are on vacation
    calling: OpenTurn | None = None  # they do not know yet, and want to hear it where and when the card comes


# Whoever did one of these knows that it is their turn.
KNOWN = (Action.UNDONE, Action.RETURNED, Action.TOOK_SEAT)
HABITS = ", ".join(NotificationSettings.__struct_fields__)
WAITING = """
    SELECT table_id, seat, person, n, since, told, last, snoozed, held, pace
    FROM turns JOIN tables ON id = table_id
"""


# People.


def habits(db: sqlite3.Connection, person: int) -> NotificationSettings:
    """What a person chose; what is usual for one who chose nothing."""
    found = db.execute(f"SELECT {HABITS} FROM habits WHERE person = ?", (person,)).fetchone()  # noqa: S608
    if found is None:
        return NotificationSettings(person)
    fields = dict(zip(NotificationSettings.__struct_fields__, found, strict=True))
    return msgspec.convert(
        fields | {"away": msgspec.json.decode(fields["away"])}, NotificationSettings, strict=False
    )


def choose(db: sqlite3.Connection, chosen: NotificationSettings, now: int) -> None:
    """Keep a person's habits, and plan by them what is to come."""
    values = (*astuple(chosen)[:-1], msgspec.json.encode(chosen.away).decode())
    marks = ", ".join("?" * len(values))
    db.execute(f"INSERT OR REPLACE INTO habits ({HABITS}) VALUES ({marks})", values)  # noqa: S608
    mine = waiting_for(db, chosen.person)
    for waiting in mine:
        _plan(db, waiting, chosen, now)
        bank = _bank(db, waiting.table_id, waiting.seat)
        if bank:
            _keep(db, waiting.table_id, waiting.seat, bank, chosen)
    db.execute("DELETE FROM digests WHERE person = ?", (chosen.person,))
    if mine:
        _expect_digest(db, chosen, now)


def waiting_for(db: sqlite3.Connection, person: int) -> list[OpenTurn]:
    """The tables that wait for somebody, the longest first."""
    found = db.execute(f"{WAITING} WHERE person = ? ORDER BY since, table_id", (person,))
    return [OpenTurn(*fields) for fields in found]


def waiting_at(db: sqlite3.Connection, table_id: int) -> OpenTurn | None:
    """Whom a table waits for."""
    found = db.execute(f"{WAITING} WHERE table_id = ?", (table_id,)).fetchone()
    return found and OpenTurn(*found)


def standing(db: sqlite3.Connection, table_id: int, now: int) -> Standing:
    """How things stand for the one to act."""
    waiting = waiting_at(db, table_id)
    if waiting is None:
        return Standing()
    theirs = habits(db, waiting.person)
    listens = theirs.called_in_thread and theirs.awake(now) == now
    calling = waiting if listens and not (waiting.told or waiting.held) else None
    return Standing(_runs_out(db, table_id), theirs.away_until(now), calling)


# Turns.


def follow(db: sqlite3.Connection, before: Table, done: Change, now: int) -> None:
    """Keep in step with a table: whose turn it is, their clock, and when they are to be told."""
    after = done.table
    if done.deed is Action.STARTED:
        _wind(db, after)
    if done.deed is Action.OUT_OF_TIME:
        _stop(db, after.id, after.current or 0, SeatClock(0))
    elif _is_same_turn(before, after):
        _act(db, done, now)
    else:
        _pass_on(db, before, done, now)
    if before.paused or after.paused:
        _hold(db, after.id, now, held=after.paused)


def _is_same_turn(before: Table, after: Table) -> bool:
    return (before.current, before.awaited) == (after.current, after.awaited)


def _act(db: sqlite3.Connection, done: Change, now: int) -> None:
    """Whoever acts within their turn knows that it is theirs: reminders begin anew."""
    waiting = waiting_at(db, done.table.id)
    if waiting and waiting.person == done.person.id:
        known = msgspec.structs.replace(waiting, n=done.table.revision, told=1, last=now)
        _plan(db, known, habits(db, waiting.person), now)


def _pass_on(db: sqlite3.Connection, before: Table, done: Change, now: int) -> None:
    after, taken_back = done.table, done.deed is Action.UNDONE
    if before.current is not None and (bank := _bank(db, before.id, before.current)):
        person = habits(db, before.people[before.current].id)
        owed = 0 if taken_back else PACES[before.pace].turn
        stopped = msgspec.structs.replace(bank.stopped(now, person.away), owed=owed)
        _keep(db, before.id, before.current, stopped, person)
    db.execute("DELETE FROM turns WHERE table_id = ?", (after.id,))
    db.execute("DELETE FROM heads_ups WHERE table_id = ?", (after.id,))
    if done.deed is Action.TOOK_SEAT:
        _rewind(db, after)
    if after.awaited is not None and after.current is not None:
        _begin(db, done, after.current, after.awaited, now, taken_back=taken_back)


def _begin(  # noqa: PLR0913 - whose turn begins, and how
    db: sqlite3.Connection, done: Change, seat: int, person: Person, now: int, *, taken_back: bool
) -> None:
    """The turn of a seat. Whoever made it theirs knows; who took a move back is owed nothing."""
    table, theirs = done.table, habits(db, person.id)
    bank = _bank(db, table.id, seat)
    if bank:
        owed = 0 if taken_back else bank.owed
        begun = msgspec.structs.replace(bank, owed=owed).begun(now, PACES[table.pace].bank or 0)
        _keep(db, table.id, seat, begun, theirs)
    told = int(done.deed in KNOWN and person.id == done.person.id)
    fields = (table.id, seat, person.id, table.revision, now, told, now, False, False)
    first = OpenTurn(*fields, table.pace).plan(theirs, now)
    db.execute("INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*fields, first))
    _expect_digest(db, theirs, now)
    if _is_anybody_curious(db, table.id, person.id):
        db.execute("INSERT INTO heads_ups VALUES (?, ?, ?)", (table.id, table.revision, now))


def _is_anybody_curious(db: sqlite3.Connection, table_id: int, but: int) -> bool:
    curious = "SELECT 1 FROM seats JOIN habits USING (person) WHERE table_id = ? AND person != ? AND heads_up"
    return db.execute(curious, (table_id, but)).fetchone() is not None


def _plan(db: sqlite3.Connection, waiting: OpenTurn, theirs: NotificationSettings, now: int) -> None:
    """Write down how often they were told, and when they are told next."""
    changes = (
        waiting.n,
        waiting.told,
        waiting.last,
        waiting.snoozed,
        waiting.held,
        waiting.plan(theirs, now),
    )
    update = "UPDATE turns SET n = ?, told = ?, last = ?, snoozed = ?, held = ?, due = ? WHERE table_id = ?"
    db.execute(update, (*changes, waiting.table_id))


def _expect_digest(db: sqlite3.Connection, theirs: NotificationSettings, now: int) -> None:
    if theirs.place is Place.DIGEST:
        insert = "INSERT INTO digests VALUES (?1, ?2, ?2) ON CONFLICT DO NOTHING"
        db.execute(insert, (theirs.person, theirs.next_digest(now)))


def told(db: sqlite3.Connection, waiting: OpenTurn, now: int) -> None:
    """They have been told once more, unless the table has gone on meanwhile."""
    latest = waiting_at(db, waiting.table_id)
    if latest and (latest.n, latest.told) == (waiting.n, waiting.told):
        again = msgspec.structs.replace(latest, told=latest.told + 1, last=now)
        _plan(db, again, habits(db, latest.person), now)


def snooze(db: sqlite3.Connection, table_id: int, person: int, now: int) -> bool:
    """Whether it is their turn, of which they will not be reminded any more."""
    waiting = waiting_at(db, table_id)
    if waiting is None or waiting.person != person:
        return False
    _plan(db, msgspec.structs.replace(waiting, snoozed=True), habits(db, person), now)
    return True


def digested(db: sqlite3.Connection, person: int, now: int) -> None:
    """They have heard of everything; the next time is tomorrow, if anything waits for them."""
    db.execute("DELETE FROM digests WHERE person = ?", (person,))
    if waiting_for(db, person):
        _expect_digest(db, habits(db, person), now)


# Clocks.


def _wind(db: sqlite3.Connection, table: Table) -> None:
    """Give every seat its time. Who plays alone keeps nobody waiting."""
    bank = PACES[table.pace].bank
    if bank is not None and len(table.players) > 1:
        seats = [(table.id, seat, bank) for seat in range(len(table.people))]
        db.executemany("INSERT INTO banks VALUES (?, ?, ?, 0, NULL, NULL)", seats)


def _rewind(db: sqlite3.Connection, table: Table) -> None:
    """Whoever takes a seat gets all the time that its clock had at first."""
    update = "UPDATE banks SET seconds = ?, owed = 0 WHERE table_id = ? AND seat = ?"
    db.execute(update, (PACES[table.pace].bank, table.id, table.current))


def _bank(db: sqlite3.Connection, table_id: int, seat: int) -> SeatClock | None:
    read = "SELECT seconds, owed, since FROM banks WHERE table_id = ? AND seat = ?"
    found = db.execute(read, (table_id, seat)).fetchone()
    return found and SeatClock(*found)


def _keep(
    db: sqlite3.Connection, table_id: int, seat: int, bank: SeatClock, theirs: NotificationSettings
) -> None:
    _stop(db, table_id, seat, bank, bank.runs_out(theirs.away))


def _stop(db: sqlite3.Connection, table_id: int, seat: int, bank: SeatClock, due: int | None = None) -> None:
    update = "UPDATE banks SET seconds = ?, owed = ?, since = ?, due = ? WHERE table_id = ? AND seat = ?"
    db.execute(update, (bank.left, bank.owed, bank.since, due, table_id, seat))


def _runs_out(db: sqlite3.Connection, table_id: int) -> int | None:
    """When the clock of the seat to act runs out."""
    read = "SELECT due FROM banks WHERE table_id = ? AND due IS NOT NULL"
    found = db.execute(read, (table_id,)).fetchone()
    return found and int(found[0])


def _hold(db: sqlite3.Connection, table_id: int, now: int, *, held: bool) -> None:
    """While the table pauses nobody is reminded and the clock stands still; then all are called anew."""
    waiting = waiting_at(db, table_id)
    if waiting is None or waiting.held == held:
        return
    theirs = habits(db, waiting.person)
    last, told = (waiting.last, waiting.told) if held else (now, 0)
    _plan(db, msgspec.structs.replace(waiting, held=held, last=last, told=told), theirs, now)
    if bank := _bank(db, table_id, waiting.seat):
        stopped = bank.stopped(now, theirs.away)
        again = msgspec.structs.replace(stopped, since=None if held else now)
        _keep(db, table_id, waiting.seat, again, theirs)


def grant_grace(db: sqlite3.Connection, now: int) -> None:
    """Who ran out of time while the bot was away could not have played: they get a little more."""
    read = """
        SELECT table_id, turns.seat, person, pace
        FROM banks JOIN turns USING (table_id, seat) JOIN tables ON id = table_id WHERE banks.due <= ?
    """
    for table_id, seat, person, pace in db.execute(read, (now,)).fetchall():
        _keep(db, table_id, seat, SeatClock(_grace(PACES[pace]), since=now), habits(db, person))


def _grace(pace: Pace) -> int:
    return min(pace.turn, HOUR)
