"""The outbox: what was committed and is still to be announced."""

from collections.abc import Callable, Iterable
from functools import partial

from bot.domain.log import Announcement, merge_turn, visible_to
from bot.domain.table import Person
from bot.services.table_loader import skip_unreadable
from bot.storage import log_rows
from bot.storage.columns import Row
from bot.storage.database import Database


class Outbox:
    """Announcements in the order of their commits."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listeners: list[Callable[[], None]] = []

    def subscribe(self, listener: Callable[[], None]) -> None:
        """Call the listener when an announcement has been made or given up."""
        self._listeners.append(listener)

    async def pending(self, after: int = 0) -> list[Announcement]:
        """The announcements with ids above `after`; those that cannot be read are left out."""
        found = await self._database.read(partial(log_rows.pending, after=after))
        return list(skip_unreadable(lambda pair: _read_announcement(*pair), found))

    async def mark_announced(self, *announcements: int) -> None:
        await self._database.transaction(partial(log_rows.remove_pending, announcements=announcements))
        self._notify()

    async def mark_forbidden(self, announcement: int, permission: str) -> None:
        """Give up an announcement for which a permission is missing."""
        await self._database.transaction(
            partial(log_rows.set_missing_permission, announcement=announcement, permission=permission)
        )
        self._notify()

    async def missing_permissions(self, person: Person) -> dict[int, str]:
        """A person's tables that cannot be announced at, each with the permission that is missing."""
        return await self._database.read(partial(log_rows.missing_permissions, person=person.id))

    def _notify(self) -> None:
        for listener in self._listeners:
            listener()


def _read_announcement(number: int, rows: Iterable[Row]) -> Announcement:
    entries = [log_rows.read_entry(row) for row in rows]
    return Announcement(number, visible_to(merge_turn(entries), None))
