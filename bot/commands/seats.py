"""/vote, /return, and what a host may do: /game kick, pause, resume and end."""

from collections.abc import Callable
from functools import partial

import discord
from discord import app_commands

from bot.commands import games
from bot.commands.options import Chosen, TableNumber, about_a_table
from bot.domain.change import Change
from bot.domain.decisions import lobby, play, seats
from bot.domain.refusals import require_own_seat
from bot.domain.table import Person, Table, VoteSubject
from bot.handlers.confirmations import ask_to_end, ask_to_kick
from bot.handlers.context import Interaction, allows, person, table_here
from bot.handlers.seats import propose_vote, take_own_seat_back
from bot.ui.responses import reply_text, run_privately
from bot.ui.text.language import localized
from bot.ui.text.names import user_name


@app_commands.command(name=localized("command-vote"), description=localized("command-vote-about"))
@app_commands.rename(about=localized("option-about"))
@app_commands.describe(about=localized("option-about-about"))
@app_commands.choices(
    about=[
        app_commands.Choice(name=localized(f"vote-subject-{each}"), value=each.value) for each in VoteSubject
    ]
)
@about_a_table
@app_commands.guild_only()
async def vote(
    interaction: Interaction,
    about: app_commands.Transform[str, Chosen(tuple(VoteSubject))],
    table: TableNumber | None = None,
) -> None:
    await run_privately(_vote, interaction, about, table)


async def _vote(interaction: Interaction, about: str, number: int | None) -> None:
    player = person(interaction)
    table = await table_here(interaction, number, allows(require_own_seat, player))
    await propose_vote(interaction, table, VoteSubject(about))


@app_commands.command(name=localized("command-return"), description=localized("command-return-about"))
@about_a_table
@app_commands.guild_only()
async def return_(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_return, interaction, table)


async def _return(interaction: Interaction, number: int | None) -> None:
    player = person(interaction)
    table = await table_here(interaction, number, allows(seats.return_to_seat, player))
    await take_own_seat_back(interaction, table.id)


@games.group.command(name=localized("command-kick"), description=localized("command-kick-about"))
@app_commands.rename(whom=localized("option-kicked"))
@app_commands.describe(whom=localized("option-kicked-about"))
@about_a_table
async def kick(interaction: Interaction, whom: discord.User, table: TableNumber | None = None) -> None:
    await run_privately(_kick, interaction, Person(whom.id, user_name(whom)), table)


async def _kick(interaction: Interaction, kicked: Person, number: int | None) -> None:
    host = person(interaction)
    table = await table_here(interaction, number, allows(partial(lobby.kick, target=kicked), host))
    await ask_to_kick(interaction, table, kicked)


@games.group.command(name=localized("command-pause"), description=localized("command-pause-about"))
@about_a_table
async def pause(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_as_host, interaction, seats.pause, table)


@games.group.command(name=localized("command-resume"), description=localized("command-resume-about"))
@about_a_table
async def resume(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_as_host, interaction, seats.resume, table)


@games.group.command(name=localized("command-end"), description=localized("command-end-about"))
@about_a_table
async def end(interaction: Interaction, table: TableNumber | None = None) -> None:
    await run_privately(_end, interaction, table)


async def _end(interaction: Interaction, number: int | None) -> None:
    decide = partial(play.end, is_moderator=interaction.permissions.manage_threads)
    await ask_to_end(interaction, await table_here(interaction, number, allows(decide, person(interaction))))


async def _as_host(
    interaction: Interaction, decide: Callable[[Table, Person], Change], number: int | None
) -> None:
    host = person(interaction)
    table = await table_here(interaction, number, allows(decide, host))
    await interaction.client.tables.change(table.id, decide, host)
    await reply_text(interaction, "done")
