"""/move, /hint, /undo and /resign."""

from typing import Any

from discord import app_commands

from bot.domain import seats
from bot.handlers import play as hands
from bot.ui.components import Interaction, privately, tell
from bot.ui.language import localized, reader_language
from bot.ui.panel import hint as hints
from engines.core.errors import Refusal
from engines.core.notation import words
from engines.core.text import Text, say


@app_commands.command(name=localized("command-move"), description=localized("command-move-about"))
@app_commands.rename(move=localized("option-move"))
@app_commands.describe(move=localized("option-move-about"))
@app_commands.guild_only()
async def move(interaction: Interaction, move: str) -> None:
    await privately(_move, interaction, move)


async def _move(interaction: Interaction, move: str) -> None:
    table = await hands.table_here(interaction)
    await hands.make_moves(interaction, table.id, table.revision, [move])


@move.autocomplete("move")
async def complete_move(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
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


@app_commands.command(name=localized("command-hint"), description=localized("command-hint-about"))
@app_commands.guild_only()
async def hint(interaction: Interaction) -> None:
    await privately(_hint, interaction)


async def _hint(interaction: Interaction) -> None:
    table = await hands.table_here(interaction)
    desk = hands.desk(interaction, table)
    best = await hints.thought_out(hands.bot_of(interaction).search_jobs, table, desk)
    await hands.send(interaction, await hints.hint(desk, best))


@app_commands.command(name=localized("command-undo"), description=localized("command-undo-about"))
@app_commands.guild_only()
async def undo(interaction: Interaction) -> None:
    await privately(_undo, interaction)


async def _undo(interaction: Interaction) -> None:
    table = await hands.table_here(interaction)
    await hands.take_back(interaction, table.id, table.revision)


@app_commands.command(name=localized("command-resign"), description=localized("command-resign-about"))
@app_commands.guild_only()
async def resign(interaction: Interaction) -> None:
    await privately(_resign, interaction)


async def _resign(interaction: Interaction) -> None:
    table = await hands.table_here(interaction)
    await hands.bot_of(interaction).tables.change(table.id, seats.resign, hands.person(interaction))
    await tell(interaction, say(Text("you-resigned"), reader_language(interaction)))


COMMANDS: tuple[Any, ...] = (move, hint, undo, resign)
