"""Opens the file: one that is ours, migrated, and with the settings that keep what is written."""

import sqlite3
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TypeAlias

from bot.storage.errors import StorageDamaged, StorageForeign, StorageHeld, newer
from bot.storage.migrations import migrations
from bot.storage.sqlite.data_file import FileLock, make_private
from bot.storage.sqlite.errors import with_path
from engines.core.text import Text

Pragma: TypeAlias = int | str

CACHE_KIB = 16 << 10  # SQLite keeps 2,000 unless told; then the pages of many tables are read again and again
LARGE_FILE = 16 << 20  # bytes; several thousand tables
APPLICATION_ID = 0x54455353  # "TESS", stored in the file's header


def lock_file(path: Path) -> FileLock:
    """The lock of a database, which one bot holds while it runs."""
    lock = FileLock(path)
    try:
        acquired = lock.acquire()
    except OSError as error:
        raise with_path(path, error) from error
    if not acquired:
        raise with_path(path, StorageHeld(Text("store-held")))
    return lock


def connect(path: Path, timeout: float) -> sqlite3.Connection:
    """Connect to a valid file and migrate it; any other file is refused and left unchanged."""
    make_private(path)
    with ExitStack() as on_error:
        db = sqlite3.connect(path, timeout=timeout, isolation_level=None)
        on_error.callback(db.close)
        # Invalid UTF-8 must damage one value only, not the reading of the whole row.
        db.text_factory = partial(str, encoding="utf-8", errors="replace")
        check_file(db)
        _migrate(db)
        # FULL: when a commit returns, it is on disk. What is deleted is overwritten.
        for setting in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "secure_delete = ON",
            f"cache_size = -{CACHE_KIB}",
        ):
            db.execute(f"PRAGMA {setting}")
        db.execute("SELECT 1 FROM sqlite_schema").fetchone()  # From now on a lock says that it is in use.
        on_error.pop_all()
    return db


def check_file(db: sqlite3.Connection) -> None:
    """Refuse a file of another program, of a newer version, or a damaged one; an empty file is fine.

    A large file is not read as a whole, so that the bot starts in no time; its backups are, and `tessera
    verify` does it. What SQLite finds damaged later is refused then.
    """
    if pages := int(pragma(db, "page_count")):
        check_origin(db)
        is_large = pages * int(pragma(db, "page_size")) > LARGE_FILE
        if not is_large and pragma(db, "quick_check(1)") != "ok":
            raise StorageDamaged(Text("store-damaged"))


def check_origin(db: sqlite3.Connection) -> None:
    """Refuse a file of another program or of a newer version."""
    if pragma(db, "application_id") != APPLICATION_ID:
        raise StorageForeign(Text("store-foreign"))
    found, known = int(pragma(db, "user_version")), len(migrations())
    if found > known:
        raise newer(found, known)


def _migrate(db: sqlite3.Connection) -> None:
    """Run the migrations that are missing, each in a transaction."""
    for number, script in enumerate(migrations(), 1):
        if number > int(pragma(db, "user_version")):
            marks = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number};"
            db.executescript(f"BEGIN IMMEDIATE; {script} {marks} COMMIT;")


def pragma(db: sqlite3.Connection, name: str) -> Pragma:
    value: Pragma = db.execute(f"PRAGMA {name}").fetchone()[0]
    return value
