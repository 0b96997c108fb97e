"""What people make of challenges, and on which servers it counts."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec import Struct

from bot.domain.daily.results import Finished
from bot.domain.table import Person
from bot.storage.columns import to_json
from bot.storage.connection import Connection
from bot.storage.tables.table_rows import save_people

SAVE = """
    INSERT INTO daily_attempts (person, day, practice, moves, points)
    VALUES (:person, :day, :practice, :moves, :points)
    ON CONFLICT (person, day, practice) DO UPDATE SET moves = excluded.moves, points = excluded.points
"""
ENTER = "INSERT INTO daily_entries (day, guild, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
# Only those who are seen in ratings are seen here.
FINISHED = """
    SELECT people.id, people.name, attempts.points, attempts.moves
    FROM daily_entries AS entries
    JOIN daily_attempts AS attempts ON attempts.person = entries.person AND attempts.day = entries.day
    JOIN people ON people.id = entries.person
    LEFT JOIN hidden_from_ratings AS hidden ON hidden.person = entries.person
    WHERE entries.day = ? AND entries.guild = ? AND attempts.practice = 0 AND attempts.points IS NOT NULL
      AND hidden.person IS NULL
    ORDER BY attempts.points DESC, people.name, people.id
"""
FINISHED_DAYS = """
    SELECT DISTINCT attempts.person, attempts.day FROM daily_attempts AS attempts
    JOIN daily_entries AS entries ON entries.person = attempts.person
    WHERE entries.day = ? AND entries.guild = ? AND attempts.practice = 0 AND attempts.points IS NOT NULL
"""


class StoredAttempt(Struct, frozen=True):
    """The moves of an attempt, and its points once it is finished."""

    moves: tuple[str, ...]
    points: int | None


def of_person(db: Connection, person: int, day: int, *, practice: bool) -> StoredAttempt | None:
    read = "SELECT moves, points FROM daily_attempts WHERE person = ? AND day = ? AND practice = ?"
    for moves, points in db.execute(read, (person, day, int(practice))):
        return StoredAttempt(msgspec.json.decode(moves, type=tuple[str, ...]), points)
    return None


def update(
    db: Connection,
    person: Person,
    day: int,
    decide: Callable[[StoredAttempt | None], StoredAttempt],
    *,
    practice: bool,
) -> StoredAttempt:
    """Store an attempt, decided from what is stored of it."""
    after = decide(of_person(db, person.id, day, practice=practice))
    save_people(db, (person,))
    key = {"person": person.id, "day": day, "practice": int(practice)}
    db.execute(SAVE, key | {"moves": to_json(after.moves), "points": after.points})
    return after


def enter(db: Connection, person: Person, day: int, guild: int) -> None:
    """Let a person's attempt count on a server."""
    save_people(db, (person,))
    db.execute(ENTER, (day, guild, person.id))


def finished(db: Connection, day: int, guild: int) -> Sequence[Finished]:
    """The finished attempts that count on a server and may be shown, the best first."""
    return [
        Finished(person, name, points, msgspec.json.decode(moves, type=tuple[str, ...]))
        for person, name, points, moves in db.execute(FINISHED, (day, guild))
    ]


def days_of_people(db: Connection, day: int, guild: int) -> Mapping[int, set[int]]:
    """For those whose attempts of a day count on a server: all days that they have finished."""
    days = defaultdict[int, set[int]](set)
    for person, finished_day in db.execute(FINISHED_DAYS, (day, guild)):
        days[person].add(finished_day)
    return days


def days_of(db: Connection, person: int) -> set[int]:
    """All days that a person has finished."""
    read = "SELECT day FROM daily_attempts WHERE person = ? AND practice = 0 AND points IS NOT NULL"
    return {day for (day,) in db.execute(read, (person,))}
