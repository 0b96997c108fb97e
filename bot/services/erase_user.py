"""A person who wants to be forgotten: others keep their games whole, and nothing in them says who it was."""

import sqlite3
from collections.abc import Mapping
from functools import partial

import msgspec
from msgspec.structs import replace

from bot.domain import seats
from bot.domain.table import COMPUTERS, Action, Person, Status
from bot.services.tables import Tables
from bot.storage import table_rows
from engines.core.game import Event
from engines.core.text import Argument, Text

# What is needed for others' games; whatever else refers to the person is theirs alone, and goes.
KEPT = ("acts", "seats", "tables", "forgetting")
CONCERNING = (Action.KICKED, Action.TOOK_SEAT)  # whose words are the number of the one who had to go
SCRUB = "UPDATE acts SET words = ?, events = ? WHERE table_id = ? AND n = ?"


async def forget(tables: Tables, person: Person) -> None:
    """Leave every lobby, hand every seat and table on, then take name, number and all else away."""
    while not await tables.transaction(partial(forgotten, person=person.id)):
        for table in await tables.of(person):
            if table.status is Status.LOBBY:
                await tables.leave(table.id, person)
            elif table.host_watches and table.host.id == person.id:
                await tables.do(table.id, lambda table: seats.unwatched(table, person))
            else:
                await tables.resign(table.id, person)


def forgotten(db: sqlite3.Connection, person: int) -> bool:
    """Whether a person is forgotten: they must play nowhere any more, and be nobody's host."""
    if table_rows.count_tables(db, person):
        return False
    if not db.execute("SELECT 1 FROM people WHERE id = ?", (person,)).fetchone():
        return True
    pseudonym = min(-COMPUTERS, *db.execute("SELECT min(id) FROM people").fetchone()) - 1
    db.execute("INSERT INTO people (id, name) VALUES (?, '')", (pseudonym,))
    db.execute("INSERT INTO forgetting VALUES (?, ?)", (person, pseudonym))
    _scrub(db, person, pseudonym)
    for table, column in (("acts", "person"), ("seats", "person"), ("tables", "host"), ("tables", "actor")):
        renamed = f"UPDATE {table} SET {column} = ? WHERE {column} = ?"  # noqa: S608 - names of columns
        db.execute(renamed, (pseudonym, person))
    for table, column in _owned(db):
        db.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))  # noqa: S608 - names of columns
    db.execute("DELETE FROM people WHERE id = ?", (person,))
    db.execute("DELETE FROM forgetting")
    return True


def _scrub(db: sqlite3.Connection, person: int, pseudonym: int) -> None:
    """Take a name out of what was told: of what the person did, and of what was done to them."""
    mine = "SELECT table_id, n, words, events FROM acts WHERE person = ? AND deed <> 'moved'"
    for table_id, n, words, events in db.execute(mine, (person,)).fetchall():
        db.execute(SCRUB, (words, _nameless(events, "name"), table_id, n))
    about = "SELECT table_id, n, words, events FROM acts WHERE words = ? AND deed IN (?, ?)"
    for table_id, n, _, events in db.execute(about, (str(person), *CONCERNING)).fetchall():
        db.execute(SCRUB, (str(pseudonym), _nameless(events, "whom"), table_id, n))


def _nameless(events: str, who: str) -> str:
    read = msgspec.json.decode(events, type=tuple[Event, ...])
    return msgspec.json.encode([_without(event, who) for event in read]).decode()


def _without(event: Event, who: str) -> Event:
    args: Mapping[str, Argument] = event.text.args
    if who not in args:
        return event
    return replace(event, text=Text(event.text.key, {**args, who: Text("somebody")}))


def _owned(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """Every column elsewhere that refers to people."""
    found = """
        SELECT tables.name, refers."from" FROM pragma_table_list AS tables,
               pragma_foreign_key_list(tables.name) AS refers
        WHERE tables.schema = 'main' AND refers."table" = 'people'
    """
    return [(table, column) for table, column in db.execute(found) if table not in KEPT]
