"""Watching a table without a seat: who may, and when they are told what happened."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from bot.domain.nonce import nonce
from bot.domain.people.availability import Delivery, NotificationSettings
from bot.domain.table import Person, Status, Table
from bot.domain.time_control import MINUTE
from engines.core.errors import Refusal
from engines.core.text import Text

MOST_WATCHED: Final = 10  # tables of one person
MOST_WATCHERS: Final = 50  # people at one table
LEAST_PAUSE: Final = 10 * MINUTE  # seconds between two cards of one table


class CannotWatch(Refusal):
    """The table cannot be watched by this person, or by nobody."""


class WatchPace(StrEnum):
    """How often a watcher is told."""

    TURNS = "turns"  # after each turn, several in one card if they follow one another quickly
    DAILY = "daily"  # once a day, when the person gets the digest


class Watch(Struct, frozen=True):
    """A person watches a table."""

    person: int
    table_id: int
    pace: WatchPace
    told: int  # the revision up to which they were told
    told_at: int  # seconds since 1970


class News(Struct, frozen=True):
    """What was announced at a table since a watcher was told."""

    watch: Watch
    name: str  # of the watcher
    latest: int  # the revision up to which it was announced
    is_over: bool

    @property
    def person(self) -> Person:
        return Person(self.watch.person, self.name)

    @property
    def nonce(self) -> str:
        return nonce("w", self.watch.person, self.watch.table_id, self.latest)

    def due(self, settings: NotificationSettings, now: int) -> int | None:
        """When to tell it, from now on; never to who wants no messages. An end waits for no time of day."""
        if settings.delivery is Delivery.OFF:
            return None
        return settings.next_available(max(now, 0 if self.is_over else self._next_time(settings)))

    def _next_time(self, settings: NotificationSettings) -> int:
        if self.watch.pace is WatchPace.DAILY:
            return settings.next_time(settings.digest_at, self.watch.told_at)
        return self.watch.told_at + LEAST_PAUSE


def plays(table: Table, person: int) -> bool:
    """Whether they get its cards anyway."""
    return any(player.id == person for player in table.players)


def check_watching(table: Table, person: Person, settings: NotificationSettings) -> None:
    """Refuse unless this person can watch the table from now on."""
    if plays(table, person.id):
        raise CannotWatch(Text("watch-own-table"))
    if table.status is Status.LOBBY:
        raise CannotWatch(Text("watch-not-begun"))
    if table.status is not Status.PLAYING:
        raise CannotWatch(Text("watch-over"))
    if settings.delivery is Delivery.OFF:
        raise CannotWatch(Text("watch-muted"))
