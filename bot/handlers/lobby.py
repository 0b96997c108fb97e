"""Opening a table, and what its lobby card and the rematch button do."""

from typing import Unpack

import discord

from bot.domain.decisions import lobby
from bot.domain.table import Status, Table
from bot.handlers.context import Interaction, person
from bot.services.tables import GameChoice
from bot.ui import routes
from bot.ui.permissions import require
from bot.ui.responses import reply_text
from bot.ui.text.language import reader_language
from engines.core.errors import Refusal
from engines.core.text import Text


class NotYours(Refusal):
    """Only those who played may ask for a rematch."""


async def open_table(interaction: Interaction, channel: int, **choice: Unpack[GameChoice]) -> None:
    """Open a lobby with this person as host, and say where it is."""
    await new_table(interaction, channel, **choice)
    await reply_text(interaction, "table-is-open", place=f"<#{channel}>")


async def new_table(interaction: Interaction, channel: int, **choice: Unpack[GameChoice]) -> Table:
    """Open a lobby with this person as host.

    Without a language of its own, the table has the server's; if that is not known, the host's.
    """
    _require_permissions(interaction)
    if "language" not in choice:
        server_language = interaction.client.channels.server_language(interaction.guild_id)
        choice["language"] = server_language or reader_language(interaction)
    return await interaction.client.tables.open(
        guild=interaction.guild_id, channel=channel, host=person(interaction), **choice
    )


def _require_permissions(interaction: Interaction) -> None:
    """Refuse to open a table whose cards could not be posted."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if in_thread else "send_messages"
    require(interaction.app_permissions, "view_channel", send, "attach_files")


async def join(interaction: Interaction, route: routes.Join) -> None:
    await interaction.client.tables.join(route.table, person(interaction))


async def leave(interaction: Interaction, route: routes.Leave) -> None:
    await interaction.client.tables.change(route.table, lobby.leave, person(interaction))


async def start(interaction: Interaction, route: routes.Start) -> None:
    await interaction.client.tables.start(route.table, person(interaction))


async def add_computer(interaction: Interaction, route: routes.AddComputer) -> None:
    await interaction.client.tables.change(route.table, lobby.add_computer, person(interaction), route.level)


async def remove_computer(interaction: Interaction, route: routes.RemoveComputer) -> None:
    await interaction.client.tables.change(route.table, lobby.remove_computer, person(interaction))


async def watch_only(interaction: Interaction, route: routes.WatchOnly) -> None:
    """The host gives up the seat and stays the host."""
    await interaction.client.tables.change(route.table, lobby.watch, person(interaction))


async def rematch(interaction: Interaction, route: routes.Rematch) -> None:
    """Open a lobby with the same game and the same choices of its host; later presses join it."""
    presser = person(interaction)
    last = await interaction.client.tables.table(route.table)
    watches = last.host_watches and last.host.id == presser.id
    if last.seat_of(presser) is None and not watches:
        raise NotYours(Text("rematch-not-yours"))
    open_rematch = await interaction.client.queries.rematch_of(last.id)
    if open_rematch:
        await _join_rematch(interaction, open_rematch)
        return
    await open_table(
        interaction,
        last.channel,
        game=last.game,
        seats=last.seats_wanted,
        options=last.options,
        pace=last.pace,
        language=interaction.client.channels.context(last).language,
        theme=last.theme,
        ideas=last.ideas,
        rematch_of=last.id,
        computers=[seated.computer or "" for seated in last.people if seated.is_computer],
        watches=watches,
    )


async def _join_rematch(interaction: Interaction, table: Table) -> None:
    joiner, place = person(interaction), f"<#{table.place}>"
    if table.status is not Status.LOBBY or table.full or table.seat_of(joiner) is not None:
        await reply_text(interaction, "rematch-is-open", place=place)
        return
    await interaction.client.tables.join(table.id, joiner)
    await reply_text(interaction, "rematch-joined", place=place)
