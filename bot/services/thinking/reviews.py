"""Reviews of games that are over: made in short slices when nothing else is searched, shared, and kept."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

import engines
from bot.domain.log import LogEntry
from bot.domain.table import Table
from bot.services.thinking import search_jobs
from bot.services.thinking.search_jobs import Priority
from bot.storage.database import Database
from bot.storage.tables import review_rows
from engines.core.errors import Refusal
from engines.core.game import AnyView, Seat
from engines.core.review import (
    Choice,
    Compare,
    Difference,
    Effort,
    Review,
    Search,
    Slice,
    choices,
    review,
)
from engines.core.saves.codec import read_setup
from engines.core.text import Text

METHOD = 2  # raised with each change of what a review says
AT_ONCE = 2  # reviews that are made at the same time; others wait
MOST = 12  # reviews that are made or wait
LONGEST = 600.0  # seconds; a private message can be edited for 900
MOST_SEATS = 8


class TooManyReviews(Refusal):
    """So many reviews are being made that another one would wait too long."""


class TookTooLong(Refusal):
    """The computers at the tables left too little time."""


class SeatKey(NamedTuple):
    """A seat of a table."""

    table: int
    seat: Seat


class PlayedGame(Struct, frozen=True):
    """A game that was played, and the seat that is looked at; a worker remembers the latest ones."""

    name: str
    setup: bytes
    moves: tuple[str, ...]
    seat: Seat


class ReviewJob:
    """A review that is being made for everybody who wants it; given up when nobody does any more."""

    def __init__(self) -> None:
        self.progress: Slice | None = None  # none: it waits for others
        self.wanted = 0
        self.task: asyncio.Task[Review]

    async def result_within(self, seconds: float) -> Review | None:
        """The review, or none if it takes longer. Raises what went wrong."""
        await asyncio.wait({self.task}, timeout=seconds)
        return self.task.result() if self.task.done() else None


Follower: TypeAlias = tuple[int, SeatKey]  # a person, and what they wait for


class Reviews:
    """All reviews, and who waits for them."""

    def __init__(self, database: Database, effort: Effort | None = None) -> None:
        self._database = database
        self.effort = effort or Effort()
        self._jobs: dict[SeatKey, ReviewJob] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._following: dict[Follower, set[asyncio.Task[None]]] = {}

    @property
    def running(self) -> int:
        """How many reviews are being made, or wait for others."""
        return len(self._jobs)

    async def stored(self, table: Table, history: Sequence[LogEntry]) -> dict[Seat, Review]:
        """The reviews of a table that were made before; without those that do not fit its moves."""
        read = partial(review_rows.of_table, table_id=table.id, method=_method(table))
        found, moves = await self._database.read(read), [entry.move for entry in history]
        return {seat: each for seat, each in found.items() if _fits(each, moves)}

    @asynccontextmanager
    async def wanting(
        self, table: Table, seat: Seat, history: Sequence[LogEntry]
    ) -> AsyncIterator[ReviewJob]:
        """Make a review, or share one that is being made, as long as the body wants it."""
        job = self._job(table, seat, history)
        job.wanted += 1
        try:
            yield job
        finally:
            job.wanted -= 1
            if not job.wanted:
                self._jobs.pop(SeatKey(table.id, seat), None)  # Whoever comes now gets a new one.
                job.task.cancel()
                await asyncio.wait({job.task})

    def _job(self, table: Table, seat: Seat, history: Sequence[LogEntry]) -> ReviewJob:
        key = SeatKey(table.id, seat)
        if key not in self._jobs:
            if len(self._jobs) >= MOST:
                raise TooManyReviews(Text("review-too-many"))
            moves = tuple(entry.move or "" for entry in history)
            played = PlayedGame(table.game, msgspec.json.encode(table.setup), moves, seat)
            job = self._jobs[key] = ReviewJob()
            job.task = asyncio.create_task(self._make(key, job, played, _method(table)))
        return self._jobs[key]

    async def _make(self, key: SeatKey, job: ReviewJob, played: PlayedGame, method: str) -> Review:
        try:
            async with asyncio.timeout(LONGEST), self._turn:
                found = await _made(key, job, played, self.effort)
        except TimeoutError as error:
            raise TookTooLong(Text("review-too-long")) from error
        finally:
            if self._jobs.get(key) is job:
                del self._jobs[key]
        save = partial(review_rows.save, table_id=key.table, seat=key.seat, method=method, review=found)
        await self._database.transaction(save)
        return found

    # Who follows the progress of a review.

    def follow(self, person: int, key: SeatKey, work: Coroutine[None, None, None]) -> None:
        """Run what shows a person the progress."""
        task = asyncio.create_task(work)
        self._following.setdefault((person, key), set()).add(task)
        task.add_done_callback(partial(self._forget, (person, key)))

    def stop_following(self, person: int, key: SeatKey) -> None:
        """Stop all that shows the person this progress: they do not want to wait."""
        for task in self._following.get((person, key), ()):
            task.cancel()

    def _forget(self, follower: Follower, task: asyncio.Task[None]) -> None:
        self._following[follower].discard(task)
        if not self._following[follower]:
            del self._following[follower]

    async def stop(self) -> None:
        """Give everything up; whoever asks after the next start gets a new review."""
        following = [task for tasks in self._following.values() for task in tasks]
        for task in following:
            task.cancel()
        if following:
            await asyncio.wait(following)


def _method(table: Table) -> str:
    return f"{METHOD}.{table.rules.version}"


def _fits(found: Review, moves: Sequence[str | None]) -> bool:
    made = (mistake.choice for mistake in found.mistakes)
    return all(choice.n < len(moves) and choice.made == moves[choice.n] for choice in made)


async def _made(key: SeatKey, job: ReviewJob, played: PlayedGame, effort: Effort) -> Review:
    """Each slice waits until nobody else needs the worker. A seat's review is always the same."""
    pool = search_jobs.search_pool
    decided = await pool.run(choices_in_worker, played, priority=Priority.REVIEW)
    steps = review(decided, key.table * MOST_SEATS + key.seat, effort)
    try:
        job.progress = next(steps)
        while True:
            run = (played, job.progress.number, job.progress.work)
            job.progress = steps.send(await pool.run(slice_in_worker, *run, priority=Priority.REVIEW))
    except StopIteration as end:
        made: Review = end.value
        return made


# Called by name in a worker process.


def choices_in_worker(played: PlayedGame) -> list[Choice]:
    return [choice for choice, _ in _choices(played)]


def slice_in_worker(played: PlayedGame, number: int, work: Search | Compare) -> str | list[Difference]:
    _, view = _choices(played)[number]
    return work.run(engines.game(played.name), view)


@lru_cache(maxsize=AT_ONCE)
def _choices(played: PlayedGame) -> list[tuple[Choice, AnyView]]:
    game = engines.game(played.name)
    return choices(game, game.new(read_setup(game, played.setup)), played.moves, played.seat)
