"""The service for everything that has its time: people's hours, whose turn it is since when, what is due."""

import sqlite3
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace

from bot.domain.availability import NotificationSettings, at_home, vacation
from bot.domain.table import Person
from bot.runtime.clock import Clock
from bot.storage import reminder_queue, table_rows, turn_clock
from bot.storage.database import Store
from bot.storage.reminder_queue import Digest, Due
from bot.storage.turn_clock import OpenTurn, Standing
from engines.core.errors import NotYourTurn
from engines.core.text import Text

Choice: TypeAlias = Callable[
    [NotificationSettings, int], NotificationSettings
]  # from what somebody chose before, and the time

MOST = 50  # things that are seen to at once


class Reminders:
    """Who is to hear what, and when."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self.clock = clock

    def now(self) -> int:
        return int(self.clock.now())

    # What people choose.

    async def habits(self, person: int) -> NotificationSettings:
        return await self._store.read(partial(turn_clock.habits, person=person))

    async def choose(self, person: Person, **changes: Any) -> NotificationSettings:
        """New choices of a person; what is to come follows them at once."""
        return await self._change(person, lambda theirs, _: replace(theirs, **changes))

    async def leave(self, person: Person, first: date, last: date) -> NotificationSettings:
        """A vacation, from its first day to its last."""
        return await self._change(
            person, lambda theirs, now: replace(theirs, away=vacation(theirs, first, last, now))
        )

    async def come_back(self, person: Person) -> NotificationSettings:
        """No vacation any more, neither now nor later."""
        return await self._change(person, lambda theirs, now: replace(theirs, away=at_home(theirs.away, now)))

    async def snooze(self, table_id: int, person: Person) -> None:
        """Remind them of this turn no more."""
        snooze = partial(turn_clock.snooze, table_id=table_id, person=person.id, now=self.now())
        if not await self._store.transaction(snooze):
            raise NotYourTurn(Text("snooze-not-yours"))

    async def _change(self, person: Person, choice: Choice) -> NotificationSettings:
        return await self._store.transaction(partial(_changed, person, choice, self.now()))

    # Turns.

    async def waiting_at(self, table_id: int) -> OpenTurn | None:
        """Whom a table waits for."""
        return await self._store.read(partial(turn_clock.waiting_at, table_id=table_id))

    async def waiting_for(self, person: int) -> list[OpenTurn]:
        """The tables that wait for somebody, the longest first."""
        return await self._store.read(partial(turn_clock.waiting_for, person=person))

    async def standing(self, table_id: int) -> Standing:
        """How things stand for the one to act."""
        return await self._store.read(partial(turn_clock.standing, table_id=table_id, now=self.now()))

    async def told(self, waiting: OpenTurn) -> None:
        """They have been told."""
        await self._store.transaction(partial(turn_clock.told, waiting=waiting, now=self.now()))

    # What is due.

    async def grant_grace(self) -> None:
        """After some time in which nobody could play."""
        await self._store.transaction(partial(turn_clock.grant_grace, now=self.now()))

    async def due(self, now: int) -> list[Due]:
        """What is to be done by then, or some of it."""
        return await self._store.read(partial(reminder_queue.due, now=now, most=MOST))

    async def next_due(self, now: int) -> int | None:
        """When something will be due that is not due then."""
        return await self._store.read(partial(reminder_queue.next_due, now=now))

    async def postpone(self, item: Due, until: int) -> None:
        await self._store.transaction(partial(reminder_queue.postpone, item=item, until=until))

    async def drop(self, item: Due) -> None:
        await self._store.transaction(partial(reminder_queue.drop, item=item))

    async def digested(self, digest: Digest) -> None:
        await self._store.transaction(partial(turn_clock.digested, person=digest.person, now=self.now()))


def _changed(person: Person, choice: Choice, now: int, db: sqlite3.Connection) -> NotificationSettings:
    table_rows.know(db, ((person.id, person.name, None),))
    chosen = choice(turn_clock.habits(db, person.id), now)
    turn_clock.choose(db, chosen, now)
    return chosen
