"""Watching a table without a seat: beginning, looking around, and stopping."""

import asyncio
import logging

import discord

from bot.delivery.refusals import DELIVERY_ERRORS
from bot.delivery.watching.audience import can_see, server_of
from bot.domain.people.availability import NotificationSettings
from bot.domain.people.watching import CannotWatch, News, Watch, WatchPace, check_watching
from bot.domain.table import Table
from bot.handlers.context import Interaction, SeveralTables, person, public_context, table_title
from bot.handlers.people.settings import save_settings
from bot.services.table_loader import TableNotFound, not_found
from bot.ui.images import TABLE
from bot.ui.messages.watching import look_panel
from bot.ui.responses import reply_text, send, show
from bot.ui.routes import LookAround, StopWatching, WatchTable
from bot.ui.text.language import reader_language
from engines.core.text import Text

log = logging.getLogger(__name__)


async def watch_table(interaction: Interaction, route: WatchTable) -> None:
    await watch(interaction, await visible_table(interaction, route.table), WatchPace.TURNS)


async def visible_table(interaction: Interaction, number: int) -> Table:
    """The table with that number, as if there were none if this person cannot see its channel.

    On a server, the tables of other servers are not there either.
    """
    table = await interaction.client.tables.table(number)
    is_elsewhere = interaction.guild_id not in (None, table.guild)
    if is_elsewhere or not await can_see(interaction.client, table, interaction.user):
        raise not_found(number)
    return table


async def watch(interaction: Interaction, table: Table, pace: WatchPace) -> None:
    """Watch a table from now on; the first card comes at once, and shows whether cards can come at all."""
    watcher, watching = person(interaction), interaction.client.watching
    check_watching(table, watcher, await interaction.client.settings.of_person(watcher.id))
    settings = (await save_settings(interaction, direct_closed=False)).settings
    if await watching.start(watcher, table, pace) and not await _send_first(interaction, table, settings):
        await watching.stop(watcher.id, table.id)
        raise CannotWatch(Text("watch-closed"))
    context = public_context(interaction, table)
    told = context.say("watch-begun" if pace is WatchPace.TURNS else "watch-begun-daily")
    await send(interaction, await look_panel(context, TABLE, watches=True, told=told))


async def _send_first(interaction: Interaction, table: Table, settings: NotificationSettings) -> bool:
    """Whether Discord takes the card. While it cannot be reached, the next card may come all the same."""
    watch = Watch(interaction.user.id, table.id, WatchPace.TURNS, table.revision, 0)
    news = News(watch, person(interaction).name, table.revision, is_over=False)
    try:
        return await interaction.client.watch_cards.send(news, settings, table)
    except DELIVERY_ERRORS as error:
        log.warning("a new watcher of table %s has no first card: %r", table.id, error)
        return True


async def look_around(interaction: Interaction, route: LookAround) -> None:
    context = public_context(interaction, await visible_table(interaction, route.table))
    watches = await interaction.client.watching.watches(interaction.user.id, route.table)
    await show(interaction, await look_panel(context, route.picture, watches=watches))


# Stopping.


async def stop_watching(interaction: Interaction, route: StopWatching) -> None:
    await stop(interaction, route.table)


async def stop(interaction: Interaction, number: int | None) -> None:
    """Watch a table no longer: the one with that number, the one that is played here, or the only one."""
    watching, watcher = interaction.client.watching, interaction.user.id
    number = number if number is not None else await _only_watched(interaction)
    if not await watching.stop(watcher, number):
        raise CannotWatch(Text("watch-not-watched"))
    table = await interaction.client.tables.table(number)
    await reply_text(interaction, "watch-ended", table=table_title(table, reader_language(interaction)))


async def _only_watched(interaction: Interaction) -> int:
    tables = await watched_tables(interaction)
    if not tables:
        raise CannotWatch(Text("watch-none"))
    here = [table for table in tables if interaction.channel_id in (table.thread, table.channel)]
    candidates = here if len(here) == 1 else tables
    if len(candidates) > 1:
        titles = ", ".join(table_title(table, reader_language(interaction)) for table in candidates)
        raise SeveralTables(Text("table-several", {"tables": titles}))
    return candidates[0].id


async def watched_tables(interaction: Interaction) -> list[Table]:
    """The tables that a person watches and can still see; those that they cannot, they watch no longer."""
    watches = await interaction.client.watching.of_person(interaction.user.id)
    found = await asyncio.gather(*(_table_to_watch(interaction, each) for each in watches))
    return [table for table in found if table]


async def _table_to_watch(interaction: Interaction, watch: Watch) -> Table | None:
    bot = interaction.client
    try:
        table = await bot.tables.table(watch.table_id)
    except TableNotFound:
        return None
    if server_of(bot, table) is None or await can_see(bot, table, discord.Object(watch.person)):
        return table
    await bot.watching.stop(watch.person, watch.table_id)
    return None
