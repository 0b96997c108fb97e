"""Turn commits beside the same writes in plain sqlite3 on the same kind of file; memory with many tables."""

import asyncio
import gc
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct
from rich.progress import track

from bot.domain.log import Action, LogEntry, MovePlayed
from bot.domain.table import Person, Table
from bot.services.outbox import Outbox
from bot.services.tables import Tables
from bot.storage.columns import Value, values
from bot.storage.connection import Connection
from bot.storage.database import Database
from bot.storage.tables import log_rows, table_rows
from engines.core.notation import words
from tests.bench.measurement import Measurement
from tests.bench.memory import STATUS, peak_of_this_process, printed_numbers
from tests.bench.timing import Comparison, Slices, comparison

Work: TypeAlias = Callable[[], Awaitable[int]]  # does a little, and says how much it did

ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
UNLIMITED = 1_000_000  # Two people play at all tables here.
AT_ONCE = {1: 0.35, 100: 1}  # tables at the same time, and the goal as a share of plain sqlite3
BATCH = 100  # tables that are created at the same time


class Sizes(Struct, frozen=True):
    """The slices of a comparison, and how many tables are stored when memory is measured."""

    slices: Slices = Slices()
    tables: int = 10_000


FULL, TINY = Sizes(), Sizes(Slices(count=2, seconds=0), tables=BATCH)


class Writes:
    """The rows of one turn at each of some tables, again and again at the next revision."""

    def __init__(self, tables: Sequence[Table]) -> None:
        changing = [column for column in table_rows.COLUMNS if not column.is_fixed]
        self.rows = [{**values(changing, table), "id": table.id} for table in tables]
        move = MovePlayed("place 0 1 -3 2")
        entries = [LogEntry(table.id, 0, Action.MOVED, ANN, move, (), 0) for table in tables]
        self.entries = [values(log_rows.COLUMNS, entry) for entry in entries]
        self.revisions = count(tables[0].revision + 1)

    def turns(self) -> list[Callable[[Connection], None]]:
        """One turn for each table."""
        revision = next(self.revisions)
        rows = zip(self.rows, self.entries, strict=True)
        return [partial(turn, row, entry, revision) for row, entry in rows]


def turn(row: dict[str, Value], entry: dict[str, Value], revision: int, db: Connection) -> None:
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
    """Units of work in a second of real time, because waiting for the disk counts."""
    gc.collect()
    done, start = 0, perf_counter()
    while not done or perf_counter() - start < seconds:
        done += await work()
    return done / (perf_counter() - start)


async def compare(ours: Work, theirs: Work, slices: Slices) -> Comparison:
    """Both in turn, slice by slice."""
    await rate(ours, slices.seconds), await rate(theirs, slices.seconds)  # both files and caches warm
    rounds = track(range(slices.count), transient=True)
    return comparison(
        [(await rate(ours, slices.seconds), await rate(theirs, slices.seconds)) for _ in rounds]
    )


async def create_tables(tables: Tables, many: int) -> list[Table]:
    """Tables in play, some moves into their games."""
    return await asyncio.gather(*(create_table(tables) for _ in range(many)))


async def create_table(tables: Tables) -> Table:
    opened = await tables.open(
        guild=1, channel=1, host=ANN, game="akropolis", seats=2, options={}, pace="none"
    )
    await tables.join(opened.id, BOB)
    table = await tables.start(opened.id, ANN)
    for _ in range(4):
        move = words(table.rules.legal_moves(table.state)[0])
        table = (await tables.play(table.id, table.to_act or ANN, table.revision, [move])).table
    return table


async def compare_databases(folder: Path, many: int, slices: Slices) -> Comparison:
    """Our database and a plain connection, on files that are alike."""
    database = await Database.open(folder / f"ours-{many}.db")
    other = await Database.open(folder / f"plain-{many}.db")
    our_writes, plain_writes = [
        Writes(await create_tables(Tables(file, max_tables=UNLIMITED), many)) for file in (database, other)
    ]
    await other.close()
    db = sqlite3.connect(folder / f"plain-{many}.db", isolation_level=None)
    for setting in ("synchronous = FULL", "foreign_keys = ON"):
        db.execute(f"PRAGMA {setting}")

    async def alone() -> int:
        return plain(db, plain_writes)

    compared = await compare(partial(ours, database, our_writes), alone, slices)
    db.close()
    await database.close()
    return compared


def measure_commits(folder: Path, many: int, goal: float, slices: Slices) -> Measurement:
    compared = asyncio.run(compare_databases(folder, many, slices))
    print(f"  {many} at once: {compared.ours:,.0f} against {compared.theirs:,.0f} commits/s: {compared}")
    what = f"turns committed with {many} at once, times sqlite3 {sqlite3.sqlite_version} alone"
    return Measurement(what, compared.ratio, at_least=goal)


async def store_tables(path: Path, many: int) -> None:
    """A file of many tables, all announced."""
    database = await Database.open(path)
    tables, outbox = Tables(database, max_tables=UNLIMITED), Outbox(database)
    for _ in track(range(many // BATCH), transient=True):
        await create_tables(tables, BATCH)
        await outbox.mark_announced(*(each.id for each in await outbox.pending()))
    await database.close()


async def load_every_table(path: Path) -> None:
    """Load every table once, as after a restart."""
    database = await Database.open(path)
    tables = Tables(database, max_tables=UNLIMITED)
    many = await database.read(lambda db: db.execute("SELECT max(id) FROM tables").fetchone()[0])
    for number in range(1, many + 1):
        await tables.table(number)
    await database.close()


def print_memory(path: str) -> None:
    """Load every table and print how many megabytes this process took at most."""
    asyncio.run(load_every_table(Path(path)))
    print(peak_of_this_process())


def measure_memory(folder: Path, many: int) -> Measurement:
    asyncio.run(store_tables(folder / "many.db", many))
    [peak] = printed_numbers("commits", "print_memory", folder / "many.db")
    return Measurement(f"memory after {many:,} stored tables", peak, "MB", at_most=150)


def main(sizes: Sizes) -> list[Measurement]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        commits = [measure_commits(folder, many, goal, sizes.slices) for many, goal in AT_ONCE.items()]
        memory = [measure_memory(folder, sizes.tables)] if STATUS.exists() else []
        return commits + memory
