"""Moving through a past game, and the film of a city."""

from bot.handlers.context import Interaction, person, public_context
from bot.ui.components import private_message
from bot.ui.context import PublicContext
from bot.ui.images import CITY, picture_names
from bot.ui.messages.replay import film_city, film_title, find_moment, replay_message
from bot.ui.responses import reply, send, show
from bot.ui.routes import MakeFilm, OpenReplay, ReplayMoment, UnknownButton


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


async def make_film(interaction: Interaction, route: MakeFilm) -> None:
    """Draw how a city grew, and meanwhile report the progress."""
    table = await interaction.client.tables.table(route.table)
    if route.seat not in range(len(table.people)):
        raise UnknownButton
    context = public_context(interaction, table)
    history = await interaction.client.queries.move_history(table.id)

    async def report_progress(done: int, total: int) -> None:
        # The bot is thinking, so each report replaces the one before, and the film replaces the last.
        await reply(interaction, context.say("replay-drawing", done=done, all=total))

    film = await film_city(context, history, person(interaction), route.seat, report_progress)
    await send(interaction, private_message(context.say_text(film_title(route.seat)), [film]))
