"""What the signs in the pictures mean: the button that asks for it, and the answer in pages."""

from collections.abc import Callable, Iterable

from discord import ui

from bot.ui.components import ROW_LENGTH, Button, Item, PrivateMessage, button, private_message
from bot.ui.context import PublicContext
from bot.ui.images import Image, draw_legend
from bot.ui.routes import GameLegendPage, LegendPage, Route, RulesPage
from engines.core.game import AnyView
from engines.core.text import Text, say
from render import Theme


def legend_button(context: PublicContext) -> Button:
    """For every message with pictures of a table."""
    return button(context.legend_route(), context.say("legend-button"))


def with_legend(context: PublicContext, rows: Iterable[Iterable[Item]]) -> list[list[Item]]:
    """The rows of a message with pictures, and the button: in the last row of buttons if it has room."""
    kept = [list(row) for row in rows]
    last = kept[-1] if kept else []
    if not last or len(last) == ROW_LENGTH or not all(isinstance(item, ui.Button) for item in last):
        kept.append([])
    kept[-1].append(legend_button(context))
    return kept


def picture_message(context: PublicContext, image: Image) -> PrivateMessage:
    """A picture by itself."""
    return private_message("", [image], with_legend(context, ()))


async def table_legend(context: PublicContext, view: AnyView, page: int) -> PrivateMessage:
    """The signs in the pictures of a view."""

    def route(number: int) -> Route:
        return LegendPage(context.table.id, number)

    reader = (context.language, context.theme)
    return await _legend_message(context.game.name, view, page, reader, route)


async def game_legend(game: str, page: int, language: str, theme: Theme) -> PrivateMessage:
    """All signs of a game."""

    def route(number: int) -> Route:
        return GameLegendPage(game, number)

    return await _legend_message(game, None, page, (language, theme), route)


async def _legend_message(
    game: str,
    view: AnyView | None,
    page: int,
    reader: tuple[str, Theme],
    route: Callable[[int], Route],
) -> PrivateMessage:
    language, theme = reader
    image, shown = await draw_legend(game, view, page, language, theme)
    title = say(Text("legend-title", {"game": Text(f"{game}-title")}), language)
    rules = button(RulesPage(game, 0), say(Text("rules-button"), language))
    if shown.pages == 1:
        return private_message(f"### {title}", [image], [[rules]])
    numbers = {"page": shown.number + 1, "pages": shown.pages}
    lines = [f"### {title}", f"-# {say(Text('legend-page', numbers), language)}"]
    buttons = [
        button(route(max(0, number)), say(Text(key), language), disabled=number not in range(shown.pages))
        for key, number in (("legend-previous", shown.number - 1), ("legend-next", shown.number + 1))
    ]
    return private_message("\n".join(lines), [image], [[*buttons, rules]])
