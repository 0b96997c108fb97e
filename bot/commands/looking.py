"""/board, /market, /scores and /log: looking changes nothing, and only the one who asks sees it."""

from typing import Any

import discord
from discord import app_commands

from bot import hands
from bot.board import Onlooker, standings
from bot.pictures import draw
from bot.records import Person
from bot.speech import commanded
from bot.widgets import Asked, fitting, privately, tell


@app_commands.command(name=commanded("command-board"), description=commanded("command-board-about"))
@app_commands.rename(player=commanded("option-player"))
@app_commands.describe(player=commanded("option-player-about"))
@app_commands.guild_only()
async def board(interaction: Asked, player: discord.User | None = None) -> None:
    await privately(_board, interaction, player)


async def _board(interaction: Asked, player: discord.User | None) -> None:
    """One player's city at full size, or everybody's."""
    seen = await _here(interaction)
    if player is None:
        return await hands.send_picture(interaction, await draw(seen, "table"))
    seat = seen.table.seat_of(Person(player.id, player.display_name))
    if seat is None:
        return await tell(interaction, seen.say("not-at-this-table", name=player.display_name))
    return await hands.send_picture(interaction, await draw(seen, "city", seat=seat, zoom=True))


@app_commands.command(name=commanded("command-market"), description=commanded("command-market-about"))
@app_commands.guild_only()
async def market(interaction: Asked) -> None:
    await privately(_market, interaction)


async def _market(interaction: Asked) -> None:
    await hands.send_picture(interaction, await draw(await _here(interaction), "market"))


@app_commands.command(name=commanded("command-scores"), description=commanded("command-scores-about"))
@app_commands.guild_only()
async def scores(interaction: Asked) -> None:
    await privately(_scores, interaction)


async def _scores(interaction: Asked) -> None:
    seen = await _here(interaction)
    await tell(interaction, standings(seen, seen.game.scores(seen.table.state)))


@app_commands.command(name=commanded("command-log"), description=commanded("command-log-about"))
@app_commands.rename(page=commanded("option-page"))
@app_commands.describe(page=commanded("option-page-about"))
@app_commands.guild_only()
async def log(interaction: Asked, page: app_commands.Range[int, 1, 1000] = 1) -> None:
    await privately(_log, interaction, page)


async def _log(interaction: Asked, page: int) -> None:
    """What was done, the latest page first."""
    seen = await _here(interaction)
    logged = await hands.bot_of(interaction).tables.log(seen.table.id, page - 1)
    lines = [f"`{act.n}` {seen.tell(act.events)}" for act in logged.acts]
    where = f"-# {seen.say('log-page', page=logged.page + 1, pages=logged.pages)}"
    await tell(interaction, fitting(lines, where))


async def _here(interaction: Asked) -> Onlooker:
    return hands.onlooker(interaction, await hands.table_here(interaction))


COMMANDS: tuple[Any, ...] = (board, market, scores, log)
