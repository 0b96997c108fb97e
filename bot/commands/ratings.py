"""/standing and /forget me: how people play here, and how not to be known any more."""

import io
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

import engines
import render
from bot.handlers import play as hands
from bot.runtime.worker_pool import workshop
from bot.services import erase_user as forgetting
from bot.services.ratings import Best, Own, Rank
from bot.ui import language as speech
from bot.ui.components import Asked, Pressed, button, fitting, handles, privately, tell
from bot.ui.language import commanded
from engines.core.text import Argument, Text, say

SPANS = ((3600, "standing-hours"), (60, "standing-minutes"), (1, "standing-seconds"))
FIRST = 10  # of those whom words list


@app_commands.command(name=commanded("command-standing"), description=commanded("command-standing-about"))
@app_commands.rename(game=commanded("option-game"))
@app_commands.describe(game=commanded("option-game-about"))
@app_commands.choices(
    game=[app_commands.Choice(name=commanded(f"{name}-title"), value=name) for name in engines.games()]
)
@app_commands.guild_only()
async def standing(interaction: Asked, game: str | None = None) -> None:
    await privately(_standing, interaction, game)


async def _standing(interaction: Asked, game: str | None) -> None:
    """The leaderboard of one game, its records, and how one plays oneself."""
    bot, tongue = hands.bot_of(interaction), speech.of_reader(interaction)
    guild = interaction.guild_id
    wanted = game or await bot.standings.most_played(guild) or next(iter(engines.games()))
    ranks = await bot.standings.ranks(guild, wanted)
    mine = await bot.standings.own(guild, interaction.user.id)
    bests = await bot.standings.bests(guild, wanted)
    title, heading = say(Text(f"{wanted}-title"), tongue), say(Text("standing-heading"), tongue)
    lines = [f"### {title} · {heading}", *_ranks(ranks, tongue), *_records(bests, tongue)]
    listing = discord.ui.View(timeout=None)
    key = "standing-hide" if mine.listed else "standing-show"
    listing.add_item(button(Pressed("listing", 0, int(mine.listed)), say(Text(key), tongue)))
    listing.stop()  # Nobody waits in memory for its button: see bot.widgets.
    files = [await _picture(wanted, ranks, tongue)] if ranks else []
    words = fitting(lines, " ".join(_own(mine, tongue)))
    await interaction.followup.send(words, view=listing, files=files, ephemeral=True)


def _ranks(ranks: Sequence[Rank], tongue: str) -> Iterator[str]:
    if not ranks:
        yield say(Text("standing-none"), tongue)
    for place, rank in enumerate(ranks[:FIRST], 1):
        known: dict[str, Argument] = {"place": place, "name": rank.name, "rating": str(rank.rating)}
        yield say(Text("standing-line", known | {"games": rank.games, "won": rank.won}), tongue)


def _records(bests: Sequence[Best], tongue: str) -> Iterator[str]:
    for best in bests:
        key = "standing-record" if best.players > 1 else "standing-record-solo"
        told = Text(key, {"seats": best.players, "points": best.points, "name": best.name})
        yield f"-# {say(told, tongue)}"


def _own(mine: Own, tongue: str) -> Iterator[str]:
    if not mine.finished:
        yield say(Text("standing-you-none"), tongue)
        return
    yield say(Text("standing-you", {"finished": mine.finished, "rate": mine.rate}), tongue)
    if mine.turn is not None:
        yield say(Text("standing-turn", {"time": _span(mine.turn)}), tongue)


def _span(seconds: float) -> Text:
    """A length of time in the measure that fits."""
    measure, key = next((span for span in SPANS if seconds >= span[0]), SPANS[-1])
    return Text(key, {"count": max(1, round(seconds / measure))})


async def _picture(game: str, ranks: Sequence[Rank], tongue: str) -> discord.File:
    title = say(Text(f"{game}-title"), tongue)
    headings = [say(Text(key), tongue) for key in ("standing-rating", "standing-games", "standing-won")]
    lines = [
        render.Line(place, rank.name, (str(rank.rating), str(rank.games), str(rank.won)))
        for place, rank in enumerate(ranks, 1)
    ]
    png = await workshop.do(render.leaderboard, title, headings, lines)
    told = ", ".join(f"{line.place}. {line.name} {line.numbers[0]}" for line in lines)
    alt = say(Text("standing-alt", {"game": title, "lines": told}), tongue)
    return discord.File(io.BytesIO(png), "standing.png", description=alt[:1024])


@handles("listing")
async def listing(interaction: Asked, pressed: Pressed) -> None:
    """Leave somebody out of the standings, or list them again."""
    await interaction.response.defer()
    me, listed = hands.person(interaction), not pressed.revision
    await hands.bot_of(interaction).standings.list_(me.id, me.name, listed=listed)
    told = Text("standing-shown" if listed else "standing-hidden")
    await tell(interaction, say(told, speech.of_reader(interaction)))


group = app_commands.Group(
    name=commanded("command-forget"), description=commanded("command-forget-about"), guild_only=True
)


@group.command(name=commanded("command-me"), description=commanded("command-me-about"))
async def me(interaction: Asked) -> None:
    await privately(_ask, interaction)


async def _ask(interaction: Asked) -> None:
    tongue, sure = speech.of_reader(interaction), discord.ui.View(timeout=None)
    label = say(Text("forget-confirm"), tongue)
    sure.add_item(button(Pressed("forget", 0, 0), label, style=discord.ButtonStyle.danger))
    sure.stop()  # Nobody waits in memory for its button: see bot.widgets.
    await interaction.followup.send(say(Text("forget-ask"), tongue), view=sure, ephemeral=True)


@handles("forget")
async def forget(interaction: Asked, pressed: Pressed) -> None:
    """Everything that we know of the one who pressed."""
    del pressed  # It says nothing: who pressed is meant.
    await interaction.response.defer()
    bot = hands.bot_of(interaction)
    await forgetting.forget(bot.tables, hands.person(interaction))
    bot.announcer.wake()
    await tell(interaction, say(Text("forget-done"), speech.of_reader(interaction)))


COMMANDS: tuple[Any, ...] = (standing, group)
