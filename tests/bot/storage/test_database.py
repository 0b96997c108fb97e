"""The database file: creation, refusals of invalid files, transactions."""

import asyncio
import os
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.storage.connection import Connection
from bot.storage.database import Database, Place
from bot.storage.errors import (
    StorageBusy,
    StorageDamaged,
    StorageError,
    StorageForeign,
    StorageFull,
    StorageNewer,
    StorageUnreachable,
)
from bot.storage.migrations import migrations
from engines.core.errors import Refusal
from tests.bot.databases import INTEGRITY_ERRORS, traced

NOBODY = 65534
STEPS = len(list((files("bot.storage") / "schema").iterdir()))


def count(db: Connection) -> int:
    return int(db.execute("SELECT count(*) FROM people").fetchone()[0])


def add(number: int, db: Connection) -> int:
    db.execute("INSERT INTO people VALUES (?, 'Ann')", (number,))
    return number


def run(statement: str, db: Connection) -> None:
    db.execute(statement)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "tessera.db"


@pytest.fixture
async def database(place: Place) -> AsyncIterator[Database]:
    opened = await Database.open(place, timeout=0)
    yield opened
    await opened.close()


@pytest.fixture
async def file_database(path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(path, timeout=0)
    yield opened
    await opened.close()


async def test_writes_persist(place: Place) -> None:
    for seen in range(3):
        database = await Database.open(place)
        assert await database.read(count) == seen
        await database.transaction(partial(add, seen))
        await database.close()


async def test_the_settings_of_the_file(file_database: Database, path: Path) -> None:
    database = file_database
    assert path.is_file()  # in a new folder

    def settings(db: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "application_id", "user_version")
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await database.read(settings) == ["wal", 2, 1, 0x54455353, len(migrations())]
    strict = "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'"
    found = dict(await database.read(lambda db: db.execute(strict).fetchall()))
    assert set(found.values()) == {1}
    created, dropped = (
        len(re.findall(f"{verb} TABLE", "".join(migrations()))) for verb in ("CREATE", "DROP")
    )
    assert len(found) == created - dropped


async def test_log_entries_can_be_added_but_not_changed(database: Database) -> None:
    def played(db: Connection) -> None:
        add(1, db)
        db.execute(
            """
            INSERT INTO tables (game, options, pace, seats_wanted, channel, opened, status, host, revision,
                                moves, undo_from, moves_this_turn, version)
            VALUES ('akropolis', '{}', 'none', 2, 1, 0, 'lobby', 1, 1, 0, 0, 0, 1)
            """
        )
        db.execute(
            """
            INSERT INTO log_entries (table_id, revision, action, person, events, at, mid_turn)
            VALUES (1, 1, 'opened', 1, '[]', 0, 0)
            """
        )

    await database.transaction(played)
    for change in ("UPDATE log_entries SET move = 'place 0 0 0 0'", "DELETE FROM log_entries"):
        with pytest.raises(INTEGRITY_ERRORS, match="only added"):
            await database.transaction(partial(run, change))


async def test_writes_of_one_batch_succeed_and_fail_separately(database: Database) -> None:
    def refused(db: Connection) -> int:
        add(99, db)
        raise LookupError("no")

    bodies = [partial(add, number) for number in (1, 2, 2, 3)]
    asked = [
        *map(database.transaction, bodies[:2]),
        database.transaction(refused),
        *map(database.transaction, bodies[2:]),
    ]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers[:3]] == [int, int, LookupError]
    assert isinstance(answers[3], INTEGRITY_ERRORS)
    assert [answer for answer in answers if isinstance(answer, int)] == [1, 2, 3]
    assert await database.read(count) == 3


async def test_writes_of_one_batch_share_one_commit(database: Database) -> None:
    async with traced(database) as said:
        await asyncio.gather(*(database.transaction(partial(add, n)) for n in range(50)))
    assert said.count("COMMIT") == 1
    assert await database.read(count) == 50


async def test_a_write_completes_when_its_caller_is_cancelled(database: Database) -> None:
    asked = asyncio.ensure_future(database.transaction(partial(add, 1)))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await database.transaction(partial(add, 2)) == 2
    assert await database.read(count) == 2


