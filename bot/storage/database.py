"""One SQLite file. Writes that wait at the same time share one commit.

StorageError            a Refusal: the file cannot be used
├── StorageUnreachable  it cannot be opened, read or written
├── StorageForeign      it is not a database of Tessera
├── StorageNewer        a later version wrote it
├── StorageDamaged      SQLite finds it corrupt
├── StorageFull         the disk is full
├── StorageBusy         another program has locked it
├── StorageGone         it was deleted or replaced while the bot uses it
└── StorageHeld         another bot uses it
"""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from typing import Generic, Self, TypeAlias, TypeVar

from bot.runtime.trouble import Trouble
from bot.runtime.writes import recorded_write
from bot.storage.connection import Body, Connection
from bot.storage.data_file import FileIdentity, FileLock, make_private
from engines.core.errors import Refusal
from engines.core.text import Text

log = logging.getLogger(__name__)

T = TypeVar("T")
Pragma: TypeAlias = int | str

APPLICATION_ID = 0x54455353  # "TESS", stored in the file's header


class StorageError(Refusal):
    """The file cannot be used."""


class StorageUnreachable(StorageError):
    """It cannot be opened, read or written."""


class StorageForeign(StorageError):
    """It is not a database of Tessera."""


class StorageNewer(StorageError):
    """A later version wrote it."""


class StorageDamaged(StorageError):
    """SQLite finds it corrupt."""


class StorageFull(StorageError):
    """The disk is full."""


class StorageBusy(StorageError):
    """Another program has locked it."""


class StorageGone(StorageError):
    """It was deleted or replaced while the bot uses it."""


class StorageHeld(StorageError):
    """Another bot uses it."""


# SQLite's error codes that are about the file, not about a statement.
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


class CaughtError:
    """Catches the error of a block, to raise it later for the task that waits in the event loop."""

    error: Exception | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None
    ) -> bool:
        if isinstance(error, Exception):
            self.error = error
        return self.error is not None


class PendingWrite(Generic[T]):
    """One function of a batch that is committed together; it succeeds or fails alone."""

    def __init__(self, body: Body[T], answer: asyncio.Future[T]) -> None:
        self.body = body
        self.answer = answer
        self.caught = CaughtError()

    def run(self, db: sqlite3.Connection) -> None:
        db.execute("SAVEPOINT write")
        with self.caught:
            self.result = self.body(db)
        if self.caught.error:
            if file_error(self.caught.error):
                raise self.caught.error  # SQLite may have rolled back the whole transaction.
            db.execute("ROLLBACK TO write")
        db.execute("RELEASE write")

    def resolve(self, failure: Exception | None) -> None:
        """Give the result, or the error, to the task that waits for it."""
        error = failure or self.caught.error
        if self.answer.done():  # The task was cancelled.
            return
        if error:
            self.answer.set_exception(file_error(error) or error)
        else:
            self.answer.set_result(self.result)


class Database:
    """The file, and the only way to read and write it."""

    def __init__(self, connection: Connection, path: Path) -> None:
        self._connection = connection
        self._file = FileIdentity(path)
        self.reading = Trouble(log, "reading the database")
        self.writing = Trouble(log, "writing to the database")
        self._waiting: list[PendingWrite[object]] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, *, timeout: float = 5.0) -> "Database":  # noqa: ASYNC109 - SQLite's own
        """Open the file, or create it. Locks of other programs are waited for until the timeout."""
        connection = Connection(partial(_connect, path, timeout))
        try:
            await connection
        except (OSError, sqlite3.Error, StorageError) as error:
            await connection.join()
            raise with_path(path, error) from error
        return cls(connection, path)

    async def close(self) -> None:
        """Finish pending writes, and close the file."""
        if self._writer:
            await self._writer
        await self._connection.close()

    async def read(self, body: Body[T]) -> T:
        """What the function returns; it sees committed data only."""
        try:
            result = await self._connection.run(body)
        except sqlite3.Error as error:
            known = file_error(error)
            self.reading.note(known)
            raise known or error from error
        self.reading.note(None)
        return result

    async def transaction(self, body: Body[T]) -> T:
        """What the function returns, once its writes are on disk; if it raises, nothing is written.

        Functions that wait at the same time share one commit, which is the slow part of a write.
        """
        write = PendingWrite(body, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        with recorded_write():
            result: T = await write.answer
        return result

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            failure = None
            with CaughtError() as caught:
                failure = await self._connection.run(partial(_commit_batch, batch, self._file))
            failure = failure or caught.error
            self.writing.note(file_error(failure))
            for write in batch:
                write.resolve(failure)

    async def probe(self) -> Exception | None:
        """What keeps the file from being written to, if anything; it writes nothing and waits for nobody."""
        failure = await self._connection.run(partial(_try_to_write, self._file))
        last = self.writing.error
        # Only a real write shows that these are over.
        lasting = last if isinstance(last, StorageFull | StorageDamaged | StorageUnreachable) else None
        return file_error(failure) or lasting

    async def overwrite_deleted(self) -> None:
        """Write the whole file anew, so that nothing that was deleted is left in it or in its log."""
        try:
            await self._connection.run(_overwrite_deleted)
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
            write.run(db)
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


def with_path(path: Path, error: Exception) -> Exception:
    """The refusal with the file's path; any other error unchanged."""
    unreachable = isinstance(error, OSError)
    why = StorageUnreachable(Text("store-unreachable")) if unreachable else file_error(error) or error
    if isinstance(why, StorageError) and why.why.key != "store-at":
        return type(why)(Text("store-at", {"path": str(path), "why": why.why}))
    return why


def _connect(path: Path, timeout: float) -> sqlite3.Connection:
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
        ):
            db.execute(f"PRAGMA {setting}")
        db.execute("SELECT 1 FROM sqlite_schema").fetchone()  # From now on a lock says that it is in use.
        on_error.pop_all()
    return db


def check_file(db: sqlite3.Connection) -> None:
    """Refuse a file of another program, of a newer version, or a damaged one; an empty file is fine."""
    if pragma(db, "page_count"):
        check_origin(db)
        if pragma(db, "quick_check(1)") != "ok":
            raise StorageDamaged(Text("store-damaged"))


def check_origin(db: sqlite3.Connection) -> None:
    """Refuse a file of another program or of a newer version."""
    if pragma(db, "application_id") != APPLICATION_ID:
        raise StorageForeign(Text("store-foreign"))
    found, known = int(pragma(db, "user_version")), len(migrations())
    if found > known:
        raise StorageNewer(Text("store-newer", {"found": found, "known": known}))


def _migrate(db: sqlite3.Connection) -> None:
    """Run the migrations that are missing, each in a transaction."""
    for number, script in enumerate(migrations(), 1):
        if number > int(pragma(db, "user_version")):
            marks = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number};"
            db.executescript(f"BEGIN IMMEDIATE; {script} {marks} COMMIT;")


def migrations() -> list[str]:
    """The SQL scripts, in order."""
    scripts = {script.name: script for script in (files("bot.storage") / "schema").iterdir()}
    return [scripts[name].read_text("utf-8") for name in sorted(scripts) if name.endswith(".sql")]


def pragma(db: sqlite3.Connection, name: str) -> Pragma:
    value: Pragma = db.execute(f"PRAGMA {name}").fetchone()[0]
    return value
