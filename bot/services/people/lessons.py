"""People's lessons: where each person is, and going on from there."""

from collections.abc import Callable, Mapping
from functools import partial

from msgspec import Struct

import engines
from bot.domain.people import lessons
from bot.domain.people.lessons import Lesson, Progress, Walk
from bot.domain.table import Person
from bot.runtime.worker_pool import drawing_pool
from bot.storage.database import Database
from bot.storage.people import lesson_rows
from bot.storage.people.lesson_rows import StoredLesson
from engines.core.errors import Refusal
from engines.core.game import Event
from engines.core.text import Text


class NoLesson(Refusal):
    """The game has no lesson."""


class Played(Struct, frozen=True):
    """The result of a free decision."""

    progress: Progress
    events: tuple[Event, ...]


class Lessons:
    """The lessons of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begun(self, person: int) -> Mapping[str, StoredLesson]:
        """The lessons that a person has begun, by game."""
        return await self._database.read(partial(lesson_rows.of_person, person=person))

    async def of_person(self, person: int, game: str) -> Walk:
        """A lesson where the person is."""
        stored = (await self.begun(person)).get(game)
        return lessons.resume(game, _lesson(game), stored.progress if stored else None)

    async def restart(self, person: Person, game: str) -> Walk:
        walk = lessons.begin(game, _lesson(game))
        return await self._update(person, walk, lambda _: walk.progress)

    async def move(self, person: Person, before: Walk, after: Walk) -> Walk:
        """Go from one step to another; a person who has gone elsewhere meanwhile stays there."""

        def decide(stored: Progress | None) -> Progress:
            now = lessons.resume(before.game.name, before.lesson, stored).progress
            return after.progress if now == before.progress else now

        return await self._update(person, after, decide)

    async def _update(
        self, person: Person, walk: Walk, decide: Callable[[Progress | None], Progress]
    ) -> Walk:
        body = partial(
            lesson_rows.update, person=person, game=walk.game.name, decide=decide, last=walk.lesson.last
        )
        return walk.to(await self._database.transaction(body))

    async def play(self, walk: Walk, move: str) -> tuple[Walk, tuple[Event, ...]]:
        """The lesson after a free decision, and what happened; in a worker, because computers answer."""
        played = await drawing_pool.run(play_in_worker, walk.game.name, walk.progress, move)
        return walk.to(played.progress), played.events


def play_in_worker(game: str, progress: Progress, move: str) -> Played:
    """Called by name in a worker process."""
    walk, events = lessons.play(Walk(engines.game(game), _lesson(game), progress), move)
    return Played(walk.progress, events)


def _lesson(game: str) -> Lesson:
    found = lessons.lesson_of(game) if game in engines.games() else None
    if found is None:
        raise NoLesson(Text("lesson-none"))
    return found
