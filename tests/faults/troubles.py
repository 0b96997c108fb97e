"""The troubles of a campaign: each plays some moves while something fails, and ends it."""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import TypeAlias
from zoneinfo import ZoneInfo

from bot.local.faults import FaultKind
from bot.storage.maintenance.backup import back_up
from bot.storage.maintenance.restore import restore
from tests.faults.campaign import Campaign, LostError

Trouble: TypeAlias = Callable[[Campaign], Awaitable[None]]

STEPS = 160  # of the event loop, from a press to the next card
PATIENCE = 100  # seconds in which a move may stay unanswered on a busy machine
DAY = 24 * 3600
WARSAW = ZoneInfo("Europe/Warsaw")
SETTINGS = """
    INSERT OR REPLACE INTO notification_settings
    (person, time_zone, quiet_from, quiet_until, delivery, digest_at, heads_up, discord_language,
     direct_closed, vacations)
    SELECT id, ?, 30, 150, 'thread', 720, 1, 'en', 0, ? FROM people WHERE id > 0 ORDER BY id LIMIT 1
"""
_steps = count()


async def kill_at_an_await(campaign: Campaign) -> None:
    """Another step in every round, so that a long campaign dies at all of them."""
    # 61 and the number of steps have no common factor.
    await campaign.play(1, fuse=1 + next(_steps) * 61 % STEPS)
    await campaign.bot.wait(3)
    await campaign.restart()


async def kill_at_any_time(campaign: Campaign) -> None:
    playing = asyncio.create_task(campaign.play(3))
    await asyncio.sleep(campaign.rng.uniform(0, 3))
    await campaign.bot.kill()
    await asyncio.sleep(campaign.rng.uniform(0, 1))
    await campaign.restart()
    await playing


async def kill_at_the_start(campaign: Campaign) -> None:
    await campaign.play(1)
    await campaign.bot.kill()
    starting = asyncio.create_task(campaign.bot.start())
    await asyncio.sleep(campaign.rng.uniform(0.1, 2))
    await campaign.bot.kill()
    await starting
    await campaign.restart()


async def full_disk(campaign: Campaign) -> None:
    await campaign.bot.order("full 1")
    await campaign.play(3)
    await campaign.bot.order("full 0")


async def busy_file(campaign: Campaign) -> None:
    """Another program writes for longer than the bot waits, or for less."""
    playing = asyncio.create_task(campaign.play(2))
    with closing(sqlite3.connect(campaign.database, isolation_level=None, timeout=10)) as db:
        db.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(campaign.rng.choice((1, 3, 7)))
        db.execute("ROLLBACK")
    await playing


async def http_faults(campaign: Campaign) -> None:
    plan, rng = campaign.server.faults.plan, campaign.rng
    kind, detail = rng.choice(
        [
            (FaultKind.RATE_LIMIT, 0.3),
            (FaultKind.GLOBAL_LIMIT, 0.3),
            (FaultKind.STATUS, 500.0),
            (FaultKind.STATUS, 502.0),
            (FaultKind.SLOW, 1.0),
            (FaultKind.DROP_BEFORE, 0.0),
            (FaultKind.DROP_AFTER, 0.0),
        ]
    )
    plan(kind, chance=rng.uniform(0.1, 0.5), detail=detail)
    await campaign.play(3)


async def gateway_faults(campaign: Campaign) -> None:
    plan, rng = campaign.server.faults.plan, campaign.rng
    kind, detail = rng.choice(
        [(FaultKind.CLOSE, 4000.0), (FaultKind.RECONNECT, 0.0), (FaultKind.INVALID_SESSION, 0.0)]
    )
    plan(kind, "DISPATCH *", times=2, chance=0.5, detail=detail)
    await campaign.play(3)


async def clock_jumps(campaign: Campaign) -> None:
    """Ahead by days and back; the tables' time limits may run out, which is told too."""
    for _ in range(2):
        await campaign.bot.order(f"clock {campaign.rng.uniform(-20 * DAY, 20 * DAY):.0f}")
        await campaign.play(1)
    await campaign.bot.order("clock 0")


