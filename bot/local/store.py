"""What the world remembers, kept in one SQLite file that survives being killed at any moment."""

import json
import sqlite3
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

Json = dict[str, Any]
V = TypeVar("V")

SCHEMA = """
CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, json TEXT NOT NULL, UNIQUE (kind, id));
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, name TEXT, type TEXT, body BLOB);
"""


class File(NamedTuple):
    """A file that someone uploaded."""

    name: str
    type: str
    body: bytes


class FileTakenError(OSError):
    """Another process keeps its world in this file."""


class Store:
    """One file of things and uploads; without a path it lives in memory only."""

    def __init__(self, path: Path | None = None) -> None:
        # Each write is its own transaction: a kill -9 loses nothing that was acknowledged.
        self.db = sqlite3.connect(path or ":memory:", isolation_level=None, timeout=0)
        try:
            self._prepare()
        except sqlite3.OperationalError as error:
            self.db.close()
            raise FileTakenError(f"{path} cannot be used ({error}): is Tessera running already?") from error

    def _prepare(self) -> None:
        # Two processes would each trust their own memory of the file, so the first one keeps it to itself.
        for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = NORMAL"):
            self.db.execute(f"PRAGMA {pragma}")
        self.db.executescript(SCHEMA)

    def shelf(self, kind: str) -> "Shelf[Any]":
        return Shelf(self.db, kind)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Everything within is kept, or nothing."""
        self.db.execute("BEGIN")
        with self.db:  # commits at the end, or rolls back
            yield

    def keep_file(self, key: str, file: File) -> None:
        self.db.execute("INSERT INTO files VALUES (?, ?, ?, ?)", (key, *file))

    def file(self, key: str) -> File | None:
        row = self.db.execute("SELECT name, type, body FROM files WHERE id = ?", (key,)).fetchone()
        return File(*row) if row else None

    def drop_file(self, key: str) -> None:
        self.db.execute("DELETE FROM files WHERE id = ?", (key,))

    def last_id(self) -> int:
        """The largest id in use, so that a new one never meets an old one."""
        ids = "SELECT id FROM things UNION ALL SELECT id FROM files"
        (last,) = self.db.execute(f"SELECT MAX(CAST(id AS INTEGER)) FROM ({ids})").fetchone()  # noqa: S608 - fixed text
        return int(last or 0)

    def close(self) -> None:
        self.db.close()


class Shelf(MutableMapping[str, V]):
    """A dictionary of JSON values by id, in order of arrival, each written to the file as it is set.

    A value is replaced, never changed in place: `shelf[key] = {**shelf[key], "pinned": True}`.
    """

    def __init__(self, db: sqlite3.Connection, kind: str) -> None:
        self._db = db
        self._kind = kind
        rows = db.execute("SELECT id, json FROM things WHERE kind = ? ORDER BY rowid", (kind,))
        self._values: dict[str, V] = {key: json.loads(text) for key, text in rows}

    def __getitem__(self, key: str) -> V:
        return self._values[key]

    def __setitem__(self, key: str, value: V) -> None:
        self._db.execute(
            "INSERT INTO things VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json",
            (self._kind, key, json.dumps(value)),
        )
        self._values[key] = value

    def __delitem__(self, key: str) -> None:
        self._db.execute("DELETE FROM things WHERE kind = ? AND id = ?", (self._kind, key))
        del self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)
