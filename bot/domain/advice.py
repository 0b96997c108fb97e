"""What the numbers of a finished game suggest to one of its players; it knows no game."""

from collections.abc import Sequence
from itertools import pairwise
from operator import itemgetter

from msgspec import Struct

from engines.core.game import Score, Seat

SHORTEST_PAUSE = 3  # turns without points that are worth a word


class Weakness(Struct, frozen=True):
    """A category in which somebody else was better, or in which a seat that plays alone has nothing."""

    part: str
    mine: int
    theirs: int
    whose: Seat | None  # none where nobody else plays


class Pause(Struct, frozen=True):
    """Turns in a row in which a seat gained no points, counted from 1."""

    first: int
    last: int

    @property
    def length(self) -> int:
        return self.last - self.first + 1


def weakness(scores: Sequence[Score], seat: Seat) -> Weakness | None:
    """The category in which others are furthest ahead; one that was left empty comes before all others."""
    mine, others = scores[seat].parts, [other for other in range(len(scores)) if other != seat]
    if not others:
        return next((Weakness(part, 0, 0, None) for part, points in mine.items() if not points), None)
    found = []
    for part, points in mine.items():
        best = max(others, key=lambda other: scores[other].parts[part])
        found.append(Weakness(part, points, scores[best].parts[part], best))
    behind = [each for each in found if each.theirs > each.mine]
    return max(behind, key=lambda each: (each.mine == 0, each.theirs - each.mine), default=None)


def longest_pause(totals: Sequence[int]) -> Pause | None:
    """The longest time without points, from a seat's points before each of its turns and at the end."""
    longest: Pause | None = None
    start = 1
    for turn in range(1, len(totals)):
        if totals[turn] > totals[turn - 1]:
            start = turn + 1
        elif longest is None or turn - start >= longest.length:
            longest = Pause(start, turn)
    return longest if longest and longest.length >= SHORTEST_PAUSE else None


def longer_pause(totals: Sequence[Sequence[int]], seat: Seat) -> Pause | None:
    """A seat's longest pause, if one of the others had none that long; who plays alone is not compared."""
    mine, others = longest_pause(totals[seat]), [each for n, each in enumerate(totals) if n != seat]
    shortest = min((pause.length if (pause := longest_pause(each)) else 0 for each in others), default=0)
    return mine if mine and mine.length > shortest else None


def best_turn(totals: Sequence[int]) -> tuple[int, int]:
    """The turn that brought the most points, counted from 1, and how many."""
    gains = [after - before for before, after in pairwise(totals)]
    return max(enumerate(gains, 1), key=itemgetter(1), default=(0, 0))
