"""Erases a user who asked for it: others keep their games, without the user's name and id."""

from functools import partial

from bot.domain.decisions import lobby, seats
from bot.domain.table import Person, Status
from bot.services.people.settings import Settings
from bot.services.queries import TableQueries
from bot.services.tables import Tables
from bot.storage.database import Database
from bot.storage.people import erasure


class UserErasure:
    """Erases users."""

    def __init__(self, database: Database, tables: Tables, queries: TableQueries, settings: Settings) -> None:
        self._database = database
        self._tables = tables
        self._queries = queries
        self._settings = settings

    async def erase(self, person: Person) -> None:
        """Leave every table, then erase the person's name, id and settings."""
        while not await self._database.transaction(partial(erasure.erase, person=person.id)):
            for table in await self._queries.of_person(person):
                if table.status is Status.LOBBY:
                    await self._tables.change(table.id, lobby.leave, person)
                elif table.host_watches and table.host.id == person.id:
                    await self._tables.change(table.id, seats.stop_watching, person)
                else:
                    await self._tables.change(table.id, seats.resign, person)
        self._settings.forget(person.id)
