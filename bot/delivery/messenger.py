"""Reaches one person: by direct message, or where their table is played."""

import logging
from typing import Final

import discord

from bot.delivery.channels import Message, TableChannels, mention_only
from bot.delivery.refusals import DIRECT_MESSAGES_CLOSED, Remedy, remedy
from bot.delivery.reminder_messages import Draft
from bot.domain.availability import NotificationSettings
from bot.domain.table import Person, Table
from bot.runtime.clock import RateLimiter
from bot.services.people.settings import Settings
from bot.ui.context import PublicContext
from bot.ui.emoji import send_or_drop_emoji

log = logging.getLogger(__name__)

# Discord allows 50 requests a second; answers to people who play do not count. Cards take their share first.
MESSAGES_PER_SECOND: Final = 45


class Messenger:
    """Sends messages to single people, within the rate limit."""

    def __init__(
        self,
        client: discord.Client,
        settings: Settings,
        channels: TableChannels,
        rate_limiter: RateLimiter,
    ) -> None:
        self._client = client
        self._settings = settings
        self._channels = channels
        self._rate_limiter = rate_limiter

    async def wait_until_ready(self) -> None:
        await self._client.wait_until_ready()

    async def send(
        self, person: Person, settings: NotificationSettings, table: Table, draft: Draft, options: Message
    ) -> None:
        """Send a direct message if they want one and Discord allows it, else post at the table."""
        if settings.uses_direct_messages and await self._send_direct(person, settings, table, draft, options):
            return
        message = await draft(self._channels.context(table), False)
        options = {**options, "allowed_mentions": mention_only(person.id)}
        await self._rate_limiter.wait()
        await self._channels.post(table, lambda: {**message, **options})

    async def _send_direct(
        self, person: Person, settings: NotificationSettings, table: Table, draft: Draft, options: Message
    ) -> bool:
        """Send a direct message; false if Discord refuses it. Closed ones are stored in the settings."""
        message = await draft(PublicContext(table, settings.language), True)
        try:
            channel = settings.direct_channel or await self._open_direct_channel(person)
            await self._rate_limiter.wait()
            send = self._client.get_partial_messageable(channel).send
            await send_or_drop_emoji(send, **message, **options)
        except discord.HTTPException as error:
            if remedy(error) is Remedy.RETRY:
                raise
            log.info("%s does not get a direct message: %r", person.id, error)
            if error.code in DIRECT_MESSAGES_CLOSED:
                await self._settings.choose(person, direct_closed=True, direct_channel=None)
            return False
        return True

    async def _open_direct_channel(self, person: Person) -> int:
        """The id of the channel for direct messages, which never changes."""
        await self._rate_limiter.wait()
        channel = await self._client.create_dm(discord.Object(person.id))
        await self._settings.choose(person, direct_channel=channel.id)
        return channel.id
