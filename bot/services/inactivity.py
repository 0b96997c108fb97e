"""Closes votes whose time is up, warns inactive tables, and closes them."""

import logging
from functools import partial

from bot.domain.change import Change
from bot.domain.decisions import inactivity
from bot.domain.decisions.inactivity import LastActivity
from bot.domain.table import Table
from bot.services.processes.claims import Claims
from bot.services.tables import Tables
from bot.services.votes import Votes
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.tables.commit import ChangedMeanwhile
from bot.storage.turns import reminder_queue
from engines.core.errors import BadSave, UnknownGame

log = logging.getLogger(__name__)


class Inactivity:
    """Tables that have reached a deadline."""

    def __init__(
        self, database: Database, tables: Tables, votes: Votes, claims: Claims | None = None
    ) -> None:
        self._database = database
        self._claims = claims or Claims()
        self._tables = tables
        self._votes = votes

    async def close_due(self) -> None:
        """Handle every table whose deadline has passed."""
        read = partial(reminder_queue.inactive_tables, now=self._tables.now(), shards=self._claims.held)
        for table_id in await self._database.read(read):
            async with self._tables.lock(table_id):
                await self._close_or_skip(table_id)

    async def next_due(self) -> int | None:
        """When the next table reaches its deadline."""
        now = self._tables.now()
        return await self._database.read(partial(reminder_queue.next_inactivity_due, now=now))

    async def _close_or_skip(self, table_id: int) -> None:
        """Handle a table; if that fails, it is left alone from now on."""
        try:
            await self._close(table_id)
        except StorageError:
            raise
        except ChangedMeanwhile:
            log.info("table %s has changed, and its deadline with it", table_id)
        except Exception:  # An error at one table must not keep the others from their deadlines.
            log.exception("the deadline of table %s was not handled", table_id)
            await self._set_due(table_id, None)

    async def _close(self, table_id: int) -> None:
        last = await self._database.read(partial(reminder_queue.last_activity, table_id=table_id))
        if last is None or last.due > self._tables.now():
            await self._set_due(table_id, last.due if last else None)  # Something happened meanwhile.
            return
        try:
            before = await self._tables.table(table_id)
        except (BadSave, UnknownGame) as refusal:
            log.warning("%s", refusal)
            await self._set_due(table_id, None)
            return
        await self._tables.commit(before, await self._decide(before, last))

    async def _decide(self, table: Table, last: LastActivity) -> Change:
        if table.vote and table.vote.closes <= self._tables.now():
            return await self._votes.close(table)
        return inactivity.warn_or_close(table, last, self._tables.now())

    async def _set_due(self, table_id: int, due: int | None) -> None:
        await self._database.transaction(
            partial(reminder_queue.set_inactivity_due, table_id=table_id, due=due)
        )
