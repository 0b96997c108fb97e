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
from bot.ui.themes import THEMES, theme_choices, theme_name
from engines.core.errors import Refusal
from engines.core.text import Text, say
from render import Theme

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
    _require_moderator(interaction)
    chosen = None if language == AS_DISCORD_SAYS else language
    await interaction.client.servers.choose(interaction.guild_id or 0, language=chosen)
    key = "setup-language" if chosen else "setup-language-discord"
    await reply_text(interaction, key, language=language_name(language))


def _require_moderator(interaction: Interaction) -> None:
    if not interaction.permissions.manage_guild:
        raise NotModerator(Text("setup-not-moderator", {"name": Text("permission-manage_guild")}))


@group.command(name=localized("command-theme"), description=localized("command-theme-about"))
@app_commands.rename(theme=localized("option-theme"))
@app_commands.describe(theme=localized("option-server-theme-about"))
@app_commands.choices(theme=theme_choices())
async def theme(interaction: Interaction, theme: app_commands.Transform[str, Chosen(THEMES)]) -> None:
    await run_privately(_theme, interaction, theme)


async def _theme(interaction: Interaction, theme: str) -> None:
    """Choose the theme of the pictures of all tables that have none of their own."""
    _require_moderator(interaction)
    await interaction.client.servers.choose(interaction.guild_id or 0, theme=Theme(theme))
    await reply_text(interaction, "setup-theme", theme=theme_name(theme))


@group.command(name=localized("command-daily"), description=localized("command-setup-daily-about"))
@app_commands.rename(channel=localized("option-channel"))
@app_commands.describe(channel=localized("option-daily-channel-about"))
async def daily(interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
    await run_privately(_daily, interaction, channel)


async def _daily(interaction: Interaction, channel: discord.TextChannel | None) -> None:
    """Choose where the results of the daily city are posted; without a channel, nowhere any more."""
    _require_moderator(interaction)
    posts, guild = interaction.client.server_posts, interaction.guild_id or 0
    if channel is None:
        await posts.stop(guild)
        await reply_text(interaction, "setup-daily-off")
        return
    needed = ("view_channel", "send_messages", "attach_files", "read_message_history")
    permissions.require(channel.permissions_for(channel.guild.me), *needed)
    await posts.choose(guild, channel.id)
    await reply_text(interaction, "setup-daily", channel=channel.mention)
