"""What people and servers prefer of all messages. Each function runs inside the caller's transaction."""

import sqlite3
from typing import TypedDict

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from bot.storage.columns import select
from render import Theme


class PersonPreferences(Struct, frozen=True):
    """What a person prefers; a part of their settings."""

    discord_language: str  # at their last interaction
    chosen_language: str | None
    theme: Theme | None
    ideas: bool


class ServerPreferences(Struct, frozen=True):
    """What a moderator has chosen for a server."""

    language: str | None = None
    theme: Theme | None = None


class ServerChoice(TypedDict, total=False):
    """Some of them; nothing instead of one means that nobody has chosen it."""

    language: str | None
    theme: Theme | None


def of_people(db: sqlite3.Connection) -> dict[int, PersonPreferences]:
    """The preferences of all people who have settings."""
    read = "SELECT person, discord_language, chosen_language, theme, ideas FROM notification_settings"
    return {
        row["person"]: msgspec.convert(row, PersonPreferences, strict=False) for row in select(db, read, {})
    }


def set_discord_language(db: sqlite3.Connection, person: int, language: str) -> None:
    """Store what Discord tells of the language of a person who has settings."""
    update = "UPDATE notification_settings SET discord_language = ? WHERE person = ?"
    db.execute(update, (language, person))


def of_servers(db: sqlite3.Connection) -> dict[int, ServerPreferences]:
    """The preferences of all servers for which something was chosen."""
    read = "SELECT guild, language, theme FROM server_preferences"
    return {row["guild"]: msgspec.convert(row, ServerPreferences) for row in select(db, read, {})}


def choose_for_server(db: sqlite3.Connection, guild: int, choice: ServerChoice) -> ServerPreferences:
    """Store a choice for a server; returns all of its preferences."""
    chosen = replace(of_servers(db).get(guild, ServerPreferences()), **choice)
    db.execute("DELETE FROM server_preferences WHERE guild = ?", (guild,))
    insert = "INSERT INTO server_preferences (guild, language, theme) VALUES (?, ?, ?)"
    db.execute(insert, (guild, *astuple(chosen)))
    return chosen
