"""/setup check: what a server must allow."""

from typing import Any

from discord import app_commands

from bot.ui import language as speech
from bot.ui import permissions
from bot.ui.components import Asked
from bot.ui.language import commanded
from engines.core.text import Text, say

group = app_commands.Group(
    name=commanded("command-setup"), description=commanded("command-setup-about"), guild_only=True
)


@group.command(name=commanded("command-check"), description=commanded("command-check-about"))
async def check(interaction: Asked) -> None:
    tongue = speech.of_reader(interaction)
    missing = permissions.missing(interaction.app_permissions)
    names = [f"- {say(Text(f'permission-{name}'), tongue)}" for name in missing]
    words = [say(Text("setup-missing"), tongue), *names] if missing else [say(Text("setup-fine"), tongue)]
    await interaction.response.send_message("\n".join(words), ephemeral=True)


COMMANDS: tuple[Any, ...] = (group,)
