"""/setup check: the permissions that are missing in this channel, and its tables that have trouble."""

from discord import app_commands

from bot.handlers.context import Interaction
from bot.ui import permissions
from bot.ui.components import latest_lines
from bot.ui.language import localized, reader_language
from engines.core.text import Text, say

group = app_commands.Group(
    name=localized("command-setup"), description=localized("command-setup-about"), guild_only=True
)


@group.command(name=localized("command-check"), description=localized("command-check-about"))
async def check(interaction: Interaction) -> None:
    language = reader_language(interaction)
    missing = permissions.missing(interaction.app_permissions)
    names = [f"- {say(Text(f'permission-{name}'), language)}" for name in missing]
    summary = say(Text("setup-missing" if missing else "setup-fine"), language)
    problems = [f"- {say(each, language)}" for each in await _problems(interaction)]
    heading = [say(Text("setup-problems"), language)] if problems else []
    words = latest_lines([summary, *names, *heading, *problems])
    await interaction.response.send_message(words, ephemeral=True)


async def _problems(interaction: Interaction) -> list[Text]:
    """Why messages of this channel's tables are not where they belong."""
    found = await interaction.client.outbox.problems_at(interaction.channel_id or 0)
    return [
        Text("setup-problem", {"table": str(table_id), "problem": problem.text})
        for table_id, problem in found.items()
    ]
