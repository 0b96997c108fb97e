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
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar, TypeVarTuple

import msgspec

import engines
from engines.core.game import View

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

MOST = 4  # workers; one core is left to the event loop


class Workshop:
    """Workers that start when first needed, and again if they were killed."""

    def __init__(self, workers: int, stands_back: int) -> None:
        self._workers = workers
        self._stands_back = stands_back  # by how much they yield to the event loop where cores are few
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """What the work comes to; a worker that dies meanwhile, for want of memory, is replaced once."""
        pool, loop = self._open(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            self._close(pool)
            return await loop.run_in_executor(self._open(), work, *args)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A new interpreter, since a copy of this one would have its locks held by threads it lacks.
            fresh, terms = get_context("spawn"), (self._stands_back,)
            self._pool = ProcessPoolExecutor(self._workers, fresh, _begin, terms)
        return self._pool

    def _close(self, broken: ProcessPoolExecutor) -> None:
        """Only that one: somebody else may have opened another already."""
        if self._pool is broken:
            self._pool = None
        broken.shutdown(wait=False)


def packed(view: View[Any]) -> bytes:
    """A view to be handed to a worker."""
    return msgspec.msgpack.encode(view)


def unpacked(game: str, view: bytes) -> View[Any]:
    """The view that a worker was handed."""
    shape: Any = View[engines.game(game).state]  # type: ignore[misc] # a type that is known only now
    seen: View[Any] = msgspec.msgpack.decode(view, type=shape)
    return seen


def _begin(stands_back: int) -> None:
    """Live for the bot: let it go first, leave when it tells us to, and never outlive it."""
    os.nice(stands_back)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_bot, daemon=True).start()


def _leave_with_the_bot() -> None:
    if bot := parent_process():
        wait([bot.sentinel])
    os._exit(0)  # It was killed: nobody is left to be told anything.


workshop = Workshop(max(1, min(MOST, (os.cpu_count() or 2) - 1)), stands_back=5)
