"""Slash commands, a file for each group."""

from discord.ext import commands

from bot.commands import (
    company,
    games,
    help,  # noqa: A004 - the command is called help
    looking,
    settings,
    setup,
    standing,
    turns,
)


def add_commands(bot: commands.Bot | commands.AutoShardedBot) -> None:
    """Every command there is, the one to try first in front."""
    rooms = (games, help, looking, turns, company, standing, settings, setup)
    everything = [command for room in rooms for command in room.COMMANDS]
    for command in everything:
        bot.tree.add_command(command)
