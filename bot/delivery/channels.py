"""Where a table's messages go: into its thread, or into its channel if the thread cannot be used."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.delivery.refusals import (
    DELIVERY_ERRORS,
    THREAD_EXISTS,
    THREAD_LIMIT,
    THREAD_PROBLEMS,
    UNKNOWN_CHANNEL,
    Remedy,
    remedy,
)
from bot.delivery.refusals import problem as problem_of
from bot.delivery.sent_before import Attempt, find_sent
from bot.domain.delivery_problem import DeliveryProblem, ProblemKind
from bot.domain.nonce import nonce
from bot.domain.table import Card, Person, Table
from bot.services.outbox import Outbox
from bot.services.server_preferences import Servers
from bot.services.tables import Tables
from bot.ui import permissions
from bot.ui.context import PublicContext
from bot.ui.emoji import send_or_drop_emoji
from bot.ui.text.language import guild_language
from bot.ui.themes import DEFAULT_THEME
from engines.core.text import Text
from render import Theme

log = logging.getLogger(__name__)

Message: TypeAlias = dict[str, Any]  # the arguments of discord.py's `send`

ONE_WEEK: Final = 10080  # minutes; the longest time before Discord archives a silent thread
MENTIONS_NOBODY = discord.AllowedMentions.none()


class TableChannels:
    """Posts messages where a table is played."""

    def __init__(self, client: discord.Client, tables: Tables, outbox: Outbox, servers: Servers) -> None:
        self._client = client
        self._tables = tables
        self._outbox = outbox
        self._servers = servers
        self._awaited: dict[int, asyncio.Event] = {}  # tables whose threads somebody waits for

    def context(self, table: Table) -> PublicContext:
        """The table as everybody sees it. Pictures of games without people have a lower priority."""
        language = table.language or self.server_language(table.guild) or "en"
        return PublicContext(table, language, self.theme(table), priority=0 if table.players else 1)

    def theme(self, table: Table) -> Theme:
        """The theme of a table's public pictures."""
        return table.theme or self.server_theme(table.guild)

    def server_theme(self, guild: int | None) -> Theme:
        """The theme of a server's pictures."""
        return self._servers.preferences(guild).theme or DEFAULT_THEME

    def server_language(self, guild: int | None) -> str | None:
        """The language of a server, as its moderators or Discord say; none if neither does."""
        known = self._client.get_guild(guild) if guild else None
        return self._servers.preferences(guild).language or guild_language(known)

    def channel(self, table: Table, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=table.guild)

    async def post(
        self, table: Table, message: Callable[[], Message], attempt: Attempt | None = None
    ) -> discord.Message:
        """Post in the table's thread; in its channel if the thread cannot be used.

        The message is a function because an attached file can be sent only once. If there was an attempt to
        send it before, it is looked for first.
        """
        try:
            return await self.send_once(self.channel(table, table.place), message, attempt)
        except discord.HTTPException as error:
            what = remedy(error) if table.place != table.channel else None
            if what is Remedy.POST_IN_CHANNEL:
                return await self._post_in_channel(table, message, error, attempt)
            if what is not Remedy.LEAVE_THREAD:
                raise
            table = await self._leave_thread(table, error)
            return await self.send_once(self.channel(table, table.channel), message, attempt)

    async def send_once(
        self, channel: discord.PartialMessageable, message: Callable[[], Message], attempt: Attempt | None
    ) -> discord.Message:
        """Send a message, unless an earlier attempt has; the message in the channel."""
        author = self._client.user
        if attempt and author and (sent := await find_sent(channel, message(), attempt, author.id)):
            return sent
        return await send_or_drop_emoji(channel.send, **message())

    async def edit(
        self,
        table: Table,
        card: Card,
        layout: ui.LayoutView,
        mentions: discord.AllowedMentions = MENTIONS_NOBODY,
        *,
        keep_files: bool = True,
    ) -> None:
        """Replace the layout of a card; its pictures stay, or go with those that the layout named."""
        files: Message = {} if keep_files else {"attachments": []}
        # discord.py does not apply the client's allowed mentions to an edit of the layout alone.
        message = self.channel(table, card.channel).get_partial_message(card.message)
        await send_or_drop_emoji(message.edit, view=layout, allowed_mentions=mentions, **files)

    async def _post_in_channel(
        self,
        table: Table,
        message: Callable[[], Message],
        error: discord.HTTPException,
        attempt: Attempt | None,
    ) -> discord.Message:
        """Post one message in the channel, after the reason if it is new. The next is tried in the thread."""
        kind = THREAD_PROBLEMS.get(error.code, ProblemKind.THREAD_PERMISSION)
        permission = self.missing_permission(table) if kind is ProblemKind.THREAD_PERMISSION else ""
        problem = DeliveryProblem(kind, error.code, permission)
        if await self._outbox.problem(table.id) != problem:
            await self._say_in_channel(table, kind, permission)
        sent = await self.send_once(self.channel(table, table.channel), message, attempt)
        await self._outbox.set_problem(table.id, problem)
        return sent

    async def open_thread(self, table: Table) -> Table:
        """Open a thread at the lobby card. A card has at most one, so a retry finds it."""
        if table.thread or table.card is None:
            return table
        context = self.context(table)
        card = self.channel(table, table.card.channel).get_partial_message(table.card.message)
        name = context.say("thread-name", game=context.title, number=str(table.id))
        try:
            await card.create_thread(name=name[:100], auto_archive_duration=ONE_WEEK)
        except discord.HTTPException as error:
            if remedy(error) is Remedy.RETRY:
                raise
            if error.code != THREAD_EXISTS:
                return await self._leave_thread(table, error)
        return await self._move(table, card.id)

    async def _leave_thread(self, table: Table, error: discord.HTTPException) -> Table:
        """Play in the channel from now on, because the thread was deleted or cannot be opened; say why."""
        reasons = {UNKNOWN_CHANNEL: "thread-deleted", THREAD_LIMIT: "thread-limit"}
        if error.code in reasons:
            await self._say_in_channel(table, reasons[error.code])
        elif isinstance(error, discord.Forbidden):
            await self._say_in_channel(table, "thread-forbidden", "create_public_threads")
        return await self._move(table, table.channel)

    async def _say_in_channel(self, table: Table, key: str, permission: str = "") -> None:
        context = self.context(table)
        name = Text(f"permission-{permission}") if permission else ""
        words = context.say(key, game=context.title, number=str(table.id), name=name)
        reason = nonce("why", table.id, table.revision)
        await self.channel(table, table.channel).send(words, nonce=reason)

    async def wait_for_thread(self, table_id: int, seconds: float) -> Table:
        """The table once it is known where it is played; after so long, the table as it is."""
        opened = self._awaited.setdefault(table_id, asyncio.Event())
        try:
            if (await self._tables.table(table_id)).thread is None:
                async with asyncio.timeout(seconds):
                    await opened.wait()
        except TimeoutError:
            log.info("table %s has no thread yet", table_id)
        finally:
            self._awaited.pop(table_id, None)
        return await self._tables.table(table_id)

    async def _move(self, table: Table, place: int) -> Table:
        await self._tables.set_thread(table.id, place)
        if awaited := self._awaited.get(table.id):
            awaited.set()
        return await self._tables.table(table.id)

    async def add_to_thread(self, table: Table, *people: Person) -> None:
        """Add people to the table's thread, so that it stands in their sidebar.

        Nothing depends on it: an error is logged, and the game goes on.
        """
        for person in people if table.place != table.channel else ():
            try:
                await self._add_member(table.place, person)
            except DELIVERY_ERRORS as error:
                log.warning("somebody was not added to the thread of table %s: %r", table.id, error)

    async def _add_member(self, place: int, person: Person) -> None:
        thread = self._client.get_channel(place) or await self._client.fetch_channel(place)
        if isinstance(thread, discord.Thread):
            await thread.add_user(discord.Object(person.id))

    async def report(self, table: Table, error: Exception) -> None:
        """Store why a message was refused, for the people of the table to see."""
        await self._outbox.set_problem(table.id, problem_of(error, self.missing_permission(table)))

    def missing_permission(self, table: Table) -> str:
        """The permission without which nothing can be posted at a table."""
        place = self._client.get_channel(table.place)
        if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
            return "view_channel"
        send = "send_messages_in_threads" if isinstance(place, discord.Thread) else "send_messages"
        held = place.permissions_for(place.guild.me)
        return next(iter(permissions.missing(held, "view_channel", send, "attach_files")), send)


def mention_only(person: int) -> discord.AllowedMentions:
    """Allow a message to mention one person and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(person)])
