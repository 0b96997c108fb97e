"""The bot in a process of its own, which obeys orders on standard input, one a line.

fuse 37       be killed at the 37th step of the event loop from now on: a step ends at every await
clock 3600    set the clock of the tables forward, or back
full 1        let the disk be full; 0: let it have room again
"""

import asyncio
import os
import signal
import sqlite3
import sys
from functools import partial
from typing import Any

from bot.app import Tessera, create_bot
from bot.delivery.share import WHOLE, Share
from bot.domain.shards import read_shards
from bot.local.server import loopback
from bot.runtime.clock import WallClock
from bot.storage.database import Place, place_named
from tests.local.sample import running
from tests.seeds import seeds_from

ROOM = 1 << 30  # pages
LEASE = 2.0  # seconds


class ShiftedClock(WallClock):
    """The system clock, some seconds off."""

    offset = 0.0

    def now(self) -> float:
        return super().now() + self.offset


class Fuse:
    """Counts the steps of the event loop, and kills this process at one of them."""

    left = 0

    def __init__(self) -> None:
        self._run = asyncio.Handle._run

    def install(self) -> None:
        fuse = self

        def run(handle: asyncio.Handle) -> Any:
            if fuse.left:
                fuse.left -= 1
                if not fuse.left:
                    os.kill(os.getpid(), signal.SIGKILL)
            return fuse._run(handle)

        setattr(asyncio.Handle, "_run", run)  # noqa: B010 - mypy allows no other way


def limit_pages(db: sqlite3.Connection, full: bool) -> None:
    pages = db.execute("PRAGMA page_count").fetchone()[0] if full else ROOM
    db.execute(f"PRAGMA max_page_count = {pages}")


async def obey(bot: Tessera, clock: ShiftedClock, fuse: Fuse) -> None:
    """Until standard input ends."""
    orders = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(orders), sys.stdin
    )
    async for line in orders:
        match line.decode().split():
            case ["fuse", steps]:
                fuse.left = int(steps)
            case ["clock", seconds]:
                clock.offset = float(seconds)
                bot.reminder_loop.wake()
            case ["full", full]:
                assert bot.database
                await bot.database.read(partial(limit_pages, full=full == "1"))
        print("done", flush=True)  # The parent waits for this line.


async def main(place: Place, port: int, token: str, seed: int, share: Share) -> None:
    clock, fuse = ShiftedClock(), Fuse()
    fuse.install()
    make = partial(
        create_bot,
        place,
        pause=0,
        seeds=seeds_from(seed),
        clock=clock,
        emoji=False,
        challenges=False,
        share=share,
    )
    async with running(loopback(port), token, make=make, guild_ready_timeout=0.05) as bot:
        print("ready", flush=True)  # The parent waits for this line.
        await obey(bot, clock, fuse)


if __name__ == "__main__":
    database, port, token, seed, *shards = sys.argv[1:]
    # Claims end soon, because every kill waits for that.
    share = Share(read_shards(shards[0]), lease=LEASE) if shards else WHOLE
    asyncio.run(main(place_named(database), int(port), token, int(seed), share))
