"""The local server: one trivial command, and two hundred interactions at once.

Each time is compared with an empty aiohttp round trip, so that the ratio does not depend on the machine.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from statistics import median
from time import perf_counter

from aiohttp import ClientSession, web

from bot.local.server import Server, listen
from tests.local.sample import running

ROUNDS, FLIGHTS, IN_FLIGHT = 200, 5, 200
Trip = Callable[[], Awaitable[object]]


@asynccontextmanager
async def empty() -> AsyncIterator[Trip]:
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

        async def trip() -> None:
            async with session.get(url) as response:
                await response.read()

        yield trip
    await runner.cleanup()


@asynccontextmanager
async def command() -> AsyncIterator[Trip]:
    """A person's /ping, from the gateway to the real client and back to the person."""
    async with Server() as server, running(server.endpoints, server.token):
        ada = server.person("Ada")
        yield lambda: ada.slash("/ping")


async def seconds(trip: Trip, at_once: int) -> float:
    start = perf_counter()
    await asyncio.gather(*(trip() for _ in range(at_once)))
    return perf_counter() - start


async def compare(name: str, rounds: int, at_once: int) -> None:
    async with empty() as bare, command() as full:
        await seconds(bare, at_once), await seconds(full, at_once)
        pairs = [(await seconds(bare, at_once), await seconds(full, at_once)) for _ in range(rounds)]
    bare_time, full_time = (median(column) for column in zip(*pairs, strict=True))
    ratio = median(full / bare for bare, full in pairs)
    print(f"{name:28} {full_time * 1e3:9.2f} ms   empty {bare_time * 1e3:8.2f} ms   ratio {ratio:6.1f}")


def main() -> None:
    asyncio.run(compare("local: a trivial command", ROUNDS, 1))
    asyncio.run(compare(f"local: {IN_FLIGHT} in flight", FLIGHTS, IN_FLIGHT))


if __name__ == "__main__":
    main()
