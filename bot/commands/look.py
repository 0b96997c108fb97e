"""/board, /market, /scores, /log, /replay and /export: looking changes nothing, and only who asks sees it."""

import io
from typing import Any

import discord
from discord import app_commands

import render
from bot.domain.table import Person, Status
from bot.handlers import play as hands
from bot.ui import export as exporting
from bot.ui import replay as replaying
from bot.ui.cards import PublicContext, standings
from bot.ui.components import (
    Interaction,
    Pressed,
    UnknownButton,
    button,
    dismiss,
    fitting,
    handles,
    privately,
    tell,
)
from bot.ui.images import draw
from bot.ui.language import localized


@app_commands.command(name=localized("command-board"), description=localized("command-board-about"))
@app_commands.rename(player=localized("option-player"))
@app_commands.describe(player=localized("option-player-about"))
@app_commands.guild_only()
async def board(interaction: Interaction, player: discord.User | None = None) -> None:
    await privately(_board, interaction, player)


async def _board(interaction: Interaction, player: discord.User | None) -> None:
    """One player's city at full size, or everybody's."""
    seen = await _here(interaction)
    if player is None:
        return await hands.send_picture(interaction, await draw(seen, "table"))
    seat = seen.table.seat_of(Person(player.id, player.display_name))
    if seat is None:
        return await tell(interaction, seen.say("not-at-this-table", name=player.display_name))
    return await hands.send_picture(interaction, await draw(seen, "city", seat=seat, zoom=True))


@app_commands.command(name=localized("command-market"), description=localized("command-market-about"))
@app_commands.guild_only()
async def market(interaction: Interaction) -> None:
    await privately(_market, interaction)


async def _market(interaction: Interaction) -> None:
    await hands.send_picture(interaction, await draw(await _here(interaction), "market"))


@app_commands.command(name=localized("command-scores"), description=localized("command-scores-about"))
@app_commands.guild_only()
async def scores(interaction: Interaction) -> None:
    await privately(_scores, interaction)


async def _scores(interaction: Interaction) -> None:
    seen = await _here(interaction)
    await tell(interaction, standings(seen, seen.game.scores(seen.table.state)))


@app_commands.command(name=localized("command-log"), description=localized("command-log-about"))
@app_commands.guild_only()
async def log(interaction: Interaction) -> None:
    await privately(_log, interaction)


async def _log(interaction: Interaction) -> None:
    """What was done, the latest page first."""
    words, turning = await _page(interaction, await _here(interaction), 0)
    await interaction.followup.send(words, view=turning, ephemeral=True)


@handles("log")
async def turn_page(interaction: Interaction, pressed: Pressed) -> None:
    await interaction.response.defer()
    if not pressed.rest.isdecimal():
        raise UnknownButton
    table = await hands.bot_of(interaction).tables.table(pressed.table)
    words, turning = await _page(interaction, hands.onlooker(interaction, table), int(pressed.rest))
    await interaction.edit_original_response(content=words, view=turning)


async def _page(interaction: Interaction, seen: PublicContext, page: int) -> tuple[str, discord.ui.View]:
    """A page of the log, and the ways to its neighbours."""
    me = hands.person(interaction)
    logged = await hands.bot_of(interaction).queries.log_page(seen.table.id, page, me)
    lines = [f"`{act.revision}` {seen.tell(act.events, seen.table.seat_of(me))}" for act in logged.entries]
    where = f"-# {seen.say('log-page', page=logged.pages - logged.page, pages=logged.pages)}"
    turning = discord.ui.View(timeout=None)
    for key, there in (("log-older", logged.page + 1), ("log-newer", logged.page - 1)):
        pressed = Pressed("log", seen.table.id, 0, str(max(0, there)))
        turning.add_item(button(pressed, seen.say(key), disabled=there not in range(logged.pages)))
    turning.stop()  # Nobody waits in memory for its buttons: see bot.widgets.
    return fitting(lines, where), turning


@app_commands.command(name=localized("command-replay"), description=localized("command-replay-about"))
@app_commands.guild_only()
async def replay(interaction: Interaction) -> None:
    await privately(_replay, interaction)


async def _replay(interaction: Interaction) -> None:
    await _show(interaction, await _here(interaction), 0, "city")


@handles("replay")
async def step(interaction: Interaction, pressed: Pressed) -> None:
    """Another moment takes the place of the last one; from a public card, the beginning opens."""
    await interaction.response.defer()
    table = await hands.bot_of(interaction).tables.table(pressed.table)
    n, what, way = ("0", "city", "") if not pressed.rest else (*pressed.rest.split("/"), "", "")[:3]
    if not n.isdecimal() or what not in render.pictures(table.game):
        raise UnknownButton
    await _show(interaction, hands.onlooker(interaction, table), int(n), what)
    if way:
        await dismiss(interaction)


async def _show(interaction: Interaction, seen: PublicContext, n: int, what: str) -> None:
    acts = await hands.bot_of(interaction).queries.move_history(seen.table.id)
    at = await replaying.moment(seen, acts, hands.person(interaction), n)
    await hands.send(interaction, await replaying.card(at, what))


@handles("film")
async def film(interaction: Interaction, pressed: Pressed) -> None:
    """How a city grew, drawn while the one who asked hears how far it is."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await hands.bot_of(interaction).tables.table(pressed.table)
    if not pressed.rest.isdecimal() or int(pressed.rest) not in range(len(table.people)):
        raise UnknownButton
    seen, acts = (
        hands.onlooker(interaction, table),
        await hands.bot_of(interaction).queries.move_history(table.id),
    )

    async def progress(done: int, all_: int) -> None:
        words = seen.say("replay-drawing", done=done, all=all_)
        await interaction.edit_original_response(content=words)

    made = await replaying.film(seen, acts, hands.person(interaction), int(pressed.rest), progress)
    await interaction.followup.send(made.alt, file=made.file(), ephemeral=True)
    await dismiss(interaction)


@app_commands.command(name=localized("command-export"), description=localized("command-export-about"))
@app_commands.guild_only()
async def export(interaction: Interaction) -> None:
    await privately(_export, interaction)


async def _export(interaction: Interaction) -> None:
    seen = await _here(interaction)
    line = await hands.bot_of(interaction).queries.move_history(seen.table.id)
    files = exporting.exported(seen.table, line, hands.person(interaction), seen.language)
    about = seen.say("export-whole" if seen.table.status is Status.OVER else "export-running")
    sent = [discord.File(io.BytesIO(file.content), file.name) for file in files]
    await interaction.followup.send(about, files=sent, ephemeral=True)


async def _here(interaction: Interaction) -> PublicContext:
    return hands.onlooker(interaction, await hands.table_here(interaction))


COMMANDS: tuple[Any, ...] = (board, market, scores, log, replay, export)
