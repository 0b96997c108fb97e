"""Stopping `tessera run`, by Ctrl-C and by a service manager: it ends without a warning."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain.table import Person
from bot.local.server import Server
from bot.services.tables import Tables
from bot.storage.database import Database

PATIENCE = 60  # seconds


async def open_table_of_computers(folder: Path) -> None:
    """A table at which computers think and cards are drawn as soon as the bot runs."""
    async with Server(folder / "chat.sqlite") as server:
        channel, user = server.world.open_channel("watched"), server.world.people[0]
    host = Person(int(user["id"]), user["global_name"])
    database = await Database.open(folder / "tables.sqlite")
    tables = Tables(database)
    table = await tables.open(
        guild=int(channel["guild_id"]),
        channel=int(channel["id"]),
        host=host,
        game="akropolis",
        seats=2,
        options={},
        pace="none",
        computers=("thinker", "thinker"),
        watches=True,
    )
    await tables.start(table.id, host)
    await database.close()


async def wait_for_move(file: Path) -> None:
    """Wait until a computer has moved; a worker process runs then."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with closing(sqlite3.connect(file)) as db:
                [moves] = db.execute("SELECT moves FROM tables").fetchone()
            if moves:
                return
            await asyncio.sleep(0.1)


@pytest.fixture(autouse=True)
def not_ignored() -> Iterator[None]:
    """A shell lets programs in the background ignore Ctrl-C, and so would the processes that they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
async def test_a_stopped_bot_leaves_nothing_behind(tmp_path: Path, stop: signal.Signals) -> None:
    folder = tmp_path / "local"
    folder.mkdir()
    await open_table_of_computers(folder)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run", "--data", str(tmp_path), "--port", "0", "--no-browser"),
        env=os.environ | {"DISCORD_TOKEN": ""},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        await wait_for_move(folder / "tables.sqlite")
        process.send_signal(stop)
        async with asyncio.timeout(PATIENCE):
            # The workers have this pipe too: reading ends when the last of them has ended.
            _, complaints = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    assert complaints == b""
    assert process.returncode == 128 + stop
