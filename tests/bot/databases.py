"""What tests do with a database, whichever kind it is."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from unittest.mock import patch

import psycopg
import pytest

from bot.storage import catalog
from bot.storage.connection import Connection, Cursor, Parameters
from bot.storage.database import Database
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.sqlite.store import SqliteStore

# For tests of what only one kind has: the bytes of a file, for instance.
only_sqlite = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
only_postgres = pytest.mark.parametrize("place", ["postgres"], indirect=True)

INTEGRITY_ERRORS = (sqlite3.IntegrityError, psycopg.IntegrityError)


def file(db: Connection) -> sqlite3.Connection:
    """The connection of SQLite, for what only it can do."""
    assert isinstance(db, sqlite3.Connection)
    return db


def everything(db: Connection) -> str:
    """All that is stored, as text."""
    tables = catalog.columns(db)
    return "\n".join(str(row) for name in tables for row in db.execute(f"SELECT * FROM {name}"))  # noqa: S608


def change_log(db: Connection, statement: str) -> None:
    """Change the log, which its triggers forbid."""
    if not isinstance(db, sqlite3.Connection):
        db.execute("ALTER TABLE log_entries DISABLE TRIGGER USER")
        db.execute(statement)
        db.execute("ALTER TABLE log_entries ENABLE TRIGGER USER")
        return
    triggers = db.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        db.execute(f"DROP TRIGGER {name}")
    db.execute(statement)
    for _, trigger in triggers:
        db.execute(trigger)


@asynccontextmanager
async def traced(
    database: Database, listener: Callable[[str], None] | None = None
) -> AsyncIterator[list[str]]:
    """The statements that are run while the block lasts; the listener hears of each before it runs."""
    seen: list[str] = []

    def see(statement: str) -> None:
        seen.append(statement.strip())
        if listener:
            listener(statement)

    if isinstance(database._store, SqliteStore):
        await database.read(lambda db: file(db).set_trace_callback(see))
        yield seen
        await database.read(lambda db: file(db).set_trace_callback(None))
    else:
        with _traced_postgres(see):
            yield seen


@contextmanager
def _traced_postgres(see: Callable[[str], None]) -> Iterator[None]:
    execute, executemany = PostgresConnection.execute, PostgresConnection.executemany

    def one(self: PostgresConnection, statement: str, parameters: Parameters = (), /) -> Cursor:
        see(statement)
        return execute(self, statement, parameters)

    def many(self: PostgresConnection, statement: str, parameters: Iterable[Parameters], /) -> Cursor:
        see(statement)
        return executemany(self, statement, parameters)

    with patch.multiple(PostgresConnection, execute=one, executemany=many):
        yield
