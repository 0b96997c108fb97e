"""A worker process that does one piece of work at a time, and the socket between it and the event loop.

`ProcessPoolExecutor` needs two threads and three more changes between threads for each piece of work, which
cost the event loop's process more than sending a picture.
"""

import asyncio
import os
import pickle
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from ctypes import c_byte
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from socket import socket, socketpair
from struct import Struct
from threading import Thread
from typing import Any, NamedTuple, TypeVar, TypeVarTuple
from weakref import finalize

from bot.runtime import garbage

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

# Spawned, not forked: a fork would inherit locks that threads of this process hold.
SPAWN = get_context("spawn")
SIZE = Struct("!Q")  # of a message


class WorkerDied(Exception):
    """A worker ended before it returned a result, for instance because memory was full."""


class Failure(NamedTuple):
    """The error that work has raised."""

    error: Exception


class Worker:
    """A worker process. Whoever uses it waits for a result before they send more work."""

    def __init__(self, niceness: int, *, own_session: bool) -> None:
        self._socket, theirs = socketpair()
        self._socket.setblocking(False)
        finalize(self, self._socket.close)
        self._cancelled = SPAWN.RawValue(c_byte)
        args = (theirs, self._cancelled, niceness, own_session)
        self._process = SPAWN.Process(target=_serve, args=args, daemon=True)
        self._process.start()
        theirs.close()
        self._has_started = False
        self.is_idle = True  # It stays false if the worker died, or if nobody waited for its result.

    def set_cancelled(self, cancelled: bool) -> None:
        """Let the work know whether its caller was cancelled."""
        self._cancelled.value = cancelled

    async def run(self, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """What the work returns or raises in the worker."""
        self.is_idle = False
        try:
            if not self._has_started:  # Until then it reads nothing, and a long message would block.
                await self._receive()
                self._has_started = True
            await asyncio.get_running_loop().sock_sendall(self._socket, pickle.dumps((work, args)))
            result = await self._receive()
        except (EOFError, ConnectionError) as error:
            raise WorkerDied from error
        self.is_idle = True
        if isinstance(result, Failure):
            raise result.error
        returned: R = result
        return returned

    async def _receive(self) -> Any:
        """The next message of the worker, which begins with its size."""
        (size,) = SIZE.unpack(await self._read(SIZE.size))
        return pickle.loads(await self._read(size))  # noqa: S301 - from our own process

    async def _read(self, size: int) -> bytearray:
        """So many bytes. The worker may be stopped in the midst of them, and nobody else waits for it."""
        loop, read = asyncio.get_running_loop(), bytearray(size)
        rest = memoryview(read)
        while rest:
            count = await loop.sock_recv_into(self._socket, rest)
            if not count:
                raise EOFError
            rest = rest[count:]
        return read

    def stop(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._socket.close()


# In the worker.


class CurrentWork:
    """The work that runs in this process; never cancelled outside of workers."""

    cancelled = c_byte()


def is_cancelled() -> bool:
    """Whether the caller of the work that runs here was cancelled."""
    return bool(CurrentWork.cancelled.value)


def _serve(there: socket, cancelled: c_byte, niceness: int, own_session: bool) -> None:
    """Work until the bot closes the socket: with a lower priority than the bot, and deaf to Ctrl-C."""
    os.nice(niceness)
    if own_session:
        os.setsid()  # Linux divides CPU time between sessions first, so this does not take the bot's share.
    CurrentWork.cancelled = cancelled
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()
    garbage.settle()
    jobs = there.makefile("rb")
    # A bot that ends may do so before it has read the last result, which resets the connection.
    with suppress(EOFError, ConnectionError):
        _send(there, None)
        while True:
            work, args = pickle.load(jobs)  # noqa: S301 - from our own process
            _send(there, _result(work, args))


def _send(there: socket, message: object) -> None:
    body = pickle.dumps(message)
    there.sendall(SIZE.pack(len(body)) + body)


def _result(work: Callable[[*Ts], R], args: tuple[*Ts]) -> R | Failure:
    try:
        return work(*args)
    except Exception as error:  # noqa: BLE001 - the caller has to know, whatever it is
        error.add_note(f"In a worker: {traceback.format_exc()}")
        return Failure(error)


def exit_with_parent() -> None:
    """Exit when the parent process ends, even if it is killed."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    if parent := parent_process():
        wait([parent.sentinel])
    os._exit(0)  # The parent is gone, so there is nothing to clean up for.
