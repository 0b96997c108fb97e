"""Backups by schedule: in time, so many, and one log line when they begin or cease to fail."""

import asyncio
import logging
import os
from pathlib import Path

import pytest

from bot.services.backup_schedule import BackupPlan, BackupSchedule, scheduled_backups
from tests.bot.operator.files import NAME, write_games

HOUR = 3600.0
START = 1_800_000_000.0


class Sleeper:
    """Time passes only while the schedule sleeps; after so many sleeps the test ends."""

    def __init__(self, nights: int) -> None:
        self.now = START
        self.nights = nights
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        if len(self.slept) == self.nights:
            raise asyncio.CancelledError
        self.slept.append(seconds)
        self.now += seconds


async def run(path: Path, sleeper: Sleeper, keep: int = 3) -> list[str]:
    """The names of the backups when the test has slept enough."""
    schedule = BackupSchedule(
        path,
        path.parent / "backups",
        BackupPlan(6 * HOUR, keep),
        now=lambda: sleeper.now,
        sleep=sleeper.sleep,
    )
    with pytest.raises(asyncio.CancelledError):
        await schedule.run()
    return [each.name for each in schedule.backups()]


async def test_the_newest_backups_are_kept(tmp_path: Path) -> None:
    path, sleeper = await write_games(tmp_path, "akropolis"), Sleeper(5)
    names = await run(path, sleeper)
    assert sleeper.slept == [30, *[6 * HOUR] * 4]
    assert len(names) == 3
    assert names[-1] == "tables-20270116T080030Z.sqlite"
    assert names == sorted(names)


async def test_a_restart_makes_no_backup_before_its_time(tmp_path: Path) -> None:
    path, sleeper = await write_games(tmp_path, "akropolis"), Sleeper(1)
    recent = tmp_path / "backups" / "tables-20260115T080000Z.sqlite"
    recent.parent.mkdir()
    recent.touch()
    os.utime(recent, (START - HOUR, START - HOUR))
    await run(path, sleeper)
    assert sleeper.slept == [5 * HOUR]


async def test_a_clock_that_was_set_back_delays_no_backup_for_ever(tmp_path: Path) -> None:
    path, sleeper = await write_games(tmp_path, "akropolis"), Sleeper(1)
    future = tmp_path / "backups" / "tables-20360115T080000Z.sqlite"
    future.parent.mkdir()
    future.touch()
    os.utime(future, (START + 999 * HOUR, START + 999 * HOUR))
    await run(path, sleeper)
    assert sleeper.slept == [6 * HOUR]


async def test_failures_are_logged_once_and_keep_the_old_backups(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, sleeper = await write_games(tmp_path, "akropolis"), Sleeper(3)
    before = await run(path, sleeper)
    path.rename(tmp_path / "away")
    sleeper.nights, sleeper.slept = 12, []
    with caplog.at_level(logging.WARNING):
        assert await run(path, sleeper, keep=1) == before
        assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert sleeper.slept[1:6] == [60, 120, 240, 480, 960]
    assert max(sleeper.slept) == 6 * HOUR


async def test_it_says_when_backups_work_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = await write_games(tmp_path, "akropolis")
    path.rename(tmp_path / "away")

    class Mended(Sleeper):
        async def sleep(self, seconds: float) -> None:
            if len(self.slept) == 3:
                (tmp_path / "away").rename(path)
            await super().sleep(seconds)

    with caplog.at_level(logging.WARNING):
        assert len(await run(path, Mended(4))) == 1
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


async def test_what_a_killed_process_left_is_removed(tmp_path: Path) -> None:
    path = await write_games(tmp_path, "akropolis")
    left = tmp_path / "backups" / ".tables-20260115T080000Z.sqlite.abc.part"
    left.parent.mkdir()
    left.touch()
    assert len(await run(path, Sleeper(1))) == 1
    assert not left.exists()


async def test_without_a_plan_there_are_no_backups(tmp_path: Path) -> None:
    before = len(asyncio.all_tasks())
    async with scheduled_backups(tmp_path / NAME, None):
        assert len(asyncio.all_tasks()) == before
    async with scheduled_backups(tmp_path / NAME, BackupPlan(HOUR, 1)):
        assert len(asyncio.all_tasks()) == before + 1
    assert len(asyncio.all_tasks()) == before
