"""Slash commands, a file for each group."""

from discord.ext import commands

from bot.commands import (
    games,
    help,  # noqa: A004 - the command is called help
    look,
    play,
    ratings,
    seats,
    settings,
    setup,
)


def add_commands(bot: commands.Bot | commands.AutoShardedBot) -> None:
    """Every command there is, the one to try first in front."""
    groups = (games, help, look, play, seats, ratings, settings, setup)
    for command in (command for group in groups for command in group.COMMANDS):
        bot.tree.add_command(command)
