"""The private parts of aiosqlite that one module uses."""

import sqlite3
from importlib.metadata import requires, version

import aiosqlite
import pytest

from bot.storage.sqlite.thread import PRIVATE_NAMES, ConnectionThread


@pytest.mark.parametrize("name", PRIVATE_NAMES)
async def test_aiosqlite_still_has_what_we_use(name: str) -> None:
    connection = aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), iter_chunk_size=1)
    known = {*dir(connection), *vars(connection)}
    assert name in known, (
        f"aiosqlite {version('aiosqlite')} has no Connection.{name} any more: adapt bot.storage.sqlite.thread"
    )


async def test_a_whole_function_runs_in_the_thread_of_the_connection() -> None:
    connection = ConnectionThread(lambda: sqlite3.connect(":memory:"))
    await connection
    assert await connection.run(lambda db: db.execute("SELECT 1 + 1").fetchone()[0]) == 2
    await connection.close()


def test_the_version_is_bounded() -> None:
    [bound] = [each for each in requires("tessera") or [] if each.startswith("aiosqlite")]
    assert "<" in bound, "pyproject.toml must bound aiosqlite from above"
