"""Thinking for computers and for hints: apart from those who draw, never for long, and never in vain."""

import asyncio
from collections.abc import Callable
from enum import IntEnum
from time import monotonic
from typing import Any, TypeVar, TypeVarTuple

from msgspec import Struct

import engines
from bot.domain.table import Table
from bot.runtime.worker_pool import WorkerPool, decode_view, is_cancelled
from bot.services.tables import Tables
from engines.core.errors import Refusal, StaleBoard
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import PLAYERS, PLAYOUTS, Thinker
from engines.core.text import Text

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

SECONDS = 1.5  # for a move
HINTS = 3
STANDS_BACK = 10  # whoever thinks yields even to those who draw

# One who thinks for a second must not keep pictures waiting, so the two have workers of their own.
search_pool = WorkerPool(1, STANDS_BACK, apart=True)


class Priority(IntEnum):
    """Who can wait, and who can wait longer."""

    HINT = 0  # Somebody looks at the screen.
    COMPANY = 1  # People wait for a computer's move.
    ALONE = 2  # Computers wait for one another.


class StillThinking(Refusal):
    """There is one thing to be thought about at a table, and it is being thought about."""


class SearchJob(Struct, frozen=True, eq=False):
    """Something that is being thought out about a table as it stood."""

    table: Table
    task: asyncio.Task[Any]

    def is_moot(self, now: Table) -> bool:
        """Whether the table has moved on, or somebody else is to act."""
        then = self.table
        others = (now.to_act, now.computer_to_act) != (then.to_act, then.computer_to_act)
        return others or not now.is_as_of(then.revision)


class SearchJobs:
    """One for each table at most, given up as soon as its table moves on."""

    def __init__(self, tables: Tables) -> None:
        self._about: dict[int, SearchJob] = {}
        tables.listeners.append(self.notice)

    def notice(self, table: Table) -> None:
        """A table has changed: perhaps what is thought about it is in vain."""
        thought = self._about.get(table.id)
        if thought and thought.is_moot(table):
            del self._about[table.id]
            thought.task.cancel()

    async def about(self, table: Table, priority: Priority, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """What comes of the work; `StaleBoard` as soon as it is in vain."""
        if table.id in self._about:
            raise StillThinking(Text("still-thinking"))
        task = asyncio.create_task(search_pool.run(work, *args, priority=priority))
        self._about[table.id] = thought = SearchJob(table, task)
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()  # if it is we who do not wait any more
            if self._about.get(table.id) is thought:
                del self._about[table.id]
        if task.cancelled():
            raise StaleBoard(Text("table-moved-on"))
        return task.result()


def chosen(game: str, view: bytes, level: str, seed: int) -> str:
    """The words of the move that a computer makes, in whatever process; it is given a view, never a state."""
    player = PLAYERS[level]
    if isinstance(player, Thinker):
        player = Thinker(player.playouts, within(SECONDS))
    move, _ = player(engines.game(game), decode_view(game, view), Rng(seed))
    return words(move)


def ranking(game: str, view: bytes, seconds: float, seed: int) -> list[tuple[float, str]]:
    """The words of the best few moves, each with how far it leaves the seat ahead, in whatever process."""
    thinker = Thinker(PLAYOUTS, within(seconds))
    best, _ = thinker.ranking(engines.game(game), decode_view(game, view), Rng(seed))
    return [(lead, words(move)) for lead, move in best[:HINTS]]


def share() -> float:
    """The seconds for a hint: the more people wait for one, the less each of them has to wait."""
    return SECONDS / (1 + search_pool.places.ahead(Priority.HINT))


def within(seconds: float) -> Callable[[], bool]:
    """Whether that time is over, from when it is first asked; or nobody waits any more.

    What was never played on cannot be told in numbers, so there is time for something in any case.
    """
    end: float | None = None

    def over() -> bool:
        nonlocal end
        end = end or monotonic() + seconds
        return monotonic() >= end or is_cancelled()

    return over
