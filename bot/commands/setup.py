"""/setup: what a moderator sees and decides about the bot on their server."""

import discord
from discord import app_commands

from bot.commands.options import Chosen
from bot.handlers.context import Interaction
from bot.handlers.server_check import install_button
from bot.ui import permissions
from bot.ui.components import latest_lines, private_message
from bot.ui.responses import reply_text, run_privately, send
from bot.ui.text.language import (
    AS_DISCORD_SAYS,
    LANGUAGE_CHOICES,
    language_choices,
    language_name,
    localized,
    reader_language,
)
from bot.ui.text.names import escaped, with_shown
from engines.core.errors import Refusal
from engines.core.text import Text, say

group = app_commands.Group(
    name=localized("command-setup"),
    description=localized("command-setup-about"),
    guild_only=True,
    default_permissions=discord.Permissions(manage_guild=True),
)


class NotModerator(Refusal):
    """Only those who manage the server may decide this."""


@group.command(name=localized("command-check"), description=localized("command-check-about"))
async def check(interaction: Interaction) -> None:
    await run_privately(_check, interaction)


async def _check(interaction: Interaction) -> None:
    language = reader_language(interaction)
    missing = permissions.missing(interaction.app_permissions)
    names = [f"- {say(Text(f'permission-{name}'), language)}" for name in missing]
    summary = say(Text("setup-missing" if missing else "setup-fine"), language)
    problems = [f"- {say(with_shown(each, escaped), language)}" for each in await _problems(interaction)]
    heading = [say(Text("setup-problems"), language)] if problems else []
    text = latest_lines([summary, *names, *heading, *problems])
    await send(interaction, private_message(text, rows=[[install_button(interaction)]]))


async def _problems(interaction: Interaction) -> list[Text]:
    """Why messages of this channel's tables are not where they belong."""
    found = await interaction.client.outbox.problems_at(interaction.channel_id or 0)
    return [
        Text("setup-problem", {"table": str(table_id), "problem": problem.text})
        for table_id, problem in found.items()
    ]


@group.command(name=localized("command-language"), description=localized("command-language-about"))
@app_commands.rename(language=localized("option-language"))
@app_commands.describe(language=localized("option-server-language-about"))
@app_commands.choices(language=language_choices(*LANGUAGE_CHOICES))
async def language(
    interaction: Interaction, language: app_commands.Transform[str, Chosen(LANGUAGE_CHOICES)]
) -> None:
    await run_privately(_language, interaction, language)


async def _language(interaction: Interaction, language: str) -> None:
    """Choose the language of the tables that are opened from now on."""
    if not interaction.permissions.manage_guild:
        raise NotModerator(Text("setup-not-moderator", {"name": Text("permission-manage_guild")}))
    chosen = None if language == AS_DISCORD_SAYS else language
    await interaction.client.server_languages.choose(interaction.guild_id or 0, chosen)
    key = "setup-language" if chosen else "setup-language-discord"
    await reply_text(interaction, key, language=language_name(language))
