"""What was committed is told in the chat: once each, in order, caught up after a crash."""

import asyncio
import logging
from collections import deque
from typing import Final

import discord

from bot import board, speech
from bot.board import Onlooker
from bot.records import Announcement, Deed, Table
from bot.tables import Tables
from engines.core.errors import Refusal

log = logging.getLogger(__name__)

ONE_WEEK: Final = 10080  # minutes, the longest that a silent thread stays open
THREAD_EXISTS = 160004


class Announcer:
    """Empties the outbox: each table's news in order, many tables at once. `wake` it after every commit."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables
        self._news = asyncio.Event()
        self._news.set()
        self._latest = 0  # the number of the latest announcement that was fetched
        self._waiting: dict[int, deque[Announcement]] = {}  # what each table is still to be told

    def wake(self) -> None:
        """Something was committed."""
        self._news.set()

    async def run(self) -> None:
        """Announce what is waiting, then sleep until something is; for ever."""
        await self.client.wait_until_ready()
        async with asyncio.TaskGroup() as telling:
            while True:
                await self._news.wait()
                self._news.clear()
                for announcement in await self.tables.pending(self._latest):
                    self._latest, table_id = announcement.id, announcement.act.table_id
                    if table_id not in self._waiting:
                        self._waiting[table_id] = deque()
                        telling.create_task(self._catch_up(table_id))
                    self._waiting[table_id].append(announcement)

    async def _catch_up(self, table_id: int) -> None:
        news = self._waiting[table_id]
        while news:  # More may come meanwhile.
            await self._announce(news.popleft())
        del self._waiting[table_id]

    async def _announce(self, announcement: Announcement) -> None:
        try:
            await self._tell(await self.tables.table(announcement.act.table_id), announcement)
        except (discord.HTTPException, Refusal) as error:
            # A place that is gone or closed to us, or a damaged row, must not hold up every other table.
            log.warning("table %s was not told: %s", announcement.act.table_id, error)
        await self.tables.announced(announcement.id)

    async def _tell(self, table: Table, announcement: Announcement) -> None:
        match announcement.act.deed:
            case Deed.OPENED:
                await self._post_lobby(table, announcement)
            case Deed.JOINED | Deed.LEFT | Deed.CANCELLED:
                await self._refresh_lobby(table)
            case Deed.STARTED:
                await self._refresh_lobby(table)
                await self._post_card(await self._in_thread(table), announcement)
            case _:
                await self._post_card(table, announcement)

    async def _post_lobby(self, table: Table, announcement: Announcement) -> None:
        place, layout = self._place(table, table.channel), board.lobby(self._onlooker(table))
        sent = await place.send(view=layout, nonce=announcement.nonce)
        await self.tables.remember_card(table.id, place.id, sent.id)

    async def _refresh_lobby(self, table: Table) -> None:
        if table.card and not table.thread:
            message = self._place(table, table.card.channel).get_partial_message(table.card.message)
            await message.edit(view=board.lobby(self._onlooker(table)))

    async def _in_thread(self, table: Table) -> Table:
        """The table moved into a thread of its lobby card; a card has one at most, so a retry finds it."""
        if table.thread or table.card is None:
            return table
        onlooker = self._onlooker(table)
        card = self._place(table, table.card.channel).get_partial_message(table.card.message)
        name = onlooker.say("thread-name", game=onlooker.title, number=table.id)
        try:
            await card.create_thread(name=name[:100], auto_archive_duration=ONE_WEEK)
        except discord.Forbidden:
            await self._place(table, table.channel).send(
                onlooker.say("thread-forbidden"), nonce=f"thread-{table.id}"
            )
            return table
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
        await self.tables.remember_thread(table.id, card.id)
        return await self.tables.table(table.id)

    async def _post_card(self, table: Table, announcement: Announcement) -> None:
        """A new card; the last one stays as it is, since its buttons know that they are old."""
        onlooker, act = self._onlooker(table), announcement.act
        mover = table.seat_of(act.person) if act.deed is Deed.MOVED else None
        shown = await board.turn(onlooker, onlooker.tell(act.events), mover)
        place, to_act = self._place(table, table.place), table.to_act
        meant = [discord.Object(to_act.id)] if to_act else []
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=meant)
        sent = await place.send(**shown.sent(), nonce=announcement.nonce, allowed_mentions=mentions)
        await self.tables.remember_card(table.id, place.id, sent.id)

    def _place(self, table: Table, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel, guild_id=table.guild)

    def _onlooker(self, table: Table) -> Onlooker:
        guild = self.client.get_guild(table.guild) if table.guild else None
        return Onlooker(table, speech.of_server(guild))
