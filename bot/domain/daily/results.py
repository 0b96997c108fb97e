"""Who is where in the challenge of a day, and for how many days in a row people have played."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import takewhile

from msgspec import Struct

SECONDS_A_DAY = 24 * 60 * 60
FIRST_DAY = 719163  # `date.toordinal` of the first of January 1970


class Finished(Struct, frozen=True):
    """An attempt that counts."""

    person: int
    name: str
    points: int
    moves: tuple[str, ...]


class Placed(Struct, frozen=True):
    """Somebody's place on a server, and their streak."""

    place: int
    finished: Finished
    streak: int


def day_at(moment: float) -> int:
    """The day of a moment, in UTC."""
    return FIRST_DAY + int(moment // SECONDS_A_DAY)


def start_of(day: int) -> int:
    """When a day begins, in seconds since 1970."""
    return (day - FIRST_DAY) * SECONDS_A_DAY


def place_of(points: int, others: Sequence[Finished]) -> int:
    """The place of these points; equal points share one."""
    return 1 + sum(other.points > points for other in others)


def streak(offered: Sequence[int], finished: AbstractSet[int]) -> int:
    """How many days in a row somebody has finished, of those on which they could; the latest day is first."""
    return sum(1 for _ in takewhile(finished.__contains__, offered))


def placed(
    finished: Sequence[Finished], offered: Sequence[int], days: Mapping[int, AbstractSet[int]]
) -> Iterator[Placed]:
    """Everybody's place and streak, in the order given."""
    for each in finished:
        yield Placed(place_of(each.points, finished), each, streak(offered, days.get(each.person, set())))
