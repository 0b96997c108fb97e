"""One SQLite file, opened with care, in which whatever is waiting to be written is committed together.

StoreError            a Refusal: the file cannot be used
├── StoreUnreachable  it cannot be opened, read or written
├── StoreForeign      it is not a file of ours
├── StoreNewer        a later version wrote it
├── StoreDamaged      SQLite finds it corrupt
├── StoreFull         no room is left
└── StoreBusy         another program holds it
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Self, TypeAlias, TypeVar

import aiosqlite

from engines.core.errors import Refusal
from engines.core.text import Text

T = TypeVar("T")
Body: TypeAlias = Callable[[sqlite3.Connection], T]

OURS = 0x54455353  # "TESS", in SQLite's field for the application that a file belongs to


class StoreError(Refusal):
    """The file cannot be used."""


class StoreUnreachable(StoreError):
    """It cannot be opened, read or written."""


class StoreForeign(StoreError):
    """It is not a file of ours."""


class StoreNewer(StoreError):
    """A later version wrote it."""


class StoreDamaged(StoreError):
    """SQLite finds it corrupt."""


class StoreFull(StoreError):
    """No room is left."""


class StoreBusy(StoreError):
    """Another program holds it."""


# What SQLite says about the file rather than about a statement.
TROUBLES: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_BUSY: (StoreBusy, "store-busy"),
    sqlite3.SQLITE_LOCKED: (StoreBusy, "store-busy"),
    sqlite3.SQLITE_FULL: (StoreFull, "store-full"),
    sqlite3.SQLITE_PERM: (StoreUnreachable, "store-unreachable"),
    sqlite3.SQLITE_READONLY: (StoreUnreachable, "store-unreachable"),
    sqlite3.SQLITE_IOERR: (StoreUnreachable, "store-unreachable"),
    sqlite3.SQLITE_CANTOPEN: (StoreUnreachable, "store-unreachable"),
    sqlite3.SQLITE_CORRUPT: (StoreDamaged, "store-damaged"),
    sqlite3.SQLITE_NOTADB: (StoreForeign, "store-foreign"),
}


def trouble(error: BaseException | None) -> StoreError | None:
    """The refusal for an error of the file; none for any other error."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the primary code; details stand above it
    if code not in TROUBLES:
        return None
    kind, key = TROUBLES[code]
    return kind(Text(key))


