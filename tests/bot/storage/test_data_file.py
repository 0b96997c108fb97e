"""The database's file: who may read it, who may use it, and what happens when somebody takes it away."""

import logging
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.storage.connection import Connection
from bot.storage.database import Database
from bot.storage.errors import StorageBusy, StorageGone, StorageHeld
from bot.storage.sqlite.data_file import FileLock, beside
from bot.storage.sqlite.file import lock_file
from tests.bot.storage.test_database import add, count


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "tables.sqlite"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(path, timeout=0)
    await opened.transaction(partial(add, 1))
    yield opened
    await opened.close()


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_only_the_owner_may_read_what_is_created(database: Database, path: Path) -> None:
    await database.transaction(partial(add, 2))
    lock_file(path).release()
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    found = modes(path.parent)
    assert {*found} == {path.name, f"{path.name}-wal", f"{path.name}-shm", f"{path.name}.lock"}
    assert {*found.values()} == {0o600}


async def test_a_file_that_others_could_read_is_closed_to_them(path: Path) -> None:
    await (await Database.open(path)).close()
    path.chmod(0o644)
    database = await Database.open(path)
    await database.transaction(partial(add, 1))
    assert {*modes(path.parent).values()} == {0o600}
    await database.close()


def delete(path: Path) -> None:
    path.unlink()


def move_away(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replace_by_a_copy(path: Path) -> None:
    copy = path.with_name("copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


def delete_the_log(path: Path) -> None:
    beside(path, "-wal").unlink()


def delete_the_folder(path: Path) -> None:
    for file in path.parent.iterdir():
        file.unlink()
    path.parent.rmdir()


@pytest.mark.parametrize(
    "take_away", [delete, move_away, replace_by_a_copy, delete_the_log, delete_the_folder]
)
async def test_nothing_is_acknowledged_once_the_file_is_gone(
    database: Database, path: Path, take_away: object, caplog: pytest.LogCaptureFixture
) -> None:
    assert callable(take_away)
    take_away(path)
    for number in (2, 3):
        with pytest.raises(StorageGone, match="deleted or replaced"):
            await database.transaction(partial(add, number))
    assert isinstance(await database.probe(), StorageGone)
    said = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(said) == 1  # for two writes that failed
    assert "deleted or replaced" in said[0].getMessage()


async def test_a_file_that_vanishes_during_a_write_is_noticed_before_its_answer(
    database: Database, path: Path
) -> None:
    def add_and_delete(db: Connection) -> None:
        add(2, db)
        path.unlink()

    with pytest.raises(StorageGone):
        await database.transaction(add_and_delete)


async def test_a_file_that_comes_back_is_used_again(
    database: Database, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.rename(path.with_name("elsewhere"))
    with pytest.raises(StorageGone):
        await database.transaction(partial(add, 2))
    path.with_name("elsewhere").rename(path)
    assert await database.transaction(partial(add, 3)) == 3
    assert await database.read(count) == 2
    assert caplog.messages[-1] == "writing to the database: works again"


async def test_a_second_bot_on_the_same_file_is_refused(path: Path) -> None:
    first = lock_file(path)
    with pytest.raises(StorageHeld, match="Another bot uses this database") as refusal:
        lock_file(path)
    assert str(path) in str(refusal.value)
    first.release()
    lock_file(path).release()


def test_the_lock_ends_with_its_process(path: Path) -> None:
    hold = f"""
import os, signal
from pathlib import Path
from bot.storage.sqlite.file import lock_file
lock = lock_file(Path({str(path)!r}))
print("held", flush=True)
signal.pause()
"""
    with subprocess.Popen([sys.executable, "-c", hold], stdout=subprocess.PIPE, cwd=Path.cwd()) as process:
        assert process.stdout
        assert process.stdout.readline() == b"held\n"
        assert not FileLock(path).acquire()
        process.kill()
        process.wait()
    lock = FileLock(path)
    assert lock.acquire()
    lock.release()


async def test_a_probe_waits_for_nobody_and_a_write_waits_as_before(path: Path) -> None:
    database = await Database.open(path, timeout=0.3)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        begin = time.monotonic()
        assert isinstance(await database.probe(), StorageBusy)
        probed = time.monotonic() - begin
        with pytest.raises(StorageBusy):
            await database.transaction(partial(add, 1))
        assert time.monotonic() - begin - probed > 0.25 > probed
    assert await database.probe() is None  # although nothing was written since
    await database.close()
