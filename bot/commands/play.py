"""/move, /hint, /undo and /resign."""

from typing import Any

from discord import app_commands

from bot.handlers import play as hands
from bot.ui import language as speech
from bot.ui.components import Asked, privately, tell
from bot.ui.language import commanded
from bot.ui.panel import hint as hints
from engines.core.errors import Refusal
from engines.core.notation import words
from engines.core.text import Text, say


@app_commands.command(name=commanded("command-move"), description=commanded("command-move-about"))
@app_commands.rename(move=commanded("option-move"))
@app_commands.describe(move=commanded("option-move-about"))
@app_commands.guild_only()
async def move(interaction: Asked, move: str) -> None:
    await privately(_move, interaction, move)


async def _move(interaction: Asked, move: str) -> None:
    table = await hands.table_here(interaction)
    await hands.make_moves(interaction, table.id, table.revision, [move])


@move.autocomplete("move")
async def complete_move(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
    """The legal moves that fit what is typed: a beginning, or parts in any order."""
    try:
        desk = hands.desk(interaction, await hands.table_here(interaction))
    except Refusal:
        return []  # A list cannot carry a sentence; sending the command will.
    legal = [words(legal) for legal in desk.game.legal_moves(desk.view.state)]
    return [app_commands.Choice(name=each, value=each) for each in fitting(legal, typed)[:25]]


def fitting(moves: list[str], typed: str) -> list[str]:
    """Moves that begin like this first, then those that have every part somewhere."""
    wanted = " ".join(typed.lower().replace(",", " ").split())
    beginning = [move for move in moves if move.startswith(wanted)]
    parts = wanted.split()
    rest = [move for move in moves if move not in set(beginning) and _has(move.split(), parts)]
    return beginning + rest


def _has(spelled: list[str], parts: list[str]) -> bool:
    """Whether the parts stand in the move, in their order, each perhaps unfinished."""
    words = iter(spelled)
    return all(any(word.startswith(part) for word in words) for part in parts)


@app_commands.command(name=commanded("command-hint"), description=commanded("command-hint-about"))
@app_commands.guild_only()
async def hint(interaction: Asked) -> None:
    await privately(_hint, interaction)


async def _hint(interaction: Asked) -> None:
    table = await hands.table_here(interaction)
    desk = hands.desk(interaction, table)
    best = await hints.thought_out(hands.bot_of(interaction).thoughts, table, desk)
    await hands.send(interaction, await hints.hint(desk, best))


@app_commands.command(name=commanded("command-undo"), description=commanded("command-undo-about"))
@app_commands.guild_only()
async def undo(interaction: Asked) -> None:
    await privately(_undo, interaction)


async def _undo(interaction: Asked) -> None:
    table = await hands.table_here(interaction)
    await hands.take_back(interaction, table.id, table.revision)


@app_commands.command(name=commanded("command-resign"), description=commanded("command-resign-about"))
@app_commands.guild_only()
async def resign(interaction: Asked) -> None:
    await privately(_resign, interaction)


async def _resign(interaction: Asked) -> None:
    bot = hands.bot_of(interaction)
    table = await hands.table_here(interaction)
    await bot.tables.resign(table.id, hands.person(interaction))
    bot.announcer.wake()
    await tell(interaction, say(Text("you-resigned"), speech.of_reader(interaction)))


COMMANDS: tuple[Any, ...] = (move, hint, undo, resign)
