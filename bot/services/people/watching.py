"""People who watch tables without a seat."""

from functools import partial

from bot.domain.people.availability import NotificationSettings
from bot.domain.people.watching import News, Watch, WatchPace
from bot.domain.table import Person, Table
from bot.runtime.clock import Clock
from bot.services.processes.claims import Claims
from bot.storage.database import Database
from bot.storage.people import watch_rows


class Watching:
    """Who watches what, and what they are still to be told."""

    def __init__(self, database: Database, clock: Clock, claims: Claims | None = None) -> None:
        self._database = database
        self.clock = clock
        self.claims = claims or Claims()

    def now(self) -> int:
        return int(self.clock.now())

    async def start(self, person: Person, table: Table, pace: WatchPace) -> bool:
        """Let a person watch a table; false if they do already, and only the pace has changed."""
        add = partial(watch_rows.add, person=person, table_id=table.id, pace=pace, now=self.now())
        return await self._database.transaction(add)

    async def stop(self, person: int, table_id: int) -> bool:
        """Whether they watched it."""
        return await self._database.transaction(partial(watch_rows.remove, person=person, table_id=table_id))

    async def of_person(self, person: int) -> list[Watch]:
        return await self._database.read(partial(watch_rows.of_person, person=person))

    async def watches(self, person: int, table_id: int) -> bool:
        """Whether a person watches a table."""
        return any(watch.table_id == table_id for watch in await self.of_person(person))

    async def news(self) -> list[tuple[News, NotificationSettings]]:
        """What this process has still to tell watchers, each with the person's settings."""
        return await self._database.read(partial(watch_rows.news, shards=self.claims.held))

    async def set_told(self, told: News) -> None:
        await self._database.transaction(partial(watch_rows.set_told, told=told, now=self.now()))
