"""Reading the rules: page by page, by search, and from the panel where something cannot be chosen."""

import engines
from bot.handlers.context import Interaction, player_context, table_here, theme_here
from bot.ui.components import PrivateMessage, private_message
from bot.ui.guide.introduction import game_choice
from bot.ui.guide.rules_page import rules_button, rules_message, title
from bot.ui.guide.search import Topic, matching, topics
from bot.ui.legend import game_legend
from bot.ui.responses import send, show
from bot.ui.routes import ExplainMove, GameLegendPage, OpenRules, RulesPage, UnknownButton
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.language import reader_language
from bot.ui.text.names import escaped, with_shown
from engines.core.errors import IllegalMove, Refusal
from engines.core.text import Text, say


class UnknownTopic(Refusal):
    """No page explains that."""


async def read_rules(interaction: Interaction, chosen: str | None, typed: str) -> None:
    """Show what was searched for; else the first page of the game that is chosen, or played here."""
    game = chosen or await _game_here(interaction)
    if typed:
        await _search(interaction, chosen, typed)
    elif game:
        await send(interaction, await _page(interaction, game, 0))
    else:
        language = reader_language(interaction)
        await send(interaction, game_choice("rules-which", lambda game: RulesPage(game, 0), language))


async def _search(interaction: Interaction, chosen: str | None, typed: str) -> None:
    named = [topic for topic in await topics_for(interaction, chosen, "") if topic.key == typed]
    fitting = named or await topics_for(interaction, chosen, typed)
    if not fitting:
        raise UnknownTopic(Text("rules-unknown", {"topic": typed}))
    route = fitting[0].route
    if isinstance(route, GameLegendPage):
        reader = (reader_language(interaction), theme_here(interaction))
        await send(interaction, await game_legend(route.game, route.page, *reader))
    else:
        await send(interaction, await _page(interaction, route.game, route.page))


async def topics_for(interaction: Interaction, chosen: str | None, typed: str) -> list[Topic]:
    """The topics of the chosen game that fit what is typed.

    Without a choice, those of all games: of the game that is played here first, else the first pages of each.
    """
    here = chosen or await _game_here(interaction)
    games = [chosen] if chosen else sorted(engines.games(), key=lambda name: name != here)
    found = await topics(games, reader_language(interaction))
    if not here:
        found.sort(key=lambda topic: (isinstance(topic.route, GameLegendPage), topic.route.page))
    return matching(found, typed)


async def _game_here(interaction: Interaction) -> str | None:
    """The game that is played in this channel."""
    try:
        return (await table_here(interaction)).game
    except Refusal:
        return None


async def open_rules(interaction: Interaction, route: OpenRules) -> None:
    await send(interaction, await _page(interaction, route.game, route.page))


async def rules_page(interaction: Interaction, route: RulesPage) -> None:
    await show(interaction, await _page(interaction, route.game, route.page))


async def _page(interaction: Interaction, game: str, page: int, before: str = "") -> PrivateMessage:
    if game not in engines.games() or page not in range(len(engines.guide(game).pages)):
        raise UnknownButton
    return await rules_message(game, page, reader_language(interaction), theme_here(interaction), before)


async def explain_move(interaction: Interaction, route: ExplainMove) -> None:
    """What the person cannot choose now and why; below that, the page on moves of this kind."""
    table = await interaction.client.tables.table(route.table)
    context = player_context(interaction, table)
    obstacles = [f"- {context.say_text(reason)}" for reason in context.game.obstacles(context.view)]
    page = engines.guide(table.game).page_of_verb(route.verb)
    await send(interaction, await _page(interaction, table.game, page, "\n".join(obstacles)))


def refused_move(interaction: Interaction, game: str, typed: str, refusal: IllegalMove) -> PrivateMessage:
    """Why a typed move is refused, and a button to the page with the rule."""
    language, guide = reader_language(interaction), engines.guide(game)
    verb, *_ = typed.lower().split() or [""]
    number = guide.page_of_refusal(refusal.why, verb)
    topic = title(game, guide.pages[number], language)
    sentence = with_mentions(say(with_shown(refusal.why, escaped), language))
    label = say(Text("rules-of-move", {"topic": topic}), language)
    return private_message(sentence, rows=[[rules_button(game, label, number)]])
