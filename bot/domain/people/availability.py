"""When and where people want to be notified of their turns: time zones, quiet hours, vacations.

Refusal
├── UnknownZone        not an IANA name; suggests a similar one
├── UnknownHour        not a time of day
├── UnknownDay         not a date
└── VacationTooLong    a vacation in the past, or longer than the days that are left this year
"""

import difflib
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from typing import Annotated, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Meta, Struct

import data
from bot.domain.time_control import DAY, MINUTE, Span
from engines.core.errors import Refusal
from engines.core.text import Text
from render import Theme

VACATION_DAYS = 30  # in any 365
YEARS = range(2000, 3000)  # outside of which a date is a typing error
NOON, MIDNIGHT = 12 * 60, 24 * 60  # minutes
TimeOfDay: TypeAlias = Annotated[int, Meta(ge=0, lt=MIDNIGHT)]
Moment: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 35)]  # before the year 3000


class UnknownZone(Refusal):
    """Not an IANA name."""


class UnknownHour(Refusal):
    """Not a time of day."""


class UnknownDay(Refusal):
    """Not a date."""


class VacationTooLong(Refusal):
    """A vacation in the past, or longer than the days that are left this year."""


class Delivery(StrEnum):
    """Where a person is notified of their turns."""

    THREAD = "thread"
    DIRECT = "direct"
    DIGEST = "digest"  # one direct message a day for all tables
    OFF = "off"


class NotificationSettings(Struct, frozen=True):
    """What a person has chosen. Times of day are minutes after midnight in the person's time zone.

    What cannot be true is refused here, so that nothing that uses the settings can fail.
    """

    person: int
    time_zone: str = "UTC"
    quiet_from: TimeOfDay | None = None
    quiet_until: TimeOfDay | None = None
    delivery: Delivery = Delivery.THREAD
    digest_at: TimeOfDay = NOON
    heads_up: bool = False  # a message when they are next
    discord_language: str = "en"  # what Discord told at their last interaction
    direct_channel: int | None = None
    direct_closed: bool = False  # Discord refused our last direct message
    chosen_language: str | None = None  # instead of what Discord tells
    ideas: bool = True  # whether the panel suggests moves to them
    theme: Theme | None = None  # of the pictures that only they see; none: as the table
    vacations: tuple[tuple[Moment, Moment], ...] = ()

    def __post_init__(self) -> None:
        ZoneInfo(self.time_zone)
        if not {self.discord_language, self.language} <= {*data.languages()}:
            raise ValueError(self.language)

    @property
    def language(self) -> str:
        """The language to write to them in when they have not just used Discord."""
        return self.chosen_language or self.discord_language

    @property
    def uses_direct_messages(self) -> bool:
        return self.delivery in (Delivery.DIRECT, Delivery.DIGEST) and not self.direct_closed

    @property
    def is_mentioned_in_thread(self) -> bool:
        """Whether the card of each turn mentions them."""
        closed = self.delivery is Delivery.DIRECT and self.direct_closed
        return self.delivery is Delivery.THREAD or closed

    def local(self, moment: float) -> datetime:
        return datetime.fromtimestamp(moment, ZoneInfo(self.time_zone))

    def away_until(self, moment: int) -> int | None:
        """The end of the current vacation."""
        return next((end for start, end in self.vacations if start <= moment < end), None)

    def is_quiet(self, moment: int) -> bool:
        if self.quiet_from is None or self.quiet_until is None or self.quiet_from == self.quiet_until:
            return False
        local = self.local(moment)
        minutes = local.hour * 60 + local.minute
        if self.quiet_from < self.quiet_until:
            return self.quiet_from <= minutes < self.quiet_until
        return minutes >= self.quiet_from or minutes < self.quiet_until

    def next_available(self, moment: int) -> int:
        """The first moment from then on outside of quiet hours and vacations."""
        while (back := self.away_until(moment)) or self.is_quiet(moment):
            moment = back or self._end_of_quiet_hours(moment)
        return moment

    def _end_of_quiet_hours(self, moment: int) -> int:
        """The end of the quiet hours around a moment."""
        today = self.local(moment).date()
        # In the night in which an hour is repeated, they may end twice.
        ends = (
            local_time(self.time_zone, today + timedelta(days), self.quiet_until or 0, fold)
            for days in range(3)
            for fold in (0, 1)
        )
        end = next(found for found in ends if found > moment)
        # If a clock change skips the end, the quiet hours end at the clock change.
        while not self.is_quiet(end - MINUTE):
            end -= MINUTE
        return end

    def next_digest(self, moment: int) -> int:
        """When the next digest after a moment is to be sent."""
        return self.next_available(self.next_time(self.digest_at, moment))

    def next_time(self, minutes: int, moment: int) -> int:
        """The next moment at which the local time of day is `minutes` after midnight."""
        today = self.local(moment).date()
        days = (local_time(self.time_zone, today + timedelta(days), minutes) for days in range(3))
        return next(found for found in days if found > moment)

    def days_left(self, now: int) -> int:
        """How many vacation days are left, counting those of the last year and all planned ones."""
        taken = sum(days(span) for span in self.vacations if span[1] > now - 365 * DAY)
        return max(0, VACATION_DAYS - taken)


