"""What decided a game: the category or the tie-break in which the winner was ahead of the second."""

from collections.abc import Sequence

from msgspec import Struct

from engines.core.game import Score, Seat, ranks
from engines.core.text import Text


class Decision(Struct, frozen=True):
    """In what a winner was ahead of the best of the others, and the numbers of both."""

    winner: Seat
    second: Seat
    part: str | None  # of the score; none if totals are equal
    tie: int  # the number of the tie-break, counted from 1; 0 if totals differ
    first: int
    other: int

    @property
    def ahead(self) -> int:
        return self.first - self.other

    def label(self, game: str) -> Text:
        """The name of the category or of the tie-break."""
        return Text(f"{game}-part-{self.part}" if self.part else f"{game}-tie-{self.tie}")


def decision(scores: Sequence[Score]) -> Decision | None:
    """What set the winner apart; None if several win, if nobody does, or if nobody else plays."""
    places = ranks(scores)
    if places.count(1) != 1 or len(scores) == 1:
        return None
    winner = places.index(1)
    second = min((seat for seat in range(len(scores)) if seat != winner), key=lambda seat: places[seat])
    mine, theirs = scores[winner], scores[second]
    if mine.total != theirs.total:
        part = max(mine.parts, key=lambda part: mine.parts[part] - theirs.parts[part])
        return Decision(winner, second, part, 0, mine.parts[part], theirs.parts[part])
    both = enumerate(zip(mine.ties, theirs.ties, strict=True), 1)
    tie, (first, other) = next((number, pair) for number, pair in both if pair[0] != pair[1])
    return Decision(winner, second, None, tie, first, other)
