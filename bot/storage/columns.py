"""Describes the columns of a record once; statements and conversions are built from the description."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from operator import attrgetter, itemgetter
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from bot.runtime.metrics import ERRORS
from bot.storage.connection import Connection
from engines.core.errors import CorruptSave, NewerSave, UnknownGame
from engines.core.text import Text

Value: TypeAlias = str | int | None
Row: TypeAlias = dict[str, Any]  # values as SQLite stores them
Record = TypeVar("Record")
Settings = TypeVar("Settings", bound=Struct)


class Readable(Protocol):
    """A row, or a record that gives the values of a row by their names."""

    def __getitem__(self, name: str, /) -> Any: ...


Stored = TypeVar("Stored", bound=Readable)


class Column(Struct, Generic[Record, Stored], frozen=True):
    """A column: how it is written from a record, and which field of the record is read from it."""

    name: str
    write: Callable[[Record], Value]
    field: str | None  # none: the field is read together with another column
    read: Callable[[Stored], object]
    is_fixed: bool  # whether a change to the record leaves it as it is


def column(
    name: str,
    write: Callable[[Record], Value] | None = None,
    read: Callable[[Stored], object] | None = None,
    *,
    field: str | None = "",
    is_fixed: bool = False,
) -> Column[Record, Stored]:
    """A column; without more, it stores the field of the same name as it is."""
    named = name if field == "" else field
    return Column(name, write or attrgetter(name), named, read or itemgetter(name), is_fixed)


def values(columns: Sequence[Column[Record, Stored]], record: Record) -> dict[str, Value]:
    """The record as parameters of a statement."""
    return {column.name: column.write(record) for column in columns}


def fields(columns: Sequence[Column[Record, Stored]], stored: Stored) -> dict[str, Any]:
    """The fields of a record that its columns hold."""
    return {column.field: column.read(stored) for column in columns if column.field}


def names(columns: Sequence[Column[Record, Stored]]) -> str:
    return ", ".join(column.name for column in columns)


def insert(table: str, columns: Sequence[Column[Record, Stored]]) -> str:
    marks = ", ".join(f":{column.name}" for column in columns)
    return f"INSERT INTO {table} ({names(columns)}) VALUES ({marks})"  # noqa: S608 - our own names


def assignments(columns: Sequence[Column[Record, Stored]]) -> str:
    """The SET clause of all columns that can change."""
    return ", ".join(f"{column.name} = :{column.name}" for column in columns if not column.is_fixed)


def select(db: Connection, statement: str, parameters: Mapping[str, Value]) -> Iterator[Row]:
    """The rows that a query finds, by the names of their columns."""
    cursor = db.execute(statement, parameters)
    found = [name for name, *_ in cursor.description]
    return (dict(zip(found, row, strict=True)) for row in cursor)


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def optional_json(value: object) -> str | None:
    return None if value is None else to_json(value)


# What reading a damaged value can raise.
DAMAGE = (msgspec.MsgspecError, ValueError, LookupError, TypeError, RecursionError)


def read_settings(row: Row, kind: type[Settings], *, key: str | None = None) -> Settings:
    """The record in a row of settings; one that is damaged counts as not chosen, and the rest stands.

    The key is the one field that has no default.
    """
    try:
        return msgspec.convert(row, kind, strict=False)
    except DAMAGE:
        ERRORS.labels(kind="damaged settings").inc()
        known = {key: row[key]} if key else {}
        whole = {name: value for name, value in row.items() if _is_readable({**known, name: value}, kind)}
        return msgspec.convert({**known, **whole}, kind, strict=False)


def _is_readable(row: Row, kind: type[Struct]) -> bool:
    try:
        msgspec.convert(row, kind, strict=False)
    except DAMAGE:
        return False
    return True


@contextmanager
def reading(table_id: int) -> Iterator[None]:
    """Report a damaged row as one refusal about one table, so that it does not affect the others."""
    try:
        yield
    except (NewerSave, UnknownGame):
        raise
    except DAMAGE as error:
        raise CorruptSave(Text("table-unreadable", {"table": table_id})) from error
