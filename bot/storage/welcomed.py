"""The servers that were welcomed, as rows. Each function runs inside the caller's transaction."""

import sqlite3


def contains(db: sqlite3.Connection, guild: int) -> bool:
    return db.execute("SELECT 1 FROM welcomed WHERE guild = ?", (guild,)).fetchone() is not None


def add(db: sqlite3.Connection, guild: int) -> None:
    db.execute("INSERT OR IGNORE INTO welcomed VALUES (?)", (guild,))
