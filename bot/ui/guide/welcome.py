"""The welcome: who the bot is, its games with a picture of each, and where to begin."""

import asyncio
from collections.abc import Iterator

import discord
from discord import ui

import data
import engines
from bot.ui.components import (
    Button,
    Item,
    LayoutMessage,
    PrivateMessage,
    button,
    button_rows,
    gallery,
    layout_message,
    private_message,
)
from bot.ui.emoji import shared_emoji
from bot.ui.guide.introduction import game_names
from bot.ui.guide.moments import showcase
from bot.ui.images import Image
from bot.ui.routes import ChooseLesson, InviteFriends, PlayNow, ShowWelcome
from bot.ui.text.command_mentions import with_mentions
from engines.core.text import Text, say
from render import Theme

MOST_PICTURES = 10  # of a message


async def welcome_card(language: str, theme: Theme, *, pictures: bool) -> LayoutMessage:
    """The public welcome. Other languages have a button, since nobody knows yet who reads it."""
    images = await _pictures(language, theme) if pictures else []
    parts: list[Item] = [
        ui.TextDisplay(_heading(language)),
        *([gallery(*images)] if images else []),
        ui.TextDisplay(_games_and_purposes(language)),
        *button_rows([*_buttons(language), *_other_languages(language)]),
    ]
    return layout_message(parts, images)


async def welcome_message(language: str, theme: Theme, *, on_server: bool) -> PrivateMessage:
    """The same for one person; in direct messages without the buttons that open tables."""
    text = f"{_heading(language)}\n{_games_and_purposes(language)}"
    buttons = [*_buttons(language)] if on_server else [_learn_button(language)]
    return private_message(text, await _pictures(language, theme), [buttons])


async def _pictures(language: str, theme: Theme) -> list[Image]:
    games = list(engines.games())[:MOST_PICTURES]
    return await asyncio.gather(*(showcase(game, language, theme) for game in games))


def _heading(language: str) -> str:
    return f"### {say(Text('welcome-title'), language)}\n{say(Text('welcome-intro'), language)}"


def _games_and_purposes(language: str) -> str:
    return f"{game_names(language)}\n{with_mentions(say(Text('welcome-purposes'), language))}"


def _buttons(language: str) -> Iterator[Button]:
    styles, play = discord.ButtonStyle, shared_emoji("play")
    yield button(PlayNow(), say(Text("welcome-play"), language), style=styles.success, emoji=play)
    yield button(InviteFriends(), say(Text("welcome-friends"), language), emoji=shared_emoji("person"))
    yield _learn_button(language)


def _learn_button(language: str) -> Button:
    return button(ChooseLesson(), say(Text("welcome-learn"), language), style=discord.ButtonStyle.primary)


def _other_languages(language: str) -> Iterator[Button]:
    for other in data.languages():
        if other != language:
            yield button(ShowWelcome(other), say(Text("welcome-this-language"), other))
