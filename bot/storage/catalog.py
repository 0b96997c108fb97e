"""What each database says of itself. SQLite has pragmas for that, PostgreSQL has tables."""

import sqlite3
from collections.abc import Mapping
from graphlib import TopologicalSorter

from bot.storage.connection import Connection
from bot.storage.errors import older
from bot.storage.migrations import migrations

MOST_FAULTS = 20  # of one kind that are listed

SQLITE_REFERENCES = """
    SELECT tables.name, refers."from" FROM pragma_table_list AS tables,
           pragma_foreign_key_list(tables.name) AS refers
    WHERE tables.schema = 'main' AND refers."table" = :table ORDER BY 1, 2
"""
POSTGRES_REFERENCES = """
    SELECT conrelid::regclass::text, attname FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f' AND confrelid = CAST(:table AS regclass) ORDER BY 1, 2
"""
SQLITE_COLUMNS = """
    SELECT tables.name, columns.name
    FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.schema = 'main' AND tables.name NOT LIKE 'sqlite_%' ORDER BY tables.name, cid
"""
POSTGRES_COLUMNS = """
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name <> 'tessera_schema'
    ORDER BY table_name, ordinal_position
"""
TABLE = "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?"
SEQUENCES = """
    SELECT table_name, pg_get_serial_sequence(table_name, column_name) FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'id' AND is_identity = 'YES'
"""
ORPHANS = """
    SELECT "table", count(*) FROM pragma_foreign_key_check GROUP BY "table", "parent" ORDER BY 1
"""


def is_sqlite(db: Connection) -> bool:
    return isinstance(db, sqlite3.Connection)


def schema_number(db: Connection) -> int:
    """How many migrations have run."""
    statement = "PRAGMA user_version" if is_sqlite(db) else "SELECT number FROM tessera_schema"
    return int(db.execute(statement).fetchone()[0])


def require_current(db: Connection) -> None:
    """Refuse a database that a bot of this version would have to migrate first."""
    found, known = schema_number(db), len(migrations())
    if found < known:
        raise older(found, known)


def references(db: Connection, table: str) -> list[tuple[str, str]]:
    """Every column that refers to a table, with the table that it is in."""
    statement = SQLITE_REFERENCES if is_sqlite(db) else POSTGRES_REFERENCES
    return [(str(name), str(column)) for name, column in db.execute(statement, {"table": table})]


def columns(db: Connection) -> dict[str, list[str]]:
    """The names of all columns, by the names of their tables."""
    found: dict[str, list[str]] = {}
    for table, column in db.execute(SQLITE_COLUMNS if is_sqlite(db) else POSTGRES_COLUMNS):
        found.setdefault(table, []).append(column)
    return found


def columns_in_order(db: Connection) -> dict[str, list[str]]:
    """The columns of all tables, each table after those that it refers to."""
    found = columns(db)
    before: dict[str, set[str]] = {table: set() for table in found}
    for table in found:
        for referring, _ in references(db, table):
            before[referring] |= {table} - {referring}
    return {table: found[table] for table in TopologicalSorter(before).static_order()}


def last_ids(db: Connection) -> dict[str, int]:
    """The last number that was given to a row of each table that counts by itself."""
    if is_sqlite(db):
        counted = dict(db.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
        [highest] = db.execute("SELECT max(id) FROM tables").fetchone()
        return {"tables": highest or 0, **counted}
    last = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {}"
    return {
        table: db.execute(last.format(sequence)).fetchone()[0]
        for table, sequence in db.execute(SEQUENCES).fetchall()
    }


def set_last_ids(db: Connection, ids: Mapping[str, int]) -> None:
    """Go on counting from these numbers."""
    for table, last in ids.items():
        if not last:
            continue
        if not is_sqlite(db):
            db.execute("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (table, last))
        elif "AUTOINCREMENT" in db.execute(TABLE, (table,)).fetchone()[0]:
            db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))


def page_faults(db: Connection) -> list[str]:
    """What SQLite finds wrong with the pages and indexes of the file; PostgreSQL has pg_amcheck for that."""
    if not is_sqlite(db):
        return []
    found = [str(line) for (line,) in db.execute(f"PRAGMA integrity_check({MOST_FAULTS})")]
    return [] if found == ["ok"] else found


def orphans(db: Connection) -> dict[str, int]:
    """How many rows of each table point at rows that are not there; PostgreSQL never lets it come to that."""
    return dict(db.execute(ORPHANS).fetchall()) if is_sqlite(db) else {}
