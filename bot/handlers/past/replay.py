"""Moving through a past game."""

from bot.handlers.context import Interaction, person, public_context
from bot.ui.context import PublicContext
from bot.ui.images import CITY, picture_names
from bot.ui.past.replay import find_moment, replay_message
from bot.ui.responses import show
from bot.ui.routes import OpenReplay, ReplayMoment, UnknownButton


async def open_replay(interaction: Interaction, route: OpenReplay) -> None:
    """Open the replay of a public card at the beginning of the game."""
    table = await interaction.client.tables.table(route.table)
    await show_moment(interaction, public_context(interaction, table))


async def go_to_moment(interaction: Interaction, route: ReplayMoment) -> None:
    """Replace the shown moment by another one."""
    table = await interaction.client.tables.table(route.table)
    if route.picture not in picture_names(table.game):
        raise UnknownButton
    await show_moment(interaction, public_context(interaction, table), route.n, route.picture)


async def show_moment(
    interaction: Interaction, context: PublicContext, n: int = 0, picture: str = CITY
) -> None:
    history = await interaction.client.queries.move_history(context.table.id)
    moment = await find_moment(context, history, person(interaction), n)
    await show(interaction, await replay_message(moment, picture))
