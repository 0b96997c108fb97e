"""How a day went on a server, and how often people have played before."""

from collections.abc import Sequence

from bot.domain.daily.results import Finished, Placed, placed, streak
from bot.storage.connection import Connection
from bot.storage.daily import attempt_rows, challenge_rows


def of_server(db: Connection, day: int, guild: int) -> Sequence[Placed]:
    """Everybody who is shown, the best first."""
    finished = attempt_rows.finished(db, day, guild)
    days = attempt_rows.days_of_people(db, day, guild)
    return tuple(placed(finished, challenge_rows.offered_days(db, day), days))


def of_person(db: Connection, person: int, day: int, guild: int | None) -> tuple[int, Sequence[Finished]]:
    """Somebody's streak, and the others who have finished on this server."""
    days = streak(challenge_rows.offered_days(db, day), attempt_rows.days_of(db, person))
    finished = [] if guild is None else attempt_rows.finished(db, day, guild)
    return days, [each for each in finished if each.person != person]
