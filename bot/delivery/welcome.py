"""Welcomes each server that the bot has joined: once, in a channel where it may write."""

import logging
from datetime import timedelta
from typing import Any

import discord

from bot.delivery.channels import TableChannels
from bot.delivery.refusals import DELIVERY_ERRORS
from bot.domain.nonce import nonce
from bot.services.server_preferences import Servers
from bot.ui import permissions
from bot.ui.emoji import send_or_drop_emoji
from bot.ui.guide.welcome import welcome_card

log = logging.getLogger(__name__)

# A server that was added while the bot was offline is welcomed at its next start; an older one is not.
NEW_FOR = timedelta(days=1)


class Welcome:
    """Posts the welcome."""

    def __init__(self, servers: Servers, channels: TableChannels) -> None:
        self._servers = servers
        self._channels = channels

    async def greet(self, guild: discord.Guild) -> None:
        """Welcome a server that the bot has joined lately, unless it was welcomed before."""
        if not _is_new(guild) or await self._servers.was_welcomed(guild.id):
            return
        place = _place_to_write(guild)
        if place is None:
            log.info("server %s has no channel to be welcomed in", guild.id)
            return
        try:
            await self._post(place, guild)
        except DELIVERY_ERRORS as error:
            log.warning("server %s was not welcomed: %r", guild.id, error)
            return
        await self._servers.note_welcomed(guild.id)

    async def _post(self, place: discord.TextChannel, guild: discord.Guild) -> None:
        language = self._channels.server_language(guild.id) or "en"
        pictures = not permissions.missing(place.permissions_for(guild.me), "attach_files")
        card = await welcome_card(language, self._channels.server_theme(guild.id), pictures=pictures)
        message: dict[str, Any] = {**card.send_arguments(), "nonce": nonce("welcome", guild.id)}
        await send_or_drop_emoji(place.send, **message)


def _is_new(guild: discord.Guild) -> bool:
    joined = guild.me.joined_at
    return joined is not None and discord.utils.utcnow() - joined < NEW_FOR


def _place_to_write(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel in which Discord welcomes people, else the first one, of those where the bot may write."""
    known = [guild.system_channel] if guild.system_channel else []
    for channel in (*known, *guild.text_channels):
        if not permissions.missing(channel.permissions_for(guild.me), "view_channel", "send_messages"):
            return channel
    return None
