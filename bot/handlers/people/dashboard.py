"""The list of one's tables, and going through its pages."""

from bot.handlers.context import Interaction, person
from bot.handlers.people.watching import watched_tables
from bot.ui.components import LayoutMessage
from bot.ui.messages.dashboard import Dashboard, dashboard_message
from bot.ui.responses import send_layout, update_card
from bot.ui.routes import DashboardPage
from bot.ui.text.language import reader_language
from engines.core.text import Text


async def show_dashboard(interaction: Interaction) -> None:
    await send_layout(interaction, await _message(interaction, 0))


async def go_to_page(interaction: Interaction, route: DashboardPage) -> None:
    """Show another page in the same message."""
    message = await _message(interaction, route.page)
    await update_card(interaction, message)


async def _message(interaction: Interaction, page: int) -> LayoutMessage:
    bot, reader = interaction.client, person(interaction)
    await watched_tables(interaction)  # which ends the watching of what they cannot see any more
    elsewhere = {guild.id: guild.name for guild in bot.guilds if guild.id != interaction.guild_id}
    tables = await bot.queries.table_page(reader, page)
    obstacles = await _obstacles(interaction)
    return dashboard_message(Dashboard(reader, reader_language(interaction), tables, elsewhere, obstacles))


async def _obstacles(interaction: Interaction) -> dict[int, Text]:
    """What keeps the bot from posting at this person's tables, by table."""
    problems = await interaction.client.outbox.problems_of(person(interaction))
    return {table: problem.text for table, problem in problems.items()}
