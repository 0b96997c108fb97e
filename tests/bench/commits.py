"""Turn commits beside the same writes in plain sqlite3 on the same kind of file; memory with many tables."""

import asyncio
import gc
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeAlias

from rich.progress import track

from bot.domain.log import Action, LogEntry, MovePlayed
from bot.domain.table import Person, Table
from bot.services.outbox import Outbox
from bot.services.tables import Tables
from bot.storage import log_rows, table_rows
from bot.storage.columns import Value, values
from bot.storage.database import Database
from engines.core.notation import words

Work: TypeAlias = Callable[[], Awaitable[int]]  # does a little, and says how much it did

ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
UNLIMITED = 1_000_000  # Two people play at all tables here.


class Writes:
    """The rows of one turn at each of some tables, again and again at the next revision."""

    def __init__(self, tables: Sequence[Table]) -> None:
        changing = [column for column in table_rows.COLUMNS if not column.is_fixed]
        self.rows = [{**values(changing, table), "id": table.id} for table in tables]
        move = MovePlayed("place 0 1 -3 2")
        entries = [LogEntry(table.id, 0, Action.MOVED, ANN, move, (), 0) for table in tables]
        self.entries = [values(log_rows.COLUMNS, entry) for entry in entries]
        self.revisions = count(tables[0].revision + 1)

    def turns(self) -> list[Callable[[sqlite3.Connection], None]]:
        """One turn for each table."""
        revision = next(self.revisions)
        rows = zip(self.rows, self.entries, strict=True)
        return [partial(turn, row, entry, revision) for row, entry in rows]


def turn(row: dict[str, Value], entry: dict[str, Value], revision: int, db: sqlite3.Connection) -> None:
    """What the service writes for a move, except for clocks and reminders."""
    changed = db.execute(table_rows.CHANGE, {**row, "revision": revision, "since": revision - 1})
    assert changed.rowcount == 1
    db.execute(log_rows.ADD, {**entry, "revision": revision})
    db.execute("INSERT INTO outbox (table_id, revision) VALUES (?, ?)", (row["id"], revision))


def plain(db: sqlite3.Connection, writes: Writes) -> int:
    """Each turn in a transaction of its own, as a program without an event loop would write it."""
    turns = writes.turns()
    for write in turns:
        db.execute("BEGIN IMMEDIATE")
        write(db)
        db.execute("COMMIT")
    return len(turns)


async def ours(database: Database, writes: Writes) -> int:
    """All turns at the same time."""
    turns = writes.turns()
    await asyncio.gather(*(database.transaction(write) for write in turns))
    return len(turns)


async def rate(work: Work, seconds: float) -> float:
    """Units of work in a second by the clock on the wall: waiting for the disk counts."""
    gc.collect()
    done, start = 0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        done += await work()
    return done / spent


async def compare(mine: Work, other: Work, *, slices: int = 21, seconds: float = 0.25) -> None:
    """Both in turn, slice by slice; the median ratio counts."""
    await rate(mine, seconds), await rate(other, seconds)  # both files and caches warm
    pairs = [
        (await rate(mine, seconds), await rate(other, seconds)) for _ in track(range(slices), transient=True)
    ]
    low, middle, high = quantiles([ours / theirs for ours, theirs in pairs], n=4)
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    print(
        f"  {ours:,.0f} against {theirs:,.0f} commits/s:"
        f" ratio {middle:.2f} (middle half {low:.2f} to {high:.2f})"
    )


async def filled(tables: Tables, many: int) -> list[Table]:
    """Tables in play, some moves into their games."""
    return await asyncio.gather(*(begun(tables) for _ in range(many)))


async def begun(tables: Tables) -> Table:
    opened = await tables.open(
        guild=1, channel=1, host=ANN, game="akropolis", seats=2, options={}, pace="none"
    )
    await tables.join(opened.id, BOB)
    table = await tables.start(opened.id, ANN)
    for _ in range(4):
        move = words(table.rules.legal_moves(table.state)[0])
        table = (await tables.play(table.id, table.to_act or ANN, table.revision, [move])).table
    return table


async def race(folder: Path, many: int) -> None:
    """Our database against a plain connection, on files that are alike."""
    database = await Database.open(folder / f"ours-{many}.db")
    other = await Database.open(folder / f"plain-{many}.db")
    mine, theirs = [
        Writes(await filled(Tables(file, max_tables=UNLIMITED), many)) for file in (database, other)
    ]
    await other.close()
    db = sqlite3.connect(folder / f"plain-{many}.db", isolation_level=None)
    for setting in ("synchronous = FULL", "foreign_keys = ON"):
        db.execute(f"PRAGMA {setting}")

    async def alone() -> int:
        return plain(db, theirs)

    await compare(partial(ours, database, mine), alone)
    db.close()
    await database.close()


async def fill(path: Path, many: int) -> None:
    """A file of many tables, all announced."""
    database = await Database.open(path)
    tables, outbox = Tables(database, max_tables=UNLIMITED), Outbox(database)
    for _ in track(range(many // 100), transient=True):
        await filled(tables, 100)
        await outbox.mark_announced(*(each.id for each in await outbox.pending()))
    await database.close()


async def visit(path: Path) -> None:
    """Look at every table once, as after a restart, and say how much memory that took."""
    database = await Database.open(path)
    tables = Tables(database, max_tables=UNLIMITED)
    many = await database.read(lambda db: db.execute("SELECT max(id) FROM tables").fetchone()[0])
    for number in range(1, many + 1):
        await tables.table(number)
    await database.close()
    kibibytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"  {many:,} stored tables, each looked at: {kibibytes / 1024:.0f} MiB at most")


def look(path: str) -> None:
    asyncio.run(visit(Path(path)))


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        for many in (1, 100):
            print(f"  {many} at once, against sqlite3 {sqlite3.sqlite_version}")
            asyncio.run(race(folder, many))
        asyncio.run(fill(folder / "many.db", 10_000))
        # A process of its own: this one has held other things.
        look = "import sys; from tests.bench import commits; commits.look(sys.argv[1])"
        subprocess.run([sys.executable, "-c", look, folder / "many.db"], check=True)
