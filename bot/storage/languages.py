"""The languages that people and servers have chosen. Each function runs inside the caller's transaction."""

import sqlite3


def of_people(db: sqlite3.Connection) -> dict[int, str]:
    """The languages of all people who have chosen one."""
    read = "SELECT person, chosen_language FROM notification_settings WHERE chosen_language IS NOT NULL"
    return dict(db.execute(read).fetchall())


def of_servers(db: sqlite3.Connection) -> dict[int, str]:
    """The languages of all servers for which one was chosen."""
    return dict(db.execute("SELECT guild, language FROM server_languages").fetchall())


def set_of_server(db: sqlite3.Connection, guild: int, language: str | None) -> None:
    """Store the choice for a server, or that there is none any more."""
    db.execute("DELETE FROM server_languages WHERE guild = ?", (guild,))
    if language is not None:
        db.execute("INSERT INTO server_languages (guild, language) VALUES (?, ?)", (guild, language))
