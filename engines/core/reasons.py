"""What a move brings its seat, in phrases: the part of `Game.reasons` that all games share.

A phrase that names points has them in its argument `points`, so that anybody can check the sum.
"""

from collections.abc import Iterable, Iterator

from engines.core.game import Score
from engines.core.text import Text

MOST_PROSPECTS = 3  # phrases about later; what happens at once is always said


def worth(why: Text, points: int) -> Text:
    """A cause and its points, which are not 0."""
    return Text("reason-gain" if points > 0 else "reason-loss", {"why": why, "points": points})


def ranked(causes: Iterable[tuple[Text, int]]) -> list[Text]:
    """Causes that bring or cost points, the best first."""
    return [worth(why, points) for why, points in sorted(causes, key=lambda cause: -cause[1]) if points]


def part_changes(before: Score, after: Score) -> Iterator[tuple[str, int]]:
    """Each part of a score that changes, with its difference."""
    for part, points in after.parts.items():
        if points != before.parts[part]:
            yield part, points - before.parts[part]


def complete(at_once: list[Text], later: Iterable[Text], otherwise: Text) -> list[Text]:
    """What happens at once, a few phrases about later, and a phrase for moves that bring neither."""
    phrases = [*at_once, *list(later)[:MOST_PROSPECTS]]
    return phrases or [otherwise]
