"""/standing and /forget me."""

import discord
from discord import app_commands

import engines
from bot.commands.options import Chosen, Typed, completion, game_choices
from bot.domain.people.season import Season
from bot.handlers.context import Interaction
from bot.handlers.people.ratings import standing_message
from bot.ui.components import button, private_message
from bot.ui.messages.ratings_message import season_options
from bot.ui.responses import run_privately, send
from bot.ui.routes import ForgetMe
from bot.ui.text.language import localized, reader_language
from engines.core.text import Text, say


@app_commands.command(name=localized("command-standing"), description=localized("command-standing-about"))
@app_commands.rename(game=localized("option-game"), season=localized("option-season"))
@app_commands.describe(game=localized("option-game-about"), season=localized("option-season-about"))
@app_commands.choices(game=game_choices())
@app_commands.guild_only()
async def standing(
    interaction: Interaction,
    game: app_commands.Transform[str, Chosen(engines.games())] | None = None,
    season: app_commands.Transform[str, Typed("season")] = "",
) -> None:
    await run_privately(_standing, interaction, game, season)


async def _standing(interaction: Interaction, game: str | None, season: str) -> None:
    await send(interaction, await standing_message(interaction, game, season))


@standing.autocomplete("season")
@completion
async def complete_season(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The seasons in which the game was played here, as their names."""
    ratings, guild = interaction.client.ratings, interaction.guild_id
    named = interaction.namespace.game
    games = [named] if named in engines.games() else [*engines.games()]
    played = {season for game in games for season in await ratings.seasons(guild, game)}
    now = Season.at(interaction.client.tables.now())
    found = season_options(sorted(played), now, reader_language(interaction))
    return [
        app_commands.Choice(name=label, value=value)
        for value, label in found
        if typed.lower() in label.lower()
    ]


group = app_commands.Group(
    name=localized("command-forget"),
    description=localized("command-forget-about"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
)


@group.command(name=localized("command-me"), description=localized("command-me-about"))
async def me(interaction: Interaction) -> None:
    await run_privately(_ask_to_confirm, interaction)


async def _ask_to_confirm(interaction: Interaction) -> None:
    language = reader_language(interaction)
    confirm = button(ForgetMe(), say(Text("forget-confirm"), language), style=discord.ButtonStyle.danger)
    question = say(Text("forget-ask"), language)
    await send(interaction, private_message(question, rows=[[confirm]]))
