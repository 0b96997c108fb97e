"""The films that were shared with their tables, as rows."""

import sqlite3


def add(db: sqlite3.Connection, table_id: int, city: str, moves: int) -> bool:
    """Note that a film is shared; false if it was shared before."""
    added = db.execute("INSERT OR IGNORE INTO shared_films VALUES (?, ?, ?)", (table_id, city, moves))
    return added.rowcount == 1


def remove(db: sqlite3.Connection, table_id: int, city: str, moves: int) -> None:
    """Note that a film was not shared after all."""
    delete = "DELETE FROM shared_films WHERE table_id = ? AND city = ? AND moves = ?"
    db.execute(delete, (table_id, city, moves))
