"""The SQLite file of the loopback Discord. Each write is committed at once, so that kill -9 loses nothing."""

import json
import sqlite3
from collections.abc import Iterator, MutableMapping, ValuesView
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

V = TypeVar("V")

SCHEMA = """
CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, json TEXT NOT NULL, UNIQUE (kind, id));
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, name TEXT, type TEXT, body BLOB);
"""


class File(NamedTuple):
    """An uploaded file."""

    name: str
    type: str
    body: bytes


class FileTakenError(OSError):
    """Another process has locked the database file."""


class Store:
    """One database of JSON values and uploads. Without a path it is in memory only."""

    def __init__(self, path: Path | None = None) -> None:
        # Autocommit: each write is its own transaction and survives kill -9.
        self.db = sqlite3.connect(path or ":memory:", isolation_level=None, timeout=0)
        try:
            self._prepare()
        except sqlite3.OperationalError as error:
            self.db.close()
            raise FileTakenError(f"{path} cannot be used ({error}): is Tessera running already?") from error

    def _prepare(self) -> None:
        # Collections cache their rows in memory, so two processes on one file would overwrite each other.
        for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = NORMAL"):
            self.db.execute(f"PRAGMA {pragma}")
        self.db.executescript(SCHEMA)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Commit all writes of the body, or roll all of them back."""
        self.db.execute("BEGIN")
        with self.db:
            yield

    def add_file(self, key: str, file: File) -> None:
        self.db.execute("INSERT INTO files VALUES (?, ?, ?, ?)", (key, *file))

    def file(self, key: str) -> File | None:
        row = self.db.execute("SELECT name, type, body FROM files WHERE id = ?", (key,)).fetchone()
        return File(*row) if row else None

    def delete_file(self, key: str) -> None:
        self.db.execute("DELETE FROM files WHERE id = ?", (key,))

    def last_id(self) -> int:
        """The largest id in use; new ids must be larger."""
        ids = "SELECT id FROM things UNION ALL SELECT id FROM files"
        (last,) = self.db.execute(f"SELECT MAX(CAST(id AS INTEGER)) FROM ({ids})").fetchone()  # noqa: S608 - fixed text
        return int(last or 0)

    def close(self) -> None:
        self.db.close()


class Collection(MutableMapping[str, V]):
    """JSON values of one kind by id, in insertion order; each is written to the file when it is set.

    Replace a value, never change it in place: `pins[key] = {**pins[key], "pinned": True}`.
    """

    def __init__(self, store: Store, kind: str) -> None:
        self._db = store.db
        self._kind = kind
        rows = self._db.execute("SELECT id, json FROM things WHERE kind = ? ORDER BY rowid", (kind,))
        self._values: dict[str, V] = {key: json.loads(text) for key, text in rows}

    def __getitem__(self, key: str) -> V:
        return self._values[key]

    def __setitem__(self, key: str, value: V) -> None:
        self._db.execute(
            "INSERT INTO things VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json",
            (self._kind, key, msgspec.json.encode(value).decode()),
        )
        self._values[key] = value

    def __delitem__(self, key: str) -> None:
        self._db.execute("DELETE FROM things WHERE kind = ? AND id = ?", (self._kind, key))
        del self._values[key]

    def __contains__(self, key: object) -> bool:  # Inherited, it would catch an exception.
        return key in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def values(self) -> ValuesView[V]:  # Inherited, it would look up every key.
        return self._values.values()
