"""What was committed is told in the chat: once each, in order, caught up after a crash."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from itertools import chain, repeat
from typing import Any, Final

import aiohttp
import discord

from bot.domain.table import Action, Announcement, Status, Table
from bot.services.reminders import Reminders
from bot.services.tables import Tables
from bot.storage.database import StoreError
from bot.ui import cards, permissions
from bot.ui.context import PublicContext
from bot.ui.language import server_language
from engines.core.errors import Refusal

log = logging.getLogger(__name__)

ONE_WEEK: Final = 10080  # minutes, the longest that a silent thread stays open
THREAD_EXISTS = 160004
NOBODY = discord.AllowedMentions.none()
GATHERING = {
    Action.JOINED,
    Action.LEFT,
    Action.CANCELLED,
    Action.KICKED,
    Action.ADDED_COMPUTER,
    Action.REMOVED_COMPUTER,
}
PAUSES = (0.1, 1, 5, 20, 60)  # seconds between attempts while Discord or the disk is not to be reached
# What may go better next time: the connection, the platform or the disk failed.
PASSING = (discord.DiscordServerError, aiohttp.ClientError, OSError, StoreError)


class Announcer:
    """Empties the outbox: each table's news in order, many tables at once. `wake` it after every commit."""

    def __init__(self, client: discord.Client, tables: Tables, reminders: Reminders) -> None:
        self.client = client
        self.tables = tables
        self.reminders = reminders
        self.told: Callable[[], None] = lambda: None  # called when a table knows everything
        self._news = asyncio.Event()
        self._news.set()
        self._latest = 0  # the number of the latest announcement that was fetched
        self._waiting: dict[int, deque[Announcement]] = {}  # what each table is still to be told
        self._fetching = False
        self._rest = asyncio.Event()

    def wake(self) -> None:
        """Something was committed."""
        self._rest.clear()
        self._news.set()

    async def wait_until_idle(self) -> None:
        """Wait until everything that was committed is told."""
        await self._rest.wait()

    async def run(self) -> None:
        """Announce what is waiting, then sleep until something is; for ever."""
        await self.client.wait_until_ready()
        async with asyncio.TaskGroup() as telling:
            while True:
                await self._news.wait()
                self._news.clear()
                self._fetching = True
                for announcement in await self.tables.pending(self._latest):
                    self._latest, table_id = announcement.id, announcement.act.table_id
                    if table_id not in self._waiting:
                        self._waiting[table_id] = deque()
                        telling.create_task(self._catch_up(table_id))
                    self._waiting[table_id].append(announcement)
                self._fetching = False
                self._rest_if_done()

    async def _catch_up(self, table_id: int) -> None:
        news = self._waiting[table_id]
        while news:  # More may come meanwhile.
            await self._announce(news.popleft())
        del self._waiting[table_id]
        self.told()
        self._rest_if_done()

    def _rest_if_done(self) -> None:
        if not (self._waiting or self._fetching or self._news.is_set()):
            self._rest.set()

    async def _announce(self, announcement: Announcement) -> None:
        """Until it is told: Discord knows it by its nonce, so that trying again says nothing twice."""
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                await self._attempt(announcement)
            except PASSING as error:
                log.warning("table %s is not told yet: %r", announcement.act.table_id, error)
                await asyncio.sleep(pause)
            else:
                return

    async def _attempt(self, announcement: Announcement) -> None:
        """Tell it, and tick it off.

        A place that is gone or closed to us, a damaged row or a mistake of ours must not hold up every
        other table, nor what this one has to tell next: that is ticked off too.
        """
        table_id = announcement.act.table_id
        try:
            await self._tell(await self.tables.table(table_id), announcement)
        except PASSING:
            raise
        except discord.Forbidden as error:
            log.warning("table %s may not be told: %r", table_id, error)
            await self.tables.unheard(announcement.id, await self._missing(table_id))
            return
        except (discord.HTTPException, Refusal) as error:
            log.warning("table %s was not told: %r", table_id, error)
        except Exception:  # A mistake about one table must not silence the others.
            log.exception("table %s was not told", table_id)
        await self.tables.announced(announcement.id)

    async def _missing(self, table_id: int) -> str:
        """The permission for want of which a table is not told anything."""
        place = self.client.get_channel((await self.tables.table(table_id)).place)
        if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
            return "view_channel"
        send = "send_messages_in_threads" if isinstance(place, discord.Thread) else "send_messages"
        held = place.permissions_for(place.guild.me)
        return next(iter(permissions.missing(held, "view_channel", send, "attach_files")), send)

    async def _tell(self, table: Table, announcement: Announcement) -> None:
        match announcement.act.deed:
            case Action.OPENED:
                await self._post_lobby(table, announcement)
            case deed if deed in GATHERING:
                await self._refresh_lobby(table, announcement)
            case Action.STARTED:
                await self._refresh_lobby(table, announcement)
                await self._post_card(await self._in_thread(table), announcement)
            case Action.PROPOSED | Action.WARNED:
                await self._post_words(table, announcement)
            case _:
                await self._post_card(table, announcement)
        if table.vote and table.vote.n == announcement.act.n:
            await self._post_vote(table, announcement)

    async def _post_lobby(self, table: Table, announcement: Announcement) -> None:
        place, card = self._place(table, table.channel), cards.lobby_card(self.onlooker(table))
        sent = await place.send(view=card.layout, nonce=announcement.nonce)
        await self.tables.remember_card(table.id, place.id, sent.id)

    async def _refresh_lobby(self, table: Table, announcement: Announcement) -> None:
        """The lobby card as it is now; a new one if somebody deleted it while people can still join."""
        if table.card is None or table.thread:
            return
        message = self._place(table, table.card.channel).get_partial_message(table.card.message)
        try:
            # An edit of a layout alone does not carry the client's own rule for mentions.
            await message.edit(view=cards.lobby_card(self.onlooker(table)).layout, allowed_mentions=NOBODY)
        except discord.NotFound:
            if table.status is Status.LOBBY:
                await self._post_lobby(table, announcement)

    async def _in_thread(self, table: Table) -> Table:
        """The table moved into a thread of its lobby card; a card has one at most, so a retry finds it."""
        if table.thread or table.card is None:
            return table
        onlooker = self.onlooker(table)
        card = self._place(table, table.card.channel).get_partial_message(table.card.message)
        name = onlooker.say("thread-name", game=onlooker.title, number=table.id)
        try:
            await card.create_thread(name=name[:100], auto_archive_duration=ONE_WEEK)
        except PASSING:
            raise
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                return await self._in_channel(table, error, "create_public_threads")
        return await self._moved(table, card.id)

    async def _in_channel(self, table: Table, error: discord.HTTPException, permission: str) -> Table:
        """The table moved into its channel, since it can have no thread; who can help is told how."""
        if isinstance(error, discord.Forbidden):
            onlooker = self.onlooker(table)
            words = onlooker.say("thread-forbidden", name=onlooker.say(f"permission-{permission}"))
            await self._place(table, table.channel).send(words, nonce=f"{permission[:6]}-{table.id}")
        return await self._moved(table, table.channel)

    async def _moved(self, table: Table, place: int) -> Table:
        await self.tables.remember_thread(table.id, place)
        return await self.tables.table(table.id)

    async def _post_card(self, table: Table, announcement: Announcement) -> None:
        """A new card; the last one stays as it is, since its buttons know that they are old."""
        onlooker, act = self.onlooker(table), announcement.act
        if not table.is_as_of(act.n) or act.deed is Action.OUT_OF_TIME:
            # Much happened meanwhile: the last of it gets the card, which calls the one who is to act.
            # Whose time is over has been called already.
            await self._post_words(table, announcement)
            return
        standing = await self.reminders.standing(table.id)
        card, calling = await cards.turn_card(onlooker, act, standing), standing.calling
        mentions = only(calling.person) if calling else NOBODY
        sent = await self.post(
            table,
            lambda: {**card.send_arguments(), "nonce": announcement.nonce, "allowed_mentions": mentions},
        )
        await self.tables.remember_card(table.id, sent.channel.id, sent.id)
        if calling:
            await self.reminders.told(calling)

    async def _post_words(self, table: Table, announcement: Announcement) -> None:
        happened = self.onlooker(table).describe(announcement.act.events)
        await self.post(table, lambda: {"content": happened, "nonce": announcement.nonce})

    async def _post_vote(self, table: Table, announcement: Announcement) -> None:
        """The card of a vote, under what was told of it."""
        card = cards.vote_card(self.onlooker(table), announcement.act.n)
        await self.post(table, lambda: {"view": card.layout, "nonce": f"vote-{announcement.id}"})

    async def post(self, table: Table, message: Callable[[], dict[str, Any]]) -> discord.Message:
        """Post where the table is played; in its channel if its thread is gone or closed to us."""
        try:
            return await self._place(table, table.place).send(**message())
        except (discord.NotFound, discord.Forbidden) as error:
            if table.place == table.channel:
                raise
            table = await self._in_channel(table, error, "send_messages_in_threads")
            return await self._place(table, table.place).send(**message())

    def _place(self, table: Table, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel, guild_id=table.guild)

    def onlooker(self, table: Table) -> PublicContext:
        """All who look at the table; where only computers play, others get their pictures first."""
        guild = self.client.get_guild(table.guild) if table.guild else None
        return PublicContext(table, server_language(guild), priority=0 if table.players else 1)


def only(person: int) -> discord.AllowedMentions:
    """A message that calls one person and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(person)])
