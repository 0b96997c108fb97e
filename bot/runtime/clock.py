"""What time it is, and waiting for a time to come: given to all who need it, so that tests can turn it."""

import asyncio
import time
from typing import Protocol

LONGEST = 60.0  # seconds; a machine that slept, or whose time was set, must notice soon


class Clock(Protocol):
    """Seconds since 1970."""

    def now(self) -> float: ...

    async def sleep_until(self, moment: float) -> None: ...


class WallClock:
    """The machine's own."""

    def now(self) -> float:
        return time.time()

    async def sleep_until(self, moment: float) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110 - time is no event
            await asyncio.sleep(min(left, LONGEST))


class RateLimiter:
    """Lets people through one by one, so many a second at most, and makes up for no time lost."""

    def __init__(self, a_second: int, clock: Clock) -> None:
        self._gap = 1 / a_second
        self._clock = clock
        self._free = 0.0  # when the next one may go

    async def turn(self) -> None:
        """Wait for one's turn."""
        mine = max(self._free, self._clock.now())
        self._free = mine + self._gap
        await self._clock.sleep_until(mine)
