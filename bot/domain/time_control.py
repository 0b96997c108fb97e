"""How long turns may take: the paces a table can have, and the clock of each seat."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

Span: TypeAlias = tuple[int, int]  # from one second up to another

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Pace(Struct, frozen=True):
    """What a turn adds to a seat's clock, what the clock starts with and never exceeds, and the reminders."""

    gaps: tuple[int, ...]  # from the notice to the first reminder, from that to the next; no more follow
    turn: int = 0
    bank: int | None = None  # none: nobody hurries


# Each gap is longer than the one before: who did not react to two reminders will hardly need ten.
PACES = {
    "live": Pace((5 * MINUTE, 10 * MINUTE), 5 * MINUTE, 15 * MINUTE),
    "fast": Pace((4 * HOUR, 8 * HOUR, 16 * HOUR), 12 * HOUR, 36 * HOUR),
    "daily": Pace((8 * HOUR, 16 * HOUR, 32 * HOUR), DAY, 3 * DAY),
    "relaxed": Pace((DAY, 2 * DAY, 4 * DAY), 3 * DAY, 9 * DAY),
    "none": Pace((DAY, 3 * DAY, 7 * DAY)),
}


class SeatClock(Struct, frozen=True):
    """The time that a seat has: it runs from `since`, and stands still without."""

    left: int
    owed: int = 0  # added when the next turn begins
    since: int | None = None

    def begun(self, now: int, most: int) -> "SeatClock":
        """The seat's turn comes: the last one's due is paid, up to what the clock started with."""
        return SeatClock(min(most, self.left + self.owed), since=now)

    def stopped(self, now: int, away: Sequence[Span]) -> "SeatClock":
        """As it stands now; time away was not spent."""
        if self.since is None:
            return self
        return replace(self, left=max(0, self.left - running(self.since, now, away)), since=None)

    def runs_out(self, away: Sequence[Span]) -> int | None:
        """When, if nothing else happens."""
        if self.since is None:
            return None
        moment, left = self.since, self.left
        for begin, end in sorted(away):
            if end > moment and begin < moment + left:
                left -= max(0, begin - moment)
                moment = end
        return moment + left


def running(since: int, now: int, away: Sequence[Span]) -> int:
    """The seconds between two moments without those away."""
    spent = sum(max(0, min(now, end) - max(since, begin)) for begin, end in away)
    return now - since - spent
