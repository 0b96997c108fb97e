"""/setup check: the permissions that are missing in this channel."""

from discord import app_commands

from bot.handlers.context import Interaction
from bot.ui import permissions
from bot.ui.language import localized, reader_language
from bot.ui.responses import reply, run_privately
from engines.core.text import Text, say

group = app_commands.Group(
    name=localized("command-setup"), description=localized("command-setup-about"), guild_only=True
)


@group.command(name=localized("command-check"), description=localized("command-check-about"))
async def check(interaction: Interaction) -> None:
    await run_privately(_check, interaction)


async def _check(interaction: Interaction) -> None:
    language = reader_language(interaction)
    missing = permissions.missing(interaction.app_permissions)
    names = [f"- {say(Text(f'permission-{name}'), language)}" for name in missing]
    summary = say(Text("setup-missing" if missing else "setup-fine"), language)
    await reply(interaction, "\n".join([summary, *names]))
