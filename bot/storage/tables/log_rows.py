"""The log and the outbox as rows. Each function runs inside the caller's transaction."""

from collections.abc import Iterator

import msgspec

from bot.domain.log import (
    Action,
    LogEntry,
    MovePlayed,
    MovesUndone,
    Payload,
    PersonReplaced,
    moves_that_stand,
)
from bot.domain.table import Person
from bot.storage.columns import (
    Column,
    Row,
    Value,
    column,
    fields,
    insert,
    names,
    reading,
    select,
    to_json,
    values,
)
from bot.storage.connection import Connection
from bot.storage.tables.archived_events import with_events
from engines.core.game import Event


def _payload(row: Row) -> Payload:
    match row:
        case {"move": str(move)}:
            return MovePlayed(move)
        case {"moves_undone": int(count)}:
            return MovesUndone(count)
        case {"other_person": int(person)}:
            return PersonReplaced(person)
    return None


COLUMNS: tuple[Column[LogEntry, Row], ...] = (
    column("table_id"),
    column("revision"),
    column("action", read=lambda row: Action(row["action"])),
    column(
        "person",
        lambda entry: entry.person.id,
        lambda row: Person(row["person"], row["name"], row["computer"]),
    ),
    column("computer", lambda entry: entry.person.computer, field=None),
    column("move", read=_payload, field="payload"),
    column(
        "moves_undone",
        lambda entry: entry.payload.count if isinstance(entry.payload, MovesUndone) else None,
        field=None,
    ),
    column(
        "other_person",
        lambda entry: entry.payload.person if isinstance(entry.payload, PersonReplaced) else None,
        field=None,
    ),
    column(
        "events",
        lambda entry: to_json(entry.events),
        lambda row: msgspec.json.decode(row["events"], type=tuple[Event, ...]),
    ),
    column("at"),
    column("mid_turn", read=lambda row: bool(row["mid_turn"])),
)

ADD = insert("log_entries", COLUMNS)
ENTRIES = f"SELECT name, {names(COLUMNS)} FROM log_entries JOIN people ON people.id = person"  # noqa: S608
WHOLE = f"{ENTRIES} WHERE table_id = :table ORDER BY revision"
PAGE = f"{ENTRIES} WHERE table_id = :table ORDER BY revision DESC LIMIT :size OFFSET :start"
MOVES = f"{ENTRIES} WHERE table_id = :table AND action IN ('moved', 'undone') ORDER BY revision"
MOVES_BEFORE = """
    SELECT coalesce(sum(CASE WHEN move IS NULL THEN -coalesce(moves_undone, 0) ELSE 1 END), 0)
    FROM log_entries WHERE table_id = ? AND revision < ?
"""
# The entries between an entry that is announced and the one that was announced before it.
TURN = f"""
    {ENTRIES} WHERE table_id = :table AND revision < :revision
      AND revision > (SELECT max(revision) FROM log_entries
                      WHERE table_id = :table AND revision < :revision AND mid_turn = 0)
    ORDER BY revision
"""  # noqa: S608 - names of columns

LATEST = "SELECT max(revision) FROM log_entries WHERE table_id = ? AND mid_turn = 0"
# Everything from an announced entry to a later one; and before it, what happened since a person's last turn.
RECENT = f"""
    WITH announced AS (SELECT max(revision) AS before FROM log_entries
                       WHERE table_id = :table AND revision < :first AND mid_turn = 0),
         played AS (SELECT max(revision) AS turn FROM log_entries
                    WHERE table_id = :table AND revision <= :last AND CAST(:person AS BIGINT) IS NOT NULL
                      AND (action = 'started' OR action = 'moved' AND mid_turn = 0
                           AND person = :person AND computer IS NULL))
    {ENTRIES} CROSS JOIN announced CROSS JOIN played
    WHERE table_id = :table AND revision <= :last
      AND revision > CASE WHEN turn < before THEN turn ELSE before END
    ORDER BY revision
"""  # noqa: S608 - names of columns


def add(db: Connection, entry: LogEntry) -> None:
    """Add an entry to the log, and to the outbox unless a later entry announces it."""
    db.execute(ADD, values(COLUMNS, entry))
    if not entry.mid_turn:
        db.execute("INSERT INTO outbox (table_id, revision) VALUES (?, ?)", (entry.table_id, entry.revision))


def read_entry(row: Row) -> LogEntry:
    """The log entry in a row."""
    with reading(row["table_id"]):
        return LogEntry(**fields(COLUMNS, row))


def _entries(db: Connection, statement: str, **parameters: Value) -> Iterator[LogEntry]:
    return map(read_entry, with_events(db, select(db, statement, parameters)))


def whole_log(db: Connection, table_id: int) -> list[LogEntry]:
    """Every entry, oldest first."""
    return [*_entries(db, WHOLE, table=table_id)]


def move_history(db: Connection, table_id: int) -> list[LogEntry]:
    """The moves that were not undone."""
    return moves_that_stand([*_entries(db, MOVES, table=table_id)])


def page(db: Connection, table_id: int, page: int, size: int) -> tuple[list[LogEntry], int, int, int]:
    """The page nearest to the one asked for, oldest entry first.

    Also its number, how many there are, and how many moves stood before it.
    """
    count = "SELECT count(*) FROM log_entries WHERE table_id = ?"
    pages = -(-db.execute(count, (table_id,)).fetchone()[0] // size)
    page = max(0, min(page, pages - 1))
    found = [*_entries(db, PAGE, table=table_id, size=size, start=page * size)]
    before = db.execute(MOVES_BEFORE, (table_id, found[-1].revision if found else 0)).fetchone()[0]
    return found[::-1], page, pages, int(before)


def latest(db: Connection, table_id: int) -> int | None:
    """The revision of the last entry that is announced."""
    found: int | None = db.execute(LATEST, (table_id,)).fetchone()[0]
    return found


def recent(db: Connection, table_id: int, first: int, last: int, person: int | None) -> list[LogEntry]:
    """The entries of the turns from one revision to another, and all since the person's last turn before."""
    return [*_entries(db, RECENT, table=table_id, first=first, last=last, person=person)]


def last_activity(db: Connection, table_id: int) -> int:
    """When the game or its seats changed last; votes and warnings do not count."""
    last = """
        SELECT max(at) FROM log_entries
        WHERE table_id = ? AND action NOT IN ('proposed', 'decided', 'warned')
    """
    return int(db.execute(last, (table_id,)).fetchone()[0] or 0)


def rows_of_turn(db: Connection, row: Row) -> list[Row]:
    """The rows between an entry that is announced and the one that was announced before it."""
    return [*select(db, TURN, {"table": row["table_id"], "revision": row["revision"]})]
