"""Computer players: each gets the view of its seat, searches in a worker process, and moves after a pause."""

import asyncio
import logging
import secrets
from collections.abc import Callable

from bot.domain.table import Table
from bot.runtime.trouble import Trouble, growing_pauses
from bot.runtime.worker_pool import encode_view
from bot.services.processes.claims import Claims
from bot.services.queries import TableQueries
from bot.services.tables import Tables
from bot.services.thinking.search_jobs import Priority, SearchJobs, choose_move, move_seconds, pool_for
from bot.storage.errors import StorageError
from engines.core.errors import Refusal, StaleBoard
from engines.core.game import Seat
from engines.core.levels import level as level_named

log = logging.getLogger(__name__)


class ComputerPlayers:
    """Plays every seat that has a computer. Call `notice` after every change to a table."""

    def __init__(
        self,
        tables: Tables,
        search_jobs: SearchJobs,
        *,
        pause: float,
        seeds: Callable[[int], int] = secrets.randbits,
        claims: Claims | None = None,
    ) -> None:
        self._claims = claims or Claims()
        self._tables = tables
        self._search_jobs = search_jobs
        self._pause = pause  # seconds before each turn, so that people can follow
        self._seeds = seeds
        self._playing: dict[int, asyncio.Task[None]] = {}

    async def start(self, queries: TableQueries) -> None:
        """Continue where the last run stopped, or another process."""
        for table in await queries.with_computer_to_act(self._claims.held):
            self.notice(table)

    def notice(self, table: Table) -> None:
        """Start to play at a table that waits for a computer."""
        if table.computer_to_act is not None:
            self.look_at(table.id, table.guild)

    def look_at(self, table_id: int, guild: int | None) -> None:
        """Play at a table for as long as a computer is to act there, unless another process does."""
        if table_id not in self._playing and self._claims.holds(guild):
            self._playing[table_id] = asyncio.create_task(self._play(table_id))

    async def wait_until_idle(self) -> None:
        """Wait until no table waits for a computer."""
        while self._playing:
            await asyncio.wait(self._playing.values())

    async def stop(self) -> None:
        """Cancel all searches; the next start continues."""
        for task in self._playing.values():
            task.cancel()
        await self.wait_until_idle()

    async def _play(self, table_id: int) -> None:
        """Play until no computer is to act there; if that fails, try again, since nobody else would."""
        trouble, pauses = Trouble(log, f"the computer at table {table_id}"), growing_pauses()
        try:
            while await self._is_to_look_again(table_id, trouble):
                if trouble.error:
                    await asyncio.sleep(next(pauses))
        finally:
            del self._playing[table_id]

    async def _is_to_look_again(self, table_id: int, trouble: Trouble) -> bool:
        """Make a move if a computer is to act; false if none is, or the table cannot be read."""
        try:
            plays_on = await self._try_move(table_id)
        except StorageError as error:
            trouble.note(error)
        except Refusal as error:
            log.warning("the computer at table %s has stopped: %r", table_id, error)
            return False
        except Exception as error:  # An error in one game must not stop the computers at other tables.
            if trouble.error is None:
                log.exception("the computer at table %s has failed", table_id)
            trouble.note(error)
        else:
            trouble.note(None)
            return plays_on
        return True

    async def _try_move(self, table_id: int) -> bool:
        """Make a move if a computer is to act; whether to look again."""
        try:
            table = await self._tables.table(table_id)
            if table.computer_to_act is not None and not table.moves_this_turn:
                await asyncio.sleep(self._pause)
                table = await self._tables.table(table_id)
            if table.computer_to_act is None or not self._claims.holds(table.guild):
                return False
            await self._move(table, table.computer_to_act)
        except StaleBoard:
            pass  # The table changed during the search: look again.
        return True

    async def _move(self, table: Table, seat: Seat) -> None:
        level, view = level_named(table.people[seat].computer or ""), table.rules.view(table.state, seat)
        priority = Priority.WITH_PEOPLE if table.players else Priority.COMPUTERS_ONLY
        seconds = move_seconds(level, priority)
        args = (table.game, encode_view(view), level.name, seconds, self._seeds(64))
        move = await self._search_jobs.run(table, priority, choose_move, *args, pool=pool_for(level))
        await self._tables.play_for_computer(table.id, table.revision, move)
