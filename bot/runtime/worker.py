"""A worker process that does one piece of work after the other, and the socket between it and the event loop.

`ProcessPoolExecutor` needs two threads and three more changes between threads for each piece of work, which
cost the event loop's process more than sending a picture.
"""

import asyncio
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Sequence
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


class Piece:
    """A piece of work that was given to a worker."""

    def __init__(self) -> None:
        self.is_sent, self.is_over = asyncio.Event(), asyncio.Event()

    def end(self) -> None:
        """Whatever became of it, the next piece need not wait for it."""
        self.is_sent.set()
        self.is_over.set()


class Worker:
    """A worker process. Work may be sent ahead, so that it need not wait between two pieces.

    As many pieces as there are places may be under way. Each has a place of its own; the results come in the
    order in which work was given.
    """

    def __init__(self, niceness: int, *, own_session: bool, places: int = 1) -> None:
        self._socket, theirs = socketpair()
        self._socket.setblocking(False)
        finalize(self, self._socket.close)
        self._cancelled = SPAWN.RawArray(c_byte, places)
        args = (theirs, self._cancelled, niceness, own_session)
        self._process = SPAWN.Process(target=_serve, args=args, daemon=True)
        self._process.start()
        theirs.close()
        self._latest = Piece()
        self._latest.end()
        self._has_started = False
        self._is_broken = False  # It died, or nobody waited for a result that is still to come.
        self._loop: asyncio.AbstractEventLoop | None = None  # of those who wait for results

    @property
    def is_idle(self) -> bool:
        return not self._is_broken and self._latest.is_over.is_set()

    def is_usable(self) -> bool:
        """Whether work can be given to it here, and no result is to come that a closed loop waited for."""
        return self.is_idle or (not self._is_broken and self._loop is asyncio.get_running_loop())

    def set_cancelled(self, place: int, cancelled: bool) -> None:
        """Let the work know whether its caller was cancelled."""
        self._cancelled[place] = cancelled

    async def run(self, place: int, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """What the work returns or raises in the worker."""
        message = pickle.dumps((place, work, args))  # first, because it may fail
        before, self._latest = self._latest, Piece()
        self._loop = asyncio.get_running_loop()
        result = await self._send_and_receive(before, self._latest, message)
        if isinstance(result, Failure):
            raise result.error
        returned: R = result
        return returned

    async def _send_and_receive(self, before: Piece, piece: Piece, message: bytes) -> Any:
        try:
            await before.is_sent.wait()
            await self._send(message)
            piece.is_sent.set()
            await before.is_over.wait()
            return await self._receive()
        except BaseException as error:  # Also cancelled: nobody knows what would be read next.
            self._is_broken = True
            if isinstance(error, EOFError | ConnectionError):
                raise WorkerDied from error
            raise
        finally:
            piece.end()

    async def _send(self, message: bytes) -> None:
        if self._is_broken:
            raise EOFError
        if not self._has_started:  # Until then it reads nothing, and a long message would block.
            await self._receive()
            self._has_started = True
        await asyncio.get_running_loop().sock_sendall(self._socket, message)

    async def _receive(self) -> Any:
        """The next message of the worker, which begins with its size."""
        if self._is_broken:
            raise EOFError
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

    place = 0
    cancelled: Sequence[int] = (False,)  # by place


def is_cancelled() -> bool:
    """Whether the caller of the work that runs here was cancelled."""
    return bool(CurrentWork.cancelled[CurrentWork.place])


def _serve(there: socket, cancelled: Sequence[int], niceness: int, own_session: bool) -> None:
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
            CurrentWork.place, work, args = pickle.load(jobs)  # noqa: S301 - from our own process
            # Nobody waits for the result of what was cancelled before it began.
            _send(there, None if is_cancelled() else _result(work, args))


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
