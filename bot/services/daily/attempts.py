"""People's attempts at the challenge of the day: one that counts, then practice."""

from collections.abc import Callable
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.daily.challenge import Attempt, Challenge, play, resume
from bot.domain.daily.results import place_of
from bot.domain.table import Person
from bot.runtime.worker_pool import drawing_pool
from bot.services.daily.challenges import Challenges
from bot.storage.daily import attempt_rows, result_rows
from bot.storage.daily.attempt_rows import StoredAttempt
from bot.storage.database import Database
from engines.core.errors import Refusal
from engines.core.game import Event
from engines.core.text import Text


class DayIsOver(Refusal):
    """The day of this challenge is over."""


class Played(Struct, frozen=True):
    """The result of a decision."""

    moves: tuple[str, ...]
    events: tuple[Event, ...]


class Standing(Struct, frozen=True):
    """Where somebody is who has finished today's challenge."""

    place: int | None  # on this server, so far; none in a direct message
    people: int
    streak: int


class Attempts:
    """The attempts of all people."""

    def __init__(self, database: Database, challenges: Challenges) -> None:
        self._database = database
        self._challenges = challenges

    async def of_person(self, person: int, challenge: Challenge, *, practice: bool) -> Attempt:
        """Where the person is; at the beginning if they have not begun."""
        read = partial(attempt_rows.of_person, person=person, day=challenge.day, practice=practice)
        stored = await self._database.read(read)
        return resume(challenge, stored.moves if stored else ())

    async def enter(self, person: Person, day: int, guild: int | None) -> None:
        """Let the person's attempt count on a server."""
        if guild is not None:
            body = partial(attempt_rows.enter, person=person, day=day, guild=guild)
            await self._database.transaction(body)

    async def restart(self, person: Person, challenge: Challenge) -> Attempt:
        """Practise from the beginning."""
        nothing = StoredAttempt((), None)
        await self._update(person, challenge, lambda _: nothing, practice=True)
        return Attempt(challenge)

    async def play(self, attempt: Attempt, move: str) -> tuple[Attempt, tuple[Event, ...]]:
        """The attempt after a decision, and what happened; in a worker, because computers answer."""
        played = await drawing_pool.run(play_in_worker, attempt, move)
        return replace(attempt, moves=played.moves), played.events

    async def save(self, person: Person, before: Attempt, after: Attempt, *, practice: bool) -> Attempt:
        """Store a decision; a person who has gone on meanwhile stays there."""
        challenge, points = before.challenge, after.points if after.is_over else None

        def decide(stored: StoredAttempt | None) -> StoredAttempt:
            now = resume(challenge, stored.moves if stored else ())
            return stored if stored and now != before else StoredAttempt(after.moves, points)

        stored = await self._update(person, challenge, decide, practice=practice)
        return resume(challenge, stored.moves)

    async def _update(
        self,
        person: Person,
        challenge: Challenge,
        decide: Callable[[StoredAttempt | None], StoredAttempt],
        *,
        practice: bool,
    ) -> StoredAttempt:
        """Refused once the day is over: nothing is added after its result was posted."""

        def on_its_day(stored: StoredAttempt | None) -> StoredAttempt:
            if self._challenges.today() != challenge.day:
                raise DayIsOver(Text("daily-over"))
            return decide(stored)

        update = partial(attempt_rows.update, person=person, day=challenge.day, practice=practice)
        return await self._database.transaction(partial(update, decide=on_its_day))

    async def standing(self, person: int, attempt: Attempt, guild: int | None) -> Standing:
        """For somebody who has finished: their place so far among those who are shown, and their streak."""
        read = partial(result_rows.of_person, person=person, day=attempt.challenge.day, guild=guild)
        days, others = await self._database.read(read)
        place = None if guild is None else place_of(attempt.points, others)
        return Standing(place, len(others) + 1, days)


def play_in_worker(attempt: Attempt, move: str) -> Played:
    """Called by name in a worker process."""
    after, events = play(attempt, move)
    return Played(after.moves, events)
