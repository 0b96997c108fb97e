"""Copies everything from one database into an empty one, of the same kind or the other, and compares both."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from bot.storage import catalog
from bot.storage.connection import Connection
from bot.storage.database import Place, require_psycopg
from bot.storage.errors import CannotMove
from bot.storage.maintenance.access import open_to_read, snapshot, unused
from bot.storage.maintenance.backup import check_copy, unfinished
from bot.storage.sqlite.file import connect, lock_file
from engines.core.text import Text

Progress: TypeAlias = Callable[[int], None]  # so many rows more are done

BATCH = 1000  # rows that are written at once
SUMS = 1 << 256


@runtime_checkable
class Streaming(Protocol):
    """A connection that holds all rows in memory, unless it is asked to hand them over as they come."""

    def stream(self, statement: str, /) -> Iterator[tuple[object, ...]]: ...


class TableSum(Struct, frozen=True):
    """How many rows a table has, and a sum over all of them that does not depend on their order."""

    rows: int = 0
    total: int = 0

    def plus(self, row: tuple[object, ...]) -> "TableSum":
        digest = hashlib.sha256(repr(tuple(row)).encode("utf-8", "surrogatepass")).digest()
        return TableSum(self.rows + 1, (self.total + int.from_bytes(digest)) % SUMS)


@contextmanager
def opened_source(place: Place) -> Iterator[Connection]:
    """The database as of one moment, which nobody changes meanwhile; it is only read."""
    with ExitStack() as held:
        if isinstance(place, Path):
            if place.is_file():
                held.callback(lock_file(place).release)
        else:
            held.enter_context(unused(place))
        db = held.enter_context(open_to_read(place))
        catalog.require_current(db)
        held.enter_context(snapshot(db))
        yield db


@contextmanager
def new_target(place: Place) -> Iterator[Connection]:
    """A new database with empty tables; if the block fails, there is nothing there as before."""
    if not isinstance(place, Path):
        require_psycopg()
        from bot.storage.postgres.tools import new_database  # noqa: PLC0415 - psycopg is optional

        with new_database(place) as db:
            yield db
        return
    if place.exists():
        raise CannotMove(Text("move-not-empty", {"path": str(place)}))
    lock = lock_file(place)
    try:
        with unfinished(place) as copy:
            yield from _new_file(copy)
            check_copy(copy)
    finally:
        lock.release()


def _new_file(path: Path) -> Iterator[Connection]:
    with closing(connect(path, timeout=0)) as db:
        db.execute("PRAGMA foreign_keys = OFF")  # The copy is checked as a whole.
        db.execute("BEGIN IMMEDIATE")
        yield db
        db.execute("COMMIT")
        db.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def count_rows(db: Connection) -> int:
    """How many rows all tables have."""
    counts = (f"SELECT count(*) FROM {table}" for table in catalog.columns(db))  # noqa: S608 - our own names
    return sum(int(db.execute(count).fetchone()[0]) for count in counts)


def copy_all(source: Connection, target: Connection, progress: Progress) -> dict[str, TableSum]:
    """Copy the rows of every table; their sums, as they were read."""
    sums = {
        table: _copy_table(source, target, table, columns, progress)
        for table, columns in catalog.columns_in_order(target).items()
    }
    catalog.set_last_ids(target, catalog.last_ids(source))
    return sums


def _copy_table(
    source: Connection, target: Connection, table: str, columns: list[str], progress: Progress
) -> TableSum:
    done = TableSum()
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    insert = f"INSERT INTO {table} ({names}) VALUES ({marks})"  # noqa: S608 - our own names
    rows = _rows(source, table, columns)
    while batch := [*islice(rows, BATCH)]:
        for row in batch:
            done = done.plus(row)
        target.executemany(insert, batch)
        progress(len(batch))
    return done


def sums(db: Connection, progress: Progress) -> dict[str, TableSum]:
    """The sums of all tables, as they are stored."""
    found = {}
    for table, columns in catalog.columns(db).items():
        done = TableSum()
        for row in _rows(db, table, columns):
            done = done.plus(row)
        progress(done.rows)
        found[table] = done
    return found


def _rows(db: Connection, table: str, columns: list[str]) -> Iterator[tuple[object, ...]]:
    """All rows, a few at a time; a table that refers to itself in the order of its ids."""
    order = "id" if "id" in columns else columns[0]
    statement = f"SELECT {', '.join(columns)} FROM {table} ORDER BY {order}"  # noqa: S608 - our own names
    return db.stream(statement) if isinstance(db, Streaming) else iter(db.execute(statement))


def require_same(before: dict[str, TableSum], after: dict[str, TableSum]) -> None:
    """Refuse if a table has not arrived as it was."""
    for table, expected in before.items():
        if after.get(table) != expected:
            raise CannotMove(Text("move-differs", {"table": table}))
