"""A database on a server of PostgreSQL: one connection writes, a few others read."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from typing import Final, TypeVar

import psycopg
from psycopg.pq import TransactionStatus

from bot.storage.batch import PendingWrite
from bot.storage.connection import Body
from bot.storage.errors import StorageError, StorageHeld, StorageUncertain, StorageUnreachable
from bot.storage.postgres.address import Address
from bot.storage.postgres.connection import PostgresConnection, connect
from bot.storage.postgres.errors import database_error, is_lost, refusals
from bot.storage.postgres.link import Link, Outage
from bot.storage.postgres.schema import MIGRATING, migrate
from engines.core.text import Text

T = TypeVar("T")

READERS: Final = 2
UNCERTAIN_PATIENCE: Final = 10.0  # seconds to find out what became of a commit
IN_USE: Final = MIGRATING + 1  # the advisory lock that every bot shares, and that tools want for themselves
STATUS_PAUSES: Final = (0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 3)  # seconds between questions for it
# PostgreSQL remembers how transactions have ended, for exactly this question.
BEGIN = "BEGIN; SELECT CAST(pg_current_xact_id() AS text)"
STATUS = "SELECT pg_xact_status(CAST(CAST(? AS text) AS xid8))"


class LostCommit(Exception):
    """The connection was lost while a commit was under way."""

    def __init__(self, transaction: str) -> None:
        self.transaction = transaction


class PostgresStore:
    """The connections to one database."""

    def __init__(self, address: Address) -> None:
        self._address = address
        outage = Outage()
        self._writer = Link(self._connect_writer, outage)
        self._readers = [Link(self._connect_reader, outage) for _ in range(READERS)]
        self._free: asyncio.LifoQueue[Link] = asyncio.LifoQueue()
        for reader in self._readers:
            self._free.put_nowait(reader)

    @classmethod
    async def open(cls, address: Address) -> "PostgresStore":
        """Connect, and create or migrate the tables."""
        async with AsyncExitStack() as on_error:
            store = cls(address)
            on_error.push_async_callback(store.close)
            with refusals(address):
                await store._writer.run(migrate)
            on_error.pop_all()
        return store

    def _connect_writer(self) -> PostgresConnection:
        with ExitStack() as on_error:
            db = connect(self._address)
            on_error.callback(db.driver.close)
            # As long as it is connected, a tool that wants the database for itself sees that it is in use.
            if not db.execute("SELECT pg_try_advisory_lock_shared(?)", (IN_USE,)).fetchone()[0]:
                raise StorageHeld(Text("store-held"))
            on_error.pop_all()
        return db

    def _connect_reader(self) -> PostgresConnection:
        db = connect(self._address)
        db.driver.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        db.driver.read_only = True
        return db

    async def close(self) -> None:
        await asyncio.gather(*(link.close() for link in (self._writer, *self._readers)))

    async def read(self, body: Body[T]) -> T:
        reader = await self._free.get()
        try:
            with refusals():
                return await reader.run(partial(_read, body))
        finally:
            self._free.put_nowait(reader)

    async def commit(self, batch: Sequence[PendingWrite[object]]) -> None:
        """Where the answer was lost, commit again only if nothing was committed."""
        committed = False
        while not committed:
            try:
                with refusals():
                    await self._writer.run(partial(_commit_batch, batch))
                committed = True
            except LostCommit as lost:
                committed = await self._was_committed(lost.transaction)

    async def _was_committed(self, transaction: str) -> bool:
        """Whether a transaction was committed; nobody guesses."""
        try:
            status = await self._writer.run(partial(_status, transaction), UNCERTAIN_PATIENCE)
        except (psycopg.Error, StorageError) as error:
            raise StorageUncertain(Text("store-uncertain")) from error
        if status not in ("committed", "aborted"):
            raise StorageUncertain(Text("store-uncertain"))
        return status == "committed"

    async def probe(self) -> StorageError | None:
        try:
            await self._writer.run(_require_writable, patience=0)
        except (psycopg.Error, StorageError) as error:
            return database_error(error)
        return None

    async def overwrite_deleted(self) -> None:
        """Free what deleted rows have left; the server's own log and backups are not ours to change."""
        with refusals():
            await self._writer.run(lambda db: db.execute("VACUUM"))


def _read(body: Body[T], db: PostgresConnection) -> T:
    with db.driver.transaction():
        return body(db)


def _commit_batch(batch: Sequence[PendingWrite[object]], db: PostgresConnection) -> None:
    """Run every function and commit."""
    begun = db.driver.execute(BEGIN)
    begun.nextset()
    [transaction] = begun.fetchone() or ("",)
    try:
        for write in batch:
            write.run(db, database_error)
    except BaseException:  # Whatever it was, an open transaction would keep its locks.
        _roll_back(db)
        raise
    try:
        db.execute("COMMIT")
    except psycopg.Error as error:
        if not is_lost(error):
            raise
        db.driver.close()  # Whatever is left of it must come to an end.
        raise LostCommit(str(transaction)) from error


def _roll_back(db: PostgresConnection) -> None:
    """Unless the connection is gone, and the transaction with it."""
    if db.driver.info.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR):
        db.execute("ROLLBACK")


def _status(transaction: str, db: PostgresConnection) -> str | None:
    """How a transaction has ended; the server may need a moment to notice that its connection is lost."""
    found: str | None = None
    for pause in STATUS_PAUSES:
        found = db.execute(STATUS, (transaction,)).fetchone()[0]
        if found != "in progress":
            break
        time.sleep(pause)
    return found


def _require_writable(db: PostgresConnection) -> None:
    """Refuse a server that is only read, for instance a standby."""
    if db.execute("SHOW transaction_read_only").fetchone()[0] == "on":
        raise StorageUnreachable(Text("store-unreachable"))
