"""Short challenges that are made at once: not measured, but with a solution that can be played."""

from collections.abc import Iterable
from datetime import date
from functools import cache, partial
from pathlib import Path

from msgspec.structs import replace

from bot.domain.daily.challenge import Attempt, Challenge, Levels, play
from bot.domain.daily.generator import draft, seed_of
from bot.storage.daily import challenge_rows
from bot.storage.database import Database
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import greedy

SECRET = "5e" * 32
FIRST = date(2027, 3, 1).toordinal()


@cache
def drafted(game: str) -> Challenge:
    """The last turns of some game."""
    found = (draft(game, FIRST, seed_of(SECRET, FIRST, number)) for number in range(20))
    return next(each for each in found if each)


def sample(game: str, day: int = FIRST, turns: int = 2) -> Challenge:
    """A challenge of so many turns, with a solution by the easy computer."""
    return replace(_solved(game, turns), day=day)


@cache
def _solved(game: str, turns: int) -> Challenge:
    first = replace(drafted(game), turns=turns)
    solved = finished(Attempt(first))
    points = solved.points
    levels = Levels(points - 9, points - 4, points)
    return replace(first, levels=levels, solution=solved.moves)


def finished(attempt: Attempt) -> Attempt:
    """The attempt after the easy computer has played it to its end."""
    while not attempt.is_over:
        move, _ = greedy(attempt.rules, attempt.view, Rng(0))
        attempt, _ = play(attempt, words(move))
    return attempt


async def store(path: Path, challenges: Iterable[Challenge]) -> None:
    """Put challenges into a database before a bot uses it."""
    database = await Database.open(path)
    for challenge in challenges:
        await database.transaction(partial(challenge_rows.add, challenge=challenge))
    await database.close()
