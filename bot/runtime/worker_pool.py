"""Worker processes for drawing and searching, so that the event loop stays responsive.

A thread would share the interpreter lock with the event loop, and each picture would block it for
milliseconds. Arguments and results must be picklable: names, bytes, and functions of a module.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import TypeVar, TypeVarTuple
from weakref import WeakKeyDictionary

import msgspec

import engines
from bot.runtime.worker import Worker, WorkerDied
from engines.core.game import AnyView, View

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

MAX_WORKERS = 4


class WorkerPool:
    """Worker processes that start on first use, and are replaced if they die.

    When a caller is cancelled, work that has not started is dropped; running work can see `is_cancelled` and
    return early, which frees the worker without killing it. Where work is short, some of it is sent ahead, so
    that no worker waits for the event loop between two pieces.
    """

    def __init__(self, workers: int, niceness: int, *, own_session: bool = False, places: int = 1) -> None:
        self._size = workers
        self._niceness = niceness  # the CPU priority below that of the event loop
        self._own_session = own_session
        self._places = places  # pieces of work that may be under way in a worker
        self._workers: dict[int, Worker] = {}
        # One gate for each event loop: futures of a closed loop never resolve.
        self._gates: WeakKeyDictionary[asyncio.AbstractEventLoop, PriorityGate] = WeakKeyDictionary()

    @property
    def gate(self) -> "PriorityGate":
        """The gate to the workers."""
        loop = asyncio.get_running_loop()
        return self._gates.setdefault(loop, PriorityGate(self._size, self._places))

    async def run(self, work: Callable[[*Ts], R], *args: *Ts, priority: int = 0) -> R:
        """Run the work in a worker; lower priorities first."""
        gate = self.gate
        slot = await gate.acquire(priority)
        place, number = divmod(slot, self._size)
        try:
            worker = self._worker(number)
        except OSError:  # no memory for another process
            gate.release(slot)
            raise
        worker.set_cancelled(place, False)
        # The slot stays occupied until the worker has returned, even if this task is cancelled.
        running = asyncio.create_task(self._run(gate, slot, work, *args))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            self._workers.get(number, worker).set_cancelled(place, True)
            running.add_done_callback(_forget)
            raise

    async def _run(self, gate: "PriorityGate", slot: int, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """Run the work; retry once with a new worker if the first one died."""
        place, number = divmod(slot, self._size)
        try:
            return await self._worker(number).run(place, work, *args)
        except WorkerDied:
            return await self._worker(number).run(place, work, *args)
        finally:
            gate.release(slot)

    def _worker(self, number: int) -> Worker:
        """A worker that work can be given to; a new one if there is none."""
        worker = self._workers.get(number)
        if worker and not worker.is_usable():
            worker.stop()
            worker = None
        if worker is None:
            worker = Worker(self._niceness, own_session=self._own_session, places=self._places)
            self._workers[number] = worker
        return worker

    def release(self) -> None:
        """End the workers that have nothing to do: new ones start on the next use."""
        for number, worker in list(self._workers.items()):
            if worker.is_idle:
                worker.stop()
                del self._workers[number]


def _forget(running: "asyncio.Task[object]") -> None:
    """Nobody is left to be told how it ended, so asyncio need not complain of an error that nobody saw."""
    if not running.cancelled():
        running.exception()


class PriorityGate:
    """Priority semaphore with numbered slots, first come first served within a priority.

    Slot n is place `n // workers` of worker `n % workers`.
    """

    def __init__(self, workers: int, places: int = 1) -> None:
        self._workers = workers
        self._slots = workers * places
        self._free = list(range(self._slots))
        self._order = count()
        self._priorities: dict[int, int] = {}  # of what runs, by slot
        self._waiting: list[tuple[int, int, asyncio.Future[int]]] = []

    @property
    def busy(self) -> int:
        """How many slots are in use."""
        return self._slots - len(self._free)

    @property
    def waiting(self) -> int:
        """How many callers wait for a slot."""
        return sum(not ticket.done() for *_, ticket in self._waiting)

    def ahead(self, priority: int, *, short: int | None = None) -> int:
        """How many callers are served before one who arrives now; short work of some priority is none."""
        waiting = [ticket for other, _, ticket in self._waiting if other <= priority and not ticket.done()]
        running = [other for other in self._priorities.values() if other != short]
        return len(running) + len(waiting)

    async def acquire(self, priority: int) -> int:
        """Wait for a slot."""
        slot = await self._slot(priority)
        self._priorities[slot] = priority
        return slot

    async def _slot(self, priority: int) -> int:
        if self._free:
            return self._take()
        ticket: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (priority, next(self._order), ticket))
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.release(ticket.result())
            raise

    def _take(self) -> int:
        """A free slot of a worker that has the least to do."""
        free = Counter(slot % self._workers for slot in self._free)
        slot = max(self._free, key=lambda slot: free[slot % self._workers])
        self._free.remove(slot)
        return slot

    def release(self, slot: int) -> None:
        """Give the slot to the next caller."""
        self._priorities.pop(slot, None)
        while self._waiting:
            *_, ticket = heappop(self._waiting)
            if not ticket.done():
                return ticket.set_result(slot)
        return self._free.append(slot)


def encode_view(view: AnyView) -> bytes:
    """Encode a view for a worker."""
    return msgspec.msgpack.encode(view)


def decode_view(game: str, view: bytes) -> AnyView:
    """Decode a view in a worker."""
    state = engines.game(game).state
    decoded: AnyView = msgspec.msgpack.decode(view, type=View[state])  # type: ignore[valid-type] # a run-time type
    return decoded


# One core is left to the event loop.
drawing_pool = WorkerPool(max(1, min(MAX_WORKERS, (os.cpu_count() or 2) - 1)), niceness=5, places=2)
