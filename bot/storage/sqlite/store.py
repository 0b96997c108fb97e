"""One file of SQLite, in the thread of one connection."""

import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.storage.batch import CaughtError, PendingWrite
from bot.storage.connection import Body
from bot.storage.errors import StorageBusy, StorageError, StorageGone
from bot.storage.sqlite.data_file import FileIdentity
from bot.storage.sqlite.errors import file_error, with_path
from bot.storage.sqlite.file import connect, pragma
from bot.storage.sqlite.thread import ConnectionThread
from engines.core.text import Text

T = TypeVar("T")


class SqliteStore:
    """The file, and the thread that uses it."""

    def __init__(self, thread: ConnectionThread, path: Path) -> None:
        self._thread = thread
        self._file = FileIdentity(path)

    @classmethod
    async def open(cls, path: Path, timeout: float) -> "SqliteStore":  # noqa: ASYNC109 - SQLite's own
        """Open the file, or create it. Locks of other programs are waited for until the timeout."""
        thread = ConnectionThread(partial(connect, path, timeout))
        try:
            await thread
        except (OSError, sqlite3.Error, StorageError) as error:
            await thread.join()
            raise with_path(path, error) from error
        return cls(thread, path)

    async def close(self) -> None:
        await self._thread.close()

    async def read(self, body: Body[T]) -> T:
        try:
            return await self._thread.run(body)
        except sqlite3.Error as error:
            raise file_error(error) or error from error

    async def commit(self, batch: Sequence[PendingWrite[object]]) -> None:
        if failure := await self._thread.run(partial(_commit_batch, batch, self._file)):
            raise file_error(failure) or failure

    async def probe(self) -> StorageError | None:
        """It waits for nobody."""
        return file_error(await self._thread.run(partial(_try_to_write, self._file)))

    async def overwrite_deleted(self) -> None:
        """Write the whole file anew, so that nothing that was deleted is left in it or in its log."""
        try:
            await self._thread.run(_overwrite_deleted)
        except sqlite3.Error as error:
            raise file_error(error) or error from error


def _commit_batch(
    batch: Sequence[PendingWrite[object]], file: FileIdentity, db: sqlite3.Connection
) -> Exception | None:
    """Run every function and commit; the error that kept all of them from being committed, if any."""
    with CaughtError() as caught:
        _require_in_place(file)
        db.execute("BEGIN IMMEDIATE")
        for write in batch:
            write.run(db, file_error)
        db.execute("COMMIT")
        _require_in_place(file)
    if db.in_transaction:
        db.execute("ROLLBACK")
    return caught.error


def _try_to_write(file: FileIdentity, db: sqlite3.Connection) -> Exception | None:
    """Commit nothing, without waiting for the locks of other programs."""
    patience = pragma(db, "busy_timeout")
    db.execute("PRAGMA busy_timeout = 0")
    failure = _commit_batch((), file, db)
    db.execute(f"PRAGMA busy_timeout = {patience}")
    return failure


def _require_in_place(file: FileIdentity) -> None:
    if not file.is_in_place():
        raise StorageGone(Text("store-gone"))


def _overwrite_deleted(db: sqlite3.Connection) -> None:
    """`secure_delete` leaves copies where rows have moved between pages; a new file has none."""
    db.execute("VACUUM")
    busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise StorageBusy(Text("store-busy"))
