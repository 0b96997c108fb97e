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

from aiohttp import ClientSession
from msgspec import Struct
from prometheus_client import Counter, Gauge, Histogram

from bot.app import create_bot
from bot.local.server import Server, loopback
from bot.operation.health import Health
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
            running(loopback(port), token, make=lambda **kwargs: create_bot(database, emoji=False, **kwargs))
        )
        if health_port:
            health = Health()
            health.bot = bot
            await stack.enter_async_context(health.served(health_port))
        print("ready", flush=True)
        closed = asyncio.Event()
        asyncio.get_running_loop().add_reader(sys.stdin, closed.set)
        await closed.wait()


def _count_nothing() -> None:
    def ignore(*_: object) -> None:
        """As if there were no figures."""

    for kind, method in ((Counter, "inc"), (Histogram, "observe"), (Gauge, "set")):
        setattr(kind, method, ignore)


@asynccontextmanager
async def serving(server: Server, database: Path, health_port: int) -> AsyncIterator[None]:
    code = "import sys; from tests.bench import operation; operation.start(*sys.argv[1:])"
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, str(server.port), server.token, str(database), str(health_port)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert child.stdout
        assert await child.stdout.readline() == b"ready\n"
        yield
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


async def measure(tables: dict[str, tuple[People, Sequence[PlayedTable]]], sizes: Sizes) -> list[Measurement]:
    """Turns at both bots, a slice each by turns; the first ones warm both up."""
    around = {name: cycle(playing) for name, (_, playing) in tables.items()}
    seconds: dict[str, list[float]] = {name: [] for name in tables}
    for number in range(sizes.slices + 1):
        for name, (people, _) in tables.items():
            chosen = [next(around[name]) for _ in range(int(sizes.seconds * TURNS_PER_SECOND))]
            turns = await steadily(people.turn, chosen)
            if number:
                seconds[name] += [press.seconds[ANSWERED] for turn in turns for press in turn]
    for name, taken in seconds.items():
        print(f"  {name}: {median(taken) * 1e3:.1f} ms, 99 % in {percentile(taken) * 1e3:.1f} ms")
    middle = median(seconds[WATCHED]) / median(seconds[ALONE])
    return [
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
    health_port, tables = _free_port(), dict[str, tuple[People, Sequence[PlayedTable]]]()
    async with AsyncExitStack() as stack:
        for name, port in ((WATCHED, health_port), (ALONE, 0)):
            database, server = folder / f"{name}.sqlite", await stack.enter_async_context(Server())
            playing = await create_tables(database, server, sizes.tables)
            tables[name] = (People(server), playing)
            await stack.enter_async_context(serving(server, database, port))
        await asyncio.sleep(sizes.notice_seconds)
        watching = asyncio.create_task(watch(health_port))
        measured = await measure(tables, sizes)
        assert not watching.done()
        watching.cancel()
        return measured


def main(sizes: Sizes) -> list[Measurement]:
    print(f"  {TURNS_PER_SECOND} turns/s, over {sizes.tables} tables, by turns")
    with TemporaryDirectory() as name:
        return asyncio.run(run(Path(name), sizes))
