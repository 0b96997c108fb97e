"""How long turns may take: the paces of a table, and the clock of each seat."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

Span: TypeAlias = tuple[int, int]  # start and end in seconds since 1970, the end excluded

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Pace(Struct, frozen=True):
    """When reminders are sent, and how seat clocks run."""

    gaps: tuple[int, ...]  # seconds from the notice to the first reminder, from that to the next, and so on
    increment: int = 0  # seconds added to a seat's clock for each turn
    clock: int | None = None  # what the clock starts with and never exceeds; none: no clocks


# Gaps grow: a player who missed two reminders is unlikely to react to more of them.
PACES = {
    "live": Pace((5 * MINUTE, 10 * MINUTE), 5 * MINUTE, 15 * MINUTE),
    "fast": Pace((4 * HOUR, 8 * HOUR, 16 * HOUR), 12 * HOUR, 36 * HOUR),
    "daily": Pace((8 * HOUR, 16 * HOUR, 32 * HOUR), DAY, 3 * DAY),
    "relaxed": Pace((DAY, 2 * DAY, 4 * DAY), 3 * DAY, 9 * DAY),
    "none": Pace((DAY, 3 * DAY, 7 * DAY)),
}


def pace_named(name: str) -> Pace:
    """The pace of that name; one that only a damaged row can have reminds nobody and has no clock."""
    return PACES.get(name, Pace(()))


class SeatClock(Struct, frozen=True):
    """The time that a seat has left. The clock runs while `since` is set."""

    seconds_left: int
    increment: int = 0  # added when the seat's next turn starts
    since: int | None = None

    def start(self, now: int, maximum: int) -> "SeatClock":
        """The clock at the start of the seat's turn, with the increment of its last turn."""
        return SeatClock(min(maximum, self.seconds_left + self.increment), since=now)

    def stop(self, now: int, vacations: Sequence[Span]) -> "SeatClock":
        """The clock stopped now; it did not run during vacations."""
        if self.since is None:
            return self
        left = max(0, self.seconds_left - elapsed(self.since, now, vacations))
        return replace(self, seconds_left=left, since=None)

    def runs_out_at(self, vacations: Sequence[Span]) -> int | None:
        if self.since is None:
            return None
        moment, left = self.since, self.seconds_left
        for start, end in sorted(vacations):
            if end > moment and start < moment + left:
                left -= max(0, start - moment)
                moment = end
        return moment + left


def elapsed(since: int, now: int, vacations: Sequence[Span]) -> int:
    """The seconds between two moments, vacations excluded."""
    away = sum(max(0, min(now, end) - max(since, start)) for start, end in vacations)
    return now - since - away
