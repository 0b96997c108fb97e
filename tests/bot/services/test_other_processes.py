"""What one process changes in a PostgreSQL, another one hears of, and knows at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from bot.domain.decisions import lobby
from bot.services.people.settings import Settings
from bot.services.processes.other_processes import OtherProcesses
from bot.storage.database import Database
from bot.storage.postgres.address import Address
from bot.storage.postgres.listening import signals as listen
from bot.storage.processes import signals
from tests.bot.harness import ANN, BOB, GUILD, Harness
from tests.manual_clock import ManualClock
from tests.postgres import Cluster


class Other:
    """A process that only listens."""

    def __init__(self, database: Database, address: Address) -> None:
        self.settings = Settings(database, ManualClock(0))
        self.heard: asyncio.Queue[tuple[object, ...]] = asyncio.Queue()
        self.processes = OtherProcesses(partial(listen, address))
        for kind in (signals.TABLE, signals.SERVER, signals.CLAIMS):
            self.processes.follow(kind, partial(self._note, kind))
        self.processes.follow(signals.PERSON, self._reload)
        self.processes.after_silence(self.settings.load)
        self.processes.after_silence(partial(self._note, "silence"))

    async def _note(self, kind: str, *numbers: int) -> None:
        self.heard.put_nowait((kind, *numbers))

    async def _reload(self, person: int) -> None:
        await self.settings.reload(person)
        self.heard.put_nowait((signals.PERSON, person))

    async def hears(self) -> tuple[object, ...]:
        async with asyncio.timeout(20):
            return await self.heard.get()


@asynccontextmanager
async def other(address: Address) -> AsyncIterator[tuple[Harness, Other]]:
    database = await Database.open(address)
    listener = Other(database, address)
    task = asyncio.create_task(listener.processes.run())
    try:
        assert await listener.hears() == ("silence",)
        yield Harness(database), listener
    finally:
        task.cancel()
        await asyncio.wait([task])
        await database.close()


async def test_settings_that_were_chosen_elsewhere_are_known(postgres: Address) -> None:
    async with other(postgres) as (harness, process):
        await harness.settings.choose(ANN, chosen_language="pl", ideas=False)
        assert await process.hears() == (signals.PERSON, ANN.id)
        assert process.settings.chosen_language(ANN.id) == "pl"
        assert not process.settings.wants_ideas(ANN.id)
        await harness.erasure.erase(ANN)
        assert await process.hears() == (signals.PERSON, ANN.id)
        assert process.settings.chosen_language(ANN.id) is None


async def test_a_change_of_a_table_is_heard_of_once_it_is_committed(postgres: Address) -> None:
    async with other(postgres) as (harness, process):
        table = await harness.lobby()
        assert await process.hears() == (signals.TABLE, table.id, GUILD, 0)
        await harness.tables.change(table.id, lobby.join, BOB)
        assert await process.hears() == (signals.TABLE, table.id, GUILD, 0)
        await harness.tables.change(table.id, lobby.leave, BOB)
        assert await process.hears() == (signals.TABLE, table.id, GUILD, 0)
        assert process.heard.empty()


async def test_what_was_missed_without_a_connection_is_read_anew(postgres: Address, cluster: Cluster) -> None:
    async with other(postgres) as (harness, process):
        cluster.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        await harness.settings.choose(ANN, chosen_language="pl")
        while await process.hears() != ("silence",):
            pass
        assert process.settings.chosen_language(ANN.id) == "pl"
