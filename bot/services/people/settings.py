"""People's notification settings. A change plans their reminders again."""

import logging
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TypeAlias, TypedDict, Unpack

from msgspec.structs import replace

from bot.domain.people.availability import Delivery, NotificationSettings, add_vacation, end_vacations
from bot.domain.table import Person
from bot.runtime.clock import Clock
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.people import notification_settings
from bot.storage.servers import preferences
from bot.storage.servers.preferences import PersonPreferences
from bot.storage.turns import turn_clock
from render import Theme

log = logging.getLogger(__name__)

Update: TypeAlias = Callable[[NotificationSettings], NotificationSettings]


class SettingsChanges(TypedDict, total=False):
    """The settings that can be chosen."""

    time_zone: str
    quiet_from: int | None
    quiet_until: int | None
    delivery: Delivery
    digest_at: int
    heads_up: bool
    discord_language: str
    chosen_language: str | None
    theme: Theme | None
    ideas: bool
    direct_channel: int | None
    direct_closed: bool


class Settings:
    """The settings of all people."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._listeners: list[Callable[[], None]] = []
        # In memory: the language is needed before an interaction is acknowledged, and every press in a panel
        # asks for the others.
        self._preferences: dict[int, PersonPreferences] = {}

    async def load(self) -> None:
        """Read what is kept in memory of all people who have settings; once, before the first interaction."""
        self._preferences = await self._database.read(preferences.of_people)

    def chosen_language(self, person: int) -> str | None:
        """The language that a person has chosen, if any."""
        known = self._preferences.get(person)
        return known.chosen_language if known else None

    def theme(self, person: int) -> Theme | None:
        """The theme that a person has chosen for what only they see, if any."""
        known = self._preferences.get(person)
        return known.theme if known else None

    def wants_ideas(self, person: int) -> bool:
        """Whether the panel suggests moves to a person."""
        known = self._preferences.get(person)
        return known.ideas if known else True

    async def note_discord_language(self, person: int, language: str) -> None:
        """Remember what Discord tells of a person's language; only people with settings need it."""
        known = self._preferences.get(person)
        if known and known.discord_language != language:
            body = partial(preferences.set_discord_language, person=person, language=language)
            try:
                await self._database.transaction(body)
            except StorageError as error:
                log.warning(
                    "a person's language was not stored: %r", error
                )  # The next interaction tells it too.
            else:
                self._preferences[person] = replace(known, discord_language=language)

    async def reload(self, person: int) -> None:
        """Read anew what is in memory about a person, because another process may have changed it."""
        found = await self._database.read(partial(preferences.of_person, person=person))
        self._preferences.pop(person, None)
        if found:
            self._preferences[person] = found

    def forget(self, person: int) -> None:
        """Drop what is in memory about a person whose rows were erased."""
        self._preferences.pop(person, None)

    def subscribe(self, listener: Callable[[], None]) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    async def of_person(self, person: int) -> NotificationSettings:
        return await self._database.read(partial(notification_settings.settings_of, person=person))

    async def choose(self, person: Person, **changes: Unpack[SettingsChanges]) -> NotificationSettings:
        return await self._change(person, lambda settings: replace(settings, **changes))

    async def start_vacation(self, person: Person, first: date, last: date) -> NotificationSettings:
        """Add a vacation from its first day to its last."""
        now = self._now()
        return await self._change(
            person, lambda old: replace(old, vacations=add_vacation(old, first, last, now))
        )

    async def end_vacation(self, person: Person) -> NotificationSettings:
        """End the current vacation, and drop those to come."""
        now = self._now()
        return await self._change(
            person, lambda old: replace(old, vacations=end_vacations(old.vacations, now))
        )

    async def _change(self, person: Person, update: Update) -> NotificationSettings:
        body = partial(turn_clock.update_settings, person=person, update=update, now=self._now())
        chosen = await self._database.transaction(body)
        self._preferences[person.id] = preferences.preferences_in(chosen)
        for listener in self._listeners:
            listener()
        return chosen

    def _now(self) -> int:
        return int(self._clock.now())
