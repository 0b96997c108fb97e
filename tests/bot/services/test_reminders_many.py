"""Ten thousand tables: the reminder loop wakes only for what is due, and keeps the rate limit."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.messenger import Messenger
from bot.delivery.reminders.reminder_loop import ReminderLoop
from bot.delivery.reminders.reminder_messages import TurnMessages
from bot.delivery.share import MESSAGES_PER_SECOND
from bot.domain.table import Table
from bot.domain.time_control import DAY, HOUR
from bot.runtime.clock import RateLimiter
from bot.services.inactivity import Inactivity
from bot.storage.connection import Connection
from bot.storage.database import Database, Place
from bot.storage.postgres.address import Address
from bot.storage.turns.reminder_queue import ITEMS_OF_A_PLACE
from bot.ui.context import PublicContext
from tests.bot.services.test_reminders import NOON, ReminderHarness
from tests.manual_clock import LeapingClock, ManualClock

# Tables. On a server, every statement is a journey.
MANY: dict[type, int] = {type(Path()): 10_000, Address: 500}


class Listener:
    """Stands for Discord and for the channels: records what is posted, and when."""

    def __init__(self, clock: ManualClock) -> None:
        self.clock = clock
        self.heard: list[tuple[float, int, str]] = []

    async def wait_until_ready(self) -> None:
        """Always."""

    def context(self, table: Table) -> PublicContext:
        return PublicContext(table, "en")

    async def post(self, table: Table, message: Callable[[], dict[str, Any]], _attempt: object) -> None:
        self.heard.append((self.clock.now(), table.id, message()["nonce"]))


def multiply(many: int, db: Connection) -> None:
    """Copies the first table; reminders are due one minute apart."""
    copied = "game, options, pace, seats_wanted, channel, opened, status, host, revision, moves, undo_from,"
    copied += "moves_this_turn, version, setup, state"
    numbers = "WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < ?)"
    db.execute(f"{numbers} INSERT INTO tables (id, {copied}) SELECT n, {copied} FROM number, tables", (many,))  # noqa: S608
    db.execute(
        f"{numbers} INSERT INTO seats (table_id, seat, person) SELECT n, seat, person FROM number, seats",  # noqa: S608
        (many,),
    )
    rest = "seat, person, open_turns.revision, since, notices, last_notice_at, snoozed, paused"
    turns = f"SELECT number.n, {rest}, due + 60 * (number.n - 1) FROM number, open_turns"  # noqa: S608
    db.execute(f"{numbers} INSERT INTO open_turns {turns}", (many,))


@asynccontextmanager
async def reminding(harness: ReminderHarness, listener: Listener) -> AsyncIterator[ReminderLoop]:
    pacing = RateLimiter(MESSAGES_PER_SECOND, listener.clock)
    here: Any = listener
    reminder_loop = ReminderLoop(
        tables=harness.tables,
        votes=harness.votes,
        inactivity=Inactivity(harness.database, harness.tables, harness.votes),
        settings=harness.settings,
        reminders=harness.reminders,
        messages=TurnMessages(harness.queries, harness.reminders),
        messenger=Messenger(here, harness.settings, here, pacing),
        channels=here,
    )
    task = asyncio.create_task(reminder_loop.run())
    await reminder_loop.wait_until_idle()
    yield reminder_loop
    task.cancel()
    await asyncio.wait((task,))


@pytest.fixture
async def harness(place: Place) -> AsyncIterator[ReminderHarness]:
    """Many tables; the first reminder is due in a day, each other one a minute later."""
    database = await Database.open(place)
    harness = ReminderHarness(database)
    await harness.start(pace="none")
    await database.transaction(partial(multiply, MANY[type(place)]))
    await database.transaction(lambda db: db.execute("ANALYZE").close())  # as a server does by itself in time
    yield harness
    await database.close()


async def test_it_wakes_only_for_what_is_due(harness: ReminderHarness) -> None:
    listener = Listener(LeapingClock(0))
    async with reminding(harness, listener) as reminder_loop:
        assert (reminder_loop.rounds, reminder_loop.next) == (1, NOON + DAY)
        harness.after(23 * HOUR)
        await reminder_loop.wait_until_idle()
        assert reminder_loop.rounds == 1
        for minute in range(5):
            harness.clock.set(NOON + DAY + 60 * minute)
            await reminder_loop.wait_until_idle()
            assert reminder_loop.rounds == 1 + 2 * (
                minute + 1
            )  # once when it is due, and once when it is sent
            assert [table for _, table, _ in listener.heard] == list(range(1, minute + 2))
        harness.after(59)
        await reminder_loop.wait_until_idle()
        assert reminder_loop.rounds == 11


async def test_after_downtime_everybody_is_reminded_once_within_the_rate_limit(
    harness: ReminderHarness, place: Place
) -> None:
    listener, many = Listener(LeapingClock(0)), MANY[type(place)]
    harness.after(30 * DAY)
    async with reminding(harness, listener) as reminder_loop:
        assert reminder_loop.rounds == many // ITEMS_OF_A_PLACE + 1  # all tables are in one channel
    assert sorted(table for _, table, _ in listener.heard) == list(range(1, many + 1))
    assert len({nonce for *_, nonce in listener.heard}) == many
    assert MESSAGES_PER_SECOND < 50  # Discord's limit
    moments = [moment for moment, *_ in listener.heard]
    assert all(
        later - sooner > 0.99 for sooner, later in zip(moments, moments[MESSAGES_PER_SECOND:], strict=False)
    )
