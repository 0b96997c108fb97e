"""Turn commits on PostgreSQL beside plain psycopg doing the same statements on the same server."""

import asyncio
from collections.abc import Sequence
from functools import partial

import psycopg

from bot.services.tables import Tables
from bot.storage.columns import Value
from bot.storage.database import Database
from bot.storage.postgres.address import Address
from bot.storage.postgres.statements import translated
from bot.storage.tables import log_rows, table_rows
from tests.bench.commits import UNLIMITED, Writes, compare, create_tables, ours
from tests.bench.measurement import Measurement
from tests.bench.timing import Comparison, Slices
from tests.postgres import running_cluster, why_missing

FULL, TINY = Slices(), Slices(count=2, seconds=0)
AT_ONCE = {1: 0.5, 100: 1}  # tables at the same time, and the goal as a share of plain psycopg
CHANGE, ADD = translated(table_rows.CHANGE), translated(log_rows.ADD)
ANNOUNCE = b"INSERT INTO outbox (table_id, revision) VALUES (%s, %s)"


def plain(db: "psycopg.Connection[tuple[object, ...]]", writes: Writes) -> int:
    """Each turn in a transaction of its own, as a program without an event loop would write it."""
    revision = next(writes.revisions)
    for row, entry in zip(writes.rows, writes.entries, strict=True):
        with db.transaction():
            _turn(db, row, entry, revision)
    return len(writes.rows)


def _turn(
    db: "psycopg.Connection[tuple[object, ...]]",
    row: dict[str, Value],
    entry: dict[str, Value],
    revision: int,
) -> None:
    changed = db.execute(CHANGE, {**row, "revision": revision, "since": revision - 1})
    assert changed.rowcount == 1
    db.execute(ADD, {**entry, "revision": revision, "mid_turn": 0})
    db.execute(ANNOUNCE, (row["id"], revision))


async def compare_databases(addresses: Sequence[Address], many: int, slices: Slices) -> Comparison:
    """Our database and a plain connection, on databases that are alike."""
    database, other = [await Database.open(address) for address in addresses]
    our_writes, plain_writes = [
        Writes(await create_tables(Tables(each, max_tables=UNLIMITED), many)) for each in (database, other)
    ]
    await other.close()
    for row in plain_writes.rows:
        row |= {name: int(value) for name, value in row.items() if isinstance(value, bool)}
    with psycopg.connect(addresses[1].url, autocommit=True) as db:

        async def alone() -> int:
            return plain(db, plain_writes)

        compared = await compare(partial(ours, database, our_writes), alone, slices)
    await database.close()
    return compared


def main(slices: Slices) -> list[Measurement]:
    """Nothing is measured where there is no PostgreSQL."""
    if why := why_missing():
        print(f"  PostgreSQL is not measured: {why}")
        return []
    measured = []
    with running_cluster(durable=True) as cluster:
        for many, goal in AT_ONCE.items():
            with cluster.database() as first, cluster.database() as second:
                compared = asyncio.run(compare_databases((first, second), many, slices))
            print(
                f"  {many} at once: {compared.ours:,.0f} against {compared.theirs:,.0f} commits/s: {compared}"
            )
            what = f"turns committed with {many} at once, times psycopg {psycopg.__version__} alone"
            measured.append(Measurement(what, compared.ratio, at_least=goal))
    return measured
