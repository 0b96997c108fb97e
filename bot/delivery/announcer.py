"""Announces what was committed: once each, in order, and after a crash too."""

import asyncio
import logging
from collections import deque
from itertools import chain, repeat

import discord

from bot.delivery.channels import MENTIONS_NOBODY, TEMPORARY_ERRORS, TableChannels, mention_only
from bot.domain.log import Action, Announcement
from bot.domain.table import Card, Status, Table
from bot.services.outbox import Outbox
from bot.services.reminders import Reminders
from bot.services.tables import Tables
from bot.ui import cards
from bot.ui.emoji import send_or_drop_emoji
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
RETRY_PAUSES = (0.1, 1, 5, 20, 60)  # seconds; the last one repeats


class Announcer:
    """Empties the outbox: the announcements of each table in order, many tables at once."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        outbox: Outbox,
        reminders: Reminders,
        channels: TableChannels,
    ) -> None:
        self._client = client
        self._tables = tables
        self._outbox = outbox
        self._reminders = reminders
        self._channels = channels
        self._woken = asyncio.Event()
        self._woken.set()
        self._latest = 0  # the id of the last announcement that was fetched
        self._queues: dict[int, deque[Announcement]] = {}  # by table
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
                self._fetching = False
                self._check_idle()

    async def _empty_queue(self, table_id: int) -> None:
        queue = self._queues[table_id]
        while queue:  # More may be added meanwhile.
            await self._announce(queue.popleft())
        del self._queues[table_id]
        self._check_idle()

    def _check_idle(self) -> None:
        if not (self._queues or self._fetching or self._woken.is_set()):
            self._idle.set()

    async def _announce(self, announcement: Announcement) -> None:
        """Retry until it succeeds. The nonce keeps Discord from showing it twice."""
        for pause in chain(RETRY_PAUSES, repeat(RETRY_PAUSES[-1])):
            try:
                await self._attempt(announcement)
            except TEMPORARY_ERRORS as error:
                log.warning("table %s is not announced yet: %r", announcement.entry.table_id, error)
                await asyncio.sleep(pause)
            else:
                return

    async def _attempt(self, announcement: Announcement) -> None:
        """Post an announcement, and remove it from the outbox.

        It is removed even if its channel is gone, a permission is missing, its row is damaged or our code
        fails: it must not block other tables, nor the next announcement of this one.
        """
        table_id = announcement.entry.table_id
        try:
            await self._post(await self._tables.table(table_id), announcement)
        except TEMPORARY_ERRORS:
            raise
        except discord.Forbidden as error:
            log.warning("a permission is missing at table %s: %r", table_id, error)
            missing = self._channels.missing_permission(await self._tables.table(table_id))
            await self._outbox.mark_forbidden(announcement.id, missing)
            return
        except (discord.HTTPException, Refusal) as error:
            log.warning("table %s was not announced: %r", table_id, error)
        except Exception:  # An error at one table must not stop the announcements of the others.
            log.exception("table %s was not announced", table_id)
        await self._outbox.mark_announced(announcement.id)

    async def _post(self, table: Table, announcement: Announcement) -> None:
        entry = announcement.entry
        match entry.action:
            case Action.OPENED:
                await self._post_lobby(table, announcement)
            case action if action in LOBBY_ACTIONS:
                await self._update_lobby(table, announcement)
            case Action.STARTED:
                await self._update_lobby(table, announcement)
                await self._post_card(await self._channels.open_thread(table), announcement)
            case Action.PROPOSED | Action.WARNED:
                await self._post_text(table, announcement)
            case _:
                await self._post_card(table, announcement)
        if table.vote and table.vote.n == entry.revision:
            await self._post_vote(table, announcement)

    async def _post_lobby(self, table: Table, announcement: Announcement) -> None:
        channel = self._channels.channel(table, table.channel)
        layout = cards.lobby_card(self._channels.context(table)).layout
        sent = await send_or_drop_emoji(channel.send, view=layout, nonce=announcement.nonce)
        await self._tables.set_card(table.id, Card(channel.id, sent.id))

    async def _update_lobby(self, table: Table, announcement: Announcement) -> None:
        """Edit the lobby card; post a new one if it was deleted while people can still join."""
        if table.card is None or table.thread:
            return
        channel = self._channels.channel(table, table.card.channel)
        layout = cards.lobby_card(self._channels.context(table)).layout
        try:
            # discord.py does not apply the client's allowed mentions to an edit of the layout alone.
            message = channel.get_partial_message(table.card.message)
            await send_or_drop_emoji(message.edit, view=layout, allowed_mentions=MENTIONS_NOBODY)
        except discord.NotFound:
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
        sent = await self._channels.post(
            table,
            lambda: {**card.send_arguments(), "nonce": announcement.nonce, "allowed_mentions": mentions},
        )
        await self._tables.set_card(table.id, Card(sent.channel.id, sent.id))
        if status.to_mention:
            await self._reminders.add_notice(status.to_mention)

    async def _post_text(self, table: Table, announcement: Announcement) -> None:
        text = self._channels.context(table).describe(announcement.entry.events)
        await self._channels.post(table, lambda: {"content": text, "nonce": announcement.nonce})

    async def _post_vote(self, table: Table, announcement: Announcement) -> None:
        """Post the card of a vote, below the announcement of it."""
        card = cards.vote_card(self._channels.context(table), announcement.entry.revision)
        await self._channels.post(table, lambda: {"view": card.layout, "nonce": f"vote-{announcement.id}"})
