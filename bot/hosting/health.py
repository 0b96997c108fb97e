"""`--health PORT`: whether the bot works, as JSON, and its figures for Prometheus, on 127.0.0.1 only."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import msgspec
from aiohttp import web
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app import Tessera
from bot.runtime import metrics
from bot.runtime.worker_pool import drawing_pool
from bot.services.thinking.search_jobs import deep_pool, search_pool
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.figures import Waiting, waiting
from bot.ui.text import names

PATIENCE: Final = 3.0  # seconds for the database to answer
OLDEST: Final = 600  # seconds that an announcement may wait


class Report(Struct, frozen=True):
    """What `/healthz` says."""

    ready: bool  # Everything has started.
    gateway: bool  # Discord is connected.
    database: str  # "ok", or what is wrong with it
    outbox: int = 0  # announcements that wait
    outbox_age: int = 0  # seconds since when the oldest of them waits

    @property
    def is_healthy(self) -> bool:
        works = self.ready and self.gateway and self.database == "ok"
        return works and self.outbox_age < OLDEST


class Health:
    """Answers about a bot, once it has started."""

    def __init__(self) -> None:
        self.bot: Tessera | None = None

    @asynccontextmanager
    async def served(self, port: int) -> AsyncIterator[int]:
        """Serve on this port of 127.0.0.1, 0 meaning any free one; the port."""
        app = web.Application()
        app.add_routes([web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)])
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
            yield runner.addresses[0][1]
        finally:
            await runner.cleanup()

    async def _healthz(self, _request: web.Request) -> web.Response:
        report, _ = await self._examine()
        body = msgspec.json.encode(report)
        return web.Response(
            body=body, content_type="application/json", status=200 if report.is_healthy else 503
        )

    async def _metrics(self, _request: web.Request) -> web.Response:
        _, found = await self._examine()
        if self.bot and found:
            set_gauges(self.bot, found)
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def is_alive(self) -> None:
        """Return as soon as the database answers, whatever it says; if it hangs, never."""
        if self.bot and self.bot.database:
            await self.bot.database.probe()

    async def _examine(self) -> tuple[Report, Waiting | None]:
        bot = self.bot
        if bot is None or bot.database is None:
            return Report(ready=False, gateway=False, database="not opened yet"), None
        problem, found = await _examine_database(bot.database, bot.tables.now())
        age = max(0, bot.tables.now() - found.oldest) if found and found.oldest else 0
        report = Report(
            ready=bot.is_ready(),
            gateway=is_connected(bot),
            database=problem,
            outbox=found.announcements if found else 0,
            outbox_age=age,
        )
        metrics.OUTBOX_AGE.set(age)
        return report, found


def is_connected(bot: Tessera) -> bool:
    """Whether every shard has a connection to Discord."""
    return bool(bot.shards) and not any(shard.is_closed() for shard in bot.shards.values())


async def _examine_database(database: Database, now: int) -> tuple[str, Waiting | None]:
    """What is wrong with the database, "ok" if nothing is, and what waits in it."""
    try:
        async with asyncio.timeout(PATIENCE):
            problem = await database.probe()
            found = await database.read(partial(waiting, now=now))
    except TimeoutError:
        return "does not answer", None
    except StorageError as error:
        return str(error), None
    return str(problem or "ok"), found


def set_gauges(bot: Tessera, found: Waiting) -> None:
    """Set the figures that are only read when somebody asks."""
    metrics.OUTBOX.set(found.announcements)
    metrics.REFUSED.set(found.refused)
    metrics.REMINDERS_DUE.set(found.due)
    for name, pool in (("drawing", drawing_pool), ("search", search_pool), ("deep", deep_pool)):
        metrics.WORKERS_BUSY.labels(pool=name).set(pool.gate.busy)
        metrics.WORKERS_WAITING.labels(pool=name).set(pool.gate.waiting)
    metrics.CACHED.labels(cache="positions").set(len(bot.tables.loader.positions))
    metrics.CACHED.labels(cache="move lists").set(len(bot.move_lists))
    metrics.CACHED.labels(cache="names").set(names.escaped.cache_info().currsize)
