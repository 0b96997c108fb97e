"""/help and /rules: how to play, in our own words."""

from typing import Any

from discord import app_commands

import engines
from bot import speech
from bot.speech import commanded
from bot.widgets import Asked
from engines.core.text import Text, keys, say


@app_commands.command(name=commanded("command-help"), description=commanded("command-help-about"))
async def help_(interaction: Asked) -> None:
    words = say(Text("help"), speech.of_reader(interaction))
    await interaction.response.send_message(words, ephemeral=True)


def topics() -> dict[str, str]:
    """Every topic that some game explains: `akropolis-topic-scoring` by itself."""
    marked = {f"{game}-topic-" for game in engines.games()}
    found = (key for key in sorted(keys("en")) if any(key.startswith(mark) for mark in marked))
    return {key.removesuffix("-title"): key for key in found if key.endswith("-title")}


@app_commands.command(name=commanded("command-rules"), description=commanded("command-rules-about"))
@app_commands.rename(topic=commanded("option-topic"))
@app_commands.describe(topic=commanded("option-topic-about"))
async def rules(interaction: Asked, topic: str) -> None:
    tongue = speech.of_reader(interaction)
    known = topics()
    if topic not in known:
        words = say(Text("rules-unknown", {"topic": topic}), tongue)
    else:
        words = f"### {say(Text(known[topic]), tongue)}\n{say(Text(topic), tongue)}"
    await interaction.response.send_message(words, ephemeral=True)


@rules.autocomplete("topic")
async def complete_topic(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
    tongue = speech.of_reader(interaction)
    named = {topic: say(Text(title), tongue) for topic, title in topics().items()}
    fitting = [(topic, name) for topic, name in named.items() if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=topic) for topic, name in fitting[:25]]


COMMANDS: tuple[Any, ...] = (help_, rules)
