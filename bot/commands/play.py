"""/move, /hint, /undo and /resign."""

from discord import app_commands

from bot.domain import seats
from bot.handlers import play
from bot.handlers.context import Interaction, person, player_context, table_here
from bot.ui.language import localized
from bot.ui.panel.hint import hint_message, search_best_moves
from bot.ui.responses import reply_text, run_privately, send
from engines.core.errors import Refusal
from engines.core.notation import words


@app_commands.command(name=localized("command-move"), description=localized("command-move-about"))
@app_commands.rename(move=localized("option-move"))
@app_commands.describe(move=localized("option-move-about"))
@app_commands.guild_only()
async def move(interaction: Interaction, move: str) -> None:
    await run_privately(_move, interaction, move)


async def _move(interaction: Interaction, move: str) -> None:
    table = await table_here(interaction)
    await play.make_moves(interaction, table.id, table.revision, [move])


@move.autocomplete("move")
async def complete_move(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    try:
        context = player_context(interaction, await table_here(interaction))
    except Refusal:
        return []  # A list cannot show the reason; sending the command does.
    legal = [words(legal) for legal in context.game.legal_moves(context.view.state)]
    return [app_commands.Choice(name=each, value=each) for each in matching_moves(legal, typed)[:25]]


def matching_moves(moves: list[str], typed: str) -> list[str]:
    """The moves that begin with what was typed, then those that contain each of its parts in order."""
    wanted = " ".join(typed.lower().replace(",", " ").split())
    beginning = [move for move in moves if move.startswith(wanted)]
    parts = wanted.split()
    rest = [move for move in moves if move not in set(beginning) and _contains(move.split(), parts)]
    return beginning + rest


def _contains(move: list[str], parts: list[str]) -> bool:
    """Whether the parts are in the move in this order, each possibly abbreviated."""
    remaining = iter(move)
    return all(any(word.startswith(part) for word in remaining) for part in parts)


@app_commands.command(name=localized("command-hint"), description=localized("command-hint-about"))
@app_commands.guild_only()
async def hint(interaction: Interaction) -> None:
    await run_privately(_hint, interaction, at_once=True)


async def _hint(interaction: Interaction) -> None:
    context = player_context(interaction, await table_here(interaction))
    best = await search_best_moves(interaction.client.search_jobs, context)
    await send(interaction, await hint_message(context, best))


@app_commands.command(name=localized("command-undo"), description=localized("command-undo-about"))
@app_commands.guild_only()
async def undo(interaction: Interaction) -> None:
    await run_privately(_undo, interaction)


async def _undo(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await play.undo(interaction, table.id, table.revision)


@app_commands.command(name=localized("command-resign"), description=localized("command-resign-about"))
@app_commands.guild_only()
async def resign(interaction: Interaction) -> None:
    await run_privately(_resign, interaction)


async def _resign(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await interaction.client.tables.change(table.id, seats.resign, person(interaction))
    await reply_text(interaction, "you-resigned")
