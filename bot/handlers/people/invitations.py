"""Inviting a person to a table that waits for players.

Refusal
├── NoLobby        the inviter has no such table on this server
└── CannotInvite   a bot, oneself, or somebody who cannot see the table
"""

import discord

from bot.delivery.channels import mention_only
from bot.domain.decisions import lobby
from bot.domain.table import Table
from bot.handlers.context import Interaction, person
from bot.ui.messages.invitation import invitation_buttons, invitation_text, lobby_choice
from bot.ui.responses import reply_text, send
from bot.ui.routes import InviteTo
from bot.ui.text.language import reader_language
from bot.ui.text.names import user_name
from engines.core.errors import Refusal
from engines.core.text import Text


class NoLobby(Refusal):
    """The inviter has no table on this server that waits for players."""


class CannotInvite(Refusal):
    """A bot, oneself, or somebody who cannot see the table."""


async def invite(interaction: Interaction, invited: discord.User | discord.Member) -> None:
    """Invite somebody to this person's lobby; if there are several, ask to which."""
    if invited.bot:
        raise CannotInvite(Text("invite-bot"))
    if invited.id == interaction.user.id:
        raise CannotInvite(Text("invite-yourself"))
    lobbies = await interaction.client.queries.lobbies_of(person(interaction), interaction.guild_id or 0)
    if not lobbies:
        raise NoLobby(Text("invite-no-lobby"))
    visible = [table for table in lobbies if _can_see(interaction, invited, table)]
    if not visible:
        raise CannotInvite(Text("invite-cannot-see", {"who": user_name(invited)}))
    if len(visible) == 1:
        await _post(interaction, visible[0], invited.id)
    else:
        await send(interaction, lobby_choice(visible, invited.id, reader_language(interaction)))


def _can_see(interaction: Interaction, invited: discord.User | discord.Member, table: Table) -> bool:
    if not isinstance(invited, discord.Member):
        return False  # They have left the server.
    channel = interaction.client.get_channel(table.channel)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True  # A channel that the bot does not know; posting will tell.
    return channel.permissions_for(invited).view_channel


async def invite_to(interaction: Interaction, route: InviteTo) -> None:
    await _post(interaction, await interaction.client.tables.table(route.table), route.person)


async def _post(interaction: Interaction, table: Table, invited: int) -> None:
    """Post the invitation where the lobby is; it mentions the invited person only."""
    bot, inviter = interaction.client, person(interaction)
    lobby.check_invitation(table, inviter, invited)
    context = bot.channels.context(table)
    with bot.invitations.sending(table.id, invited):
        await bot.channels.channel(table, table.place).send(
            invitation_text(context, inviter.id, invited),
            view=invitation_buttons(context),
            allowed_mentions=mention_only(invited),
            silent=await bot.invitations.wants_quiet(invited),
        )
    await reply_text(interaction, "invite-sent", who=f"<@{invited}>", place=f"<#{table.place}>")
