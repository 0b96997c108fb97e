"""Makes the challenge of each day before it begins, in a worker of the lowest priority, and keeps it."""

import logging
from collections.abc import Callable
from functools import partial

from bot.domain.daily.challenge import Challenge
from bot.domain.daily.generator import NoChallenge, make
from bot.domain.daily.results import day_at, start_of
from bot.runtime.clock import Clock
from bot.runtime.worker import is_cancelled
from bot.runtime.worker_pool import WorkerPool
from bot.services.processes.claims import Claims
from bot.storage.daily import challenge_rows
from bot.storage.database import Database
from engines.core.errors import Refusal
from engines.core.text import Text

log = logging.getLogger(__name__)

NICENESS = 19  # It has all day.
SECRET_BITS = 256

# Not the pool of the searches: a challenge takes a minute, and people wait for those.
challenge_pool = WorkerPool(1, NICENESS, own_session=True)


class NotMadeYet(Refusal):
    """The challenge of the day is not ready."""


class Challenges:
    """The challenges of all days. `seeds` draws the secret of a new installation."""

    def __init__(
        self, database: Database, clock: Clock, seeds: Callable[[int], int], claims: Claims | None = None
    ) -> None:
        self._database = database
        self._clock = clock
        self._seeds = seeds
        self._claims = claims or Claims()
        self._latest: Challenge | None = None  # Everybody asks for the same one all day.

    def today(self) -> int:
        return day_at(self._clock.now())

    async def of_today(self) -> Challenge:
        return await self.of_day(self.today())

    async def of_day(self, day: int) -> Challenge:
        """The challenge of a day; refused if it is not made."""
        if self._latest and self._latest.day == day:
            return self._latest
        found = await self._database.read(partial(challenge_rows.of_day, day=day))
        if found is None:
            raise NotMadeYet(Text("daily-not-made"))
        self._latest = found
        return found

    async def run(self) -> None:
        """Make what is missing, then sleep until the next day; forever."""
        while True:
            today = self.today()
            async with self._claims.exclusive("challenges"):
                await self.make_missing(today)
            await self._clock.sleep_until(start_of(today + 1))

    async def make_missing(self, today: int) -> None:
        """Make the challenge of today if it is missing, so that it can be played, then that of tomorrow."""
        await self._make_if_missing(today)
        await self._database.transaction(partial(challenge_rows.begin_day, day=today))
        await self._make_if_missing(today + 1)

    async def _make_if_missing(self, day: int) -> None:
        if await self._database.read(partial(challenge_rows.of_day, day=day)):
            return
        drawn = f"{self._seeds(SECRET_BITS):0{SECRET_BITS // 4}x}"
        secret = await self._database.transaction(partial(challenge_rows.secret, drawn=drawn))
        try:
            made = await challenge_pool.run(make_in_worker, secret, day)
        except NoChallenge:
            log.warning("no fair challenge was found for day %s", day)
            return
        finally:
            challenge_pool.release()
        await self._database.transaction(partial(challenge_rows.add, challenge=made))
        log.info("the challenge of day %s is made: %s", day, made.game)


def make_in_worker(secret: str, day: int) -> Challenge:
    """Called by name in a worker process."""
    return make(secret, day, is_cancelled)
