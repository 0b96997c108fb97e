"""Processes of their own for drawing and weighing moves, so that nobody's answer waits for a picture.

A thread would share the interpreter with the event loop, and each picture would keep it for milliseconds.
What goes in and out must therefore be plain: names, bytes, and functions that a module has.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import Array, c_byte
from functools import cached_property
from heapq import heappop, heappush
from itertools import count
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeAlias, TypeVar, TypeVarTuple
from weakref import WeakKeyDictionary

import msgspec

import engines
from engines.core.game import View

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

MOST = 4  # workers; one core is left to the event loop
# A new interpreter, since a copy of this one would have its locks held by threads it lacks.
SPAWNED = get_context("spawn")
Flags: TypeAlias = "Array[c_byte]"  # in memory that processes share


class WorkerPool:
    """Workers that start when first needed, and again if they were killed.

    Whoever stops waiting is not worked for: what has not begun never does, and what has is told to end by
    `is_cancelled`, so that a worker is soon free without being killed.
    """

    def __init__(self, workers: int, niceness: int, *, ready: int = 0, apart: bool = False) -> None:
        self._workers = workers
        self._room = workers + ready  # what lies ready for a worker spares it to wait for the event loop
        self._stands_back = niceness  # by how much they yield to the event loop where cores are few
        self._apart = apart  # whether their work is not to be counted as the bot's
        self._pool: ProcessPoolExecutor | None = None
        # An event loop's places go with it: those who waited there will never take them.
        self._places: WeakKeyDictionary[asyncio.AbstractEventLoop, PriorityGate] = WeakKeyDictionary()

    @cached_property
    def _given_up(self) -> Flags:
        """Whether it is in vain what is done at each place."""
        flags: Flags = SPAWNED.RawArray("b", self._room)
        return flags

    @property
    def places(self) -> "PriorityGate":
        """Where work is done, or lies ready to be."""
        return self._places.setdefault(asyncio.get_running_loop(), PriorityGate(self._room))

    async def run(self, work: Callable[[*Ts], R], *args: *Ts, priority: int = 0) -> R:
        """What the work comes to; those with less priority go first."""
        places = self.places
        place = await places.take(priority)
        self._given_up[place] = False
        # Even if nobody waits any more, the place is taken until a worker has ended.
        doing = asyncio.create_task(self._run(places, place, work, *args))
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            self._given_up[place] = True
            raise

    async def _run(self, places: "PriorityGate", place: int, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """A worker that dies meanwhile, for want of memory, is replaced once."""
        pool, loop = self._open(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, _worked, place, work, *args)
        except BrokenProcessPool:
            self._close(pool)
            return await loop.run_in_executor(self._open(), _worked, place, work, *args)
        finally:
            places.leave(place)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            terms = (self._stands_back, self._apart, self._given_up)
            self._pool = ProcessPoolExecutor(self._workers, SPAWNED, _begin, terms)
        return self._pool

    def _close(self, broken: ProcessPoolExecutor) -> None:
        """Only that one: somebody else may have opened another already."""
        if self._pool is broken:
            self._pool = None
        broken.shutdown(wait=False)


class PriorityGate:
    """Where there is room for some: whoever has the least priority comes next, and of those the first."""

    def __init__(self, room: int) -> None:
        self._free = list(range(room))
        self._room = room
        self._numbers = count()
        self._waiting: list[tuple[int, int, asyncio.Future[int]]] = []

    def ahead(self, priority: int) -> int:
        """How many are served before somebody who comes now."""
        waiting = [turn for other, _, turn in self._waiting if other <= priority and not turn.done()]
        return self._room - len(self._free) + len(waiting)

    async def take(self, priority: int) -> int:
        """A place, once it is one's turn."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (priority, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(turn.result())
            raise

    def leave(self, place: int) -> None:
        """Make room for the next."""
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                return turn.set_result(place)
        return self._free.append(place)


class Here:
    """What a worker knows of itself; the bot's own process is nobody's worker."""

    place = 0
    is_cancelled: Flags = (c_byte * 1)()


def is_cancelled() -> bool:
    """Whether nobody waits any more for what is being done here."""
    return bool(Here.is_cancelled[Here.place])


def _worked(place: int, work: Callable[[*Ts], R], *args: *Ts) -> R:
    Here.place = place
    return work(*args)


def encode_view(view: View[Any]) -> bytes:
    """A view to be handed to a worker."""
    return msgspec.msgpack.encode(view)


def decode_view(game: str, view: bytes) -> View[Any]:
    """The view that a worker was handed."""
    shape: Any = View[engines.game(game).state]  # type: ignore[misc] # a type that is known only now
    seen: View[Any] = msgspec.msgpack.decode(view, type=shape)
    return seen


def _begin(niceness: int, apart: bool, is_cancelled: Flags) -> None:
    """Live for the bot: let it go first, leave when it tells us to, and never outlive it."""
    os.nice(niceness)
    if apart:
        os.setsid()  # Linux shares a busy machine out among sessions, and the bot needs all of its share.
    Here.is_cancelled = is_cancelled
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    outlive_nobody()


def outlive_nobody() -> None:
    """From now on, end with the process that started this one, however it ends."""
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    if parent := parent_process():
        wait([parent.sentinel])
    os._exit(0)  # It was killed: nobody is left to be told anything.


drawing_pool = WorkerPool(max(1, min(MOST, (os.cpu_count() or 2) - 1)), niceness=5, ready=1)