async def daylight_changes(campaign: Campaign) -> None:
    """The minutes around both changes of a year, for somebody whose quiet hours end within the hour."""
    await campaign.bot.kill()
    write(campaign, "Europe/Warsaw", "[]")
    await campaign.restart()
    for month in (3, 10):
        for minutes in (-1, 1, 61):
            jump = last_sunday(datetime.now(WARSAW).year + 1, month) + timedelta(minutes=minutes)
            await campaign.bot.order(f"clock {jump.timestamp() - time.time():.0f}")
            await campaign.play(1)
    await campaign.bot.order("clock 0")


def last_sunday(year: int, month: int) -> datetime:
    """One o'clock in Greenwich, when Europe changes its clocks."""
    last = datetime(year, month, 31, 1, tzinfo=UTC)
    return last - timedelta(days=(last.weekday() + 1) % 7)


def write(campaign: Campaign, zone: str, vacations: str) -> None:
    with closing(sqlite3.connect(campaign.database)) as db, db:
        db.execute(SETTINGS, (zone, vacations))


async def damaged_settings(campaign: Campaign) -> None:
    """One person's settings cannot be read: the others play on, and so does this person."""
    await campaign.bot.kill()
    write(campaign, "Mars/Olympus", "[[")
    await campaign.restart()
    await campaign.play(2)
    await campaign.bot.kill()
    write(campaign, "UTC", "[]")
    await campaign.restart()


async def damaged_table(campaign: Campaign) -> None:
    """One table cannot be read: the other one is played on."""
    await campaign.bot.kill()
    table = campaign.rng.choice([*campaign.tables.values()])
    [(state,)] = campaign.read("SELECT state FROM tables WHERE id = ?", table)
    with closing(sqlite3.connect(campaign.database)) as db, db:
        db.execute("UPDATE tables SET state = '{' WHERE id = ?", (table,))
    await campaign.restart()
    before = campaign.witness.answered
    until = time.monotonic() + PATIENCE
    while campaign.witness.answered == before:
        if time.monotonic() > until:
            raise LostError(f"Table {table} is damaged, and nobody else can play.")
        await campaign.play(1)
    await campaign.bot.kill()
    with closing(sqlite3.connect(campaign.database)) as db, db:
        db.execute("UPDATE tables SET state = ? WHERE id = ?", (state, table))
    await campaign.restart()


async def damaged_pages(campaign: Campaign) -> None:
    """A bot refuses a damaged file; a backup brings everything back."""
    await campaign.play(1)
    await campaign.bot.kill()
    folder = campaign.database.parent / "backups"
    shutil.rmtree(folder, ignore_errors=True)
    back_up(campaign.database, folder / "copy.sqlite", lambda *_: None)
    with campaign.database.open("r+b") as file:
        file.seek(campaign.rng.randrange(1, campaign.database.stat().st_size // 4096) * 4096)
        file.write(bytes(campaign.rng.randrange(256) for _ in range(4096)))
    for beside in ("-wal", "-shm"):
        campaign.database.with_name(campaign.database.name + beside).unlink(missing_ok=True)
    if await campaign.bot.start():
        campaign.done["damaged page that was not noticed"] += 1  # It was free.
    await campaign.bot.kill()
    kept = restore(folder / "copy.sqlite", campaign.database, str(time.monotonic_ns()), lambda *_: None)
    assert kept
    kept.unlink()
    await campaign.restart()


TROUBLES: tuple[Trouble, ...] = (
    kill_at_an_await,
    kill_at_any_time,
    kill_at_an_await,
    http_faults,
    kill_at_an_await,
    full_disk,
    kill_at_the_start,
    busy_file,
    gateway_faults,
    clock_jumps,
    damaged_settings,
    damaged_table,
    damaged_pages,
    daylight_changes,
)
