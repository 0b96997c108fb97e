"""/help and /rules: how to play, in our own words."""

from collections.abc import Mapping
from typing import Any

from discord import app_commands

import engines
from bot.handlers import play
from bot.ui.components import Interaction
from bot.ui.language import localized, reader_language
from engines.core.errors import Refusal
from engines.core.text import Text, keys, say


@app_commands.command(name=localized("command-help"), description=localized("command-help-about"))
async def help_(interaction: Interaction) -> None:
    words = say(Text("help"), reader_language(interaction))
    await interaction.response.send_message(words, ephemeral=True)


def titles(language: str) -> dict[str, str]:
    """Every topic that some game explains, `akropolis-topic-scoring` for one, with its title."""
    marks = tuple(f"{game}-topic-" for game in engines.games())
    found = (key for key in sorted(keys("en")) if key.startswith(marks) and key.endswith("-title"))
    return {key.removesuffix("-title"): say(Text(key), language) for key in found}


def fitting(named: Mapping[str, str], typed: str) -> list[str]:
    """The topics whose titles hold what was typed."""
    return [topic for topic, title in named.items() if typed.lower() in title.lower()]


@app_commands.command(name=localized("command-rules"), description=localized("command-rules-about"))
@app_commands.rename(topic=localized("option-topic"))
@app_commands.describe(topic=localized("option-topic-about"))
async def rules(interaction: Interaction, topic: str) -> None:
    language = reader_language(interaction)
    named = titles(language)
    found = topic if topic in named else next(iter(fitting(named, topic)), None)
    if found is None:
        words = say(Text("rules-unknown", {"topic": topic}), language)
    else:
        words = f"### {named[found]}\n{say(Text(found), language)}"
    await interaction.response.send_message(words, ephemeral=True)


@rules.autocomplete("topic")
async def complete_topic(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """What fits, of the game that is played here first."""
    named, here = titles(reader_language(interaction)), await _game_here(interaction)
    found = sorted(fitting(named, typed), key=lambda topic: not topic.startswith(f"{here}-"))
    return [app_commands.Choice(name=named[topic][:100], value=topic) for topic in found[:25]]


async def _game_here(interaction: Interaction) -> str | None:
    try:
        return (await play.table_here(interaction)).game
    except Refusal:
        return None


COMMANDS: tuple[Any, ...] = (help_, rules)
