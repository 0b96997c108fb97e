"""One wake-up of the task that reminds, with few and with many tables whose reminders are due later.

A wake-up reads what is due, marks it as sent, and reads when something will be due next. At both sizes one
reminder is due.
"""

import asyncio
import sqlite3
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct
from rich.progress import track

from bot.domain.time_control import DAY, HOUR
from bot.storage.database import Database
from bot.storage.turns import open_turns, reminder_queue
from tests.bench.measurement import Measurement
from tests.bench.timing import comparison
from tests.manual_clock import ManualClock

FEW = 100  # tables
BEGIN = 1_800_000_000


class Sizes(Struct, frozen=True):
    """How many tables the large file has, how many slices are measured, and the wake-ups of each."""

    many: int = 10_000
    slices: int = 21
    wakes: int = 50


FULL, TINY = Sizes(), Sizes(many=200, slices=2, wakes=2)


def fill(many: int, db: sqlite3.Connection) -> None:
    """Tables in play with two people each, clocks that run and reminders that come, spread over weeks."""
    db.executemany("INSERT INTO people VALUES (?, 'P')", [(number,) for number in range(2 * many)])
    tables = """
        INSERT INTO tables (id, game, options, pace, seats_wanted, channel, opened, status, host, revision,
                            moves, undo_from, moves_this_turn, version)
        VALUES (?, 'akropolis', '{}', 'daily', 2, 1, 0, 'playing', 0, 5, 0, 0, 0, 1)
    """
    db.executemany(tables, [(number,) for number in range(1, many + 1)])
    dues = [(number, BEGIN + DAY + 97 * number) for number in range(1, many + 1)]
    db.executemany("INSERT INTO open_turns VALUES (?1, 0, ?1, 5, 0, 1, 0, 0, 0, ?2)", dues)
    db.executemany("INSERT INTO seat_clocks VALUES (?1, 0, 259200, 0, 0, ?2)", dues)
    db.executemany("INSERT INTO digests VALUES (?1, ?2, ?2)", dues)


class Scheduler:
    """All that a wake-up does, except sending."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = ManualClock(BEGIN)
        self.tables = count(1)

    async def wake(self) -> tuple[float, float]:
        """The milliseconds until what is due was read, and until it was marked as sent."""
        now = int(self.clock.now())
        await self.database.transaction(partial(_make_due, next(self.tables) % FEW + 1, now))
        start = perf_counter()
        [[reminder]] = (await self.database.read(partial(reminder_queue.due, now=now))).values()
        assert await self.database.read(partial(reminder_queue.next_due, now=now))
        read = perf_counter()
        assert isinstance(reminder, reminder_queue.Reminder)
        await self.database.transaction(partial(open_turns.add_notice, turn=reminder.turn, now=now))
        return 1000 * (read - start), 1000 * (perf_counter() - start)


def _make_due(table: int, now: int, db: sqlite3.Connection) -> None:
    db.execute(
        "UPDATE open_turns SET due = ?, notices = 1, last_notice_at = ? WHERE table_id = ?",
        (now, now - 8 * HOUR, table),
    )


async def measure_slice(scheduler: Scheduler, wakes: int) -> tuple[float, ...]:
    """The medians of some wake-ups."""
    spent = [await scheduler.wake() for _ in range(wakes)]
    return tuple(median(column) for column in zip(*spent, strict=True))


async def measure(folder: Path, sizes: Sizes) -> list[Measurement]:
    databases = [await Database.open(folder / f"{many}.db") for many in (sizes.many, FEW)]
    for database, many in zip(databases, (sizes.many, FEW), strict=True):
        await database.transaction(partial(fill, many))
    large, small = (Scheduler(database) for database in databases)
    await measure_slice(large, sizes.wakes), await measure_slice(small, sizes.wakes)  # files and caches warm
    pairs = [
        (await measure_slice(large, sizes.wakes), await measure_slice(small, sizes.wakes))
        for _ in track(range(sizes.slices), transient=True)
    ]
    for database in databases:
        await database.close()
    return [
        compare(what, sizes, [(much[column], little[column]) for much, little in pairs])
        for column, what in enumerate(("reading what is due", "a whole wake-up"))
    ]


def compare(what: str, sizes: Sizes, pairs: list[tuple[float, float]]) -> Measurement:
    compared = comparison(pairs)
    print(f"  {what}: {compared.ours:.2f} ms, {compared.theirs:.2f} ms with {FEW} tables: {compared}")
    return Measurement(f"{what} with {sizes.many:,} tables, times {FEW}", compared.ratio, at_most=2)


def main(sizes: Sizes) -> list[Measurement]:
    with TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder), sizes))
