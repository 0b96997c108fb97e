"""Copies the file while a bot writes to it. A copy has its final name only after it was checked."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import TypeAlias

from bot.storage.errors import StorageDamaged, StorageError
from bot.storage.maintenance.access import snapshot
from bot.storage.maintenance.file import open_to_read
from bot.storage.sqlite.errors import with_path
from bot.storage.sqlite.file import pragma
from engines.core.text import Text

Progress: TypeAlias = Callable[[int, int], None]  # pages done, and all of them

STEP = 512  # pages that are copied at once
UNFINISHED = ".part"  # how the name of a copy ends until it was checked


class BackupExists(StorageError):
    """Nothing is written over."""


def back_up(source: Path, target: Path, progress: Progress) -> int:
    """Copy the file as it is at one moment, and check the copy; how many bytes it has."""
    if target.exists():
        raise BackupExists(Text("backup-exists", {"path": str(target)}))
    with unfinished(target) as copy:
        copy_file(source, copy, progress)
    return target.stat().st_size


@contextmanager
def unfinished(target: Path) -> Iterator[Path]:
    """A new file for the owner only; it gets the name of the target when the block has ended well."""
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = mkstemp(UNFINISHED, f".{target.name}.", target.parent)  # with mode 0600
    os.close(handle)
    try:
        yield Path(name)
        _write_to_disk(Path(name))
        Path(name).replace(target)
        _write_to_disk(target.parent)
    finally:
        with suppress(FileNotFoundError):
            Path(name).unlink()


def copy_file(source: Path, copy: Path, progress: Progress) -> None:
    """Copy all pages as of one moment, and check the copy."""
    with open_to_read(source) as db:
        try:
            _copy_pages(db, copy, progress)
        except sqlite3.Error as error:
            raise with_path(copy, error) from error
    check_copy(copy)


def _copy_pages(db: sqlite3.Connection, target: Path, progress: Progress) -> None:
    # Without the snapshot, every write of a bot would start the copy again.
    with closing(sqlite3.connect(target, isolation_level=None)) as copy, snapshot(db):
        db.execute("SELECT 1 FROM sqlite_schema").fetchone()  # the snapshot is taken here
        db.backup(copy, pages=STEP, progress=lambda _, left, total: progress(total - left, total))
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def check_copy(path: Path) -> None:
    """Refuse a file that is not a whole database of Tessera, of this version or an earlier one."""
    with open_to_read(path) as db:
        if pragma(db, "integrity_check(1)") != "ok" or db.execute("PRAGMA foreign_key_check").fetchone():
            raise StorageDamaged(Text("copy-damaged"))


def _write_to_disk(path: Path) -> None:
    """Not only to the memory of the operating system."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
