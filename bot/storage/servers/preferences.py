"""What people and servers prefer of all messages. Each function runs inside the caller's transaction."""

from typing import TypedDict

from msgspec import Struct
from msgspec.structs import astuple, replace

import data
from bot.domain.people.availability import NotificationSettings
from bot.storage.columns import read_settings, select
from bot.storage.connection import Connection
from bot.storage.people.notification_settings import all_settings, settings_of
from bot.storage.processes import signals
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

    def __post_init__(self) -> None:
        if self.language not in {None, *data.languages()}:
            raise ValueError(self.language)


class ServerChoice(TypedDict, total=False):
    """Some of them; nothing instead of one means that nobody has chosen it."""

    language: str | None
    theme: Theme | None


def of_people(db: Connection) -> dict[int, PersonPreferences]:
    """The preferences of all people who have settings."""
    return {settings.person: preferences_in(settings) for settings in all_settings(db)}


def of_person(db: Connection, person: int) -> PersonPreferences | None:
    """The preferences of a person; none without settings."""
    if not db.execute("SELECT 1 FROM notification_settings WHERE person = ?", (person,)).fetchone():
        return None
    return preferences_in(settings_of(db, person))


def preferences_in(settings: NotificationSettings) -> PersonPreferences:
    """The preferences in a person's settings."""
    return PersonPreferences(
        settings.discord_language, settings.chosen_language, settings.theme, settings.ideas
    )


def set_discord_language(db: Connection, person: int, language: str) -> None:
    """Store what Discord tells of the language of a person who has settings."""
    update = "UPDATE notification_settings SET discord_language = ? WHERE person = ?"
    db.execute(update, (language, person))
    signals.tell(db, signals.PERSON, person)


def of_servers(db: Connection) -> dict[int, ServerPreferences]:
    """The preferences of all servers for which something was chosen."""
    read = "SELECT guild, language, theme FROM server_preferences"
    return {row["guild"]: read_settings(row, ServerPreferences) for row in select(db, read, {})}


def choose_for_server(db: Connection, guild: int, choice: ServerChoice) -> ServerPreferences:
    """Store a choice for a server; returns all of its preferences."""
    chosen = replace(of_servers(db).get(guild, ServerPreferences()), **choice)
    db.execute("DELETE FROM server_preferences WHERE guild = ?", (guild,))
    insert = "INSERT INTO server_preferences (guild, language, theme) VALUES (?, ?, ?)"
    db.execute(insert, (guild, *astuple(chosen)))
    signals.tell(db, signals.SERVER, guild)
    return chosen