def days(span: Span) -> int:
    """The number of days; one of them may be an hour longer or shorter."""
    start, end = span
    return round((end - start) / DAY)


def local_time(time_zone: str, day: date, minutes: int = 0, fold: int = 0) -> int:
    """The moment of a day at which it is so many minutes after midnight in a time zone.

    Where a clock change repeats that time, the second one has fold 1.
    """
    local = datetime.combine(day, time(minutes // 60, minutes % 60, fold=fold), ZoneInfo(time_zone))
    return int(local.astimezone(UTC).timestamp())


# Reading what people type.


@cache
def time_zones() -> tuple[str, ...]:
    """Every time zone, places before technical names."""
    return tuple(
        sorted(available_timezones(), key=lambda name: ("/" not in name, name.startswith("Etc"), name))
    )


def read_time_zone(typed: str) -> str:
    """The time zone of that name, or of a city of that name; case does not matter."""
    wanted = _normalize(typed)
    for name in time_zones():
        if wanted in (_normalize(name), _normalize(_city(name))):
            return name
    raise UnknownZone(_unknown_zone(typed, wanted))


def _unknown_zone(typed: str, wanted: str) -> Text:
    names = {_normalize(part): name for name in time_zones() for part in (_city(name), name)}
    near = difflib.get_close_matches(wanted, names, n=1)
    if near:
        return Text("zone-unknown-near", {"typed": typed, "near": names[near[0]]})
    return Text("zone-unknown", {"typed": typed})


def matching_time_zones(typed: str) -> list[str]:
    """The time zones that contain what was typed; those whose city starts with it first."""
    wanted = _normalize(typed)
    found = [name for name in time_zones() if wanted in _normalize(name)]
    return sorted(found, key=lambda name: not _normalize(_city(name)).startswith(wanted))


def _city(name: str) -> str:
    return name.rsplit("/", maxsplit=1)[-1]


def _normalize(name: str) -> str:
    return re.sub(r"[\s_]+", "_", name.strip()).lower()


def read_time(typed: str) -> int | None:
    """A time of day in minutes after midnight; none if nothing was typed."""
    if not typed.strip():
        return None
    found = re.fullmatch(r"\s*(\d{1,2})(?:[:.](\d{2}))?\s*", typed)
    minutes = int(found[1]) * 60 + int(found[2] or 0) if found else MIDNIGHT
    if minutes >= MIDNIGHT or (found and int(found[2] or 0) >= 60):
        raise UnknownHour(Text("hour-unknown", {"typed": typed}))
    return minutes


def format_time(minutes: int | None) -> str:
    return "" if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"


def read_day(typed: str) -> date:
    try:
        day = date.fromisoformat(typed.strip())
    except ValueError as error:
        raise UnknownDay(Text("day-unknown", {"typed": typed})) from error
    if day.year not in YEARS:
        raise UnknownDay(Text("day-unknown", {"typed": typed}))
    return day


def add_vacation(settings: NotificationSettings, first: date, last: date, now: int) -> tuple[Span, ...]:
    """All vacations with a new one, which replaces any that is still to come."""
    zone = settings.time_zone
    span = (max(now, local_time(zone, first)), local_time(zone, last + timedelta(1)))
    if span[1] <= span[0]:
        raise VacationTooLong(Text("vacation-over"))
    past = end_vacations(settings.vacations, now)
    left = NotificationSettings(settings.person, vacations=past).days_left(now)
    if days(span) > left:
        raise VacationTooLong(Text("vacation-too-long", {"left": left}))
    return (*past, span)


def end_vacations(vacations: Sequence[Span], now: int) -> tuple[Span, ...]:
    """Vacations cut off now; those still to come are dropped."""
    return tuple((start, min(end, now)) for start, end in vacations if start < now)
