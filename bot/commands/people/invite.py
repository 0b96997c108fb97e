"""Invite to a table: the command in the menu of a person."""

import discord
from discord import app_commands

from bot.handlers.context import Interaction
from bot.handlers.people import invitations
from bot.ui.responses import run_privately
from bot.ui.text.language import localized


@app_commands.context_menu(name=localized("command-invite"))
async def invite(interaction: Interaction, invited: discord.User | discord.Member) -> None:
    await run_privately(invitations.invite, interaction, invited)
