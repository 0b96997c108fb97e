"""Where a table's messages go: into its thread, or into its channel if it cannot have one."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot.domain.table import Table
from bot.services.tables import Tables
from bot.storage.database import StorageError
from bot.ui import permissions
from bot.ui.context import PublicContext
from bot.ui.emoji import send_or_drop_emoji
from bot.ui.language import server_language

Message: TypeAlias = dict[str, Any]  # the arguments of discord.py's `send`

ONE_WEEK: Final = 10080  # minutes; the longest time before Discord archives a silent thread
THREAD_EXISTS: Final = 160004  # Discord's error code
# Errors after which a retry may succeed: of the connection, the platform or the disk.
TEMPORARY_ERRORS = (discord.DiscordServerError, aiohttp.ClientError, OSError, StorageError)
MENTIONS_NOBODY = discord.AllowedMentions.none()


class TableChannels:
    """Posts messages where a table is played."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    def context(self, table: Table) -> PublicContext:
        """The table as everybody sees it. Pictures of games without people have a lower priority."""
        guild = self._client.get_guild(table.guild) if table.guild else None
        return PublicContext(table, server_language(guild), priority=0 if table.players else 1)

    def channel(self, table: Table, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=table.guild)

    async def post(self, table: Table, message: Callable[[], Message]) -> discord.Message:
        """Post in the table's thread; in its channel if the thread is gone or not accessible.

        The message is a function because an attached file can be sent only once.
        """
        try:
            return await send_or_drop_emoji(self.channel(table, table.place).send, **message())
        except (discord.NotFound, discord.Forbidden) as error:
            if table.place == table.channel:
                raise
            table = await self._move_to_channel(table, error, "send_messages_in_threads")
            return await send_or_drop_emoji(self.channel(table, table.place).send, **message())

    async def open_thread(self, table: Table) -> Table:
        """Open a thread at the lobby card. A card has at most one, so a retry finds it."""
        if table.thread or table.card is None:
            return table
        context = self.context(table)
        card = self.channel(table, table.card.channel).get_partial_message(table.card.message)
        name = context.say("thread-name", game=context.title, number=table.id)
        try:
            await card.create_thread(name=name[:100], auto_archive_duration=ONE_WEEK)
        except TEMPORARY_ERRORS:
            raise
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                return await self._move_to_channel(table, error, "create_public_threads")
        return await self._move(table, card.id)

    async def _move_to_channel(self, table: Table, error: discord.HTTPException, permission: str) -> Table:
        """Continue in the channel; if a permission is missing, say which one."""
        if isinstance(error, discord.Forbidden):
            context = self.context(table)
            words = context.say("thread-forbidden", name=context.say(f"permission-{permission}"))
            await self.channel(table, table.channel).send(words, nonce=f"{permission[:6]}-{table.id}")
        return await self._move(table, table.channel)

    async def _move(self, table: Table, place: int) -> Table:
        await self._tables.set_thread(table.id, place)
        return await self._tables.table(table.id)

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
