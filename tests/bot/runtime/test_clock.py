"""The rate limit that cards and reminders share."""

import pytest

from bot.runtime.clock import RateLimiter
from tests.manual_clock import LeapingClock


@pytest.mark.parametrize(
    ("taken", "moment"),
    [
        (0, 1000),
        (1, 1000.5),
        (2, 1001),
        (99, 1001),  # Whatever is taken, those who wait are delayed by a second at most.
    ],
)
async def test_who_takes_a_slot_delays_those_who_wait(taken: int, moment: float) -> None:
    clock = LeapingClock(1000)
    limiter = RateLimiter(2, clock)
    for _ in range(taken):
        limiter.take()
    assert clock.now() == 1000
    await limiter.wait()
    assert clock.now() == moment
