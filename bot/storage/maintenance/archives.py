"""Which games can be archived, and what that gains."""

import sqlite3

from bot.storage.connection import Connection
from bot.storage.sqlite.file import pragma

# Games that ended before a moment, are announced, and were played at all.
OLD = """
    SELECT tables.id FROM tables
    JOIN log_entries AS last ON last.table_id = tables.id AND last.revision = tables.revision
    WHERE status = 'over' AND last.at < ? AND moves > 0
      AND tables.id NOT IN (SELECT table_id FROM archived_events)
      AND tables.id NOT IN (SELECT table_id FROM outbox)
    ORDER BY tables.id
"""


def old_games(db: Connection, before: int) -> list[int]:
    """The games that can be archived."""
    return [table_id for (table_id,) in db.execute(OLD, (before,))]


def free_bytes(db: Connection) -> int:
    """How much of a file is free for what is written next; PostgreSQL sees to that by itself."""
    if not isinstance(db, sqlite3.Connection):
        return 0
    return int(pragma(db, "freelist_count")) * int(pragma(db, "page_size"))


def shrink(db: Connection) -> None:
    """Give the free part of the file back to the disk. Nobody can write meanwhile."""
    db.execute("VACUUM")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
