"""/help and /rules."""

from collections.abc import Mapping

from discord import app_commands

import engines
from bot.commands.options import Typed, completion
from bot.handlers.context import Interaction, table_here
from bot.ui.responses import reply, reply_text, run_privately
from bot.ui.text.language import localized, reader_language
from engines.core.errors import Refusal
from engines.core.text import Text, keys, say


@app_commands.command(name=localized("command-help"), description=localized("command-help-about"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def help_(interaction: Interaction) -> None:
    await run_privately(_help, interaction)


async def _help(interaction: Interaction) -> None:
    await reply_text(interaction, "help")


class UnknownTopic(Refusal):
    """No page explains that."""


def topic_titles(language: str) -> dict[str, str]:
    """The title of every topic that a game explains, by key: `akropolis-topic-scoring`."""
    prefixes = tuple(f"{game}-topic-" for game in engines.games())
    found = (key for key in sorted(keys("en")) if key.startswith(prefixes) and key.endswith("-title"))
    return {key.removesuffix("-title"): say(Text(key), language) for key in found}


def topic_text(topic: str) -> Text:
    """The page of a topic; its game supplies the numbers."""
    name, suffix = topic.split("-topic-", 1)
    return Text(topic, engines.game(name).topics.get(suffix, {}))


def matching_topics(titles: Mapping[str, str], typed: str) -> list[str]:
    """The topics whose titles contain what was typed."""
    return [topic for topic, title in titles.items() if typed.lower() in title.lower()]


@app_commands.command(name=localized("command-rules"), description=localized("command-rules-about"))
@app_commands.rename(topic=localized("option-topic"))
@app_commands.describe(topic=localized("option-topic-about"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def rules(interaction: Interaction, topic: app_commands.Transform[str, Typed("topic")]) -> None:
    await run_privately(_rules, interaction, topic)


async def _rules(interaction: Interaction, topic: str) -> None:
    language = reader_language(interaction)
    titles = topic_titles(language)
    found = topic if topic in titles else next(iter(matching_topics(titles, topic)), None)
    if found is None:
        raise UnknownTopic(Text("rules-unknown", {"topic": topic}))
    await reply(interaction, f"### {titles[found]}\n{say(topic_text(found), language)}")


@rules.autocomplete("topic")
@completion
async def complete_topic(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Matching topics; those of the game that is played in this channel come first."""
    titles, game = topic_titles(reader_language(interaction)), await _game_here(interaction)
    found = sorted(matching_topics(titles, typed), key=lambda topic: not topic.startswith(f"{game}-"))
    return [app_commands.Choice(name=titles[topic], value=topic) for topic in found]


async def _game_here(interaction: Interaction) -> str | None:
    try:
        return (await table_here(interaction)).game
    except Refusal:
        return None
