"""Many reminders that are due at the same moment, on a local Discord that keeps its rate limits.

Measured is the time until the last one has arrived, beside the least time in which the limits allow it. Then
the same while one channel is held by a long rate limit of its own: no other may wait for it.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct

from bot.app import create_bot
from bot.domain.table import Person
from bot.local.faults import FaultKind
from bot.local.rest.rate_limits import MESSAGE_SECONDS, MESSAGES, REQUESTS_PER_SECOND, RateLimits
from bot.local.server import Server
from bot.local.world import Event
from bot.services.outbox import Outbox
from bot.services.tables import Tables
from bot.storage.connection import Connection
from bot.storage.database import Database
from tests.bench.measurement import Measurement
from tests.local.sample import running
from tests.manual_clock import ManualClock

BEGIN = 1_800_000_000
DUE = BEGIN + 3600


class Sizes(Struct, frozen=True):
    """How many reminders are due, in how many channels, and how long one of them is held."""

    reminders: int = 1000
    channels: int = 200
    held_seconds: float = 40

    @property
    def least_seconds(self) -> float:
        """The time that the limits of all requests and of each channel allow."""
        windows = -(-self.reminders // self.channels // MESSAGES) - 1
        return max(self.reminders / REQUESTS_PER_SECOND, windows * MESSAGE_SECONDS)


FULL, TINY = Sizes(), Sizes(reminders=12, channels=4, held_seconds=0.5)


async def create_tables(path: Path, server: Server, channels: Sequence[str], many: int) -> None:
    """Tables in play whose reminders are due at one moment, spread over the channels."""
    database = await Database.open(path)
    tables, outbox = Tables(database, max_tables=many + 1), Outbox(database)
    ada, bruno = (Person(int(user["id"]), user["global_name"]) for user in server.world.people[:2])
    for channel in islice(cycle(channels), many):
        opened = await tables.open(
            guild=int(server.world.guild["id"]),
            channel=int(channel),
            host=ada,
            game="akropolis",
            seats=2,
            options={},
            pace="none",
        )
        await tables.join(opened.id, bruno)
        await tables.start(opened.id, ada)
    await outbox.mark_announced(*(each.id for each in await outbox.pending()))
    await database.transaction(_set_due)
    await database.close()


def _set_due(db: Connection) -> None:
    db.execute("UPDATE open_turns SET notices = 1, last_notice_at = ?, due = ?", (BEGIN, DUE))
    db.execute("UPDATE inactivity SET due = ?", (DUE + 10**6,))


@asynccontextmanager
async def idle_bot(folder: Path, sizes: Sizes) -> AsyncIterator[tuple[Server, list[str], ManualClock]]:
    """A bot with nothing to do until the clock is set to the moment at which all is due."""
    clock = ManualClock(BEGIN)
    async with Server(clock=clock.now) as server:
        channels = [server.world.open_channel(f"channel-{n}")["id"] for n in range(sizes.channels)]
        await create_tables(folder / "tables.db", server, channels, sizes.reminders)
        make = partial(create_bot, folder / "tables.db", clock=clock, challenges=False)
        async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
            await bot.reminder_loop.wait_until_idle()
            server.api.rate_limits = RateLimits()
            yield server, channels, clock


async def seconds_until_all_arrived(sizes: Sizes, *, hold_one: bool) -> float:
    """The seconds until the reminders of all channels that are not held have arrived."""
    with TemporaryDirectory() as folder:
        async with idle_bot(Path(folder), sizes) as (server, channels, clock):
            if hold_one:
                target = f"POST /channels/{channels[0]}/messages"
                server.faults.plan(FaultKind.RATE_LIMIT, target, times=1, detail=sizes.held_seconds)
            free = set(channels[hold_one:])
            arrived = Arrivals(free, sizes.reminders * len(free) // len(channels))
            server.world.subscribe(arrived.count)
            start = perf_counter()
            clock.set(DUE)
            await arrived.all.wait()
            taken = perf_counter() - start
            assert server.api.rate_limits
            print(f"  {arrived.wanted} in {taken:.2f} s, {server.api.rate_limits.refused} refused by a limit")
            return taken


class Arrivals:
    """Counts messages in some channels until all have arrived."""

    def __init__(self, channels: set[str], wanted: int) -> None:
        self.channels = channels
        self.wanted = wanted
        self.all = asyncio.Event()
        self._found = 0

    def count(self, event: Event) -> None:
        self._found += event.name == "MESSAGE_CREATE" and event.data["channel_id"] in self.channels
        if self._found == self.wanted:
            self.all.set()


def main(sizes: Sizes) -> list[Measurement]:
    measured = []
    for hold_one in (False, True):
        taken = asyncio.run(seconds_until_all_arrived(sizes, hold_one=hold_one))
        held = f", one held for {sizes.held_seconds:g} s" if hold_one else ""
        what = f"{sizes.reminders:,} reminders in {sizes.channels} channels{held}, times the least time"
        measured.append(Measurement(what, taken / sizes.least_seconds, at_most=1.2))
    return measured
