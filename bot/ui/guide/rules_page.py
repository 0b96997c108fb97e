"""A page of the rules: a topic with its picture and examples, and the way to every other topic."""

from collections.abc import Iterator

import discord

import engines
from bot.ui.components import Button, Item, PrivateMessage, button, menu, option, private_message
from bot.ui.guide.moments import illustrate
from bot.ui.routes import GameLegendPage, OpenRules, RulesPage
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.limits import shortened
from engines.core.guide import Page
from engines.core.text import Text, say
from render import Theme

MOST_OPTIONS = 25  # of a menu
BUTTON_LENGTH = 80  # characters


async def rules_message(
    game: str, number: int, language: str, theme: Theme, before: str = ""
) -> PrivateMessage:
    """A page of the rules of a game, below what was said before."""
    pages = engines.guide(game).pages
    page = pages[number]
    lines = [before, f"### {title(game, page, language)}", said(game, page, language)]
    images, examples = await illustrate(game, page, language, theme)
    if examples:
        lines += [f"**{say(Text('guide-example'), language)}**", *examples]
    rows = [[_topic_menu(game, number, language)], list(_page_buttons(game, number, language))]
    return private_message(with_mentions("\n".join(filter(None, lines))), images, rows)


def title(game: str, page: Page, language: str) -> str:
    return say(Text(f"{game}-topic-{page.topic}-title"), language)


def said(game: str, page: Page, language: str) -> str:
    """The text of a page; its game supplies the numbers."""
    return say(Text(f"{game}-topic-{page.topic}", engines.game(game).topics.get(page.topic, {})), language)


def _topic_menu(game: str, number: int, language: str) -> Item:
    """The topics around this one, nearly always all of them; last, the icons."""
    pages, room = engines.guide(game).pages, MOST_OPTIONS - 1
    first = max(0, min(number - room // 2, len(pages) - room))
    options = [
        option(RulesPage(game, each), title(game, pages[each], language), default=each == number)
        for each in range(first, min(first + room, len(pages)))
    ]
    icons = say(Text("legend-topic", {"game": Text(f"{game}-title")}), language)
    placeholder = say(Text("rules-topics"), language)
    return menu([*options, option(GameLegendPage(game, 0), icons)], placeholder)


def _page_buttons(game: str, number: int, language: str) -> Iterator[Item]:
    count = len(engines.guide(game).pages)
    for key, target in (("rules-back", number - 1), ("rules-next", number + 1)):
        disabled, shown = target not in range(count), {"page": number + 1, "pages": count}
        style = discord.ButtonStyle.primary if target > number else discord.ButtonStyle.secondary
        route = RulesPage(game, max(0, target))
        yield button(route, say(Text(key, shown), language), disabled=disabled, style=style)


def rules_button(game: str, label: str, number: int = 0) -> Button:
    """A button that opens a page of the rules in a new message."""
    return button(OpenRules(game, number), shortened(label, BUTTON_LENGTH))
