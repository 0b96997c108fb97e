"""Keeps open turns and seat clocks in step with a table. Each function runs in the caller's transaction."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.change import Change
from bot.domain.log import Action
from bot.domain.people.availability import NotificationSettings
from bot.domain.shards import ALL_SHARDS, Shards
from bot.domain.table import Person, Table
from bot.domain.time_control import HOUR, SeatClock, pace_named
from bot.storage.connection import Connection
from bot.storage.people import watch_rows
from bot.storage.people.notification_settings import save_settings, settings_of
from bot.storage.processes import signals
from bot.storage.processes.shard_filter import on_shards
from bot.storage.tables import table_rows
from bot.storage.turns import open_turns
from bot.storage.turns.open_turns import OpenTurn


class TurnStatus(Struct, frozen=True):
    """What a card says about the player to act."""

    clock_ends: int | None = None
    away_until: int | None = None
    to_mention: OpenTurn | None = None  # set if the card is to notify the player
    watchers: int = 0  # how many people watch the table


# A person who did one of these knows that it is their turn.
AWARE = (Action.UNDONE, Action.RETURNED, Action.TOOK_SEAT)


def turn_status(db: Connection, table_id: int, now: int) -> TurnStatus:
    turn, watchers = open_turns.turn_at(db, table_id), watch_rows.watchers(db, table_id)
    if turn is None:
        return TurnStatus(watchers=watchers)
    settings = settings_of(db, turn.person)
    reachable = settings.is_mentioned_in_thread and settings.next_available(now) == now
    to_mention = turn if reachable and not (turn.notices or turn.paused) else None
    return TurnStatus(_clock_ends(db, table_id), settings.away_until(now), to_mention, watchers)


def update_settings(
    db: Connection,
    person: Person,
    update: Callable[[NotificationSettings], NotificationSettings],
    now: int,
) -> NotificationSettings:
    """Change a person's settings, and plan their notices, clocks and digest again."""
    table_rows.save_people(db, (person,))
    chosen = update(settings_of(db, person.id))
    save_settings(db, chosen)
    for turn in open_turns.turns_of(db, person.id):
        open_turns.update(db, turn, chosen, now)
        if clock := _clock(db, turn.table_id, turn.seat):
            _save_clock(db, turn.table_id, turn.seat, clock, chosen)
    open_turns.replan_digest(db, person.id, now)
    signals.tell(db, signals.PERSON, person.id)
    return chosen


def follow(db: Connection, before: Table, change: Change, now: int) -> None:
    """Update the open turn and the clocks after a change."""
    after = change.table
    if change.action is Action.STARTED:
        _add_clocks(db, after)
    if change.action is Action.OUT_OF_TIME:
        _write_clock(db, after.id, after.current or 0, SeatClock(0), None)
    elif (before.current, before.awaited) == (after.current, after.awaited):
        _continue_turn(db, change, now)
    else:
        _pass_turn(db, before, change, now)
    if before.paused or after.paused:
        _set_paused(db, after, now)


def start_again(db: Connection, change: Change, now: int) -> None:
    """Start the turn of the player to act, whatever was stored of it."""
    open_turns.close(db, change.table.id)
    if change.table.awaited is not None:
        _start_turn(db, change, change.table.awaited, now)


def stop(db: Connection, table_id: int) -> None:
    """Nobody is awaited at a table any more."""
    open_turns.close(db, table_id)
    db.execute("UPDATE seat_clocks SET since = NULL, due = NULL WHERE table_id = ?", (table_id,))


def _continue_turn(db: Connection, change: Change, now: int) -> None:
    """A player who acts during their turn knows about it: start again with the first reminder."""
    turn = open_turns.turn_at(db, change.table.id)
    if turn and turn.person == change.person.id:
        aware = replace(turn, revision=change.table.revision, notices=1, last_notice_at=now)
        open_turns.update(db, aware, settings_of(db, turn.person), now)


def _pass_turn(db: Connection, before: Table, change: Change, now: int) -> None:
    after, undone = change.table, change.action is Action.UNDONE
    if before.current is not None and (clock := _clock(db, before.id, before.current)):
        settings = settings_of(db, before.people[before.current].id)
        increment = 0 if undone else pace_named(before.pace).increment
        stopped = replace(clock.stop(now, settings.vacations), increment=increment)
        _save_clock(db, before.id, before.current, stopped, settings)
    open_turns.close(db, after.id)
    if change.action is Action.TOOK_SEAT:
        _reset_clock(db, after)
    if after.awaited is not None:
        _start_turn(db, change, after.awaited, now)


