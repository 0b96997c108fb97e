"""SQLite's errors that are about the file, not about a statement."""

import sqlite3
from pathlib import Path

from bot.storage.errors import (
    StorageBusy,
    StorageDamaged,
    StorageError,
    StorageForeign,
    StorageFull,
    StorageUnreachable,
    with_place,
)
from engines.core.text import Text

FILE_ERRORS: dict[int, tuple[type[StorageError], str]] = {
    sqlite3.SQLITE_BUSY: (StorageBusy, "store-busy"),
    sqlite3.SQLITE_LOCKED: (StorageBusy, "store-busy"),
    sqlite3.SQLITE_FULL: (StorageFull, "store-full"),
    sqlite3.SQLITE_PERM: (StorageUnreachable, "store-unreachable"),
    sqlite3.SQLITE_READONLY: (StorageUnreachable, "store-unreachable"),
    sqlite3.SQLITE_IOERR: (StorageUnreachable, "store-unreachable"),
    sqlite3.SQLITE_CANTOPEN: (StorageUnreachable, "store-unreachable"),
    sqlite3.SQLITE_CORRUPT: (StorageDamaged, "store-damaged"),
    sqlite3.SQLITE_NOTADB: (StorageForeign, "store-foreign"),
}


def file_error(error: BaseException | None) -> StorageError | None:
    """The refusal for an error of the file; none for any other error."""
    if isinstance(error, StorageError):
        return error
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the primary code is in the low byte
    if code not in FILE_ERRORS:
        return None
    kind, key = FILE_ERRORS[code]
    return kind(Text(key))


def with_path(path: Path, error: Exception) -> Exception:
    """The refusal with the file's path; any other error unchanged."""
    unreachable = isinstance(error, OSError)
    why = StorageUnreachable(Text("store-unreachable")) if unreachable else file_error(error)
    return with_place(path, why) if why else error
