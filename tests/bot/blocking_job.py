"""A job for a worker that runs until it is cancelled, and reports when it starts and ends."""

import asyncio
import os
from pathlib import Path
from time import sleep
from typing import Self

from bot.runtime.worker import is_cancelled


class BlockingJob:
    """The two named pipes through which the job reports; opening one blocks until both sides are there."""

    def __init__(self, folder: Path) -> None:
        self.files = (str(folder / "started"), str(folder / "ended"))

    @classmethod
    def create(cls, folder: Path) -> Self:
        folder.mkdir(parents=True, exist_ok=True)
        job = cls(folder)
        for file in job.files:
            os.mkfifo(file)
        return job

    async def wait_for_start(self) -> None:
        assert await self._read(0) == "started"

    async def wait_for_cancel(self) -> None:
        """Wait until the worker has noticed the cancellation."""
        assert await self._read(1) == "cancelled"

    async def _read(self, which: int) -> str:
        return await asyncio.to_thread(Path(self.files[which]).read_text)


def run_until_cancelled(started: str, ended: str, *_: object) -> str:
    """Runs in the worker; further arguments are ignored."""
    Path(started).write_text("started")
    while not is_cancelled():
        sleep(0.001)
    Path(ended).write_text("cancelled")
    return "cancelled"


def fail_when_cancelled(*files: str) -> None:
    """Runs in the worker until it is cancelled, and then raises an error."""
    run_until_cancelled(*files)
    raise ValueError
