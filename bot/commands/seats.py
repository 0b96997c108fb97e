"""/vote, /return, and what a host may do: /game kick, pause, resume and end."""

from collections.abc import Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.commands import games
from bot.domain import lobby
from bot.domain import play as playing
from bot.domain import seats as seating
from bot.domain.change import Change
from bot.domain.table import Person, Table, VoteSubject
from bot.handlers import play as hands
from bot.handlers import seats as company
from bot.ui.components import Interaction, privately
from bot.ui.language import localized


@app_commands.command(name=localized("command-vote"), description=localized("command-vote-about"))
@app_commands.rename(about=localized("option-about"))
@app_commands.describe(about=localized("option-about-about"))
@app_commands.choices(
    about=[
        app_commands.Choice(name=localized(f"vote-subject-{each}"), value=each.value) for each in VoteSubject
    ]
)
@app_commands.guild_only()
async def vote(interaction: Interaction, about: str) -> None:
    await privately(_vote, interaction, about)


async def _vote(interaction: Interaction, about: str) -> None:
    await company.propose(interaction, await hands.table_here(interaction), VoteSubject(about))


@app_commands.command(name=localized("command-return"), description=localized("command-return-about"))
@app_commands.guild_only()
async def return_(interaction: Interaction) -> None:
    await privately(_return, interaction)


async def _return(interaction: Interaction) -> None:
    await company.take_back_seat(interaction, (await hands.table_here(interaction)).id)


@games.group.command(name=localized("command-kick"), description=localized("command-kick-about"))
@app_commands.rename(whom=localized("option-kicked"))
@app_commands.describe(whom=localized("option-kicked-about"))
async def kick(interaction: Interaction, whom: discord.User) -> None:
    gone = Person(whom.id, whom.display_name)
    await privately(_as_host, interaction, lambda table, me: lobby.kick(table, me, gone))


@games.group.command(name=localized("command-pause"), description=localized("command-pause-about"))
async def pause(interaction: Interaction) -> None:
    await privately(_as_host, interaction, seating.pause)


@games.group.command(name=localized("command-resume"), description=localized("command-resume-about"))
async def resume(interaction: Interaction) -> None:
    await privately(_as_host, interaction, seating.resume)


@games.group.command(name=localized("command-end"), description=localized("command-end-about"))
async def end(interaction: Interaction) -> None:
    moderates = interaction.permissions.manage_threads
    await privately(_as_host, interaction, partial(playing.end, is_moderator=moderates))


async def _as_host(interaction: Interaction, decide: Callable[[Table, Person], Change]) -> None:
    table, me = await hands.table_here(interaction), hands.person(interaction)
    await hands.bot_of(interaction).tables.change(table.id, decide, me)
    await company.told(interaction, "done")


COMMANDS: tuple[Any, ...] = (vote, return_)
