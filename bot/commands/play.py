"""/move, /hint, /undo and /resign."""

from discord import app_commands

from bot.commands.options import Chosen, TableNumber, Typed, about_a_table, completion, level_choices
from bot.domain.decisions import seats
from bot.domain.decisions.play import seat_to_act
from bot.domain.table import Table
from bot.handlers import play, typed_moves
from bot.handlers.confirmations import ask_to_resign
from bot.handlers.context import Interaction, allows, person, player_context, table_here
from bot.ui.panel.hint import hint_message, search_advice
from bot.ui.responses import run_privately, send
from bot.ui.text.language import localized
from engines.core.levels import LEVELS


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
    await typed_moves.preview(interaction, await _table_to_play(interaction, number), move)


async def _table_to_play(interaction: Interaction, number: int | None) -> Table:
    return await table_here(interaction, number, allows(seat_to_act, person(interaction)))


@move.autocomplete("move")
@completion
async def complete_move(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The moves that fit what is typed, as sentences; the value of each is its notation."""
    typed_number = interaction.namespace.table
    number = typed_number if isinstance(typed_number, int) else None
    table = await _table_to_play(interaction, number)
    moves = await interaction.client.move_lists.of(player_context(interaction, table))
    sentences = await moves.sentences(typed)
    return [app_commands.Choice(name=sentence, value=each) for each, sentence in sentences.items()]


@app_commands.command(name=localized("command-hint"), description=localized("command-hint-about"))
@about_a_table
@app_commands.guild_only()
async def hint(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_hint, interaction, table, at_once=True)


async def _hint(interaction: Interaction, number: int | None) -> None:
    context = player_context(interaction, await _table_to_play(interaction, number))
    advice = await search_advice(interaction.client.search_jobs, context)
    await send(interaction, await hint_message(context, advice))


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
@app_commands.rename(level=localized("option-level"))
@app_commands.describe(level=localized("option-level-about"))
@app_commands.choices(level=level_choices())
@about_a_table
@app_commands.guild_only()
async def resign(
    interaction: Interaction,
    level: app_commands.Transform[str, Chosen(LEVELS)] = seats.SUBSTITUTE,
    table: TableNumber | None = None,
) -> None:
    await run_privately(_resign, interaction, level, table)


async def _resign(interaction: Interaction, level: str, number: int | None) -> None:
    player = person(interaction)
    table = await table_here(interaction, number, allows(seats.resign, player))
    await ask_to_resign(interaction, table, level)
