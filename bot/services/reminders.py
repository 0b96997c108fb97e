"""The service for everything that has its time: people's hours, whose turn it is since when, what is due."""

import sqlite3
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace

from bot.domain.availability import Habits, at_home, vacation
from bot.domain.table import Person
from bot.runtime.clock import Clock
from bot.storage import reminder_queue as due
from bot.storage import table_rows as rows
from bot.storage import turn_clock as turns
from bot.storage.database import Store
from bot.storage.reminder_queue import Digest, Due
from bot.storage.turn_clock import Standing, Waiting
from engines.core.errors import NotYourTurn
from engines.core.text import Text

Choice: TypeAlias = Callable[[Habits, int], Habits]  # from what somebody chose before, and the time

MOST = 50  # things that are seen to at once


class Diary:
    """Who is to hear what, and when."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self.clock = clock

    def now(self) -> int:
        return int(self.clock.now())

    # What people choose.

    async def habits(self, person: int) -> Habits:
        return await self._store.read(partial(turns.habits, person=person))

    async def choose(self, person: Person, **changes: Any) -> Habits:
        """New choices of a person; what is to come follows them at once."""
        return await self._change(person, lambda theirs, _: replace(theirs, **changes))

    async def leave(self, person: Person, first: date, last: date) -> Habits:
        """A vacation, from its first day to its last."""
        return await self._change(
            person, lambda theirs, now: replace(theirs, away=vacation(theirs, first, last, now))
        )

    async def come_back(self, person: Person) -> Habits:
        """No vacation any more, neither now nor later."""
        return await self._change(person, lambda theirs, now: replace(theirs, away=at_home(theirs.away, now)))

    async def snooze(self, table_id: int, person: Person) -> None:
        """Remind them of this turn no more."""
        snooze = partial(turns.snooze, table_id=table_id, person=person.id, now=self.now())
        if not await self._store.transaction(snooze):
            raise NotYourTurn(Text("snooze-not-yours"))

    async def _change(self, person: Person, choice: Choice) -> Habits:
        return await self._store.transaction(partial(_changed, person, choice, self.now()))

    # Turns.

    async def waiting_at(self, table_id: int) -> Waiting | None:
        """Whom a table waits for."""
        return await self._store.read(partial(turns.waiting_at, table_id=table_id))

    async def waiting_for(self, person: int) -> list[Waiting]:
        """The tables that wait for somebody, the longest first."""
        return await self._store.read(partial(turns.waiting_for, person=person))

    async def standing(self, table_id: int) -> Standing:
        """How things stand for the one to act."""
        return await self._store.read(partial(turns.standing, table_id=table_id, now=self.now()))

    async def told(self, waiting: Waiting) -> None:
        """They have been told."""
        await self._store.transaction(partial(turns.told, waiting=waiting, now=self.now()))

    # What is due.

    async def be_patient(self) -> None:
        """After some time in which nobody could play."""
        await self._store.transaction(partial(turns.be_patient, now=self.now()))

    async def due(self, now: int) -> list[Due]:
        """What is to be done by then, or some of it."""
        return await self._store.read(partial(due.due, now=now, most=MOST))

    async def next_due(self, now: int) -> int | None:
        """When something will be due that is not due then."""
        return await self._store.read(partial(due.next_due, now=now))

    async def postpone(self, item: Due, until: int) -> None:
        await self._store.transaction(partial(due.postpone, item=item, until=until))

    async def drop(self, item: Due) -> None:
        await self._store.transaction(partial(due.drop, item=item))

    async def digested(self, digest: Digest) -> None:
        await self._store.transaction(partial(turns.digested, person=digest.person, now=self.now()))


def _changed(person: Person, choice: Choice, now: int, db: sqlite3.Connection) -> Habits:
    rows.know(db, ((person.id, person.name, None),))
    chosen = choice(turns.habits(db, person.id), now)
    turns.choose(db, chosen, now)
    return chosen