def _start_turn(db: Connection, change: Change, person: Person, now: int) -> None:
    """Start a person's turn. Undoing a move gains no time."""
    table, settings = change.table, settings_of(db, person.id)
    seat = table.current or 0
    if clock := _clock(db, table.id, seat):
        increment = 0 if change.action is Action.UNDONE else clock.increment
        started = replace(clock, increment=increment).start(now, pace_named(table.pace).clock or 0)
        _save_clock(db, table.id, seat, started, settings)
    notices = int(change.action in AWARE and person.id == change.person.id)
    known = (table.id, seat, person.id, table.revision, now, notices, now)
    open_turns.start(db, OpenTurn(*known, snoozed=False, paused=False, pace=table.pace), settings)


def _set_paused(db: Connection, table: Table, now: int) -> None:
    """Stop reminders and the clock while the table is paused; then notify the player again."""
    turn, paused = open_turns.turn_at(db, table.id), table.paused
    if turn is None or turn.paused == paused:
        return
    settings = settings_of(db, turn.person)
    last, notices = (turn.last_notice_at, turn.notices) if paused else (now, 0)
    # With the new revision, the notices that are sent again have new nonces.
    changed = replace(turn, revision=table.revision, paused=paused, last_notice_at=last, notices=notices)
    open_turns.update(db, changed, settings, now)
    if clock := _clock(db, table.id, turn.seat):
        changed_clock = replace(clock.stop(now, settings.vacations), since=None if paused else now)
        _save_clock(db, table.id, turn.seat, changed_clock, settings)


def grant_grace(db: Connection, now: int, shards: Shards = ALL_SHARDS) -> None:
    """Give a little time to players whose clocks ran out while the bot was down."""
    read = f"""
        SELECT table_id, seat, person, pace
        FROM seat_clocks JOIN open_turns USING (table_id, seat) JOIN tables ON id = table_id
        WHERE seat_clocks.due <= ? AND {on_shards(shards)}
    """  # noqa: S608 - our own words
    for table_id, seat, person, pace in db.execute(read, (now,)).fetchall():
        clock = SeatClock(min(pace_named(pace).increment, HOUR), since=now)
        _save_clock(db, table_id, seat, clock, settings_of(db, person))


def restart_clocks(db: Connection, latest: int, now: int) -> int:
    """Let clocks run from now that would start later than is possible; how many."""
    read = """
        SELECT table_id, seat, person FROM seat_clocks JOIN open_turns USING (table_id, seat)
        WHERE seat_clocks.since > ?
    """
    found = db.execute(read, (latest,)).fetchall()
    for table_id, seat, person in found:
        if clock := _clock(db, table_id, seat):
            _save_clock(db, table_id, seat, replace(clock, since=now), settings_of(db, person))
    return len(found)


# The rows of clocks.


def _add_clocks(db: Connection, table: Table) -> None:
    """Give every seat a clock, unless only one person plays."""
    seconds = pace_named(table.pace).clock
    if seconds is not None and len(table.players) > 1:
        insert = "INSERT INTO seat_clocks (table_id, seat, seconds_left, increment) VALUES (?, ?, ?, 0)"
        db.executemany(insert, [(table.id, seat, seconds) for seat in range(len(table.people))])


def _reset_clock(db: Connection, table: Table) -> None:
    """A person who takes a seat gets a full clock."""
    update = "UPDATE seat_clocks SET seconds_left = ?, increment = 0 WHERE table_id = ? AND seat = ?"
    db.execute(update, (pace_named(table.pace).clock, table.id, table.current))


def _clock(db: Connection, table_id: int, seat: int) -> SeatClock | None:
    read = "SELECT seconds_left, increment, since FROM seat_clocks WHERE table_id = ? AND seat = ?"
    found = db.execute(read, (table_id, seat)).fetchone()
    return found and SeatClock(*found)


def _save_clock(
    db: Connection, table_id: int, seat: int, clock: SeatClock, settings: NotificationSettings
) -> None:
    _write_clock(db, table_id, seat, clock, clock.runs_out_at(settings.vacations))


def _write_clock(db: Connection, table_id: int, seat: int, clock: SeatClock, due: int | None) -> None:
    update = """
        UPDATE seat_clocks SET seconds_left = ?, increment = ?, since = ?, due = ?
        WHERE table_id = ? AND seat = ?
    """
    db.execute(update, (clock.seconds_left, clock.increment, clock.since, due, table_id, seat))


def _clock_ends(db: Connection, table_id: int) -> int | None:
    """When the clock of the seat to act runs out."""
    read = "SELECT due FROM seat_clocks WHERE table_id = ? AND due IS NOT NULL"
    found = db.execute(read, (table_id,)).fetchone()
    return found and int(found[0])
