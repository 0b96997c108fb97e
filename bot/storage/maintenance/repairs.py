"""Mends a table or a person's settings. Each function runs in the caller's transaction.

CannotRepair   a Refusal: the log does not lead to a position, or there is nothing to repair
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from bot.domain.change import next_revision
from bot.domain.log import Action, LogEntry, PersonReplaced, moves_that_stand
from bot.domain.people.availability import NotificationSettings
from bot.domain.table import NOBODY, Person, Status, Table
from bot.storage.columns import reading, select, to_json
from bot.storage.connection import Connection
from bot.storage.tables import commit, log_rows, table_rows
from bot.storage.tables.table_rows import StoredTable, read_table
from bot.storage.turns import reminder_queue, turn_clock
from engines.core.errors import BadSave, Refusal, RuleError, UnknownGame
from engines.core.game import AnyState, Event, Setup, find
from engines.core.saves.codec import read_setup
from engines.core.text import Text

# Without people: erasing somebody does not look here.
ROW = "SELECT status, revision, version, options, setup, state, vote, theme FROM tables WHERE id = :id"
KEEP = "INSERT INTO set_aside (table_id, at, row) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
CLOSE = """
    UPDATE tables
    SET status = 'cancelled', setup = NULL, state = NULL, vote = NULL, offered = NULL, theme = NULL,
        paused = 0, moves_this_turn = 0, unannounced_moves = 0, options = ?, revision = ?
    WHERE id = ?
"""
LIVE = """
    SELECT id FROM seats JOIN tables ON id = table_id
    WHERE seats.person = ? AND computer IS NULL AND status IN ('lobby', 'playing') ORDER BY status DESC, id
"""


class CannotRepair(Refusal):
    """The log does not lead to a position, or there is nothing to repair."""


def rebuild(db: Connection, table_id: int, now: int) -> Table:
    """Rebuild the position from the log, at a new revision that the bot announces.

    Of a game that is over nothing is announced.
    """
    before = _rebuilt(db, _load(db, table_id))
    if before.status is Status.OVER:
        _write(db, before, before.revision)
        return before
    event = Event(Text("table-repaired"))
    change = next_revision(before, Action.REPAIRED, NOBODY, event, state=before.state)
    _write(db, change.table, before.revision)
    _add_entry(db, change.log_entry(now))
    turn_clock.start_again(db, change, now)
    return change.table


def _load(db: Connection, table_id: int) -> StoredTable:
    stored = table_rows.load(db, table_id, None)
    if stored is None:
        raise CannotRepair(Text("repair-no-table", {"table": str(table_id)}))
    return stored


def _rebuilt(db: Connection, stored: StoredTable) -> Table:
    """The table at its revision; what cannot be read of it comes from its set-up and its log."""
    if not stored.has_started():
        raise CannotRepair(Text("repair-not-started", {"table": str(stored["id"])}))
    try:
        setup = read_setup(stored.game, (stored["setup"] or "").encode())
    except Refusal as error:
        raise CannotRepair(Text("repair-no-setup")) from error
    log = log_rows.whole_log(db, stored["id"])
    if [entry.revision for entry in log] != [*range(1, stored["revision"] + 1)]:
        raise CannotRepair(Text("repair-gap"))
    moves = [entry.move or "" for entry in moves_that_stand(log)]
    known = StoredTable(
        stored.row | {"options": to_json(setup.options), "vote": None, "theme": None},
        stored.people,
        table_rows.Position(stored["revision"], setup, _replayed(stored, setup, moves)),
    )
    return replace(read_table(known), moves=len(moves), undo_from=len(moves))


def _replayed(stored: StoredTable, setup: Setup[Any], moves: list[str]) -> AnyState:
    game = stored.game
    state = game.new(setup)
    for number, move in enumerate(moves, 1):
        try:
            state = game.apply(state, find(game, state, move)).state
        except RuleError as error:
            raise CannotRepair(Text("repair-illegal", {"number": number, "why": error.why})) from error
    if stored["status"] == Status.PLAYING and game.current(state) is None:
        raise CannotRepair(Text("repair-impossible", {"why": Text("game-over")}))
    return state


def _write(db: Connection, table: Table, since: int) -> None:
    table_rows.change(db, table, since)
    db.execute("UPDATE tables SET options = ?, theme = NULL WHERE id = ?", (to_json(table.options), table.id))


def _add_entry(db: Connection, entry: LogEntry) -> None:
    table_rows.save_people(db, (NOBODY,))
    log_rows.add(db, entry)


# Setting aside.


def set_aside(db: Connection, table_id: int, now: int) -> None:
    """End a live table that cannot be read, keep its row as it is, and let the bot tell its people."""
    stored = _load(db, table_id)
    if stored["status"] not in (Status.LOBBY, Status.PLAYING):
        raise CannotRepair(Text("repair-over", {"table": str(table_id)}))
    [row] = select(db, ROW, {"id": table_id})
    db.execute(KEEP, (table_id, now, to_json(row)))
    revision = stored["revision"] + 1
    db.execute(CLOSE, (_options(stored), revision, table_id))
    turn_clock.stop(db, table_id)
    reminder_queue.set_inactivity_due(db, table_id, None)
    event = Event(Text("table-set-aside"))
    _add_entry(db, LogEntry(table_id, revision, Action.SET_ASIDE, NOBODY, None, (event,), now))


def _options(stored: StoredTable) -> str:
    """The options if they can be read, else those that the game has by default."""
    try:
        with reading(stored["id"]):
            return to_json(msgspec.json.decode(stored["options"], type=stored.game.options))
    except BadSave:
        return to_json(stored.game.options())


# People.


def reset_settings(db: Connection, person: int, now: int) -> Table | None:
    """Give a person the default settings; the table at which the bot tells them, if they are at one."""
    found = db.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
    if found is None:
        raise CannotRepair(Text("repair-no-person", {"person": str(person)}))
    db.execute("DELETE FROM notification_settings WHERE person = ?", (person,))
    known = Person(person, str(found[0]))
    turn_clock.update_settings(db, known, lambda _: NotificationSettings(person), now)
    return _tell(db, known, now)


def _tell(db: Connection, person: Person, now: int) -> Table | None:
    """Add a note to the log of a table of theirs that can be read."""
    for (table_id,) in db.execute(LIVE, (person.id,)).fetchall():
        try:
            table = read_table(_load(db, table_id))
        except (BadSave, UnknownGame):
            continue
        event = Event(Text("settings-were-reset", {"whom": person.name}))
        change = next_revision(table, Action.NOTED, NOBODY, event)
        commit.save(db, table, [replace(change, payload=PersonReplaced(person.id))], now)
        return table
    return None
