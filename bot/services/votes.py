"""Votes: proposing, casting ballots, and carrying out what was decided."""

import asyncio
from functools import partial

from msgspec.structs import replace

from bot.domain.change import Change
from bot.domain.decisions import undo, votes
from bot.domain.decisions.undo import Rewind
from bot.domain.table import NOBODY, Person, Table, VoteSubject
from bot.services.tables import Tables, until_committed
from bot.storage.database import Database
from bot.storage.tables import log_rows, table_rows
from bot.storage.tables.commit import ChangedMeanwhile
from engines.core.game import Seat
from engines.core.text import Text


class Votes:
    """Votes at all tables."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def propose(self, table_id: int, person: Person, subject: VoteSubject) -> Table:
        """Open a vote; it is decided at once if nobody else can vote."""

        async def attempt() -> Table:
            before, now = await self._tables.table(table_id), self._tables.now()
            last = await self._database.read(partial(log_rows.last_activity, table_id=table_id))
            change = votes.propose(before, person, subject, now, now - last)
            if subject is VoteSubject.UNDO:  # Refuse now what could not be carried out later.
                await self._before_last_turn(before, votes.open_vote(change.table).seat)
            tally = votes.tally(change.table, votes.open_vote(change.table))
            if tally.is_settled:
                proposed = replace(before, vote=change.table.vote)
                change = await self._decide(proposed, person, tally.winner)
            return (await self._tables.commit(before, change)).table

        async with self._tables.lock(table_id):
            return await until_committed(attempt)

    async def cast(self, table_id: int, person: Person, n: int, choice: str) -> Table:
        """Cast a ballot in vote n, which may decide it."""

        async def attempt() -> Table:
            before = await self._tables.table(table_id)
            table = votes.cast(before, person, n, choice)
            tally = votes.tally(table, votes.open_vote(table))
            if tally.is_settled:
                change = await self._decide(table, person, tally.winner)
                return (await self._tables.commit(before, change)).table
            body = partial(table_rows.set_ballots, before=before, after=table)
            if not await self._database.transaction(body):
                raise ChangedMeanwhile(Text("table-moved-on"))
            return table

        async with self._tables.lock(table_id):
            return await until_committed(attempt)

    async def close(self, table: Table) -> Change:
        """The result of a vote whose time is up; the caller holds the lock and commits."""
        leader = votes.tally(table, votes.open_vote(table)).leader
        return await self._decide(table, NOBODY, leader)

    async def run_out_of_time(self, table_id: int, revision: int) -> Table:
        """The clock of the player to act has run out: ask the others what to do with the turn."""
        return await self._tables.change(table_id, votes.run_out_of_time, revision, self._tables.now())

    async def _decide(self, table: Table, person: Person, choice: str | None) -> Change:
        vote = votes.open_vote(table)
        if vote.subject is not VoteSubject.UNDO or choice != votes.AGREED:
            return votes.decide(table, person, choice)
        rewind = await self._before_last_turn(table, vote.seat)
        return undo.undo_turn(table, person, vote.seat, rewind)

    async def _before_last_turn(self, table: Table, seat: Seat) -> Rewind:
        moves = await self._tables.moves(table.id)
        return await asyncio.to_thread(undo.before_last_turn, table, moves, seat)
