"""The films that were shared with their tables, as rows."""

from bot.storage.connection import Connection


def add(db: Connection, table_id: int, city: str, moves: int) -> bool:
    """Note that a film is shared; false if it was shared before."""
    insert = "INSERT INTO shared_films (table_id, city, moves) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return db.execute(insert, (table_id, city, moves)).rowcount == 1


def remove(db: Connection, table_id: int, city: str, moves: int) -> None:
    """Note that a film was not shared after all."""
    delete = "DELETE FROM shared_films WHERE table_id = ? AND city = ? AND moves = ?"
    db.execute(delete, (table_id, city, moves))
