"""/vote, /return, and what a host may do: /game kick, pause, resume and end."""

from collections.abc import Callable
from functools import partial

import discord
from discord import app_commands

from bot.commands import games
from bot.commands.options import Chosen
from bot.domain import lobby, play, seats
from bot.domain.change import Change
from bot.domain.table import Person, Table, VoteSubject
from bot.handlers.context import Interaction, person, table_here
from bot.handlers.seats import propose_vote, take_own_seat_back
from bot.ui.language import localized
from bot.ui.names import user_name
from bot.ui.responses import reply_text, run_privately


@app_commands.command(name=localized("command-vote"), description=localized("command-vote-about"))
@app_commands.rename(about=localized("option-about"))
@app_commands.describe(about=localized("option-about-about"))
@app_commands.choices(
    about=[
        app_commands.Choice(name=localized(f"vote-subject-{each}"), value=each.value) for each in VoteSubject
    ]
)
@app_commands.guild_only()
async def vote(
    interaction: Interaction, about: app_commands.Transform[str, Chosen(tuple(VoteSubject))]
) -> None:
    await run_privately(_vote, interaction, about)


async def _vote(interaction: Interaction, about: str) -> None:
    await propose_vote(interaction, await table_here(interaction), VoteSubject(about))


@app_commands.command(name=localized("command-return"), description=localized("command-return-about"))
@app_commands.guild_only()
async def return_(interaction: Interaction) -> None:
    await run_privately(_return, interaction)


async def _return(interaction: Interaction) -> None:
    await take_own_seat_back(interaction, (await table_here(interaction)).id)


@games.group.command(name=localized("command-kick"), description=localized("command-kick-about"))
@app_commands.rename(whom=localized("option-kicked"))
@app_commands.describe(whom=localized("option-kicked-about"))
async def kick(interaction: Interaction, whom: discord.User) -> None:
    kicked = Person(whom.id, user_name(whom))
    await run_privately(_as_host, interaction, lambda table, host: lobby.kick(table, host, kicked))


@games.group.command(name=localized("command-pause"), description=localized("command-pause-about"))
async def pause(interaction: Interaction) -> None:
    await run_privately(_as_host, interaction, seats.pause)


@games.group.command(name=localized("command-resume"), description=localized("command-resume-about"))
async def resume(interaction: Interaction) -> None:
    await run_privately(_as_host, interaction, seats.resume)


@games.group.command(name=localized("command-end"), description=localized("command-end-about"))
async def end(interaction: Interaction) -> None:
    is_moderator = interaction.permissions.manage_threads
    await run_privately(_as_host, interaction, partial(play.end, is_moderator=is_moderator))


async def _as_host(interaction: Interaction, decide: Callable[[Table, Person], Change]) -> None:
    table = await table_here(interaction)
    await interaction.client.tables.change(table.id, decide, person(interaction))
    await reply_text(interaction, "done")
