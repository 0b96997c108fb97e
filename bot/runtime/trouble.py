"""Trouble that passes: it is retried with growing pauses, and logged when it begins, changes and ends."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from itertools import chain, repeat
from typing import Final, TypeVar

from bot.runtime.metrics import ERRORS

T = TypeVar("T")

PAUSES: Final = (1, 2, 5, 10, 30, 60)  # seconds; the last one repeats


def growing_pauses() -> Iterator[float]:
    """How long to wait before each retry, without end."""
    return chain(PAUSES, repeat(PAUSES[-1]))


class Trouble:
    """What is wrong with one thing now, if anything. Every error is counted, each state is logged once."""

    def __init__(self, log: logging.Logger, what: str) -> None:
        self._log = log
        self._what = what
        self.error: Exception | None = None

    def note(self, error: Exception | None) -> None:
        """It has failed by this error; none: it has worked."""
        if error:
            ERRORS.labels(kind=type(error).__name__).inc()
        if type(error) is not type(self.error):
            said = str(error) or type(error).__name__
            self._log.warning("%s: %s", self._what, said if error else "works again")
        self.error = error


async def until_it_works(work: Callable[[], Awaitable[T]], *passing: type[Exception]) -> T:
    """What the work returns, tried again after each passing error; whoever raises it logs it."""
    for pause in growing_pauses():
        try:
            return await work()
        except passing:
            await asyncio.sleep(pause)
    raise AssertionError  # The pauses never end.


async def run_forever(work: Callable[[], Awaitable[None]], trouble: Trouble) -> None:
    """Run work that never ends; if it fails, begin again after a pause."""
    for pause in growing_pauses():
        try:
            await work()
        except Exception as error:
            if type(error) is not type(trouble.error):
                logging.getLogger(__name__).exception("begins again after a failure")
            trouble.note(error)
            await asyncio.sleep(pause)
