"""One wake-up of the task that reminds, with 100 and with 10,000 tables whose reminders are still to come.

A wake-up looks what is due, ticks it off and asks when something will be. At both sizes one reminder is due.
"""

import asyncio
import sqlite3
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.progress import track

from bot.domain.time_control import DAY, HOUR
from bot.storage import open_turns, reminder_queue
from bot.storage.database import Database
from tests.manual_clock import ManualClock

FEW, MANY = 100, 10_000
SLICES, WAKES = 21, 50
BEGIN = 1_800_000_000


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
    """All that a wake-up does but for sending."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = ManualClock(BEGIN)
        self.tables = count(1)

    async def wake(self) -> tuple[float, float]:
        """How many milliseconds it took to look what is due, and to see to it as well."""
        now = int(self.clock.now())
        await self.database.transaction(partial(_make_due, next(self.tables) % FEW + 1, now))
        start = perf_counter()
        [reminder] = await self.database.read(partial(reminder_queue.due, now=now, limit=50))
        assert await self.database.read(partial(reminder_queue.next_due, now=now))
        looked = perf_counter()
        assert isinstance(reminder, reminder_queue.Reminder)
        await self.database.transaction(partial(open_turns.add_notice, turn=reminder.turn, now=now))
        return 1000 * (looked - start), 1000 * (perf_counter() - start)


def _make_due(table: int, now: int, db: sqlite3.Connection) -> None:
    db.execute(
        "UPDATE open_turns SET due = ?, notices = 1, last_notice_at = ? WHERE table_id = ?",
        (now, now - 8 * HOUR, table),
    )


async def slice_of(scheduler: Scheduler) -> tuple[float, ...]:
    """What one wake-up takes; the medians of some."""
    spent = [await scheduler.wake() for _ in range(WAKES)]
    return tuple(median(column) for column in zip(*spent, strict=True))


async def race(folder: Path) -> None:
    databases = [await Database.open(folder / f"{many}.db") for many in (FEW, MANY)]
    for database, many in zip(databases, (FEW, MANY), strict=True):
        await database.transaction(partial(fill, many))
    short, long = (Scheduler(database) for database in databases)
    await slice_of(short), await slice_of(long)  # both files and caches warm
    pairs = [(await slice_of(short), await slice_of(long)) for _ in track(range(SLICES), transient=True)]
    for column, what in enumerate(("to look what is due", "for a whole wake-up, one reminder ticked off")):
        report(what, [(little[column], much[column]) for little, much in pairs])
    for database in databases:
        await database.close()


def report(what: str, pairs: list[tuple[float, float]]) -> None:
    low, middle, high = quantiles([much / little for little, much in pairs], n=4)
    little, much = (median(column) for column in zip(*pairs, strict=True))
    print(
        f"  {much:.2f} ms {what} with {MANY:,} tables, {little:.2f} ms with {FEW}:"
        f" ratio {middle:.2f} (middle half {low:.2f} to {high:.2f}; goal: below 2)"
    )


def main() -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(race(Path(folder)))
