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

from bot.domain.table import Action, act_to_row, to_row
from bot.services.tables import LogEntry, Person, Table, Tables
from bot.storage import table_rows
from bot.storage.database import Store
from bot.storage.table_rows import LogEntryRow, TableRow
from engines.core.notation import words

Work: TypeAlias = Callable[[], Awaitable[int]]  # does a little, and says how much it did

ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
EVERYBODY = 1_000_000  # Two people sit at all tables here.


class Writes:
    """The rows of one turn at each of some tables, again and again at the next revision."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self.rows = [to_row(table) for table in tables]
        acts = [LogEntry(table.id, 0, Action.MOVED, ANN, "place 0 1 -3 2", (), 0) for table in tables]
        self.acts = [act_to_row(act) for act in acts]
        self.revisions = count(tables[0].revision + 1)

    def turns(self) -> list[Callable[[sqlite3.Connection], None]]:
        """One turn a table."""
        n = next(self.revisions)
        return [partial(turn, row, act, n) for row, act in zip(self.rows, self.acts, strict=True)]


def turn(row: TableRow, act: LogEntryRow, n: int, db: sqlite3.Connection) -> None:
    """What the service writes when somebody moves."""
    standing = (row.status, row.host, n, row.moves, row.undo_from, row.untold, row.actor)
    game = (row.ending, row.version, row.setup, row.state, row.id, n - 1)
    db.execute(table_rows.CHANGE, standing + game)
    db.execute(table_rows.ACT, (row.id, n, act.deed, act.person, act.words, act.events, act.at, act.quiet))
    db.execute("INSERT INTO outbox (table_id, n) VALUES (?, ?)", (row.id, n))


def plain(db: sqlite3.Connection, writes: Writes) -> int:
    """Each turn in a transaction of its own, as a program without an event loop would write it."""
    turns = writes.turns()
    for write in turns:
        db.execute("BEGIN IMMEDIATE")
        write(db)
        db.execute("COMMIT")
    return len(turns)


async def ours(store: Store, writes: Writes) -> int:
    """All turns at the same time."""
    turns = writes.turns()
    await asyncio.gather(*(store.transaction(write) for write in turns))
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
        table = (await tables.play(table.id, table.to_act or ANN, table.revision, move)).table
    return table


async def race(folder: Path, many: int) -> None:
    """Our store against a plain connection, on files that are alike."""
    store = await Store.open(folder / f"ours-{many}.db")
    other = await Store.open(folder / f"plain-{many}.db")
    mine, theirs = [Writes(await filled(Tables(file, most=EVERYBODY), many)) for file in (store, other)]
    await other.close()
    db = sqlite3.connect(folder / f"plain-{many}.db", isolation_level=None)
    for setting in ("synchronous = FULL", "foreign_keys = ON"):
        db.execute(f"PRAGMA {setting}")

    async def alone() -> int:
        return plain(db, theirs)

    await compare(partial(ours, store, mine), alone)
    db.close()
    await store.close()


async def fill(path: Path, many: int) -> None:
    """A file of many tables, all announced."""
    store = await Store.open(path)
    tables = Tables(store, most=EVERYBODY)
    for _ in track(range(many // 100), transient=True):
        await filled(tables, 100)
        await tables.announced(*(announcement.id for announcement in await tables.pending()))
    await store.close()


async def visit(path: Path) -> None:
    """Look at every table once, as after a restart, and say how much memory that took."""
    store = await Store.open(path)
    tables = Tables(store, most=EVERYBODY)
    many = await store.read(lambda db: db.execute("SELECT max(id) FROM tables").fetchone()[0])
    for number in range(1, many + 1):
        await tables.table(number)
    await store.close()
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
