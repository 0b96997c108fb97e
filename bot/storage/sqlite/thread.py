"""The only module that uses private parts of aiosqlite.

aiosqlite runs SQLite in a thread and offers one hop to it for each statement. Each hop costs more than the
statement, so a whole transaction runs as one function in that thread. aiosqlite has no public way to do that.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import TypeVar

import aiosqlite

T = TypeVar("T")

PRIVATE_NAMES = ("_conn", "_execute", "_thread")  # a test checks that aiosqlite still has them


class ConnectionThread(aiosqlite.Connection):
    """A connection that runs a whole function in its thread."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=1)
        self._thread.daemon = True  # A program that fails must not wait for this thread.

    async def run(self, body: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._execute(body, self._conn)  # type: ignore[no-untyped-call]
        return result

    async def join(self) -> None:
        """Wait for the thread of a connection that failed: it still uses the event loop."""
        await asyncio.to_thread(self._thread.join)
