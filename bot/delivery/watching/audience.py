"""Who can see the channel of a table. The bot knows no list of members, so that it asks for each person."""

import discord

from bot.domain.table import Table
from bot.storage.tables.table_summaries import TableSummary


def server_of(client: discord.Client, table: Table | TableSummary) -> discord.Guild | None:
    """The server of a table; none while Discord does not show it to the bot."""
    return client.get_guild(table.guild or 0)


async def can_see(client: discord.Client, table: Table | TableSummary, user: discord.abc.Snowflake) -> bool:
    """Whether a person is on the table's server and can see its channel.

    Discord tells nobody who is in a private thread: such tables are seen only there.
    """
    server = server_of(client, table)
    channel = server.get_channel_or_thread(table.channel) if server else None
    if server is None or channel is None or _is_private_thread(channel):
        return False
    member = await _member(server, user)
    return member is not None and channel.permissions_for(member).view_channel


def _is_private_thread(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


async def _member(server: discord.Guild, user: discord.abc.Snowflake) -> discord.Member | None:
    """The person as a member of the server; an interaction on it says it already."""
    if isinstance(user, discord.Member) and user.guild.id == server.id:
        return user
    try:
        return await server.fetch_member(user.id)
    except discord.NotFound:
        return None
