"""What of the file can be wrong, read row by row. Each function runs in the caller's transaction."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from bot.domain.log import LogEntry
from bot.domain.people.availability import NotificationSettings
from bot.storage.columns import DAMAGE, select
from bot.storage.connection import Connection
from bot.storage.people.notification_settings import READ_ALL
from bot.storage.tables import log_rows, table_rows
from bot.storage.tables.table_rows import StoredTable


class StoredGame(Struct, frozen=True):
    """Everything that is stored of a table."""

    table: StoredTable
    began_by: int | None  # the version of its rules; none for old games
    entries: list[LogEntry]


def table_ids(db: Connection) -> list[int]:
    return [number for (number,) in db.execute("SELECT id FROM tables ORDER BY id")]


def stored_game(db: Connection, table_id: int) -> StoredGame | None:
    """A table with its log; none if it or its host is gone."""
    stored = table_rows.load(db, table_id, None)
    [began_by] = db.execute("SELECT began_by FROM tables WHERE id = ?", (table_id,)).fetchone() or (None,)
    return StoredGame(stored, began_by, log_rows.whole_log(db, table_id)) if stored else None


def unreadable_settings(db: Connection) -> Iterator[tuple[int, str]]:
    """The people of whose settings something cannot be read, and why; a bot takes it as not chosen."""
    for row in select(db, READ_ALL, {}):
        try:
            vacations = msgspec.json.decode(row["vacations"])
            msgspec.convert(row | {"vacations": vacations}, NotificationSettings, strict=False)
        except DAMAGE as error:
            yield row["person"], str(error)


def newest_entry(db: Connection) -> int:
    """When something happened last at any table."""
    return int(db.execute("SELECT coalesce(max(at), 0) FROM log_entries").fetchone()[0])
