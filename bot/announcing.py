"""What was committed is told in the chat: once each, in order, caught up after a crash."""

import asyncio
import logging
from itertools import groupby
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
        self._busy: set[int] = set()  # the tables that are being told something

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
                waiting = [
                    news for news in await self.tables.pending() if news.act.table_id not in self._busy
                ]
                for table_id, news in groupby(sorted(waiting, key=_table), key=_table):
                    self._busy.add(table_id)
                    telling.create_task(self._catch_up(table_id, list(news)))

    async def _catch_up(self, table_id: int, news: list[Announcement]) -> None:
        for announcement in news:
            await self._announce(announcement)
        self._busy.discard(table_id)
        self.wake()  # There may be more by now.

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


def _table(announcement: Announcement) -> int:
    return announcement.act.table_id
