"""Clocks and rate limits. Clocks are passed in, so that tests can control time."""

import asyncio
import time
from typing import Protocol

MAX_SLEEP = 60.0  # seconds; limits the delay after a suspend or a change of the system time


class Clock(Protocol):
    """Seconds: since 1970, unless a clock says otherwise."""

    def now(self) -> float: ...

    async def sleep_until(self, moment: float) -> None: ...


class WallClock:
    """The system clock."""

    def now(self) -> float:
        return time.time()

    async def sleep_until(self, moment: float) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110 - time is no event
            await asyncio.sleep(min(left, MAX_SLEEP))


class MonotonicClock(WallClock):
    """A clock that nobody can set: for everything that is paced, not planned for a time of day."""

    def now(self) -> float:
        return time.monotonic()


class RateLimiter:
    """Spaces callers evenly, without bursts after idle time."""

    def __init__(self, per_second: float, clock: Clock | None = None) -> None:
        self._gap = 1 / per_second
        self._clock = clock or MonotonicClock()
        self._next_free = 0.0

    async def wait(self) -> None:
        """Wait for the next free slot."""
        await self._clock.sleep_until(self._slot())

    def take(self) -> None:
        """Take a slot without waiting for it: those who wait are delayed instead, by a second at most."""
        if self._next_free < self._clock.now() + 1:
            self._slot()

    def _slot(self) -> float:
        slot = max(self._next_free, self._clock.now())
        self._next_free = slot + self._gap
        return slot
