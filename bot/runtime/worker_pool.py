"""Worker processes for drawing and searching, so that the event loop stays responsive.

A thread would share the interpreter lock with the event loop, and each picture would block it for
milliseconds. Arguments and results must be picklable: names, bytes, and functions of a module.
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
from typing import TypeAlias, TypeVar, TypeVarTuple
from weakref import WeakKeyDictionary

import msgspec

import engines
from engines.core.game import AnyView, View

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

MAX_WORKERS = 4  # one core is left to the event loop
# Spawned, not forked: a fork would inherit locks that threads of this process hold.
SPAWN = get_context("spawn")
Flags: TypeAlias = "Array[c_byte]"  # in shared memory


class WorkerPool:
    """Worker processes that start on first use, and are replaced if they die.

    When a caller is cancelled, work that has not started is dropped; running work can see `is_cancelled` and
    return early, which frees the worker without killing it.
    """

    def __init__(self, workers: int, niceness: int, *, queued: int = 0, own_session: bool = False) -> None:
        self._workers = workers
        self._slots = workers + queued  # queued work lets a worker go on without waiting for the event loop
        self._niceness = niceness  # the CPU priority below that of the event loop
        self._own_session = own_session
        self._pool: ProcessPoolExecutor | None = None
        # One gate for each event loop: futures of a closed loop never resolve.
        self._gates: WeakKeyDictionary[asyncio.AbstractEventLoop, PriorityGate] = WeakKeyDictionary()

    @cached_property
    def _cancelled(self) -> Flags:
        """A cancellation flag for each slot."""
        flags: Flags = SPAWN.RawArray("b", self._slots)
        return flags

    @property
    def gate(self) -> "PriorityGate":
        """The gate to the slots of the pool."""
        return self._gates.setdefault(asyncio.get_running_loop(), PriorityGate(self._slots))

    async def run(self, work: Callable[[*Ts], R], *args: *Ts, priority: int = 0) -> R:
        """Run the work in a worker; lower priorities first."""
        gate = self.gate
        slot = await gate.acquire(priority)
        self._cancelled[slot] = False
        # The slot stays occupied until the worker has returned, even if this task is cancelled.
        running = asyncio.create_task(self._run(gate, slot, work, *args))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            self._cancelled[slot] = True
            raise

    async def _run(self, gate: "PriorityGate", slot: int, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """Run the work; retry once with new workers if one died, for instance because memory was full."""
        pool, loop = self._start(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, _run_in_slot, slot, work, *args)
        except BrokenProcessPool:
            self._discard(pool)
            return await loop.run_in_executor(self._start(), _run_in_slot, slot, work, *args)
        finally:
            gate.release(slot)

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            args = (self._niceness, self._own_session, self._cancelled)
            self._pool = ProcessPoolExecutor(self._workers, SPAWN, _initialize, args)
        return self._pool

    def _discard(self, broken: ProcessPoolExecutor) -> None:
        """Discard a broken pool, unless another task has replaced it already."""
        if self._pool is broken:
            self._pool = None
        broken.shutdown(wait=False)


class PriorityGate:
    """Priority semaphore with numbered slots, first come first served within a priority."""

    def __init__(self, slots: int) -> None:
        self._free = list(range(slots))
        self._slots = slots
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
            return self._free.pop()
        ticket: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (priority, next(self._order), ticket))
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.release(ticket.result())
            raise

    def release(self, slot: int) -> None:
        """Give the slot to the next caller."""
        self._priorities.pop(slot, None)
        while self._waiting:
            *_, ticket = heappop(self._waiting)
            if not ticket.done():
                return ticket.set_result(slot)
        return self._free.append(slot)


class CurrentSlot:
    """The slot of the work that runs in this process; never cancelled outside of workers."""

    slot = 0
    cancelled: Flags = (c_byte * 1)()


def is_cancelled() -> bool:
    """Whether the caller of the work that runs here was cancelled."""
    return bool(CurrentSlot.cancelled[CurrentSlot.slot])


def _run_in_slot(slot: int, work: Callable[[*Ts], R], *args: *Ts) -> R:
    CurrentSlot.slot = slot
    return work(*args)


def encode_view(view: AnyView) -> bytes:
    """Encode a view for a worker."""
    return msgspec.msgpack.encode(view)


def decode_view(game: str, view: bytes) -> AnyView:
    """Decode a view in a worker."""
    state = engines.game(game).state
    decoded: AnyView = msgspec.msgpack.decode(view, type=View[state])  # type: ignore[valid-type] # a run-time type
    return decoded


def _initialize(niceness: int, own_session: bool, cancelled: Flags) -> None:
    """Set up a worker: lower its priority, ignore Ctrl-C, and exit together with the bot."""
    os.nice(niceness)
    if own_session:
        os.setsid()  # Linux divides CPU time between sessions first, so this does not take the bot's share.
    CurrentSlot.cancelled = cancelled
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()


def exit_with_parent() -> None:
    """Exit when the parent process ends, even if it is killed."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    if parent := parent_process():
        wait([parent.sentinel])
    os._exit(0)  # The parent is gone, so there is nothing to clean up for.


drawing_pool = WorkerPool(max(1, min(MAX_WORKERS, (os.cpu_count() or 2) - 1)), niceness=5, queued=1)
