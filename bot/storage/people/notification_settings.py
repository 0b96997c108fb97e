"""People's notification settings as rows. Each function runs inside the caller's transaction."""

import sqlite3

import msgspec
from msgspec.structs import astuple

from bot.domain.availability import NotificationSettings
from bot.storage.columns import select, to_json

COLUMNS = ", ".join(NotificationSettings.__struct_fields__)
READ = f"SELECT {COLUMNS} FROM notification_settings WHERE person = :person"  # noqa: S608 - names of columns


def settings_of(db: sqlite3.Connection, person: int) -> NotificationSettings:
    """What a person has chosen, or the defaults."""
    for row in select(db, READ, {"person": person}):
        vacations = msgspec.json.decode(row["vacations"])
        return msgspec.convert(row | {"vacations": vacations}, NotificationSettings, strict=False)
    return NotificationSettings(person)


def people_without_ideas(db: sqlite3.Connection) -> set[int]:
    """Those who have switched the panel's ideas off."""
    return {person for (person,) in db.execute("SELECT person FROM notification_settings WHERE NOT ideas")}


def save_settings(db: sqlite3.Connection, chosen: NotificationSettings) -> None:
    values = (*astuple(chosen)[:-1], to_json(chosen.vacations))  # vacations are the last field
    marks = ", ".join("?" * len(values))
    db.execute("DELETE FROM notification_settings WHERE person = ?", (chosen.person,))
    db.execute(f"INSERT INTO notification_settings ({COLUMNS}) VALUES ({marks})", values)  # noqa: S608
