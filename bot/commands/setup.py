"""/setup check: what a server must allow."""

from typing import Any

from discord import app_commands

from bot.ui import permissions
from bot.ui.components import Interaction
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
    words = [say(Text("setup-missing"), language), *names] if missing else [say(Text("setup-fine"), language)]
    await interaction.response.send_message("\n".join(words), ephemeral=True)


COMMANDS: tuple[Any, ...] = (group,)
