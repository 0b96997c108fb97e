"""Opens the file for a tool, while a bot may be using it or must not."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import TypeAlias

from bot.storage.database import (
    StorageBusy,
    StorageError,
    StorageUnreachable,
    check_origin,
    lock_file,
    migrations,
    pragma,
    with_path,
)
from engines.core.text import Text

File: TypeAlias = sqlite3.Connection

WAITS = 30.0  # seconds for a bot that is writing


class StorageMissing(StorageUnreachable):
    """There is no such file."""


class StorageOlder(StorageError):
    """An earlier version wrote it, and it has not been migrated yet."""


class StorageInUse(StorageBusy):
    """A bot or another program has it open."""


@contextmanager
def open_to_read(path: Path) -> Iterator[File]:
    """A file that is only read; a bot may be using it."""
    with _opened(path, "ro") as db:
        check_origin(db)
        yield db


@contextmanager
def open_to_write(path: Path) -> Iterator[File]:
    """A file of this version that is written; a bot may be using it too."""
    with _opened(path, "rw") as db:
        check_origin(db)
        require_current(db)
        for setting in ("synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
            db.execute(f"PRAGMA {setting}")
        yield db


@contextmanager
def transaction(db: File) -> Iterator[None]:
    """Everything that the block writes, or nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:  # Ctrl-C too must leave nothing half written.
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


@contextmanager
def snapshot(db: File) -> Iterator[None]:
    """What the block reads belongs together, whatever others write meanwhile."""
    db.execute("BEGIN")
    try:
        yield
    finally:
        db.execute("ROLLBACK")


def require_current(db: File) -> None:
    """Refuse a file that a bot of this version would have to migrate first."""
    found, known = int(pragma(db, "user_version")), len(migrations())
    if found < known:
        raise StorageOlder(Text("store-older", {"found": found, "known": known}))


@contextmanager
def unused(path: Path) -> Iterator[None]:
    """Refuse while a bot or another program has the file open; until the block ends, no bot can start."""
    lock = lock_file(path)
    try:
        _leave_wal(path)
        yield
    finally:
        lock.release()


def _leave_wal(path: Path) -> None:
    """Move what is in the WAL into the file.

    Whoever has a file in WAL mode open holds a lock that keeps others from leaving this mode.
    """
    try:
        with _opened(path, "rw", timeout=0) as db:
            db.execute("PRAGMA journal_mode = DELETE")
    except StorageBusy as error:
        raise StorageInUse(Text("store-in-use", {"path": str(path)})) from error


@contextmanager
def _opened(path: Path, mode: str, timeout: float = WAITS) -> Iterator[File]:
    if not path.is_file():
        raise StorageMissing(Text("store-missing", {"path": str(path)}))
    address = f"{path.absolute().as_uri()}?mode={mode}"
    try:
        with closing(sqlite3.connect(address, timeout=timeout, isolation_level=None, uri=True)) as db:
            db.text_factory = partial(str, encoding="utf-8", errors="replace")
            yield db
    except (OSError, sqlite3.Error, StorageError) as error:
        raise with_path(path, error) from error
