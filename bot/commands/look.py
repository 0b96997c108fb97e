"""/board, /market, /scores, /log, /replay, /review and /export: they change nothing at the table."""

import discord
from discord import app_commands

from bot.commands.options import TableNumber, about_a_table
from bot.domain.table import Person, Status
from bot.handlers.context import Interaction, person, public_context_here
from bot.handlers.look import log_page, with_last_changes
from bot.handlers.look import scores as scores_in_pictures
from bot.handlers.past.replay import show_moment
from bot.handlers.past.review import show_first_page
from bot.ui.components import private_message
from bot.ui.images import CITY, MARKET, TABLE, draw
from bot.ui.legend import picture_message
from bot.ui.messages.export import export_files
from bot.ui.responses import reply, run_privately, send
from bot.ui.text.language import localized
from bot.ui.text.names import user_name


@app_commands.command(name=localized("command-board"), description=localized("command-board-about"))
@app_commands.rename(player=localized("option-player"))
@app_commands.describe(player=localized("option-player-about"))
@about_a_table
@app_commands.guild_only()
async def board(
    interaction: Interaction, player: discord.User | None = None, table: TableNumber | None = None
) -> None:
    await run_privately(_board, interaction, player, table)


async def _board(interaction: Interaction, player: discord.User | None, table: int | None) -> None:
    """One player's city at full size, or everybody's."""
    context = await with_last_changes(interaction, await public_context_here(interaction, table))
    view = context.public_view
    if player is None:
        await send(interaction, picture_message(context, await draw(context, view, TABLE)))
        return
    named = Person(player.id, user_name(player))
    seat = context.table.seat_of(named)
    if seat is None:
        await reply(interaction, context.say("not-at-this-table", name=context.person_name(named)))
        return
    city = await draw(context, view, CITY, seat=seat, zoom=True)
    await send(interaction, picture_message(context, city))


@app_commands.command(name=localized("command-market"), description=localized("command-market-about"))
@about_a_table
@app_commands.guild_only()
async def market(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_market, interaction, table)


async def _market(interaction: Interaction, table: int | None) -> None:
    context = await with_last_changes(interaction, await public_context_here(interaction, table))
    await send(interaction, picture_message(context, await draw(context, context.public_view, MARKET)))


@app_commands.command(name=localized("command-scores"), description=localized("command-scores-about"))
@about_a_table
@app_commands.guild_only()
async def scores(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_scores, interaction, table)


async def _scores(interaction: Interaction, table: int | None) -> None:
    context = await public_context_here(interaction, table)
    await send(interaction, await scores_in_pictures(interaction, context))


@app_commands.command(name=localized("command-log"), description=localized("command-log-about"))
@about_a_table
@app_commands.guild_only()
async def log(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_log, interaction, table)


async def _log(interaction: Interaction, table: int | None) -> None:
    await send(interaction, await log_page(interaction, await public_context_here(interaction, table), 0))


@app_commands.command(name=localized("command-replay"), description=localized("command-replay-about"))
@about_a_table
@app_commands.guild_only()
async def replay(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_replay, interaction, table)


async def _replay(interaction: Interaction, table: int | None) -> None:
    await show_moment(interaction, await public_context_here(interaction, table))


@app_commands.command(name=localized("command-review"), description=localized("command-review-about"))
@about_a_table
@app_commands.guild_only()
async def review(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_review, interaction, table)


async def _review(interaction: Interaction, table: int | None) -> None:
    await show_first_page(interaction, await public_context_here(interaction, table))


@app_commands.command(name=localized("command-export"), description=localized("command-export-about"))
@about_a_table
@app_commands.guild_only()
async def export(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_export, interaction, table, at_once=True)


async def _export(interaction: Interaction, table: int | None) -> None:
    context = await public_context_here(interaction, table)
    history = await interaction.client.queries.move_history(context.table.id)
    reviews = await interaction.client.reviews.stored(context.table, history)
    exported = export_files(context.table, history, reviews, person(interaction), context.language)
    about = context.say("export-whole" if context.table.status is Status.OVER else "export-running")
    await send(interaction, private_message(about, exported))
