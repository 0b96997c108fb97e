"""/vote, /return, and what a host may do: /game kick, pause, resume and end."""

from collections.abc import Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.commands import games
from bot.domain import play as deeds
from bot.domain import seats as seating
from bot.domain.play import Done
from bot.domain.table import Person, Subject, Table
from bot.handlers import play as hands
from bot.handlers import seats as company
from bot.ui.components import Asked, privately
from bot.ui.language import commanded


@app_commands.command(name=commanded("command-vote"), description=commanded("command-vote-about"))
@app_commands.rename(about=commanded("option-about"))
@app_commands.describe(about=commanded("option-about-about"))
@app_commands.choices(
    about=[app_commands.Choice(name=commanded(f"vote-subject-{each}"), value=each.value) for each in Subject]
)
@app_commands.guild_only()
async def vote(interaction: Asked, about: str) -> None:
    await privately(_vote, interaction, about)


async def _vote(interaction: Asked, about: str) -> None:
    await company.propose(interaction, await hands.table_here(interaction), Subject(about))


@app_commands.command(name=commanded("command-return"), description=commanded("command-return-about"))
@app_commands.guild_only()
async def return_(interaction: Asked) -> None:
    await privately(_return, interaction)


async def _return(interaction: Asked) -> None:
    await company.take_back_seat(interaction, (await hands.table_here(interaction)).id)


@games.group.command(name=commanded("command-kick"), description=commanded("command-kick-about"))
@app_commands.rename(whom=commanded("option-kicked"))
@app_commands.describe(whom=commanded("option-kicked-about"))
async def kick(interaction: Asked, whom: discord.User) -> None:
    gone = Person(whom.id, whom.display_name)
    await privately(_as_host, interaction, lambda table, me: seating.kicked(table, me, gone))


@games.group.command(name=commanded("command-pause"), description=commanded("command-pause-about"))
async def pause(interaction: Asked) -> None:
    await privately(_as_host, interaction, seating.paused)


@games.group.command(name=commanded("command-resume"), description=commanded("command-resume-about"))
async def resume(interaction: Asked) -> None:
    await privately(_as_host, interaction, seating.resumed)


@games.group.command(name=commanded("command-end"), description=commanded("command-end-about"))
async def end(interaction: Asked) -> None:
    moderates = interaction.permissions.manage_threads
    await privately(_as_host, interaction, partial(deeds.ended, moderates=moderates))


async def _as_host(interaction: Asked, decide: Callable[[Table, Person], Done]) -> None:
    table, me = await hands.table_here(interaction), hands.person(interaction)
    await hands.bot_of(interaction).tables.do(table.id, lambda table: decide(table, me))
    await company.told(interaction, "done")


COMMANDS: tuple[Any, ...] = (vote, return_)
