"""Both kinds of database have the same tables."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.storage import catalog
from bot.storage.connection import Connection
from bot.storage.migrations import migrations
from bot.storage.postgres.address import Address
from bot.storage.postgres.connection import PostgresConnection, connect
from bot.storage.postgres.schema import FIRST, migrate
from bot.storage.postgres.statements import translated, translated_script
from bot.storage.sqlite.file import connect as connect_file

SQLITE_SHAPE = """
    SELECT tables.name, columns.name, columns.type, "notnull" = 1 OR pk > 0, dflt_value, pk
    FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.schema = 'main' AND tables.name NOT LIKE 'sqlite_%'
"""
POSTGRES_SHAPE = """
    SELECT c.table_name, c.column_name, data_type, is_nullable = 'NO', column_default,
           coalesce((SELECT k.ordinal_position FROM information_schema.key_column_usage AS k
                     JOIN information_schema.table_constraints AS t USING (constraint_name, table_schema)
                     WHERE t.constraint_type = 'PRIMARY KEY' AND k.table_schema = current_schema()
                       AND k.table_name = c.table_name AND k.column_name = c.column_name), 0)
    FROM information_schema.columns AS c
    WHERE table_schema = current_schema() AND table_name <> 'tessera_schema'
"""
SQLITE_INDEXES = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
POSTGRES_INDEXES = """
    SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = current_schema()::regnamespace
      AND indexrelid NOT IN (SELECT conindid FROM pg_constraint)
"""
TYPES = {"INTEGER": "bigint", "TEXT": "text", "BLOB": "bytea"}


@pytest.fixture
def file(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(connect_file(tmp_path / "tables.sqlite", 5)) as db:
        yield db


@pytest.fixture
def server(empty_postgres: Address) -> Iterator[PostgresConnection]:
    db = connect(empty_postgres)
    migrate(db)
    yield db
    db.driver.close()


def test_the_tables_and_columns_are_the_same(file: Connection, server: Connection) -> None:
    shape = {row[:2]: (TYPES[row[2]], bool(row[3]), *row[4:]) for row in file.execute(SQLITE_SHAPE)}
    assert shape
    assert {row[:2]: row[2:] for row in server.execute(POSTGRES_SHAPE)} == shape
    assert catalog.columns(file) == catalog.columns(server)


def test_the_indexes_are_the_same(file: Connection, server: Connection) -> None:
    found = {name for (name,) in file.execute(SQLITE_INDEXES)}
    assert "tables_by_rematch" in found
    assert {name for (name,) in server.execute(POSTGRES_INDEXES)} == found


def test_the_references_are_the_same(file: Connection, server: Connection) -> None:
    for table in catalog.columns(file):
        assert catalog.references(server, table) == catalog.references(file, table)
    assert ("seats", "person") in catalog.references(server, "people")


def test_migrating_again_changes_nothing(server: PostgresConnection) -> None:
    server.execute("INSERT INTO people (id, name) VALUES (1, 'Ann')")
    migrate(server)
    assert catalog.schema_number(server) == len(migrations())
    assert server.execute("SELECT * FROM people").fetchall() == [(1, "Ann")]


def test_a_migration_runs_whole_or_not_at_all(
    empty_postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = [*migrations()[:FIRST], "CREATE TABLE one (id INTEGER PRIMARY KEY) STRICT;", "nonsense"]
    monkeypatch.setattr("bot.storage.postgres.schema.migrations", lambda: scripts)
    db = connect(empty_postgres)
    with pytest.raises(psycopg.errors.SyntaxError):
        migrate(db)
    assert catalog.columns(db) == {}
    db.driver.close()


def test_a_later_migration_runs_with_the_types_of_postgresql(
    empty_postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = """
        CREATE TABLE notes (
            id     INTEGER PRIMARY KEY AUTOINCREMENT,
            person INTEGER NOT NULL REFERENCES people,
            packed BLOB
        ) STRICT;
        CREATE TABLE seen (person INTEGER PRIMARY KEY REFERENCES people, at INTEGER) STRICT, WITHOUT ROWID;
        ALTER TABLE tables ADD COLUMN note INTEGER NOT NULL DEFAULT 0;
    """
    db = connect(empty_postgres)
    migrate(db)
    monkeypatch.setattr("bot.storage.postgres.schema.migrations", lambda: [*migrations(), later])
    migrate(db)
    large = 1 << 62
    db.execute("INSERT INTO people (id, name) VALUES (?, 'Ann')", (large,))
    add = "INSERT INTO notes (person, packed) VALUES (?, ?) RETURNING id"
    assert [db.execute(add, (large, b"\0\xff")).fetchone()[0] for _ in range(2)] == [1, 2]
    db.execute("INSERT INTO seen (person, at) VALUES (?, ?)", (large, large))
    assert db.execute("SELECT packed FROM notes").fetchall() == [(b"\0\xff",)] * 2
    db.driver.close()


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("SELECT ? WHERE a = :name", "SELECT %s WHERE a = %(name)s"),
        ("SELECT ':no', '?' -- :no ?\n", "SELECT ':no', '?' -- :no ?\n"),
        ("SELECT 'it''s :no'", "SELECT 'it''s :no'"),
        ("LIKE '%a%'", "LIKE '%%a%%'"),
        ("SELECT 7 % 3, a::text", "SELECT 7 %% 3, a::text"),
    ],
)
def test_the_marks_of_parameters(written: str, sent: str) -> None:
    assert translated(written).decode() == sent


def test_every_migration_after_the_first_ones_needs_no_word_of_sqlite() -> None:
    for script in migrations()[FIRST:]:
        left = re.findall(r"STRICT|ROWID|AUTOINCREMENT|BLOB|\bINTEGER\b|raise\(", translated_script(script))
        assert not left
