"""/standing and /forget me: how people play here, and how not to be known any more."""

import io
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

import engines
import render
from bot.handlers import play
from bot.runtime.worker_pool import drawing_pool
from bot.services.ratings import RatedPlayer
from bot.storage.ratings import HighScore, PlayRecord
from bot.ui.components import Interaction, Pressed, button, fitting, handles, privately, tell
from bot.ui.language import localized, reader_language
from engines.core.text import Argument, Text, say

SPANS = ((3600, "standing-hours"), (60, "standing-minutes"), (1, "standing-seconds"))
FIRST = 10  # of those whom words list


@app_commands.command(name=localized("command-standing"), description=localized("command-standing-about"))
@app_commands.rename(game=localized("option-game"))
@app_commands.describe(game=localized("option-game-about"))
@app_commands.choices(
    game=[app_commands.Choice(name=localized(f"{name}-title"), value=name) for name in engines.games()]
)
@app_commands.guild_only()
async def standing(interaction: Interaction, game: str | None = None) -> None:
    await privately(_standing, interaction, game)


async def _standing(interaction: Interaction, game: str | None) -> None:
    """The leaderboard of one game, its records, and how one plays oneself."""
    bot, language = play.bot_of(interaction), reader_language(interaction)
    guild = interaction.guild_id
    wanted = game or await bot.ratings.most_played(guild) or next(iter(engines.games()))
    ranks = await bot.ratings.leaderboard(guild, wanted)
    mine = await bot.ratings.play_record(guild, interaction.user.id)
    bests = await bot.ratings.high_scores(guild, wanted)
    title, heading = say(Text(f"{wanted}-title"), language), say(Text("standing-heading"), language)
    lines = [f"### {title} · {heading}", *_ranks(ranks, language), *_records(bests, language)]
    listing = discord.ui.View(timeout=None)
    key = "standing-hide" if mine.listed else "standing-show"
    listing.add_item(button(Pressed("listing", 0, int(mine.listed)), say(Text(key), language)))
    listing.stop()  # Nobody waits in memory for its button: see bot.widgets.
    files = [await _picture(wanted, ranks, language)] if ranks else []
    words = fitting(lines, " ".join(_own(mine, language)))
    await interaction.followup.send(words, view=listing, files=files, ephemeral=True)


def _ranks(ranks: Sequence[RatedPlayer], language: str) -> Iterator[str]:
    if not ranks:
        yield say(Text("standing-none"), language)
    for place, rank in enumerate(ranks[:FIRST], 1):
        known: dict[str, Argument] = {"place": place, "name": rank.name, "rating": str(rank.rating)}
        yield say(Text("standing-line", known | {"games": rank.games, "won": rank.won}), language)


def _records(bests: Sequence[HighScore], language: str) -> Iterator[str]:
    for best in bests:
        key = "standing-record" if best.players > 1 else "standing-record-solo"
        told = Text(key, {"seats": best.players, "points": best.points, "name": best.name})
        yield f"-# {say(told, language)}"


def _own(mine: PlayRecord, language: str) -> Iterator[str]:
    if not mine.finished:
        yield say(Text("standing-you-none"), language)
        return
    yield say(Text("standing-you", {"finished": mine.finished, "rate": mine.rate}), language)
    if mine.median_turn is not None:
        yield say(Text("standing-turn", {"time": _span(mine.median_turn)}), language)


def _span(seconds: float) -> Text:
    """A length of time in the measure that fits."""
    measure, key = next((span for span in SPANS if seconds >= span[0]), SPANS[-1])
    return Text(key, {"count": max(1, round(seconds / measure))})


async def _picture(game: str, ranks: Sequence[RatedPlayer], language: str) -> discord.File:
    title = say(Text(f"{game}-title"), language)
    headings = [say(Text(key), language) for key in ("standing-rating", "standing-games", "standing-won")]
    lines = [
        render.Line(place, rank.name, (str(rank.rating), str(rank.games), str(rank.won)))
        for place, rank in enumerate(ranks, 1)
    ]
    png = await drawing_pool.run(render.leaderboard, title, headings, lines)
    told = ", ".join(f"{line.place}. {line.name} {line.numbers[0]}" for line in lines)
    alt = say(Text("standing-alt", {"game": title, "lines": told}), language)
    return discord.File(io.BytesIO(png), "standing.png", description=alt[:1024])


@handles("listing")
async def listing(interaction: Interaction, pressed: Pressed) -> None:
    """Leave somebody out of the standings, or list them again."""
    await interaction.response.defer()
    me, listed = play.person(interaction), not pressed.revision
    await play.bot_of(interaction).ratings.set_listed(me.id, me.name, listed=listed)
    told = Text("standing-shown" if listed else "standing-hidden")
    await tell(interaction, say(told, reader_language(interaction)))


group = app_commands.Group(
    name=localized("command-forget"), description=localized("command-forget-about"), guild_only=True
)


@group.command(name=localized("command-me"), description=localized("command-me-about"))
async def me(interaction: Interaction) -> None:
    await privately(_ask, interaction)


async def _ask(interaction: Interaction) -> None:
    language, sure = reader_language(interaction), discord.ui.View(timeout=None)
    label = say(Text("forget-confirm"), language)
    sure.add_item(button(Pressed("forget", 0, 0), label, style=discord.ButtonStyle.danger))
    sure.stop()  # Nobody waits in memory for its button: see bot.widgets.
    await interaction.followup.send(say(Text("forget-ask"), language), view=sure, ephemeral=True)


@handles("forget")
async def forget(interaction: Interaction, pressed: Pressed) -> None:
    """Everything that we know of the one who pressed."""
    del pressed  # It says nothing: who pressed is meant.
    await interaction.response.defer()
    await play.bot_of(interaction).erasure.erase(play.person(interaction))
    await tell(interaction, say(Text("forget-done"), reader_language(interaction)))


COMMANDS: tuple[Any, ...] = (standing, group)
