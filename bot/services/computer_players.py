"""Computers at the tables: each sees what its seat may see, thinks apart, and plays at a human pace."""

import asyncio
import logging
import secrets
from collections.abc import Callable

from bot.domain.table import Table
from bot.runtime.worker_pool import encode_view
from bot.services.search_jobs import Priority, SearchJobs, chosen
from bot.services.tables import Tables
from bot.storage.database import StoreError
from engines.core.errors import StaleBoard
from engines.core.game import Seat

log = logging.getLogger(__name__)

RETRY = 5  # seconds until the disk is tried again


class ComputerPlayers:
    """Plays for every seat that has a computer, whenever it is its turn; after a restart too."""

    def __init__(
        self,
        tables: Tables,
        search_jobs: SearchJobs,
        *,
        pause: float,
        told: Callable[[], None],
        seeds: Callable[[int], int] = secrets.randbits,
    ) -> None:
        self._tables = tables
        self._thoughts = search_jobs
        self._pause = pause  # seconds before each turn, so that people can follow
        self._told = told  # called after each move
        self._seeds = seeds
        self._playing: dict[int, asyncio.Task[None]] = {}
        tables.listeners.append(self.notice)

    async def start(self) -> None:
        """Go on where the last run was stopped."""
        for table in await self._tables.computers_to_act():
            self.notice(table)

    def notice(self, table: Table) -> None:
        """A table has changed: perhaps it waits for a computer."""
        if table.computer_to_act is not None and table.id not in self._playing:
            self._playing[table.id] = asyncio.create_task(self._play(table.id))

    async def wait_until_idle(self) -> None:
        """Wait until no table waits for a computer."""
        while self._playing:
            await asyncio.wait(self._playing.values())

    async def stop(self) -> None:
        """Leave everything as it is; the next start goes on."""
        for task in self._playing.values():
            task.cancel()
        await self.wait_until_idle()

    async def _play(self, table_id: int) -> None:
        try:
            while await self._has_moved(table_id):
                pass
        except Exception:  # A game's mistake at one table must not stop the others.
            log.exception("the computer at table %s is stuck", table_id)
        finally:
            del self._playing[table_id]

    async def _has_moved(self, table_id: int) -> bool:
        """Whether there was something to do, so that there may be more."""
        try:
            table = await self._tables.table(table_id)
            if table.computer_to_act is not None and not table.untold:
                await asyncio.sleep(self._pause)
                table = await self._tables.table(table_id)
            if table.computer_to_act is None:
                return False
            await self._move(table, table.computer_to_act)
        except StaleBoard:
            pass  # Somebody was faster; look again.
        except StoreError as error:
            log.warning("the computer at table %s waits: %s", table_id, error)
            await asyncio.sleep(RETRY)
        return True

    async def _move(self, table: Table, seat: Seat) -> None:
        level, view = table.people[seat].computer or "", table.rules.view(table.state, seat)
        priority = Priority.COMPANY if table.players else Priority.ALONE
        known = (table.game, encode_view(view), level, self._seeds(64))
        move = await self._thoughts.about(table, priority, chosen, *known)
        await self._tables.play_for_computer(table.id, table.revision, move)
        self._told()
