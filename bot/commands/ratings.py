"""/standing and /forget me."""

import discord
from discord import app_commands

import engines
from bot.commands.options import Chosen, game_choices
from bot.handlers.context import Interaction, theme_here
from bot.ui.components import button, private_message
from bot.ui.messages.ratings_message import leaderboard_image, ratings_text
from bot.ui.responses import run_privately, send
from bot.ui.routes import ForgetMe, ShowInRatings
from bot.ui.text.language import localized, reader_language
from engines.core.text import Text, say


@app_commands.command(name=localized("command-standing"), description=localized("command-standing-about"))
@app_commands.rename(game=localized("option-game"))
@app_commands.describe(game=localized("option-game-about"))
@app_commands.choices(game=game_choices())
@app_commands.guild_only()
async def standing(
    interaction: Interaction, game: app_commands.Transform[str, Chosen(engines.games())] | None = None
) -> None:
    await run_privately(_standing, interaction, game)


async def _standing(interaction: Interaction, game: str | None) -> None:
    """The leaderboard of one game, its records, and one's own numbers."""
    ratings, language, guild = interaction.client.ratings, reader_language(interaction), interaction.guild_id
    wanted = game or await ratings.most_played(guild) or next(iter(engines.games()))
    players = await ratings.leaderboard(guild, wanted)
    own = await ratings.play_record(guild, interaction.user.id)
    text = ratings_text(wanted, players, await ratings.high_scores(guild, wanted), own, language)
    label = say(Text("standing-hide" if own.listed else "standing-show"), language)
    theme = theme_here(interaction)
    images = [await leaderboard_image(wanted, players, language, theme)] if players else []
    await send(interaction, private_message(text, images, [[button(ShowInRatings(not own.listed), label)]]))


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
