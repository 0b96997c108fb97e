"""Backups and restores: whole, of one moment, and never instead of something that is still needed."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest
from rich.progress import Progress

from bot.domain.table import Table
from bot.operator.verify import checked
from bot.storage.database import Database
from bot.storage.errors import StorageDamaged, StorageError, StorageFull, StorageHeld, StorageInUse
from bot.storage.maintenance import backup as backups
from bot.storage.maintenance.backup import BackupExists, back_up
from bot.storage.maintenance.restore import restore
from bot.storage.sqlite.file import lock_file
from tests.bot.harness import BOB, CAT, DAN, Harness, open_harness
from tests.bot.operator.files import NAME, damage_pages, fetch, write_games
from tests.bot.storage.test_migration import DUMP

Damage: TypeAlias = Callable[[Path], object]


def silent(_: int, __: int) -> None:
    """Nobody watches."""


async def play_on(harness: Harness, tables: list[Table], known: dict[tuple[int, int], object]) -> None:
    """Play until cancelled; every position is noted once it was acknowledged."""
    while True:
        for table in tables:
            after = await harness.play(table.id)
            known[after.id, after.revision] = after.state


async def test_a_backup_taken_during_play_is_a_state_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "STEP", 4)  # so that moves are made between its steps
    target, restored = tmp_path / "copy.sqlite", tmp_path / "other" / NAME
    async with open_harness(tmp_path / "tessera.db") as harness:
        tables = [await harness.playing(other, game="akropolis") for other in (BOB, CAT, DAN)]
        known: dict[tuple[int, int], object] = {(each.id, each.revision): each.state for each in tables}
        before = {each.id: each.revision for each in tables}
        playing = asyncio.create_task(play_on(harness, tables, known))
        while len(known) < 9:  # noqa: ASYNC110 - a move is no event
            await asyncio.sleep(0)
        acknowledged = len(known)
        await asyncio.to_thread(back_up, tmp_path / NAME, target, silent)
        assert len(known) > acknowledged  # It was written meanwhile.
        playing.cancel()
        await asyncio.wait([playing])
    assert restore(target, restored, "now", silent) is None
    report = checked(restored, Progress(disable=True))
    assert (report.tables, report.found) == (3, [])
    async with open_harness(restored) as copy:
        for table in tables:
            found = await copy.tables.table(table.id)
            assert found.revision > before[table.id]
            assert found.state == known[found.id, found.revision]


async def test_a_backup_is_one_file_for_its_owner_only(tmp_path: Path) -> None:
    path, target = await write_games(tmp_path, "akropolis"), tmp_path / "backups" / "copy.sqlite"
    seen: list[tuple[int, int]] = []
    size = back_up(path, target, lambda done, total: seen.append((done, total)))
    assert [each.name for each in target.parent.iterdir()] == ["copy.sqlite"]
    assert target.stat().st_mode & 0o777 == 0o600
    assert size == target.stat().st_size
    assert seen[-1][0] == seen[-1][1] > 0


async def test_nothing_is_written_over(tmp_path: Path) -> None:
    path, target = await write_games(tmp_path, "akropolis"), tmp_path / "copy.sqlite"
    target.write_text("mine")
    with pytest.raises(BackupExists):
        back_up(path, target, silent)
    assert target.read_text() == "mine"


async def test_a_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    path, target = await write_games(tmp_path, "akropolis"), tmp_path / "backups" / "copy.sqlite"
    damage_pages(path)
    with pytest.raises(StorageDamaged):
        back_up(path, target, silent)
    assert [*target.parent.iterdir()] == []


async def test_half_a_backup_never_has_the_final_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = await write_games(tmp_path, "akropolis"), tmp_path / "backups" / "copy.sqlite"
    connect = sqlite3.connect

    def tiny(*args: object, **kwargs: object) -> sqlite3.Connection:
        """A disk on which the copy has room for a few pages only."""
        db: sqlite3.Connection = connect(*args, **kwargs)  # type: ignore[call-overload]
        if str(args[0]).endswith(backups.UNFINISHED):
            db.execute("PRAGMA max_page_count = 5")
        return db

    monkeypatch.setattr(sqlite3, "connect", tiny)
    with pytest.raises(StorageFull, match=target.name):
        back_up(path, target, silent)
    assert [*target.parent.iterdir()] == []


async def test_a_restore_keeps_what_it_replaces(tmp_path: Path) -> None:
    path, target = await write_games(tmp_path, "akropolis"), tmp_path / "copy.sqlite"
    back_up(path, target, silent)
    async with open_harness(tmp_path / "tessera.db") as harness:
        later = await harness.play(1)
    kept = restore(target, path, "20260101T000000Z", silent)
    assert kept == tmp_path / f"{NAME}.replaced-20260101T000000Z"
    assert fetch(kept, "SELECT revision FROM tables") == [(later.revision,)]
    assert fetch(path, "SELECT revision FROM tables") == [(later.revision - 1,)]
    assert path.stat().st_mode & 0o777 == 0o600


async def test_a_restore_waits_for_no_bot(tmp_path: Path) -> None:
    path, target = await write_games(tmp_path, "akropolis"), tmp_path / "copy.sqlite"
    back_up(path, target, silent)
    database = await Database.open(path)
    with pytest.raises(StorageInUse):
        restore(target, path, "now", silent)
    await database.close()
    lock = lock_file(path)  # as a bot that is just starting
    with pytest.raises(StorageHeld):
        restore(target, path, "now", silent)
    lock.release()
    assert not [*tmp_path.glob("*replaced*"), *tmp_path.glob(".*")]
    assert restore(target, path, "now", silent)


@pytest.mark.parametrize("damage", [damage_pages, lambda path: path.write_bytes(b""), os.remove])
async def test_a_backup_that_is_damaged_or_gone_replaces_nothing(tmp_path: Path, damage: Damage) -> None:
    path, target = await write_games(tmp_path, "akropolis"), tmp_path / "copy.sqlite"
    back_up(path, target, silent)
    before = path.read_bytes()
    damage(target)
    with pytest.raises(StorageError):
        restore(target, path, "now", silent)
    assert path.read_bytes() == before
    assert not [*tmp_path.glob("*replaced*"), *tmp_path.glob(".*")]


@pytest.mark.parametrize("damage", [damage_pages, lambda path: path.write_bytes(b"no database" * 999)])
async def test_a_damaged_database_is_replaced_with_all_that_belongs_to_it(
    tmp_path: Path, damage: Damage
) -> None:
    path, target = await write_games(tmp_path, "akropolis"), tmp_path / "copy.sqlite"
    back_up(path, target, silent)
    damage(path)
    path.with_name(f"{NAME}-wal").write_bytes(b"a log of the old file")
    kept = restore(target, path, "now", silent)
    assert kept
    assert kept.exists()
    assert not path.with_name(f"{NAME}-wal").exists()
    async with open_harness(tmp_path / "tessera.db") as harness:
        assert (await harness.play(1)).moves == 6


async def test_a_backup_of_an_earlier_version_is_restored_and_migrated(tmp_path: Path) -> None:
    old, path = tmp_path / "old.sqlite", tmp_path / NAME
    with closing(sqlite3.connect(old)) as db:
        db.executescript(DUMP.read_text("utf-8"))
    restore(old, path, "now", silent)
    async with open_harness(tmp_path / "tessera.db") as harness:
        assert (await harness.tables.table(4)).moves > 0
