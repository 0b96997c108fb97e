"""Searches for computer players and hints: in a worker, with a time limit, cancelled when outdated."""

import asyncio
import secrets
from collections.abc import Callable
from enum import IntEnum
from time import monotonic
from typing import TypeVar, TypeVarTuple

from msgspec import Struct

import engines
from bot.domain.table import Table
from bot.runtime.worker import is_cancelled
from bot.runtime.worker_pool import WorkerPool, decode_view
from engines.core.errors import Refusal, StaleBoard
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import PLAYERS, PLAYOUTS, Thinker
from engines.core.text import Text

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

SECONDS = 1.5  # for one move
HINTS = 3
NICENESS = 10  # lower priority than drawing

# A search takes more than a second and must not delay pictures, so it has its own worker.
search_pool = WorkerPool(1, NICENESS, own_session=True)


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

    async def run(self, table: Table, priority: Priority, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """The result of the search; raises `StaleBoard` when it is outdated."""
        if table.id in self._running:
            raise StillThinking(Text("still-thinking"))
        task = asyncio.create_task(search_pool.run(work, *args, priority=priority))
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


def choose_move(game: str, view: bytes, level: str, seed: int) -> str:
    """The move of a computer player in words. Runs in a worker."""
    player = PLAYERS[level]
    if isinstance(player, Thinker):
        player = Thinker(player.playouts, time_limit(SECONDS))
    move, _ = player(engines.game(game), decode_view(game, view), Rng(seed))
    return words(move)


def rank_moves(game: str, view: bytes, seconds: float, seed: int) -> list[tuple[float, str]]:
    """The best few moves in words, each with the lead that it gives. Runs in a worker."""
    thinker = Thinker(PLAYOUTS, time_limit(seconds))
    best, _ = thinker.ranking(engines.game(game), decode_view(game, view), Rng(seed))
    return [(lead, words(move)) for lead, move in best[:HINTS]]


def hint_seconds() -> float:
    """The time limit of a hint: the more people wait, the shorter each search."""
    return SECONDS / (1 + search_pool.gate.ahead(Priority.HINT, short=Priority.REVIEW))


def time_limit(seconds: float) -> Callable[[], bool]:
    """A function that says whether to stop: the time is up, or the work was cancelled.

    Time counts from its first call, because no result can be given before the first playout.
    """
    end: float | None = None

    def is_over() -> bool:
        nonlocal end
        end = end or monotonic() + seconds
        return monotonic() >= end or is_cancelled()

    return is_over
