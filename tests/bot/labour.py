"""Work for a worker that lasts until somebody lets it end, and says how far it has come."""

import asyncio
import os
from pathlib import Path
from time import sleep
from typing import Self

from bot.runtime.worker_pool import is_cancelled


class Labour:
    """One piece of such work; files that block until both sides are there tell of it."""

    def __init__(self, folder: Path) -> None:
        self.files = (str(folder / "begun"), str(folder / "ended"))

    @classmethod
    def prepared(cls, folder: Path) -> Self:
        folder.mkdir(parents=True, exist_ok=True)
        labour = cls(folder)
        for file in labour.files:
            os.mkfifo(file)
        return labour

    async def begun(self) -> None:
        """Wait until a worker is at it."""
        assert await self._read(0) == "begun"

    async def is_cancelled(self) -> None:
        """Wait until the worker has noticed that it works in vain."""
        assert await self._read(1) == "given up"

    async def _read(self, which: int) -> str:
        return await asyncio.to_thread(Path(self.files[which]).read_text)


def labour(begun: str, ended: str, *_: object) -> str:
    """In the worker; whatever else it is told does not matter."""
    Path(begun).write_text("begun")
    while not is_cancelled():
        sleep(0.001)
    Path(ended).write_text("given up")
    return "in vain"
