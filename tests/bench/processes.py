"""One and two processes of a bot side by side, on one PostgreSQL: turns a second when all are busy."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

from bot.local.server import Server
from bot.local.world import WorldSetup
from tests.bench.chat import FULL as WHOLE_BENCH
from tests.bench.chat import TINY as TINY_BENCH
from tests.bench.chat import People, Sizes, create_tables, saturate, serving
from tests.bench.load import describe_load
from tests.bench.measurement import Measurement
from tests.postgres import Cluster, running_cluster, why_missing

FULL, TINY = WHOLE_BENCH, TINY_BENCH
ONE, TWO = ("0-1/2",), ("0/2", "1/2")  # the shards of each process
SHARDS_START = 12.0  # seconds; discord.py connects a shard every five


async def turns_per_second(cluster: Cluster, processes: Sequence[str], sizes: Sizes) -> float:
    """With tables on the servers of both shards."""
    with cluster.database() as address:
        async with Server(setup=WorldSetup(more_guilds=("Second",)), shards=2) as server:
            tables, people = await create_tables(address, server, sizes.tables), People(server)
            async with AsyncExitStack() as stack:
                for shards in processes:
                    await stack.enter_async_context(serving(server, address.url, shards))
                await asyncio.sleep(sizes.notice_seconds + SHARDS_START)  # Claims, and who is to act.
                return await saturate(people, tables, sizes)


async def run(sizes: Sizes) -> list[Measurement]:
    with running_cluster() as cluster:
        one = await turns_per_second(cluster, ONE, sizes)
        two = await turns_per_second(cluster, TWO, sizes)
    print(f"  one process: {one:.1f} turns/s, two: {two:.1f} turns/s; {describe_load()}")
    return [
        Measurement("one process on PostgreSQL", one, "turns/s"),
        Measurement("two processes on PostgreSQL", two, "turns/s"),
        Measurement("turns/s of two processes, times those of one", two / one),
    ]


def main(sizes: Sizes) -> list[Measurement]:
    if why := why_missing():
        print(f"  left out: {why}")
        return []
    return asyncio.run(run(sizes))
