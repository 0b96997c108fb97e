"""One connection in a thread of its own. It is made when it is needed, and again after it was lost."""

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import psycopg

from bot.storage.errors import StorageDisconnected, StorageUnreachable
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.errors import AGAIN, is_lost
from engines.core.text import Text

T = TypeVar("T")

PATIENCE: Final = 2.0  # seconds for which work waits for a lost connection; Discord waits for three
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between two attempts


class Outage:
    """When to try again: pauses grow while attempts fail, and no two processes wait for the same time."""

    def __init__(self) -> None:
        self._failures = 0
        self._next = 0.0

    def note_failure(self) -> None:
        pause = min(FIRST_PAUSE * 2**self._failures, LONGEST_PAUSE)
        self._failures = min(self._failures + 1, 16)
        self._next = time.monotonic() + pause * random.uniform(0.5, 1)  # noqa: S311 - no secret

    def note_success(self) -> None:
        self._failures, self._next = 0, 0.0

    def wait(self, deadline: float) -> None:
        """Sleep until the next attempt; refuse if it comes after the deadline."""
        if self._next > deadline:
            raise StorageDisconnected(Text("store-disconnected"))
        time.sleep(max(0.0, self._next - time.monotonic()))


class Link:
    """Runs work in its thread, one after the other."""

    def __init__(self, connect: Callable[[], PostgresConnection], outage: Outage) -> None:
        self._connect = connect
        self._outage = outage
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._connection: PostgresConnection | None = None
        self._is_closed = False

    async def run(self, work: Callable[[PostgresConnection], T], patience: float | None = None) -> T:
        """What the work returns. It is begun anew when the connection was lost."""
        self._require_open()
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work, patience)

    def _run(self, work: Callable[[PostgresConnection], T], patience: float | None) -> T:
        deadline = time.monotonic() + (PATIENCE if patience is None else patience)
        while True:
            self._outage.wait(deadline)
            try:
                result = work(self._connected())
            except (psycopg.Error, StorageDisconnected) as error:
                if not (is_lost(error) or isinstance(error, AGAIN)):
                    raise
                self._outage.note_failure()
                if is_lost(error):
                    self._disconnect()
                if time.monotonic() >= deadline:
                    raise
            else:
                self._outage.note_success()
                return result

    def _connected(self) -> PostgresConnection:
        self._require_open()  # Work that came while it was closing would leave a new connection behind.
        if self._connection is None or self._connection.driver.closed:
            self._connection = self._connect()
        return self._connection

    def _require_open(self) -> None:
        if self._is_closed:
            raise StorageUnreachable(Text("store-unreachable"))

    def _disconnect(self) -> None:
        if self._connection:
            self._connection.driver.close()
            self._connection = None

    async def close(self) -> None:
        """Finish what was asked for, and disconnect."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        self._is_closed = True
        self._disconnect()
