"""Reaches one person: by direct message, or where their table is played."""

import logging

import discord
from msgspec import Struct

from bot.delivery.channels import Message, TableChannels, mention_only
from bot.delivery.refusals import DIRECT_MESSAGES_CLOSED, Remedy, remedy
from bot.delivery.reminders.reminder_messages import Draft
from bot.delivery.sent_before import Attempt
from bot.domain.people.availability import NotificationSettings
from bot.domain.table import Person, Table
from bot.runtime.clock import RateLimiter
from bot.services.people.settings import Settings
from bot.ui.context import PublicContext

log = logging.getLogger(__name__)


class Sending(Struct, frozen=True):
    """How a message is sent, whatever it says."""

    nonce: str
    silent: bool = False
    attempt: Attempt | None = None  # an earlier one, which may have succeeded

    @property
    def options(self) -> Message:
        return {"nonce": self.nonce, "silent": self.silent}


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
        self, person: Person, settings: NotificationSettings, table: Table, draft: Draft, how: Sending
    ) -> None:
        """Send a direct message if they want one and Discord allows it, else post at the table."""
        if settings.uses_direct_messages and await self.send_direct(person, settings, table, draft, how):
            return
        message = await draft(self._channels.context(table), False)
        options = {**how.options, "allowed_mentions": mention_only(person.id)}
        await self._rate_limiter.wait()
        await self._channels.post(table, lambda: {**message, **options}, how.attempt)

    async def send_direct(
        self, person: Person, settings: NotificationSettings, table: Table, draft: Draft, how: Sending
    ) -> bool:
        """Send a direct message; false if Discord refuses it. Closed ones are stored in the settings."""
        theme = settings.theme or self._channels.context(table).theme
        message = await draft(PublicContext(table, settings.language, theme), True)
        try:
            number = settings.direct_channel or await self._open_direct_channel(person)
            await self._rate_limiter.wait()
            channel = self._client.get_partial_messageable(number)
            await self._channels.send_once(channel, lambda: {**message, **how.options}, how.attempt)
        except discord.HTTPException as error:
            if remedy(error) is Remedy.RETRY:
                raise
            log.info("somebody at table %s does not get a direct message: %r", table.id, error)
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
