"""Erases a user who asked for it: others keep their games, without the user's name and id."""

import asyncio
import logging
from functools import partial

from bot.domain.decisions import lobby, seats
from bot.domain.table import Person, Status, Table
from bot.runtime.trouble import until_it_works
from bot.services.people.settings import Settings
from bot.services.queries import TableQueries
from bot.services.tables import Tables
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.people import erasure
from bot.storage.tables import table_rows

log = logging.getLogger(__name__)


class UserErasure:
    """Erases users."""

    def __init__(self, database: Database, tables: Tables, queries: TableQueries, settings: Settings) -> None:
        self._database = database
        self._tables = tables
        self._queries = queries
        self._settings = settings
        self._overwriting: asyncio.Task[None] | None = None

    async def erase(self, person: Person) -> None:
        """Leave every table, then erase the person's name, id and settings.

        At tables that cannot be read, a computer gets the seat all the same.
        """
        while True:
            live = await self._database.read(partial(table_rows.live_tables_of, person=person.id))
            readable = await self._queries.of_person(person)
            for table in readable:
                await self._leave(table, person)
            unreadable = {*live} - {table.id for table in readable}
            erase = partial(erasure.erase, person=person.id, unreadable=unreadable, now=self._tables.now())
            if await self._database.transaction(erase):
                break
        self._settings.forget(person.id)
        await self.overwrite()

    async def _leave(self, table: Table, person: Person) -> None:
        if table.status is Status.LOBBY:
            await self._tables.change(table.id, lobby.leave, person)
        elif table.host_watches and table.host.id == person.id:
            await self._tables.change(table.id, seats.stop_watching, person)
        else:
            await self._tables.change(table.id, seats.resign, person)

    async def overwrite(self) -> None:
        """Overwrite what was erased, now or, if the file is busy, in the background."""
        try:
            await self._overwrite()
        except StorageError as error:
            log.warning("what was erased is overwritten later: %s", error)
            self._overwriting = asyncio.create_task(until_it_works(self._overwrite, StorageError))

    async def _overwrite(self) -> None:
        if await self._database.read(erasure.is_pending):
            await self._database.overwrite_deleted()
            await self._database.transaction(erasure.finish)

    async def stop(self) -> None:
        """Stop trying; the next start goes on."""
        if self._overwriting:
            self._overwriting.cancel()