async def test_closing_completes_writes_and_refuses_later_ones(place: Place) -> None:
    database = await Database.open(place)
    asked = asyncio.ensure_future(database.transaction(partial(add, 1)))
    await asyncio.sleep(0)
    await database.close()
    assert await asked == 1
    with pytest.raises((ValueError, StorageUnreachable), match=r"no active connection|cannot be opened"):
        await database.transaction(partial(add, 2))


async def test_a_full_disk_is_refused_and_nothing_is_half_written(file_database: Database) -> None:
    database = file_database
    await database.transaction(partial(add, 1))
    pages = await database.read(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
    await database.read(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())

    def much(db: Connection) -> None:
        add(2, db)
        db.execute("INSERT INTO people VALUES (3, hex(zeroblob(100000)))")

    with pytest.raises(StorageFull, match="No room is left"):
        await database.transaction(much)
    assert await database.read(count) == 1
    await database.read(lambda db: db.execute(f"PRAGMA max_page_count = {pages + 100}").fetchone())
    await database.transaction(much)
    assert await database.read(count) == 3


async def test_a_locked_file_is_refused_until_it_is_unlocked(file_database: Database, path: Path) -> None:
    database = file_database
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageBusy, match="busy with another program"):
            await database.transaction(partial(add, 1))
        assert await database.read(count) == 0
        other.execute("ROLLBACK")
    assert await database.transaction(partial(add, 1)) == 1


async def refused(path: Path, kind: type[StorageError], sentence: str) -> None:
    """The refusal names the file, and the file is unchanged."""
    before = path.read_bytes()
    with pytest.raises(kind, match=sentence) as refusal:
        await Database.open(path)
    assert str(refusal.value).startswith(f"{path}: ")
    assert isinstance(refusal.value, Refusal)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "garbage", [b"hello", b"\0" * 50, b"\0" * 5000, b"# Shopping\nmilk\n" * 500], ids=range(4)
)
async def test_a_file_that_is_no_database_is_refused(tmp_path: Path, garbage: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(garbage)
    await refused(path, StorageForeign, "not a database of Tessera")


async def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE photos (name TEXT)")
    await refused(path, StorageForeign, "not a database of Tessera")


async def test_a_database_of_a_newer_version_is_refused(path: Path) -> None:
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    await refused(path, StorageNewer, r"newer version .* \(schema 99; here it is \d+\)")


async def test_a_damaged_database_is_refused(path: Path) -> None:
    database = await Database.open(path)
    await database.transaction(
        lambda db: db.executemany("INSERT INTO people VALUES (?, ?)", [(n, "x" * 400) for n in range(500)])
    )
    await database.close()
    raw = bytearray(path.read_bytes())
    raw[-9000:-4000] = b"\x5a" * 5000
    path.write_bytes(raw)
    await refused(path, StorageDamaged, "is damaged")


async def test_a_shortened_database_is_refused(path: Path) -> None:
    await (await Database.open(path)).close()
    path.write_bytes(path.read_bytes()[:6000])
    await refused(path, StorageDamaged, "is damaged")


async def test_a_folder_in_the_place_of_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StorageUnreachable, match="cannot be opened"):
        await Database.open(tmp_path)


async def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageUnreachable, match="cannot be opened"):
        await Database.open(tmp_path / "file" / "tessera.db")


@pytest.fixture
async def read_only_folder() -> AsyncIterator[Path]:
    """A read-only folder; root ignores permissions, so the test switches to another user."""
    with TemporaryDirectory() as name:
        folder, old = Path(name), Path(name) / "old.db"
        await (await Database.open(old)).close()
        old.chmod(0o444)
        folder.chmod(0o555)
        superuser = os.geteuid() == 0
        if superuser:
            os.seteuid(NOBODY)
        yield folder
        if superuser:
            os.seteuid(0)
        folder.chmod(0o755)


@pytest.mark.parametrize("place", ["old.db", "tessera.db", "new/tessera.db"])
async def test_a_read_only_file_is_refused(read_only_folder: Path, place: str) -> None:
    with pytest.raises(StorageUnreachable, match="cannot be opened"):
        await Database.open(read_only_folder / place)
    assert [file.name for file in read_only_folder.iterdir()] == ["old.db"]
