"""The commands, one file a group."""

from typing import Any

from discord import app_commands

from bot.commands import daily, games, look, play, seats, setup
from bot.commands.guide import (
    help,  # noqa: A004 - the command is called help
    learn,
    quick_game,
)
from bot.commands.people import invite, ratings, settings, watch

# In the order in which Discord lists them: what a newcomer tries first is first.
COMMANDS: tuple[app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu, ...] = (
    quick_game.play,
    games.group,
    games.games,
    help.help_,
    help.rules,
    learn.learn,
    daily.daily,
    look.board,
    look.market,
    look.scores,
    look.log,
    look.replay,
    look.review,
    look.export,
    watch.group,
    play.move,
    play.hint,
    play.undo,
    play.resign,
    seats.vote,
    seats.return_,
    ratings.standing,
    ratings.group,
    settings.settings_,
    setup.group,
    invite.invite,
)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    for command in COMMANDS:
        tree.add_command(command)
