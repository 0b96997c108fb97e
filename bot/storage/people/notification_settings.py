"""People's notification settings as rows. Each function runs inside the caller's transaction."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import astuple

from bot.domain.people.availability import NotificationSettings
from bot.storage.columns import DAMAGE, Row, read_settings, select, to_json
from bot.storage.connection import Connection

COLUMNS = ", ".join(NotificationSettings.__struct_fields__)
READ_ALL = f"SELECT {COLUMNS} FROM notification_settings"  # noqa: S608 - names of columns
READ = f"{READ_ALL} WHERE person = :person"


def settings_of(db: Connection, person: int) -> NotificationSettings:
    """What a person has chosen, or the defaults."""
    for row in select(db, READ, {"person": person}):
        return read_row(row)
    return NotificationSettings(person)


def all_settings(db: Connection) -> Iterator[NotificationSettings]:
    """What everybody has chosen who has chosen anything."""
    return map(read_row, select(db, READ_ALL, {}))


def read_row(row: Row) -> NotificationSettings:
    """A person's settings; a damaged one counts as not chosen."""
    return read_settings(row | {"vacations": _spans(row["vacations"])}, NotificationSettings, key="person")


def _spans(vacations: str) -> object:
    try:
        return msgspec.json.decode(vacations)
    except DAMAGE:
        return None


def save_settings(db: Connection, chosen: NotificationSettings) -> None:
    values = (*astuple(chosen)[:-1], to_json(chosen.vacations))  # vacations are the last field
    marks = ", ".join("?" * len(values))
    db.execute("DELETE FROM notification_settings WHERE person = ?", (chosen.person,))
    db.execute(f"INSERT INTO notification_settings ({COLUMNS}) VALUES ({marks})", values)  # noqa: S608
