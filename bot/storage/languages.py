"""The languages that people and servers have chosen. Each function runs inside the caller's transaction."""

import sqlite3

from msgspec import Struct


class PersonLanguage(Struct, frozen=True):
    """What is known of a person's language."""

    discord: str  # at their last interaction
    chosen: str | None


def of_people(db: sqlite3.Connection) -> dict[int, PersonLanguage]:
    """The languages of all people who have settings."""
    read = "SELECT person, discord_language, chosen_language FROM notification_settings"
    return {person: PersonLanguage(*known) for person, *known in db.execute(read)}


def set_discord_language(db: sqlite3.Connection, person: int, language: str) -> None:
    """Store what Discord tells of the language of a person who has settings."""
    update = "UPDATE notification_settings SET discord_language = ? WHERE person = ?"
    db.execute(update, (language, person))


def of_servers(db: sqlite3.Connection) -> dict[int, str]:
    """The languages of all servers for which one was chosen."""
    return dict(db.execute("SELECT guild, language FROM server_languages").fetchall())


def set_of_server(db: sqlite3.Connection, guild: int, language: str | None) -> None:
    """Store the choice for a server, or that there is none any more."""
    db.execute("DELETE FROM server_languages WHERE guild = ?", (guild,))
    if language is not None:
        db.execute("INSERT INTO server_languages (guild, language) VALUES (?, ?)", (guild, language))
