"""Opens a file for a tool, while a bot may be using it or must not."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import TypeAlias

from bot.storage.catalog import require_current
from bot.storage.errors import StorageBusy, StorageError, in_use, missing
from bot.storage.sqlite.errors import with_path
from bot.storage.sqlite.file import check_origin, lock_file

File: TypeAlias = sqlite3.Connection

WAITS = 30.0  # seconds for a bot that is writing


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
        raise in_use(path) from error


@contextmanager
def _opened(path: Path, mode: str, timeout: float = WAITS) -> Iterator[File]:
    if not path.is_file():
        raise missing(path)
    address = f"{path.absolute().as_uri()}?mode={mode}"
    try:
        with closing(sqlite3.connect(address, timeout=timeout, isolation_level=None, uri=True)) as db:
            db.text_factory = partial(str, encoding="utf-8", errors="replace")
            yield db
    except (OSError, sqlite3.Error, StorageError) as error:
        raise with_path(path, error) from error
