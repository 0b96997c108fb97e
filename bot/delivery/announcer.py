"""Announces what was committed: once each, in order, and after a crash too."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from itertools import chain, repeat
from typing import Final

import discord

from bot.delivery.channels import MENTIONS_NOBODY, Message, TableChannels, mention_only
from bot.delivery.refusals import DELIVERY_ERRORS, UNKNOWN_MESSAGE, Remedy, remedy, retry_after
from bot.domain.log import Action, Announcement
from bot.domain.table import Card, Status, Table
from bot.domain.time_control import DAY, HOUR
from bot.runtime.clock import RateLimiter
from bot.services.outbox import Outbox
from bot.services.reminders import Reminders
from bot.services.tables import Tables
from bot.ui import cards
from engines.core.errors import Refusal

log = logging.getLogger(__name__)

LOBBY_ACTIONS = {
    Action.JOINED,
    Action.LEFT,
    Action.CANCELLED,
    Action.KICKED,
    Action.ADDED_COMPUTER,
    Action.REMOVED_COMPUTER,
}
# Seconds; the last one repeats, and Discord may ask for more.
RETRY_PAUSES: Final = (0.1, 1, 5, 20, 60)
# Seconds until an announcement that was refused is tried again. After the last one it is given up.
REFUSED_PAUSES: Final = (HOUR, 6 * HOUR, DAY)


class Announcer:
    """Empties the outbox: the announcements of each table in order, many tables at once."""

    def __init__(  # noqa: PLR0913 - it connects that many services
        self,
        *,
        client: discord.Client,
        tables: Tables,
        outbox: Outbox,
        reminders: Reminders,
        channels: TableChannels,
        rate_limiter: RateLimiter,
    ) -> None:
        self._client = client
        self._tables = tables
        self._outbox = outbox
        self._reminders = reminders
        self._channels = channels
        self._rate_limiter = rate_limiter
        self._woken = asyncio.Event()
        self._woken.set()
        self._latest = 0  # the id of the last announcement that was fetched
        self._queues: dict[int, deque[Announcement]] = {}  # by table
        self._held: dict[int, asyncio.Event] = {}  # tables that wait after a refusal, until they change
        self._fetching = False
        self._idle = asyncio.Event()

    def notice(self, _: Table) -> None:
        """A table has changed: look at the outbox."""
        self._idle.clear()
        self._woken.set()

    async def wait_until_idle(self) -> None:
        """Wait until everything that was committed is announced."""
        await self._idle.wait()

    async def run(self) -> None:
        """Announce everything in the outbox, then sleep until a table changes; forever."""
        await self._client.wait_until_ready()
        async with asyncio.TaskGroup() as tasks:
            while True:
                await self._woken.wait()
                self._woken.clear()
                self._fetching = True
                for announcement in await self._outbox.pending(self._latest):
                    self._latest, table_id = announcement.id, announcement.entry.table_id
                    if table_id not in self._queues:
                        self._queues[table_id] = deque()
                        tasks.create_task(self._empty_queue(table_id))
                    self._queues[table_id].append(announcement)
                    self._release(table_id)
                self._fetching = False
                self._check_idle()

    async def _empty_queue(self, table_id: int) -> None:
        queue = self._queues[table_id]
        while queue:  # More may be added meanwhile.
            await self._announce(queue)
            queue.popleft()
        del self._queues[table_id]
        self._check_idle()

    def _check_idle(self) -> None:
        busy = self._queues.keys() - self._held.keys()
        if not (busy or self._fetching or self._woken.is_set()):
            self._idle.set()

    async def _announce(self, queue: deque[Announcement]) -> None:
        """Try to post the first announcement until it is posted or given up.

        The nonce keeps Discord from showing it twice.
        """
        pauses, refusals = chain(RETRY_PAUSES, repeat(RETRY_PAUSES[-1])), 0
        while True:
            try:
                if await self._attempt(queue, refusals):
                    return
                refusals += 1
            except DELIVERY_ERRORS as error:
                log.warning("table %s is not announced yet: %r", queue[0].entry.table_id, error)
                await asyncio.sleep(max(next(pauses), retry_after(error)))

    async def _attempt(self, queue: deque[Announcement], refusals: int) -> bool:
        """Post an announcement, and remove it from the outbox; false if it is to be tried again.

        It is removed even if its row is damaged or our code fails: it must not block the next one.
        """
        announcement = queue[0]
        try:
            if not await self._post_or_keep(queue, refusals):
                return False
        except DELIVERY_ERRORS:
            raise
        except Refusal as error:
            log.warning("table %s was not announced: %r", announcement.entry.table_id, error)
        except Exception:  # An error at one table must not stop the announcements of the others.
            log.exception("table %s was not announced", announcement.entry.table_id)
        await self._outbox.mark_announced(announcement.id)
        return True

    async def _post_or_keep(self, queue: deque[Announcement], refusals: int) -> bool:
        """Post an announcement; false if Discord refused it, and it is to be tried again."""
        table = await self._tables.table(queue[0].entry.table_id)
        try:
            await self._post(table, queue[0])
        except discord.HTTPException as error:
            if remedy(error) is Remedy.RETRY:
                raise
            await self._channels.report(table, error)
            return not await self._keep(queue, error, refusals)
        return True

    async def _keep(self, queue: deque[Announcement], error: discord.HTTPException, refusals: int) -> bool:
        """Keep an announcement that was refused until the table changes, or for a long time.

        False if it is given up: after many refusals, if the channel is gone, and if a later announcement
        shows the table as it is now.
        """
        table_id, gone = queue[0].entry.table_id, remedy(error) is Remedy.LEAVE_THREAD
        if gone or len(queue) > 1 or refusals == len(REFUSED_PAUSES):
            log.warning("table %s was not announced: %r", table_id, error)
            return False
        log.warning("table %s is not announced yet: %r", table_id, error)
        await self._outbox.mark_refused(queue[0].id)
        await self._wait_for_change(table_id, REFUSED_PAUSES[refusals])
        return True

    async def _wait_for_change(self, table_id: int, seconds: float) -> None:
        """Wait until the table has something new to announce, or so long."""
        self._held[table_id] = changed = asyncio.Event()
        self._check_idle()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await changed.wait()
        self._release(table_id)

    def _release(self, table_id: int) -> None:
        if changed := self._held.pop(table_id, None):
            self._idle.clear()
            changed.set()

    async def _post(self, table: Table, announcement: Announcement) -> None:
        entry = announcement.entry
        self._rate_limiter.take()
        match entry.action:
            case Action.OPENED:
                await self._post_lobby(table, announcement)
            case action if action in LOBBY_ACTIONS:
                await self._update_lobby(table, announcement)
            case Action.STARTED:
                await self._update_lobby(table, announcement)
                table = await self._channels.open_thread(table)
                await self._post_card(table, announcement)
                await self._channels.add_to_thread(table, *table.players)
            case Action.TOOK_SEAT:
                await self._post_card(table, announcement)
                await self._channels.add_to_thread(table, entry.person)
            case Action.PROPOSED | Action.WARNED:
                await self._post_text(table, announcement)
            case _:
                await self._post_card(table, announcement)
        if table.vote and table.vote.n == entry.revision:
            await self._post_vote(table, announcement)

    async def _post_lobby(self, table: Table, announcement: Announcement) -> None:
        layout = cards.lobby_card(self._channels.context(table)).layout
        sent = await self._send(table, lambda: {"view": layout, "nonce": announcement.nonce})
        await self._tables.set_card(table.id, Card(sent.channel.id, sent.id))

    async def _update_lobby(self, table: Table, announcement: Announcement) -> None:
        """Edit the lobby card; post a new one if it was deleted while people can still join."""
        if table.card is None or table.thread:
            return
        layout = cards.lobby_card(self._channels.context(table)).layout
        try:
            await self._channels.edit(table, table.card, layout)
            await self._outbox.set_problem(table.id, None)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            if table.status is Status.LOBBY:
                await self._post_lobby(table, announcement)

    async def _post_card(self, table: Table, announcement: Announcement) -> None:
        """Post a new card. The old one stays; its buttons know that they are outdated."""
        entry = announcement.entry
        if not table.is_as_of(entry.revision) or entry.action is Action.OUT_OF_TIME:
            # A later announcement will post the card, and mention the player to act.
            # A player whose time ran out was mentioned before.
            await self._post_text(table, announcement)
            return
        status = await self._reminders.turn_status(table.id)
        card = await cards.turn_card(self._channels.context(table), entry, status)
        mentions = mention_only(status.to_mention.person) if status.to_mention else MENTIONS_NOBODY
        sent = await self._send(
            table,
            lambda: {**card.send_arguments(), "nonce": announcement.nonce, "allowed_mentions": mentions},
        )
        await self._tables.set_card(table.id, Card(sent.channel.id, sent.id))
        if status.to_mention:
            await self._reminders.add_notice(status.to_mention)

    async def _post_text(self, table: Table, announcement: Announcement) -> None:
        text = self._channels.context(table).describe(announcement.entry.events)
        await self._send(table, lambda: {"content": text, "nonce": announcement.nonce})

    async def _post_vote(self, table: Table, announcement: Announcement) -> None:
        """Post the card of a vote, below the announcement of it."""
        card = cards.vote_card(self._channels.context(table), announcement.entry.revision)
        await self._send(table, lambda: {"view": card.layout, "nonce": announcement.vote_nonce})

    async def _send(self, table: Table, message: Callable[[], Message]) -> discord.Message:
        """Post a message. If it is where it belongs, the table has no problem any more.

        Only announcements can tell: a reminder has no picture, and may be accepted where a card is refused.
        """
        sent = await self._channels.post(table, message)
        if sent.channel.id == table.place:
            await self._outbox.set_problem(table.id, None)
        return sent
