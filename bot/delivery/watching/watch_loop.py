"""Tells watchers what was announced: one task that sleeps until something is due."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from typing import Final, TypeAlias

import discord
from msgspec import Struct

from bot.delivery.refusals import DELIVERY_ERRORS, Remedy, remedy
from bot.delivery.watching.audience import can_see, server_of
from bot.delivery.watching.watch_cards import WatchCards
from bot.domain.people.availability import NotificationSettings
from bot.domain.people.watching import News, plays
from bot.domain.shards import Shards
from bot.domain.table import Table
from bot.domain.time_control import HOUR
from bot.runtime.alarm import Alarm
from bot.runtime.clock import RateLimiter
from bot.runtime.trouble import until_it_works
from bot.services.people.settings import Settings
from bot.services.people.watching import Watching
from bot.services.processes.claims import NotHeld
from bot.services.tables import Tables
from bot.storage.errors import StorageError
from engines.core.errors import Refusal

log = logging.getLogger(__name__)

Pair: TypeAlias = tuple[int, int]  # a person and a table

RETRY: Final = 10  # seconds until a card is tried again, doubled each time
LONGEST_PAUSE: Final = 8 * HOUR
MOST_ROUNDS: Final = 10  # in a second; every announcement at any table wakes the loop


class Retry(Struct, frozen=True):
    """When to try again what could not be told."""

    moment: int
    failures: int


class WatchLoop:
    """Tells everybody what is due. Call `wake` when something was announced."""

    def __init__(
        self,
        *,
        client: discord.Client,
        tables: Tables,
        settings: Settings,
        watching: Watching,
        cards: WatchCards,
    ) -> None:
        self._client = client
        self._tables = tables
        self._settings = settings
        self._watching = watching
        self._cards = cards
        self._retries: dict[Pair, Retry] = {}
        self._has_taken_over = True  # What it tells may have been sent just before, by another process.
        self._alarm = Alarm(watching.clock)

    def wake(self) -> None:
        self._alarm.wake()

    def notice_claims(self, _: Shards) -> None:
        """This process tells of other tables than before."""
        self._has_taken_over = True
        self.wake()

    async def wait_until_idle(self) -> None:
        """Wait until everything that is due is told."""
        await self._alarm.wait_until_idle()

    async def run(self) -> None:
        """Tell what is due, then sleep until something is; forever."""
        await self._cards.wait_until_ready()
        rest = RateLimiter(MOST_ROUNDS)
        while True:
            await rest.wait()
            self._alarm.begin_round()
            due_next = await until_it_works(self._tell_all, StorageError)
            # Claims that came in the midst of the round count for the next one.
            self._has_taken_over = self._has_taken_over and self._alarm.is_woken
            await self._alarm.sleep_until(due_next)

    async def _tell_all(self) -> int | None:
        """Tell what is due, to all people at once, to each in order; when something will be due next."""
        now, moments = self._watching.now(), list[int]()
        due = defaultdict[int, list[tuple[News, NotificationSettings]]](list)
        for news, settings in await self._watching.news():
            moment = self._due(news, settings, now)
            if moment is None:
                await self._forget_if_over(news)
            elif moment <= now:
                due[news.watch.person].append((news, settings))
            else:
                moments.append(moment)
        await asyncio.gather(*map(self._tell_person, due.values()))
        if due:
            self.wake()  # for what was announced meanwhile, and what failed
        return min(moments, default=None)

    def _due(self, news: News, settings: NotificationSettings, now: int) -> int | None:
        """When to tell it; not before it is to be tried again."""
        moment, retry = news.due(settings, now), self._retries.get(pair(news))
        return max(moment, retry.moment) if moment is not None and retry else moment

    async def _forget_if_over(self, news: News) -> None:
        """Watching ends with the table for those, too, who want no messages."""
        if news.is_over:
            await self._watching.set_told(news)

    async def _tell_person(self, items: Sequence[tuple[News, NotificationSettings]]) -> None:
        for news, settings in items:
            try:
                await self._tell(news, settings)
            except NotHeld:  # Another process does.
                return
            except StorageError:
                raise
            except (Refusal, *DELIVERY_ERRORS) as error:
                self._postpone(news, error)
            except Exception:  # An error at one table must not stop the cards of the others.
                log.exception("a watcher of table %s was not told", news.watch.table_id)
                await self._watching.set_told(news)

    async def _tell(self, news: News, settings: NotificationSettings) -> None:
        """Send the card, unless the person may not or need not see it any more: then they watch no longer."""
        watch, table = news.watch, await self._tables.table(news.watch.table_id)
        if server_of(self._client, table) is None:
            self._try_again(news, HOUR)  # Another process may serve it, or Discord will show it again.
        elif plays(table, watch.person) or not await can_see(
            self._client, table, discord.Object(watch.person)
        ):
            await self._stop(news)
        elif await self._send(news, settings, table):
            self._retries.pop(pair(news), None)
            await self._watching.set_told(news)
        elif (await self._settings.of_person(watch.person)).direct_closed:
            await self._stop(news)
        else:
            self._try_again(news, HOUR)

    async def _stop(self, news: News) -> None:
        self._retries.pop(pair(news), None)
        await self._watching.stop(news.watch.person, news.watch.table_id)

    async def _send(self, news: News, settings: NotificationSettings, table: Table) -> bool:
        with self._watching.claims.telling(table.guild):
            return await self._cards.send(news, settings, table, may_be_sent=self._may_be_sent(news))

    def _may_be_sent(self, news: News) -> bool:
        """Whether there may have been an attempt that succeeded, of another process or without an answer."""
        return self._has_taken_over or pair(news) in self._retries

    def _postpone(self, news: News, error: Exception) -> None:
        """Try again later; soon if the trouble is one that passes."""
        passes = isinstance(error, DELIVERY_ERRORS) and remedy(error) is Remedy.RETRY
        log.warning("a watcher of table %s is not told yet: %r", news.watch.table_id, error)
        self._try_again(news, RETRY if passes else HOUR)

    def _try_again(self, news: News, pause: int) -> None:
        """After a pause, which doubles each time."""
        before = self._retries.get(pair(news))
        failures = before.failures if before else 0
        moment = self._watching.now() + min(pause << failures, LONGEST_PAUSE)
        self._retries[pair(news)] = Retry(moment, failures + 1)


def pair(news: News) -> Pair:
    return news.watch.person, news.watch.table_id
