"""An alarm for a task that works in rounds: it sleeps until something is due, or until somebody wakes it."""

import asyncio
from collections.abc import Callable

from bot.runtime.clock import Clock


class Alarm:
    """When the next round begins. Others can wait until nothing is left to do."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._woken = asyncio.Event()
        self._is_asleep = False
        self._idle = asyncio.Condition()
        self.next: int | None = None  # when something will be due

    def wake(self) -> None:
        self._woken.set()

    @property
    def is_woken(self) -> bool:
        """Whether somebody has called `wake` since this round began."""
        return self._woken.is_set()

    def begin_round(self) -> None:
        """What comes after this is for the next round."""
        self._woken.clear()

    async def sleep_until(self, moment: int | None) -> None:
        """Sleep until `wake` is called; at the moment it is called here, if there is one."""
        self.next = moment
        async with self._idle:
            self._is_asleep = True
            self._idle.notify_all()
        ringing = asyncio.create_task(self._ring_at(moment)) if moment is not None else None
        try:
            await self._woken.wait()
        finally:
            if ringing:
                ringing.cancel()
        self._is_asleep = False

    async def _ring_at(self, moment: int) -> None:
        await self._clock.sleep_until(moment)
        self.wake()

    async def wait_until_idle(self, is_done: Callable[[], bool] = lambda: True) -> None:
        """Wait until the task sleeps, nothing is due, and what it has started is done."""
        async with self._idle:
            await self._idle.wait_for(lambda: self._is_idle() and is_done())

    def _is_idle(self) -> bool:
        is_late = self.next is not None and self.next <= self._clock.now()
        return self._is_asleep and not (is_late or self.is_woken)
