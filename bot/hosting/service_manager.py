"""Tells systemd how the bot is doing, if systemd has started it: a datagram to the socket that it names."""

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable, Mapping

MICROSECONDS = 1_000_000


class ServiceManager:
    """The one that started this process; without one, nothing is said to anybody."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        # An address that begins with @ has no file.
        self._address = environment.get("NOTIFY_SOCKET", "").replace("@", "\0", 1)
        watched = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self._watchdog = int(environment.get("WATCHDOG_USEC", "0")) / MICROSECONDS if watched else 0

    def ready(self) -> None:
        self._say("READY=1")

    def stopping(self) -> None:
        self._say("STOPPING=1")

    def still_starting(self, seconds: float) -> None:
        """The start takes longer, and is to be waited for."""
        self._say(f"EXTEND_TIMEOUT_USEC={int(seconds * MICROSECONDS)}")

    async def report(self, is_alive: Callable[[], Awaitable[object]]) -> None:
        """Say that the bot is alive, twice in the time that the watchdog waits; until cancelled.

        If the question has no answer, nothing is said, and systemd starts the bot again.
        """
        while self._watchdog:
            try:
                async with asyncio.timeout(self._watchdog / 2):
                    await is_alive()
            except TimeoutError:
                continue
            self._say("WATCHDOG=1")
            await asyncio.sleep(self._watchdog / 2)

    def _say(self, line: str) -> None:
        if self._address:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
                sending.sendto(line.encode(), self._address)
