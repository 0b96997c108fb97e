"""Slash commands, a file for each group."""

from typing import Any

from discord.ext import commands

from bot.commands import games, help, looking, setup, turns  # noqa: A004 - the command is called help


def add_commands(bot: commands.Bot | commands.AutoShardedBot) -> None:
    """Every command there is, the one to try first in front."""
    everything: list[Any] = [
        *games.COMMANDS,
        *turns.COMMANDS,
        *looking.COMMANDS,
        *help.COMMANDS,
        *setup.COMMANDS,
    ]
    for command in everything:
        bot.tree.add_command(command)
