"""Refuses what comes from a server that has the bot's commands, or its old messages, but not the bot."""

import discord

from bot.handlers.context import Interaction
from bot.ui.components import Button, link_button, private_message
from bot.ui.permissions import install_link
from bot.ui.responses import send, with_error_boundary
from bot.ui.text.language import reader_language
from engines.core.text import Text, say


async def check_server(interaction: Interaction) -> bool:
    """Whether the bot is on the server of this interaction; if it is not, say how to add it."""
    guild = interaction.guild_id
    if guild is None or interaction.client.get_guild(guild):
        return True
    await with_error_boundary(interaction, _say_how_to_add(interaction))
    return False


async def _say_how_to_add(interaction: Interaction) -> None:
    if interaction.type is discord.InteractionType.autocomplete:
        # A list cannot show the reason; sending the command does.
        await interaction.response.autocomplete([])
        return
    text = say(Text("server-without-bot"), reader_language(interaction))
    await send(interaction, private_message(text, rows=[[install_button(interaction)]]))


def install_button(interaction: Interaction) -> Button:
    """A button that opens the page on which the bot is added to a server."""
    label = say(Text("add-to-server"), reader_language(interaction))
    return link_button(install_link(interaction.client.application_id), label)
