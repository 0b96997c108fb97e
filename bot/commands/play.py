"""/move, /hint, /undo and /resign."""

from discord import app_commands

from bot.commands.options import TableNumber, Typed, about_a_table, completion
from bot.domain import seats
from bot.domain.play import seat_to_act
from bot.domain.table import Table
from bot.handlers import play
from bot.handlers.context import Interaction, allows, person, player_context, table_here
from bot.ui.language import localized
from bot.ui.panel.hint import hint_message, search_best_moves
from bot.ui.responses import reply_text, run_privately, send
from engines.core.notation import words


@app_commands.command(name=localized("command-move"), description=localized("command-move-about"))
@app_commands.rename(move=localized("option-move"))
@app_commands.describe(move=localized("option-move-about"))
@about_a_table
@app_commands.guild_only()
async def move(
    interaction: Interaction,
    move: app_commands.Transform[str, Typed("move")],
    table: TableNumber | None = None,
) -> None:
    await run_privately(_move, interaction, move, table)


async def _move(interaction: Interaction, move: str, number: int | None) -> None:
    table = await _table_to_play(interaction, number)
    await play.make_moves(interaction, table.id, table.revision, [move])


async def _table_to_play(interaction: Interaction, number: int | None) -> Table:
    return await table_here(interaction, number, allows(seat_to_act, person(interaction)))


@move.autocomplete("move")
@completion
async def complete_move(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    typed_number = interaction.namespace.table
    number = typed_number if isinstance(typed_number, int) else None
    context = player_context(interaction, await _table_to_play(interaction, number))
    legal = [words(legal) for legal in context.game.legal_moves(context.view.state)]
    return [app_commands.Choice(name=each, value=each) for each in matching_moves(legal, typed)]


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
@about_a_table
@app_commands.guild_only()
async def hint(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_hint, interaction, table, at_once=True)


async def _hint(interaction: Interaction, number: int | None) -> None:
    context = player_context(interaction, await _table_to_play(interaction, number))
    best = await search_best_moves(interaction.client.search_jobs, context)
    await send(interaction, await hint_message(context, best))


@app_commands.command(name=localized("command-undo"), description=localized("command-undo-about"))
@about_a_table
@app_commands.guild_only()
async def undo(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_undo, interaction, table)


async def _undo(interaction: Interaction, number: int | None) -> None:
    player = person(interaction)
    table = await table_here(interaction, number, lambda table: table.can_undo(player))
    await play.undo(interaction, table.id, table.revision)


@app_commands.command(name=localized("command-resign"), description=localized("command-resign-about"))
@about_a_table
@app_commands.guild_only()
async def resign(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_resign, interaction, table)


async def _resign(interaction: Interaction, number: int | None) -> None:
    player = person(interaction)
    table = await table_here(interaction, number, allows(seats.resign, player))
    await interaction.client.tables.change(table.id, seats.resign, player)
    await reply_text(interaction, "you-resigned")
