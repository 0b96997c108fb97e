"""Ten thousand open tables: the task that reminds wakes for what is due, and never says too much at once."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.domain.time_control import DAY, HOUR
from bot.runtime.clock import RateLimiter
from bot.services.reminder_loop import A_SECOND, ReminderLoop
from bot.services.tables import Table
from bot.storage.database import Store
from bot.ui.context import PublicContext
from tests.bot.services.test_reminders import NOON, House
from tests.turned import Turned

MANY = 10_000


class Leaping(Turned):
    """A clock by which nobody waits: whoever sleeps, time goes by for."""

    async def sleep_until(self, moment: float) -> None:
        self.turn_to(max(moment, self.now()))


class Listener:
    """Stands for Discord and for the announcer: hears what is posted, and when."""

    def __init__(self, clock: Turned) -> None:
        self.clock = clock
        self.heard: list[tuple[float, int, str]] = []

    async def wait_until_ready(self) -> None:
        """Always."""

    def onlooker(self, table: Table) -> PublicContext:
        return PublicContext(table, "en")

    def wake(self) -> None:
        """Tables that have been silent for so long are not listened to."""

    async def post(self, table: Table, message: Callable[[], dict[str, Any]]) -> None:
        self.heard.append((self.clock.now(), table.id, message()["nonce"]))


def multiply(db: sqlite3.Connection) -> None:
    """Many tables like the first; their reminders come one a minute."""
    copied = "game, options, pace, seats_wanted, channel, opened, status, host, revision, moves, undo_from,"
    copied += "untold, version, setup, state"
    numbers = "WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < ?)"
    db.execute(f"{numbers} INSERT INTO tables (id, {copied}) SELECT n, {copied} FROM number, tables", (MANY,))  # noqa: S608
    db.execute(
        f"{numbers} INSERT INTO seats (table_id, seat, person) SELECT n, seat, person FROM number, seats",  # noqa: S608
        (MANY,),
    )
    rest = "seat, person, turns.n, since, told, last, snoozed, held"
    db.execute(
        f"{numbers} INSERT INTO turns SELECT number.n, {rest}, due + 60 * (number.n - 1) FROM number, turns",  # noqa: S608
        (MANY,),
    )


@asynccontextmanager
async def reminding(house: House, listener: Listener) -> AsyncIterator[ReminderLoop]:
    pacing = RateLimiter(A_SECOND, listener.clock)
    here: Any = listener
    reminder_loop = ReminderLoop(here, house.tables, house.reminders, here, pacing)
    task = asyncio.create_task(reminder_loop.run())
    await reminder_loop.wait_until_idle()
    yield reminder_loop
    task.cancel()
    await asyncio.wait((task,))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Ten thousand tables; the first reminder is due in a day, each other one a minute later."""
    store = await Store.open(tmp_path / "tessera.db")
    house = House(store)
    await house.start(pace="none")
    await store.transaction(multiply)
    yield house
    await store.close()


async def test_it_wakes_only_for_what_is_due(house: House) -> None:
    listener = Listener(Leaping(0))
    async with reminding(house, listener) as reminder_loop:
        assert (reminder_loop.wakes, reminder_loop.next) == (1, NOON + DAY)
        house.after(23 * HOUR)
        await reminder_loop.wait_until_idle()
        assert reminder_loop.wakes == 1
        for minute in range(5):
            house.clock.turn_to(NOON + DAY + 60 * minute)
            await reminder_loop.wait_until_idle()
            assert reminder_loop.wakes == 2 + minute
            assert [table for _, table, _ in listener.heard] == list(range(1, minute + 2))
        house.after(59)
        await reminder_loop.wait_until_idle()
        assert reminder_loop.wakes == 6


async def test_after_downtime_all_are_told_once_and_never_too_many_in_a_second(house: House) -> None:
    listener = Listener(Leaping(0))
    house.after(30 * DAY)
    async with reminding(house, listener) as reminder_loop:
        assert reminder_loop.wakes == 1
    assert sorted(table for _, table, _ in listener.heard) == list(range(1, MANY + 1))
    assert len({nonce for *_, nonce in listener.heard}) == MANY
    moments = [moment for moment, *_ in listener.heard]
    assert all(later - sooner > 0.99 for sooner, later in zip(moments, moments[A_SECOND:], strict=False))
