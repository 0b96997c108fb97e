"""What it costs to be watched: turns at a bot with figures and a health page, and at one without.

Both bots run in processes of their own, each on a local Discord of its own, and are played at by turns, a
slice of time each. The one that is watched is asked for its health and figures every second, which is more
often than anything would ask.
"""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

from aiohttp import ClientSession
from msgspec import Struct
from prometheus_client import Counter, Gauge, Histogram

from bot.app import create_bot
from bot.hosting.health import Health
from bot.local.server import Server, loopback
from tests.bench.chat import (
    ANSWERED,
    TURNS_PER_SECOND,
    People,
    PlayedTable,
    create_tables,
    percentile,
    steadily,
)
from tests.bench.measurement import Measurement
from tests.local.sample import running

WATCHED, ALONE = "watched", "alone"


class Sizes(Struct, frozen=True):
    """How many tables each bot has, and how many slices of how many seconds each is played at."""

    tables: int = 100
    slices: int = 12
    seconds: float = 1.0
    per_second: int = TURNS_PER_SECOND
    notice_seconds: float = 6.0  # until everybody has been told whose turn it is


FULL, TINY = Sizes(), Sizes(tables=12, slices=1, seconds=0.1, notice_seconds=1.0)


# The bot, in its own process.


def start(port: str, token: str, database: str, health_port: str) -> None:
    asyncio.run(_serve(int(port), token, Path(database), int(health_port)))


async def _serve(port: int, token: str, database: Path, health_port: int) -> None:
    if not health_port:
        _count_nothing()
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(
            running(
                loopback(port),
                token,
                make=lambda **kwargs: create_bot(database, emoji=False, challenges=False, **kwargs),
            )
        )
        if health_port:
            health = Health()
            health.bot = bot
            await stack.enter_async_context(health.served(health_port))
        print("ready", flush=True)
        closed = asyncio.Event()
        asyncio.get_running_loop().add_reader(sys.stdin, _report_or_stop, closed)
        await closed.wait()


def _report_or_stop(closed: asyncio.Event) -> None:
    """Print the CPU seconds of this process for each line of input, and stop when the input ends."""
    if sys.stdin.readline():
        print(process_time(), flush=True)
    else:
        closed.set()


def _count_nothing() -> None:
    def ignore(*_: object) -> None:
        """As if there were no figures."""

    for kind, method in ((Counter, "inc"), (Histogram, "observe"), (Gauge, "set")):
        setattr(kind, method, ignore)


class Played(NamedTuple):
    """A bot, and those who play at it."""

    people: People
    tables: Sequence[PlayedTable]
    process: asyncio.subprocess.Process

    async def cpu_seconds(self) -> float:
        """The CPU time of the bot so far, without its workers."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(b"\n")
        return float(await self.process.stdout.readline())


@asynccontextmanager
async def serving(
    server: Server, database: Path, health_port: int
) -> AsyncIterator[asyncio.subprocess.Process]:
    code = "import sys; from tests.bench import hosting; hosting.start(*sys.argv[1:])"
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, str(server.port), server.token, str(database), str(health_port)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert child.stdout
        assert await child.stdout.readline() == b"ready\n"
        yield child
    finally:
        assert child.stdin
        child.stdin.close()
        await child.wait()


# Those who play at it and watch it.


async def watch(port: int) -> None:
    """Ask for health and figures every second, until cancelled."""
    async with ClientSession() as session:
        while True:
            for page in ("healthz", "metrics"):
                async with session.get(f"http://127.0.0.1:{port}/{page}") as answer:
                    assert answer.status == 200
                    await answer.read()
            await asyncio.sleep(1)


async def measure(bots: dict[str, Played], sizes: Sizes) -> list[Measurement]:
    """Turns at both bots, a slice each by turns; the first ones warm both up."""
    around = {name: cycle(bot.tables) for name, bot in bots.items()}
    seconds: dict[str, list[float]] = {name: [] for name in bots}
    used = dict.fromkeys(bots, 0.0)
    for number in range(sizes.slices + 1):
        for name, bot in bots.items():
            before = await bot.cpu_seconds()
            chosen = [next(around[name]) for _ in range(int(sizes.seconds * sizes.per_second))]
            turns = await steadily(bot.people.turn, chosen, sizes.per_second)
            if number:
                used[name] += await bot.cpu_seconds() - before
                seconds[name] += [press.seconds[ANSWERED] for turn in turns for press in turn]
    for name, taken in seconds.items():
        cpu = used[name] * 2 / len(taken)
        print(
            f"  {name}: {median(taken) * 1e3:.1f} ms, 99 % in {percentile(taken) * 1e3:.1f} ms,"
            f" CPU {cpu * 1e3:.2f} ms a turn"
        )
    middle = median(seconds[WATCHED]) / median(seconds[ALONE])
    return [
        Measurement(
            "CPU of a turn with health and figures, times without", used[WATCHED] / used[ALONE], at_most=1.1
        ),
        Measurement("press answered with health and figures, times without (median)", middle, at_most=1.1),
        Measurement(
            "press answered with health and figures, times without (99 %)",
            percentile(seconds[WATCHED]) / percentile(seconds[ALONE]),
        ),
    ]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


async def run(folder: Path, sizes: Sizes) -> list[Measurement]:
    health_port, bots = _free_port(), dict[str, Played]()
    async with AsyncExitStack() as stack:
        for name, port in ((WATCHED, health_port), (ALONE, 0)):
            database, server = folder / f"{name}.sqlite", await stack.enter_async_context(Server())
            tables, people = await create_tables(database, server, sizes.tables), People(server)
            process = await stack.enter_async_context(serving(server, database, port))
            bots[name] = Played(people, tables, process)
        await asyncio.sleep(sizes.notice_seconds)
        watching = asyncio.create_task(watch(health_port))
        measured = await measure(bots, sizes)
        assert not watching.done()
        watching.cancel()
        return measured


def main(sizes: Sizes) -> list[Measurement]:
    print(f"  {sizes.per_second} turns/s, over {sizes.tables} tables, by turns")
    with TemporaryDirectory() as name:
        return asyncio.run(run(Path(name), sizes))
