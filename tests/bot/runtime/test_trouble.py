"""Trouble that passes: retried for ever, with growing pauses, and logged once a state."""

import asyncio
import logging
import time
from itertools import islice

import pytest

from bot.runtime.clock import RateLimiter
from bot.runtime.trouble import Trouble, growing_pauses, run_forever, until_it_works

log = logging.getLogger("tests.trouble")


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses, which take no time."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("bot.runtime.trouble.asyncio.sleep", sleep)
    return pauses


def test_pauses_grow_to_a_minute_and_never_end() -> None:
    pauses = [*islice(growing_pauses(), 1000)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (1, 60)


def test_a_state_is_logged_when_it_begins_changes_and_ends(caplog: pytest.LogCaptureFixture) -> None:
    disk = Trouble(log, "the disk")
    for error in (None, OSError("full"), OSError("full"), ValueError("odd"), None, None):
        disk.note(error)
    assert caplog.messages == ["the disk: full", "the disk: odd", "the disk: works again"]


async def test_passing_trouble_is_retried_for_as_long_as_it_takes(slept: list[float]) -> None:
    left = 100

    async def work() -> str:
        nonlocal left
        left -= 1
        if left:
            raise ConnectionError
        return "done"

    assert await until_it_works(work, ConnectionError) == "done"
    assert len(slept) == 99


async def test_another_error_is_not_retried(slept: list[float]) -> None:
    async def work() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        await until_it_works(work, ConnectionError)
    assert slept == []


async def test_a_loop_that_fails_begins_again_and_says_so_once(
    slept: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    runs = 0

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs == 5:
            raise asyncio.CancelledError
        raise RuntimeError("a bug")

    with pytest.raises(asyncio.CancelledError):
        await run_forever(work, Trouble(log, "reminders"))
    assert (runs, len(slept)) == (5, 4)
    assert [record.levelno for record in caplog.records].count(logging.ERROR) == 1


async def test_a_clock_that_jumps_ahead_and_back_delays_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    limiter, today = RateLimiter(100), time.time()
    monkeypatch.setattr(time, "time", lambda: today + 10 * 86_400)
    await limiter.wait()
    monkeypatch.setattr(time, "time", lambda: today)
    async with asyncio.timeout(5):
        await limiter.wait()
