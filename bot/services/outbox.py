"""The outbox: what was committed and is still to be announced, and what keeps messages from their place."""

import asyncio
from collections.abc import Callable, Collection, Iterable
from functools import partial

from bot.domain.delivery_problem import DeliveryProblem
from bot.domain.log import Announcement, merge_turn, visible_to
from bot.domain.shards import Shards
from bot.domain.table import Person
from bot.services.processes.claims import Claims
from bot.services.table_loader import skip_unreadable
from bot.storage.columns import Row
from bot.storage.database import Database
from bot.storage.tables import log_rows, outbox_rows
from bot.storage.tables.outbox_rows import PostedCard


class Outbox:
    """Announcements in the order of their commits."""

    def __init__(self, database: Database, claims: Claims | None = None) -> None:
        self._database = database
        self._claims = claims or Claims()
        self._claims.subscribe(self._forget_problems)
        self._listeners: list[Callable[[], None]] = []
        self._problems: dict[int, DeliveryProblem] | None = None  # as stored, once it was read
        self._reading_problems = asyncio.Lock()
        self._unreadable: set[int] = set()  # announcements that were tried and left out

    def subscribe(self, listener: Callable[[], None]) -> None:
        """Call the listener when an announcement has been made, refused or given up."""
        self._listeners.append(listener)

    async def pending(self, known: Collection[int] = ()) -> list[Announcement]:
        """What this process has to announce, but for these ids; what cannot be read is left out."""
        known = {*known, *self._unreadable}
        read = partial(outbox_rows.pending, shards=self._claims.held, known=known)
        found = await self._database.read(read)
        announcements = list(skip_unreadable(lambda pair: _read_announcement(*pair), found))
        self._unreadable |= {number for number, _ in found} - {each.id for each in announcements}
        return announcements

    async def mark_announced(self, *announcements: int, posted: PostedCard | None = None) -> None:
        """Remove announcements that were made or given up; and store the card that was posted for them."""
        write = partial(outbox_rows.set_announced, announcements=announcements, posted=posted)
        await self._database.transaction(write)
        self._notify()

    async def mark_refused(self, *announcements: int) -> None:
        """Keep announcements that Discord has refused; the table's reminders do not wait for them."""
        await self._database.transaction(partial(outbox_rows.set_refused, announcements=announcements))
        self._notify()

    # What keeps messages from their place.

    async def set_problem(self, table_id: int, problem: DeliveryProblem | None) -> bool:
        """Store a table's problem, or that it has none any more; whether that is new."""
        known = await self._known_problems()
        if known.get(table_id) == problem:
            return False
        await self._database.transaction(partial(outbox_rows.set_problem, table_id=table_id, problem=problem))
        known.pop(table_id, None)
        if problem:
            known[table_id] = problem
        return True

    async def problem(self, table_id: int) -> DeliveryProblem | None:
        """The problem of a table."""
        return (await self._known_problems()).get(table_id)

    async def problems_of(self, person: Person) -> dict[int, DeliveryProblem]:
        """The problems of a person's live tables."""
        return await self._database.read(partial(outbox_rows.problems_of, person=person.id))

    async def problems_at(self, place: int) -> dict[int, DeliveryProblem]:
        """The problems of the live tables of a channel or thread."""
        return await self._database.read(partial(outbox_rows.problems_at, place=place))

    async def _known_problems(self) -> dict[int, DeliveryProblem]:
        """All problems. They are few, and asked for with every message that is posted."""
        async with self._reading_problems:
            if self._problems is None:
                self._problems = await self._database.read(outbox_rows.problems)
        return self._problems

    def _forget_problems(self, _: Shards) -> None:
        """Another process may have changed what was read before."""
        self._problems = None

    def _notify(self) -> None:
        for listener in self._listeners:
            listener()


def _read_announcement(number: int, rows: Iterable[Row]) -> Announcement:
    entries = [log_rows.read_entry(row) for row in rows]
    return Announcement(number, visible_to(merge_turn(entries), None))
