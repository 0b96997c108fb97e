"""Looking at a table by buttons: pictures and their legend, scores and pages of the log.

Only the presser sees the answer.
"""

import engines
from bot.handlers.context import Interaction, person, public_context, theme_here
from bot.ui.components import PrivateMessage, button, private_message
from bot.ui.context import PublicContext
from bot.ui.images import draw, shared_pictures
from bot.ui.legend import game_legend, picture_message, table_legend
from bot.ui.past.changes import with_changes
from bot.ui.responses import send, show
from bot.ui.results.messages import scores_message
from bot.ui.routes import (
    GameLegendPage,
    LegendPage,
    OpenGameLegend,
    OpenLegend,
    ShowPicture,
    ShowPoints,
    ShowScores,
    TurnLogPage,
    UnknownButton,
)
from bot.ui.text.language import reader_language
from bot.ui.text.limits import fitting_lines


async def show_picture(interaction: Interaction, route: ShowPicture) -> None:
    """Show one of the pictures that belong to no single seat."""
    context = public_context(interaction, await interaction.client.tables.table(route.table))
    if route.picture not in shared_pictures(context.game.name):
        raise UnknownButton
    context = await with_last_changes(interaction, context)
    await send(interaction, picture_message(context, await draw(context, context.public_view, route.picture)))


async def with_last_changes(interaction: Interaction, context: PublicContext) -> PublicContext:
    """The same, with what everybody changed in their last turn marked in the pictures."""
    return await with_changes(context, interaction.client.queries.move_history)


async def open_legend(interaction: Interaction, route: OpenLegend) -> None:
    """Explain the signs in the pictures; the panel or card that was pressed stays as it is."""
    await send(interaction, await _table_legend(interaction, route.table, 0))


async def legend_page(interaction: Interaction, route: LegendPage) -> None:
    await show(interaction, await _table_legend(interaction, route.table, route.page))


async def _table_legend(interaction: Interaction, table_id: int, page: int) -> PrivateMessage:
    """Of what this person can see now."""
    table = await interaction.client.tables.table(table_id)
    context = public_context(interaction, table)
    return await table_legend(context, table.view(person(interaction)), page)


async def open_game_legend(interaction: Interaction, route: OpenGameLegend) -> None:
    await send(interaction, await _game_legend(interaction, route.game, 0))


async def game_legend_page(interaction: Interaction, route: GameLegendPage) -> None:
    await show(interaction, await _game_legend(interaction, route.game, route.page))


async def _game_legend(interaction: Interaction, game: str, page: int) -> PrivateMessage:
    if game not in engines.games():
        raise UnknownButton
    return await game_legend(game, page, reader_language(interaction), theme_here(interaction))


async def show_scores(interaction: Interaction, route: ShowScores) -> None:
    context = public_context(interaction, await interaction.client.tables.table(route.table))
    await send(interaction, await scores(interaction, context))


async def show_points(interaction: Interaction, route: ShowPoints) -> None:
    context = public_context(interaction, await interaction.client.tables.table(route.table))
    await show(interaction, await scores(interaction, context, over_time=route.over_time))


async def scores(
    interaction: Interaction, context: PublicContext, *, over_time: bool = False
) -> PrivateMessage:
    """Everybody's points by category, or over the game."""
    history = await interaction.client.queries.move_history(context.table.id)
    return await scores_message(context, history, over_time=over_time)


async def turn_log_page(interaction: Interaction, route: TurnLogPage) -> None:
    context = public_context(interaction, await interaction.client.tables.table(route.table))
    await show(interaction, await log_page(interaction, context, route.page))


async def log_page(interaction: Interaction, context: PublicContext, page: int) -> PrivateMessage:
    """A page of the log, 0 being the latest, and the buttons to the pages beside it."""
    reader = person(interaction)
    logged = await interaction.client.queries.log_page(context.table.id, page, reader)
    seat = context.table.seat_of(reader)
    lines = [
        f"`{number or '·'}` {context.describe(entry.events, seat)}" for number, entry in logged.numbered()
    ]
    footer = f"-# {context.say('log-page', page=logged.pages - logged.page, pages=logged.pages)}"
    buttons = [
        button(
            TurnLogPage(context.table.id, max(0, target)),
            context.say(key),
            disabled=target not in range(logged.pages),
        )
        for key, target in (("log-older", logged.page + 1), ("log-newer", logged.page - 1))
    ]
    return private_message("\n".join(fitting_lines([*lines, footer])), rows=[buttons])
