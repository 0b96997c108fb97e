"""Whom tables wait for, and which reminders are due."""

from collections.abc import Collection
from functools import partial

from bot.domain.shards import ALL_SHARDS, Shards
from bot.domain.table import Person
from bot.runtime.clock import Clock
from bot.services.processes.claims import Claims
from bot.storage.database import Database
from bot.storage.turns import clock_correction, open_turns, reminder_queue, turn_clock
from bot.storage.turns.open_turns import OpenTurn
from bot.storage.turns.reminder_queue import Digest, Due, OutOfTime
from bot.storage.turns.turn_clock import TurnStatus
from engines.core.errors import NotYourTurn
from engines.core.text import Text


class Reminders:
    """Notices, reminders, digests and clocks of all tables."""

    def __init__(self, database: Database, clock: Clock, claims: Claims | None = None) -> None:
        self._database = database
        self.claims = claims or Claims()
        self.clock = clock

    def now(self) -> int:
        return int(self.clock.now())

    # Turns.

    async def turn_at(self, table_id: int) -> OpenTurn | None:
        """Whom a table waits for."""
        return await self._database.read(partial(open_turns.turn_at, table_id=table_id))

    async def turns_of(self, person: int) -> list[OpenTurn]:
        """The tables that wait for a person, the longest waiting first."""
        return await self._database.read(partial(open_turns.turns_of, person=person))

    async def turn_status(self, table_id: int) -> TurnStatus:
        """What a card says about the player to act."""
        return await self._database.read(partial(turn_clock.turn_status, table_id=table_id, now=self.now()))

    async def add_notice(self, turn: OpenTurn) -> None:
        """Record that the player was notified."""
        await self._database.transaction(partial(open_turns.add_notice, turn=turn, now=self.now()))

    async def snooze(self, table_id: int, person: Person) -> None:
        """Stop the reminders of this turn."""
        snooze = partial(open_turns.snooze, table_id=table_id, person=person.id, now=self.now())
        if not await self._database.transaction(snooze):
            raise NotYourTurn(Text("snooze-not-yours"))

    async def grant_grace(self, shards: Shards = ALL_SHARDS) -> None:
        """Give time to players whose clocks ran out while the bot was down."""
        await self._database.transaction(partial(turn_clock.grant_grace, now=self.now(), shards=shards))

    async def correct_clock(self) -> int:
        """Plan again what a clock that was ahead has planned; how much that was."""
        return await self._database.transaction(partial(clock_correction.correct, now=self.now()))

    # What is due.

    async def due(self, now: int, busy: Collection[int] = ()) -> dict[int, list[Due]]:
        """The messages that are due at that time, up to a limit, by the channel or person they are for.

        Those for channels or people that are busy are left out.
        """
        read = partial(reminder_queue.due, now=now, busy=tuple(busy), shards=self.claims.held)
        return await self._database.read(read)

    async def out_of_time(self, now: int) -> list[OutOfTime]:
        """The clocks that have run out at that time."""
        return await self._database.read(
            partial(reminder_queue.out_of_time, now=now, shards=self.claims.held)
        )

    async def is_still_due(self, item: Due) -> bool:
        """Whether it has not been done, cancelled or postponed since it was read."""
        return await self._database.read(partial(reminder_queue.is_still_due, item=item, now=self.now()))

    async def next_due(self, now: int) -> int | None:
        """When the next thing becomes due after that time."""
        return await self._database.read(partial(reminder_queue.next_due, now=now))

    async def postpone(self, item: Due, until: int) -> None:
        await self._database.transaction(partial(reminder_queue.postpone, item=item, until=until))

    async def drop(self, item: Due) -> None:
        await self._database.transaction(partial(reminder_queue.drop, item=item))

    async def finish_digest(self, digest: Digest) -> None:
        """Record that a digest was sent, and plan the next one if anything still waits for the person."""
        replan = partial(open_turns.replan_digest, person=digest.person, now=self.now())
        await self._database.transaction(replan)
