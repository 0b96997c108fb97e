"""When and where people want to hear of their turns: time zones, quiet hours, vacations. Nothing but facts.

Refusal
├── UnknownZone   not an IANA name, with the likeliest one if there is any
├── UnknownHour   not a time of day
├── UnknownDay    not a date
└── TooLongAway   a vacation that is over before it begins, or longer than what is left of the year's days
"""

import difflib
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from bot.domain.time_control import DAY, MINUTE, Span
from engines.core.errors import Refusal
from engines.core.text import Text

ALLOWANCE = 30  # days of vacation in any 365
YEARS = range(2000, 3000)  # in which anybody could go on vacation
NOON, MIDNIGHT = 12 * 60, 24 * 60  # minutes


class UnknownZone(Refusal):
    """Not an IANA name."""


class UnknownHour(Refusal):
    """Not a time of day."""


class UnknownDay(Refusal):
    """Not a date."""


class TooLongAway(Refusal):
    """A vacation that cannot be."""


class Place(StrEnum):
    """Where somebody hears that it is their turn."""

    THREAD = "thread"
    DIRECT = "direct"
    DIGEST = "digest"  # once a day, all tables together
    OFF = "off"


class NotificationSettings(Struct, frozen=True):
    """What a person has chosen. Times of day are minutes after midnight, where that person lives."""

    person: int
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    place: Place = Place.THREAD
    digest_at: int = NOON
    heads_up: bool = False  # to be told who is next
    language: str = "en"  # the one last heard
    direct: int | None = None  # the channel of our conversation
    closed: bool = False  # they take no direct messages, as we had to learn
    away: tuple[Span, ...] = ()  # vacations

    @property
    def writes_direct(self) -> bool:
        """Whether messages go to them alone."""
        return self.place in (Place.DIRECT, Place.DIGEST) and not self.closed

    @property
    def called_in_thread(self) -> bool:
        """Whether each turn calls them where the table is played."""
        return self.place is Place.THREAD or (self.place is Place.DIRECT and self.closed)

    def local(self, moment: float) -> datetime:
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone))

    def away_until(self, moment: int) -> int | None:
        """The end of the vacation that they are on."""
        return next((end for begin, end in self.away if begin <= moment < end), None)

    def is_quiet(self, moment: int) -> bool:
        if self.quiet_from is None or self.quiet_until is None or self.quiet_from == self.quiet_until:
            return False
        there = _minutes(self.local(moment))
        if self.quiet_from < self.quiet_until:
            return self.quiet_from <= there < self.quiet_until
        return there >= self.quiet_from or there < self.quiet_until

    def awake(self, moment: int) -> int:
        """The first moment from then on at which they may be spoken to."""
        while (back := self.away_until(moment)) or self.is_quiet(moment):
            moment = back or self._morning(moment)
        return moment

    def _morning(self, moment: int) -> int:
        """The end of the quiet hours that it is in."""
        morning = self.next_time(self.quiet_until or 0, moment)
        # An hour that a clock change left out ends the night when the clocks jump over it.
        while not self.is_quiet(morning - MINUTE):
            morning -= MINUTE
        return morning

    def next_digest(self, moment: int) -> int:
        """The next time after a moment at which they want to hear of everything together."""
        return self.awake(self.next_time(self.digest_at, moment))

    def next_time(self, minutes: int, moment: int) -> int:
        """When it will next be a time of day, after a moment."""
        today = self.local(moment).date()
        days = (midnight(self.zone, today + timedelta(days), minutes) for days in range(3))
        return next(found for found in days if found > moment)

    def days_left(self, now: int) -> int:
        """How many days of vacation they have, of the last and the coming days together."""
        taken = sum(days(span) for span in self.away if span[1] > now - 365 * DAY)
        return max(0, ALLOWANCE - taken)


def days(span: Span) -> int:
    """How many days, whether or not one of them had an hour more or less."""
    begin, end = span
    return round((end - begin) / DAY)


def midnight(zone: str, day: date, minutes: int = 0) -> int:
    """When a day begins somewhere, or a time of that day comes."""
    local = datetime.combine(day, time(minutes // 60, minutes % 60), ZoneInfo(zone))
    return int(local.astimezone(UTC).timestamp())


def _minutes(local: datetime) -> int:
    return local.hour * 60 + local.minute


# What people type.


@cache
def zones() -> tuple[str, ...]:
    """Every zone there is, places before technical names."""
    return tuple(
        sorted(available_timezones(), key=lambda name: ("/" not in name, name.startswith("Etc"), name))
    )


def read_zone(typed: str) -> str:
    """The zone that was meant, by its whole name or its city, in any case."""
    wanted = _folded(typed)
    for name in zones():
        if wanted in (_folded(name), _folded(name.split("/")[-1])):
            return name
    raise UnknownZone(_unknown_zone(typed, wanted))


def _unknown_zone(typed: str, wanted: str) -> Text:
    names = {_folded(part): name for name in zones() for part in (name.split("/")[-1], name)}
    near = difflib.get_close_matches(wanted, names, n=1)
    if near:
        return Text("zone-unknown-near", {"typed": typed, "near": names[near[0]]})
    return Text("zone-unknown", {"typed": typed})


def zones_like(typed: str) -> list[str]:
    """Zones that hold what was typed: those whose city begins so first."""
    wanted = _folded(typed)
    found = [name for name in zones() if wanted in _folded(name)]
    return sorted(found, key=lambda name: not _folded(name.split("/")[-1]).startswith(wanted))


def _folded(name: str) -> str:
    return re.sub(r"[\s_]+", "_", name.strip()).lower()


def read_time(typed: str) -> int | None:
    """A time of day; nothing typed is none."""
    if not typed.strip():
        return None
    found = re.fullmatch(r"\s*(\d{1,2})(?:[:.](\d{2}))?\s*", typed)
    minutes = int(found[1]) * 60 + int(found[2] or 0) if found else MIDNIGHT
    if minutes >= MIDNIGHT or (found and int(found[2] or 0) >= 60):
        raise UnknownHour(Text("hour-unknown", {"typed": typed}))
    return minutes


def written_time(minutes: int | None) -> str:
    return "" if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"


def read_day(typed: str) -> date:
    try:
        day = date.fromisoformat(typed.strip())
    except ValueError as error:
        raise UnknownDay(Text("day-unknown", {"typed": typed})) from error
    if day.year not in YEARS:
        raise UnknownDay(Text("day-unknown", {"typed": typed}))
    return day


def vacation(habits: NotificationSettings, first: date, last: date, now: int) -> tuple[Span, ...]:
    """All vacations with a new one, from its first day to its last, instead of what is still to come."""
    span = (max(now, midnight(habits.zone, first)), midnight(habits.zone, last + timedelta(1)))
    if span[1] <= span[0]:
        raise TooLongAway(Text("vacation-over"))
    home = at_home(habits.away, now)
    left = NotificationSettings(habits.person, away=home).days_left(now)
    if days(span) > left:
        raise TooLongAway(Text("vacation-too-long", {"left": left}))
    return (*home, span)


def at_home(away: Sequence[Span], now: int) -> tuple[Span, ...]:
    """Vacations as they were, without what is still to come of them."""
    return tuple((begin, min(end, now)) for begin, end in away if begin < now)
