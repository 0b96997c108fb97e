"""Erases a person: others keep their games, in which a pseudonym takes the person's place."""

from collections.abc import Collection, Mapping

import msgspec
from msgspec.structs import replace

from bot.domain.decisions.seats import SUBSTITUTE
from bot.domain.table import COMPUTERS
from bot.storage import catalog
from bot.storage.columns import DAMAGE, to_json
from bot.storage.connection import Connection
from bot.storage.processes import signals
from bot.storage.tables import review_rows, table_rows
from engines.core.game import Event
from engines.core.text import Argument, Text

# The columns in which the pseudonym replaces the person; rows of all other tables are deleted.
REPLACED = (
    ("log_entries", "person"),
    ("log_entries", "other_person"),
    ("seats", "person"),
    ("tables", "host"),
    ("tables", "actor"),
)
KEPT = {"erasing", *(table for table, _ in REPLACED)}
SET_EVENTS = "UPDATE log_entries SET events = ? WHERE table_id = ? AND revision = ?"


def erase(db: Connection, person: int, unreadable: Collection[int], now: int) -> bool:
    """Erase a person who plays nowhere and hosts nothing; false if they still do.

    They cannot leave tables that cannot be read: there, a computer will play for the pseudonym.
    """
    if not {*table_rows.live_tables_of(db, person)} <= {*unreadable}:
        return False
    if not db.execute("SELECT 1 FROM people WHERE id = ?", (person,)).fetchone():
        return True
    pseudonym = min(-COMPUTERS, *db.execute("SELECT min(id) FROM people").fetchone()) - 1
    db.execute("INSERT INTO people (id, name) VALUES (?, '')", (pseudonym,))
    # The trigger that protects the log allows exactly this replacement.
    db.execute("INSERT INTO erasing (person, pseudonym) VALUES (?, ?)", (person, pseudonym))
    _remove_names(db, person)
    review_rows.erase(db, person)
    for table_id in unreadable:
        update = "UPDATE seats SET computer = ? WHERE person = ? AND table_id = ? AND computer IS NULL"
        db.execute(update, (SUBSTITUTE, person, table_id))
    for table, column in REPLACED:
        update = f"UPDATE {table} SET {column} = ? WHERE {column} = ?"  # noqa: S608 - names of columns
        db.execute(update, (pseudonym, person))
    for table, column in _owned(db):
        db.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))  # noqa: S608 - names of columns
    db.execute("DELETE FROM people WHERE id = ?", (person,))
    db.execute("DELETE FROM erasing")
    signals.tell(db, signals.PERSON, person)
    db.execute("INSERT INTO erasures (at) VALUES (?)", (now,))
    return True


def is_pending(db: Connection) -> bool:
    """Whether something that was erased may still be found in the bytes of the file."""
    return db.execute("SELECT 1 FROM erasures").fetchone() is not None


def finish(db: Connection) -> None:
    """Record that no byte of it is left."""
    db.execute("DELETE FROM erasures")


def _remove_names(db: Connection, person: int) -> None:
    """Remove the person's name from the events of what they did and of what was done to them."""
    for column, argument in (("person", "name"), ("other_person", "whom")):
        read = f"""
            SELECT events, table_id, revision FROM log_entries WHERE {column} = ? AND action <> 'moved'
        """  # noqa: S608 - names of columns
        for events, table_id, revision in db.execute(read, (person,)).fetchall():
            db.execute(SET_EVENTS, (_without_name(events, argument), table_id, revision))


def _without_name(events: str, argument: str) -> str:
    try:
        read = msgspec.json.decode(events, type=tuple[Event, ...])
    except DAMAGE:
        return "[]"  # The name may be anywhere in it.
    return to_json([_anonymous(event, argument) for event in read])


def _anonymous(event: Event, argument: str) -> Event:
    args: Mapping[str, Argument] = event.text.args
    if argument not in args:
        return event
    return replace(event, text=Text(event.text.key, {**args, argument: Text("somebody")}))


def _owned(db: Connection) -> list[tuple[str, str]]:
    """Every column that refers to people in a table that is not kept."""
    found = catalog.references(db, "people")
    return [(table, column) for table, column in found if table not in KEPT]
