"""What computers of each level score in the challenges of many days: `python -m tests.bench.challenges`."""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from itertools import groupby
from statistics import fmean
from time import process_time

from bot.domain.daily.challenge import Challenge
from bot.domain.daily.generator import make

LEVELS = ("random", "greedy", "thinker")


def challenges(secret: str, first: int, days: int) -> Iterable[Challenge]:
    """The challenges of these days, each printed as soon as it is made."""
    for day in range(first, first + days):
        began = process_time()
        made = make(secret, day)
        points = "  ".join(f"{level} {getattr(made.levels, level):3}" for level in LEVELS)
        seconds = process_time() - began
        print(
            f"{date.fromordinal(day)}  {made.game:10} {made.turns} turns  {points}  "
            f"{made.levels.difficulty:6}  {seconds:5.1f} s of CPU",
            flush=True,
        )
        yield made


def summary(made: Sequence[Challenge]) -> Iterable[str]:
    """For each game the least, mean and most points of each level, and how hard its challenges are."""
    for game, each in groupby(sorted(made, key=lambda one: one.game), lambda one: one.game):
        of_game = list(each)
        difficulties = Counter(str(one.levels.difficulty) for one in of_game)
        yield f"{game}: {len(of_game)} challenges, {dict(difficulties)}"
        for level in LEVELS:
            points = [getattr(one.levels, level) for one in of_game]
            yield f"  {level:8} {min(points):4} {fmean(points):6.1f} {max(points):4}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=60)
    parser.add_argument("--first", type=date.fromisoformat, default=date(2027, 1, 1))
    parser.add_argument("--secret", default="00" * 32, help="of no installation")
    parsed = parser.parse_args()
    made = list(challenges(parsed.secret, parsed.first.toordinal(), parsed.days))
    print(*summary(made), sep="\n")


if __name__ == "__main__":
    main()
