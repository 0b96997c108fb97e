"""/help and /rules."""

from discord import app_commands

import engines
from bot.commands.options import Chosen, Typed, completion, game_choices
from bot.handlers.context import Interaction
from bot.handlers.guide.rules import read_rules, topics_for
from bot.handlers.guide.welcome import show_help
from bot.ui.responses import run_privately
from bot.ui.text.language import localized


@app_commands.command(name=localized("command-help"), description=localized("command-help-about"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def help_(interaction: Interaction) -> None:
    await run_privately(show_help, interaction)


@app_commands.command(name=localized("command-rules"), description=localized("command-rules-about"))
@app_commands.rename(topic=localized("option-topic"), game=localized("option-game"))
@app_commands.describe(topic=localized("option-topic-about"), game=localized("option-rules-game-about"))
@app_commands.choices(game=game_choices())
@app_commands.allowed_contexts(guilds=True, dms=True)
async def rules(
    interaction: Interaction,
    topic: app_commands.Transform[str, Typed("topic")] = "",
    game: app_commands.Transform[str, Chosen(engines.games())] | None = None,
) -> None:
    await run_privately(read_rules, interaction, game, topic)


@rules.autocomplete("topic")
@completion
async def complete_topic(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    chosen = interaction.namespace.game
    found = await topics_for(interaction, chosen if chosen in engines.games() else None, typed)
    return [app_commands.Choice(name=topic.title, value=topic.key) for topic in found]
