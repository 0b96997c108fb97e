"""What of the file can be wrong, read row by row. Each function runs in the caller's transaction."""

import sqlite3
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from bot.domain.availability import NotificationSettings
from bot.domain.log import LogEntry
from bot.storage.columns import DAMAGE, select
from bot.storage.people.notification_settings import READ_ALL
from bot.storage.tables import log_rows, table_rows
from bot.storage.tables.table_rows import StoredTable

MOST_FAULTS = 20  # of one kind that are listed
ORPHANS = """
    SELECT "table", count(*) AS many FROM pragma_foreign_key_check GROUP BY "table", "parent" ORDER BY 1
"""


class StoredGame(Struct, frozen=True):
    """Everything that is stored of a table."""

    table: StoredTable
    began_by: int | None  # the version of its rules; none for old games
    entries: list[LogEntry]


def page_faults(db: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with the pages and indexes of the file."""
    found = [str(line) for (line,) in db.execute(f"PRAGMA integrity_check({MOST_FAULTS})")]
    return [] if found == ["ok"] else found


def orphans(db: sqlite3.Connection) -> dict[str, int]:
    """How many rows of each table point at rows that are not there."""
    return {row["table"]: row["many"] for row in select(db, ORPHANS, {})}


def table_ids(db: sqlite3.Connection) -> list[int]:
    return [number for (number,) in db.execute("SELECT id FROM tables ORDER BY id")]


def stored_game(db: sqlite3.Connection, table_id: int) -> StoredGame | None:
    """A table with its log; none if it or its host is gone."""
    stored = table_rows.load(db, table_id, None)
    [began_by] = db.execute("SELECT began_by FROM tables WHERE id = ?", (table_id,)).fetchone() or (None,)
    return StoredGame(stored, began_by, log_rows.whole_log(db, table_id)) if stored else None


def unreadable_settings(db: sqlite3.Connection) -> Iterator[tuple[int, str]]:
    """The people of whose settings something cannot be read, and why; a bot takes it as not chosen."""
    for row in select(db, READ_ALL, {}):
        try:
            vacations = msgspec.json.decode(row["vacations"])
            msgspec.convert(row | {"vacations": vacations}, NotificationSettings, strict=False)
        except DAMAGE as error:
            yield row["person"], str(error)


def newest_entry(db: sqlite3.Connection) -> int:
    """When something happened last at any table."""
    return int(db.execute("SELECT coalesce(max(at), 0) FROM log_entries").fetchone()[0])
