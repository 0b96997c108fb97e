"""Backups at regular intervals while the bot runs."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from bot.storage.database import Place
from bot.storage.errors import StorageError
from bot.storage.maintenance.access import require_file
from bot.storage.maintenance.backup import UNFINISHED, back_up

log = logging.getLogger(__name__)

START = 30.0  # seconds that a bot has to open, create or migrate its file
FIRST_RETRY = 60.0  # seconds after a backup has failed; each further one waits twice as long
NAME = "tables-%Y%m%dT%H%M%SZ.sqlite"
FOUND = "tables-*Z.sqlite"


class BackupPlan(Struct, frozen=True):
    """How often a backup is made, and how many are kept."""

    every: float  # seconds
    keep: int


class BackupSchedule:
    """Backs up one file into one folder. Sleeping follows the monotonic clock of the event loop."""

    def __init__(
        self,
        path: Path,
        folder: Path,
        plan: BackupPlan,
        *,
        now: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._path = path
        self._folder = folder
        self._plan = plan
        self._now = now
        self._sleep = sleep
        self._failures = 0

    async def run(self) -> None:
        """Make backups for ever."""
        await self._sleep(self._until_first())
        while True:
            await self._sleep(await self._attempt())

    def _until_first(self) -> float:
        """A bot that is often restarted makes backups no more seldom."""
        newest = max((file.stat().st_mtime for file in self.backups()), default=0.0)
        age = self._now() - newest
        return min(max(self._plan.every - age, START), self._plan.every)

    def backups(self) -> list[Path]:
        """The backups that were made by schedule, oldest first; their names sort by time."""
        return sorted(self._folder.glob(FOUND))

    async def _attempt(self) -> float:
        """Make a backup; how long to wait for the next one. A failure is logged once."""
        try:
            await asyncio.to_thread(self._back_up)
        except (OSError, StorageError) as error:
            self._failures += 1
            if self._failures == 1:
                log.error("backups fail: %s", error)  # noqa: TRY400 - the sentence says all
            return float(min(FIRST_RETRY * 2 ** (self._failures - 1), self._plan.every))
        if self._failures:
            log.warning("backups work again after %s failures", self._failures)
        self._failures = 0
        return self._plan.every

    def _back_up(self) -> None:
        """Make a backup and, now that it was checked, remove the oldest ones."""
        name = datetime.fromtimestamp(self._now(), UTC).strftime(NAME)
        back_up(self._path, self._folder / name, lambda *_: None)
        # What a killed process left behind.
        left = self._folder.glob(f".{FOUND}.*{UNFINISHED}")
        for file in (*self.backups()[: -self._plan.keep], *left):
            file.unlink()


@asynccontextmanager
async def scheduled_backups(place: Place, plan: BackupPlan | None) -> AsyncIterator[None]:
    """Backups into a folder beside the file while the block runs; none without a plan."""
    if plan is None:
        yield
        return
    path = require_file(place, "pg_dump")
    task = asyncio.create_task(BackupSchedule(path, path.parent / "backups", plan).run())
    task.add_done_callback(_log_end)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


def _log_end(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception():
        log.error("no more backups are made", exc_info=task.exception())