class Database(aiosqlite.Connection):
    """SQLite in a thread of its own, asked for a whole function at a time: each hop there costs."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=1)
        self._thread.daemon = True  # A program that fails must end, and SQLite needs no farewell.

    async def ended(self) -> None:
        """The thread of a connection that failed has a last word for the event loop, which must wait."""
        await asyncio.to_thread(self._thread.join)

    async def run(self, body: Body[T]) -> T:
        result: T = await self._execute(body, self._conn)  # type: ignore[no-untyped-call]
        return result


class Kept:
    """Keeps the error of a block for those who asked, who wait in another thread."""

    error: Exception | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None
    ) -> bool:
        if isinstance(error, Exception):
            self.error = error
        return self.error is not None


class Write(Generic[T]):
    """One body among those that are committed together; it succeeds or fails by itself."""

    def __init__(self, body: Body[T], answer: asyncio.Future[T]) -> None:
        self.body = body
        self.answer = answer
        self.kept = Kept()

    def run(self, db: sqlite3.Connection) -> None:
        db.execute("SAVEPOINT write")
        with self.kept:
            self.result = self.body(db)
        if self.kept.error:
            if trouble(self.kept.error):
                raise self.kept.error  # SQLite may have given up the whole transaction.
            db.execute("ROLLBACK TO write")
        db.execute("RELEASE write")

    def tell(self, failure: Exception | None) -> None:
        error = failure or self.kept.error
        if self.answer.done():  # Whoever asked has gone.
            return
        if error:
            self.answer.set_exception(trouble(error) or error)
        else:
            self.answer.set_result(self.result)


class Store:
    """The file, and the only way to read and write it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Write[Any]] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, *, patience: float = 5.0) -> "Store":
        """The store at a path, made where there is none; seconds of patience with other programs."""
        database = Database(partial(_opened, path, patience))
        try:
            await database
        except (OSError, sqlite3.Error, StoreError) as error:
            await database.ended()
            raise _about(path, error) from error
        return cls(database)

    async def close(self) -> None:
        """Finish what is being written, and let go of the file."""
        if self._writer:
            await self._writer
        await self._database.close()

    async def read(self, body: Body[T]) -> T:
        """What the body finds; it sees only what is committed."""
        try:
            return await self._database.run(body)
        except sqlite3.Error as error:
            raise trouble(error) or error from error

    async def transaction(self, body: Body[T]) -> T:
        """What the body returns, once all that it wrote is on disk; if it raises, it wrote nothing.

        Bodies that wait at the same time share one commit, the slow part of a write.
        """
        write = Write(body, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        result: T = await write.answer
        return result

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            failure = None
            with Kept() as kept:
                failure = await self._database.run(partial(_committed, batch))
            for write in batch:
                write.tell(failure or kept.error)


def _committed(batch: Sequence[Write[Any]], db: sqlite3.Connection) -> Exception | None:
    """Run every body and commit, or say what keeps all of them from the disk."""
    with Kept() as kept:
        db.execute("BEGIN IMMEDIATE")
        for write in batch:
            write.run(db)
        db.execute("COMMIT")
    if db.in_transaction:
        db.execute("ROLLBACK")
    return kept.error


def _about(path: Path, error: Exception) -> Exception:
    """The refusal of the file at a path, or an error that is none."""
    unreachable = isinstance(error, OSError)
    why = StoreUnreachable(Text("store-unreachable")) if unreachable else trouble(error) or error
    if isinstance(why, StoreError):
        return type(why)(Text("store-at", {"path": str(path), "why": why.why}))
    return why


def _opened(path: Path, patience: float) -> sqlite3.Connection:
    """A connection to a sound file of this version; nothing is written to any other."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as undone:
        db = sqlite3.connect(path, timeout=patience, isolation_level=None)
        undone.callback(db.close)
        # A damaged letter must not keep the rest of a row from being read.
        db.text_factory = partial(str, encoding="utf-8", errors="replace")
        _recognise(db)
        _migrate(db)
        # FULL: a commit is on disk, not on its way there, when it returns.
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            db.execute(f"PRAGMA {setting}")
        undone.pop_all()
    return db


def _recognise(db: sqlite3.Connection) -> None:
    """Refuse a file that is not ours, not of this time or not whole; an empty one becomes ours."""
    if not _pragma(db, "page_count"):
        return
    if _pragma(db, "application_id") != OURS:
        raise StoreForeign(Text("store-foreign"))
    found, known = _pragma(db, "user_version"), len(_schema())
    if found > known:
        raise StoreNewer(Text("store-newer", {"found": found, "known": known}))
    if _pragma(db, "quick_check(1)") != "ok":
        raise StoreDamaged(Text("store-damaged"))


def _migrate(db: sqlite3.Connection) -> None:
    """Bring the file up to date, a numbered step at a time, each whole or not at all."""
    for number, script in enumerate(_schema(), 1):
        if number > _pragma(db, "user_version"):
            marks = f"PRAGMA application_id = {OURS}; PRAGMA user_version = {number};"
            db.executescript(f"BEGIN IMMEDIATE; {script} {marks} COMMIT;")


def _schema() -> list[str]:
    steps = {step.name: step for step in (files("bot.storage") / "schema").iterdir()}
    return [steps[name].read_text("utf-8") for name in sorted(steps) if name.endswith(".sql")]


def _pragma(db: sqlite3.Connection, name: str) -> Any:
    return db.execute(f"PRAGMA {name}").fetchone()[0]
