"""A clock that stands still until a test sets it."""

import asyncio


class ManualClock:
    """Sleepers wake when the clock is set to their time."""

    def __init__(self, moment: float) -> None:
        self._now = moment
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep_until(self, moment: float) -> None:
        if moment > self._now:
            sleeper = (moment, asyncio.get_running_loop().create_future())
            self._sleepers.append(sleeper)
            try:
                await sleeper[1]
            finally:
                self._sleepers.remove(sleeper)

    def set(self, moment: float) -> None:
        """Set the time; it never goes back."""
        assert moment >= self._now
        self._now = moment
        for due, sleeper in self._sleepers:
            if due <= moment and not sleeper.done():
                sleeper.set_result(None)

    @property
    def alarms(self) -> list[float]:
        """The times at which sleepers want to wake."""
        return sorted(moment for moment, _ in self._sleepers)


class LeapingClock(ManualClock):
    """A clock that jumps forward instead of sleeping."""

    async def sleep_until(self, moment: float) -> None:
        self.set(max(moment, self.now()))
