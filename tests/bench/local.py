"""The local server: one trivial command, and many interactions at once.

Each time is compared with an empty aiohttp round trip, so that the ratio does not depend on the machine.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import perf_counter

from aiohttp import ClientSession, web
from msgspec import Struct

from bot.local.server import Server, listen
from tests.bench.measurement import Measurement
from tests.bench.timing import comparison
from tests.local.sample import running

RoundTrip = Callable[[], Awaitable[object]]


class Sizes(Struct, frozen=True):
    """How often to measure one command, how often many at once, and how many."""

    rounds: int = 200
    rounds_of_many: int = 5
    at_once: int = 200


FULL, TINY = Sizes(), Sizes(rounds=3, rounds_of_many=2, at_once=5)


@asynccontextmanager
async def empty_server() -> AsyncIterator[RoundTrip]:
    """A round trip to an aiohttp server that does nothing."""

    async def nothing(_: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    app.router.add_get("/", nothing)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    listener = listen(0)
    await web.SockSite(runner, listener, backlog=1024).start()
    url = "http://127.0.0.1:{1}/".format(*listener.getsockname())
    async with ClientSession() as session:

        async def round_trip() -> None:
            async with session.get(url) as response:
                await response.read()

        yield round_trip
    await runner.cleanup()


@asynccontextmanager
async def command() -> AsyncIterator[RoundTrip]:
    """A person's /ping, from the gateway to the real client and back to the person."""
    async with Server() as server, running(server.endpoints, server.token):
        ada = server.person("Ada")
        yield lambda: ada.slash("/ping")


async def seconds(round_trip: RoundTrip, at_once: int) -> float:
    start = perf_counter()
    await asyncio.gather(*(round_trip() for _ in range(at_once)))
    return perf_counter() - start


async def measure(what: str, rounds: int, at_once: int) -> Measurement:
    async with empty_server() as empty, command() as full:
        await seconds(full, at_once), await seconds(empty, at_once)  # both warm
        pairs = [(await seconds(full, at_once), await seconds(empty, at_once)) for _ in range(rounds)]
    compared = comparison(pairs)
    print(f"  {what}: {compared.ours * 1e3:.2f} ms, empty {compared.theirs * 1e3:.2f} ms: {compared}")
    return Measurement(f"{what}, times an empty HTTP round trip", compared.ratio)


def main(sizes: Sizes) -> list[Measurement]:
    return [
        asyncio.run(measure("a trivial command", sizes.rounds, 1)),
        asyncio.run(measure(f"{sizes.at_once} commands at once", sizes.rounds_of_many, sizes.at_once)),
    ]
