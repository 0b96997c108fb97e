"""The database, in a file or on a server. Writes that wait at the same time share one commit."""

import asyncio
import logging
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

from bot.runtime.trouble import Trouble
from bot.runtime.writes import recorded_write
from bot.storage.batch import CaughtError, PendingWrite
from bot.storage.connection import Body
from bot.storage.errors import StorageDamaged, StorageError, StorageFull, StorageUnreachable
from bot.storage.postgres.address import Address, is_address
from bot.storage.sqlite.store import SqliteStore
from engines.core.text import Text

log = logging.getLogger(__name__)

T = TypeVar("T")
Place: TypeAlias = Path | Address  # where a database is


class Store(Protocol):
    """What each kind of database does in its own way. Errors of the database are raised as StorageError."""

    async def read(self, body: Body[T]) -> T: ...

    async def commit(self, batch: Sequence[PendingWrite[object]]) -> None:
        """Run and commit every write; what is raised has kept all of them from being committed."""

    async def probe(self) -> StorageError | None: ...

    async def overwrite_deleted(self) -> None: ...

    async def close(self) -> None: ...


class Database:
    """The only way to read and write what is stored."""

    def __init__(self, store: Store, *, is_shared: bool) -> None:
        self._store = store
        self.is_shared = is_shared  # Other bots may use it at the same time.
        self.reading = Trouble(log, "reading the database")
        self.writing = Trouble(log, "writing to the database")
        self._waiting: list[PendingWrite[object]] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, place: Place, *, timeout: float = 5.0) -> "Database":  # noqa: ASYNC109 - SQLite's own
        """Open the database, or create it. Locks of other programs are waited for until the timeout."""
        return cls(await _open_store(place, timeout), is_shared=not isinstance(place, Path))

    async def close(self) -> None:
        """Finish pending writes, and close the connections."""
        if self._writer:
            await self._writer
        await self._store.close()

    async def read(self, body: Body[T]) -> T:
        """What the function returns; it sees committed data only, as of one moment."""
        try:
            result = await self._store.read(body)
        except StorageError as error:
            self.reading.note(error)
            raise
        self.reading.note(None)
        return result

    async def transaction(self, body: Body[T]) -> T:
        """What the function returns, once its writes are on disk; if it raises, nothing is written.

        Functions that wait at the same time share one commit, which is the slow part of a write. A function
        may run again, if the connection was lost before its first run was committed.
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
            with CaughtError() as caught:
                await self._store.commit(batch)
            self.writing.note(caught.error if isinstance(caught.error, StorageError) else None)
            for write in batch:
                write.resolve(caught.error)

    async def probe(self) -> Exception | None:
        """What keeps it from being written to, if anything; it writes nothing and waits for nobody."""
        failure = await self._store.probe()
        last = self.writing.error
        # Only a real write shows that these are over.
        lasting = last if isinstance(last, StorageFull | StorageDamaged | StorageUnreachable) else None
        return failure or lasting

    async def overwrite_deleted(self) -> None:
        """Leave nothing in the database that was deleted from it."""
        await self._store.overwrite_deleted()


def place_named(text: str) -> Place:
    """Where a text says that a database is: an address of PostgreSQL, or the path of a file."""
    return Address(text) if is_address(text) else Path(text)


async def _open_store(place: Place, timeout: float) -> Store:  # noqa: ASYNC109 - SQLite's own
    if isinstance(place, Path):
        return await SqliteStore.open(place, timeout)
    require_psycopg()
    from bot.storage.postgres.store import PostgresStore  # noqa: PLC0415 - psycopg is optional

    return await PostgresStore.open(place)


def require_psycopg() -> None:
    """Refuse, with what to install, if the library for PostgreSQL is missing."""
    try:
        import_module("psycopg")
    except ImportError as error:
        raise StorageUnreachable(Text("store-no-psycopg")) from error
