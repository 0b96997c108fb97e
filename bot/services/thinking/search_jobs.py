"""Searches for computer players and hints: in a worker, with a time limit, cancelled when outdated."""

import asyncio
import secrets
from collections.abc import Callable
from enum import IntEnum
from typing import TypeVar, TypeVarTuple

from msgspec import Struct

import engines
from bot.domain.table import Table
from bot.runtime.worker_pool import WorkerPool, decode_view
from bot.services.thinking.pace import Pace, TimeLimit
from engines.core.advice import Advice, advise
from engines.core.errors import Refusal, StaleBoard
from engines.core.levels import ADVISER, Level
from engines.core.levels import level as level_named
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import greedy
from engines.core.text import Text

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

HINT_SECONDS = 2.0
SHORT = 0.5  # seconds; what takes longer must not delay what people look at the screen for
NICENESS = 10  # lower priority than drawing

# Searches must not delay pictures, nor each other for long. So they have two workers of their own: one for
# hints, reviews in short slices and computers that move quickly, and one for computers that think for long.
search_pool = WorkerPool(1, NICENESS, own_session=True)
deep_pool = WorkerPool(1, NICENESS, own_session=True)
pace = Pace()  # of the worker in which this is used


class Priority(IntEnum):
    """Lower values are served first."""

    HINT = 0  # A person looks at the screen.
    WITH_PEOPLE = 1  # People wait for a computer's move.
    COMPUTERS_ONLY = 2
    REVIEW = 3  # A game that is over waits for nobody; its review comes in short slices.


class StillThinking(Refusal):
    """A search about this table is running already."""


class SearchJob(Struct, frozen=True, eq=False):
    """A running search about a table at some revision."""

    table: Table
    task: asyncio.Task[object]

    def is_outdated(self, now: Table) -> bool:
        """Whether the board has changed, or another player is to act."""
        then = self.table
        others = (now.to_act, now.computer_to_act) != (then.to_act, then.computer_to_act)
        return others or not now.is_as_of(then.revision)


class SearchJobs:
    """One search for each table at most. Call `notice` after every change to a table.

    `seeds` draws numbers of so many bits, for searches that need a seed.
    """

    def __init__(self, seeds: Callable[[int], int] = secrets.randbits) -> None:
        self.seeds = seeds
        self._running: dict[int, SearchJob] = {}

    def notice(self, table: Table) -> None:
        """Cancel a search that the change has outdated."""
        job = self._running.get(table.id)
        if job and job.is_outdated(table):
            del self._running[table.id]
            job.task.cancel()

    async def run(
        self,
        table: Table,
        priority: Priority,
        work: Callable[[*Ts], R],
        *args: *Ts,
        pool: WorkerPool | None = None,
    ) -> R:
        """The result of the search; raises `StaleBoard` when it is outdated."""
        if table.id in self._running:
            raise StillThinking(Text("still-thinking"))
        task = asyncio.create_task((pool or search_pool).run(work, *args, priority=priority))
        self._running[table.id] = job = SearchJob(table, task)
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()  # in case this task was cancelled itself
            if self._running.get(table.id) is job:
                del self._running[table.id]
        if task.cancelled():
            raise StaleBoard(Text("table-moved-on"))
        return task.result()


def pool_for(level: Level) -> WorkerPool:
    """Where computers of a level think."""
    return deep_pool if level.seconds > SHORT else search_pool


def move_seconds(level: Level, priority: Priority) -> float:
    """The time limit of a computer's move: the more tables wait before it, the shorter it thinks."""
    return level.seconds / (1 + pool_for(level).gate.ahead(priority, short=Priority.REVIEW))


def hint_seconds() -> float:
    """The time limit of a hint: the more people wait, the shorter each search."""
    return HINT_SECONDS / (1 + search_pool.gate.ahead(Priority.HINT, short=Priority.REVIEW))


def choose_move(game: str, view: bytes, level: str, seconds: float, seed: int) -> str:
    """The move of a computer player in words. Runs in a worker."""
    rules, seen = engines.game(game), decode_view(game, view)
    player = level_named(level)
    if not player.seconds:
        move, _ = greedy(rules, seen, Rng(seed))
        return words(move)
    [(_, move), *_], _ = pace.ranking(rules, seen, player, seconds, Rng(seed))
    return words(move)


def advise_in_worker(game: str, view: bytes, seconds: float, seed: int) -> Advice:
    """The best few moves, compared. Half of the time finds them, half of it compares them."""
    rules, seen = engines.game(game), decode_view(game, view)
    ranking, rng = pace.ranking(rules, seen, ADVISER, seconds / 2, Rng(seed))
    return advise(rules, seen, [move for _, move in ranking], TimeLimit(seconds / 2), rng)
