"""Opening a table, and what its lobby card and the rematch button do."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from msgspec import Struct

from bot.domain import seats
from bot.domain.table import Status, Table
from bot.handlers.context import Interaction, person
from bot.ui import routes
from bot.ui.permissions import require
from bot.ui.responses import reply_text
from engines.core.errors import Refusal
from engines.core.text import Text


class NotYours(Refusal):
    """Only those who played may ask for a rematch."""


async def open_table(  # noqa: PLR0913 - all that a table is made of
    interaction: Interaction,
    channel: int,
    *,
    game: str,
    seats: int,
    options: Struct | Mapping[str, Any],
    pace: str,
    follows: int | None = None,
    computers: Sequence[str] = (),
    watches: bool = False,
) -> None:
    """Open a lobby with this person as host, and say where it is."""
    _require_permissions(interaction)
    await interaction.client.tables.open(
        guild=interaction.guild_id,
        channel=channel,
        host=person(interaction),
        game=game,
        seats=seats,
        options=options,
        pace=pace,
        follows=follows,
        computers=computers,
        watches=watches,
    )
    interaction.client.announcer.wake()
    await reply_text(interaction, "table-is-open", place=f"<#{channel}>")


def _require_permissions(interaction: Interaction) -> None:
    """Refuse to open a table whose cards could not be posted."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if in_thread else "send_messages"
    require(interaction.app_permissions, "view_channel", send, "attach_files")


async def join(interaction: Interaction, route: routes.Join) -> None:
    await interaction.response.defer()
    await interaction.client.tables.join(route.table, person(interaction))
    interaction.client.announcer.wake()


async def leave(interaction: Interaction, route: routes.Leave) -> None:
    await interaction.response.defer()
    await interaction.client.tables.leave(route.table, person(interaction))
    interaction.client.announcer.wake()


async def start(interaction: Interaction, route: routes.Start) -> None:
    await interaction.response.defer()
    await interaction.client.tables.start(route.table, person(interaction))
    interaction.client.announcer.wake()


async def cancel(interaction: Interaction, route: routes.CancelLobby) -> None:
    await interaction.response.defer()
    await interaction.client.tables.cancel(route.table, person(interaction))
    interaction.client.announcer.wake()


async def add_computer(interaction: Interaction, route: routes.AddComputer) -> None:
    await interaction.response.defer()
    host = person(interaction)
    await interaction.client.tables.do(
        route.table, lambda table: seats.computer_added(table, host, route.level)
    )
    interaction.client.announcer.wake()


async def remove_computer(interaction: Interaction, route: routes.RemoveComputer) -> None:
    await interaction.response.defer()
    host = person(interaction)
    await interaction.client.tables.do(route.table, lambda table: seats.computer_removed(table, host))
    interaction.client.announcer.wake()


async def watch_only(interaction: Interaction, route: routes.WatchOnly) -> None:
    """The host gives up the seat and stays the host."""
    await interaction.response.defer()
    host = person(interaction)
    await interaction.client.tables.do(route.table, lambda table: seats.watching(table, host))
    interaction.client.announcer.wake()


async def rematch(interaction: Interaction, route: routes.Rematch) -> None:
    """Open a lobby with the same game, seats, options and pace; later presses join it."""
    await interaction.response.defer()
    tables, presser = interaction.client.tables, person(interaction)
    last = await tables.table(route.table)
    watches = last.host_watches and last.host.id == presser.id
    if last.seat_of(presser) is None and not watches:
        raise NotYours(Text("rematch-not-yours"))
    open_rematch = await tables.rematch(last.id)
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
        follows=last.id,
        computers=[seated.computer or "" for seated in last.people if seated.is_computer],
        watches=watches,
    )


async def _join_rematch(interaction: Interaction, table: Table) -> None:
    joiner, place = person(interaction), f"<#{table.place}>"
    if table.status is not Status.LOBBY or table.full or table.seat_of(joiner) is not None:
        await reply_text(interaction, "rematch-is-open", place=place)
        return
    await interaction.client.tables.join(table.id, joiner)
    interaction.client.announcer.wake()
    await reply_text(interaction, "rematch-joined", place=place)
