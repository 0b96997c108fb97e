"""/setup check: the permissions that are missing in this channel, and the link that asks for all of them."""

import discord
from discord import app_commands

from bot.handlers.context import Interaction
from bot.handlers.server_check import install_button
from bot.ui import permissions
from bot.ui.language import localized, reader_language
from bot.ui.responses import with_error_boundary
from engines.core.text import Text, say

group = app_commands.Group(
    name=localized("command-setup"),
    description=localized("command-setup-about"),
    guild_only=True,
    default_permissions=discord.Permissions(manage_guild=True),
)


@group.command(name=localized("command-check"), description=localized("command-check-about"))
async def check(interaction: Interaction) -> None:
    await with_error_boundary(interaction, _check(interaction))


async def _check(interaction: Interaction) -> None:
    language = reader_language(interaction)
    missing = permissions.missing(interaction.app_permissions)
    names = [f"- {say(Text(f'permission-{name}'), language)}" for name in missing]
    summary = say(Text("setup-missing" if missing else "setup-fine"), language)
    text = "\n".join([summary, *names])
    await interaction.response.send_message(text, view=install_button(interaction), ephemeral=True)
