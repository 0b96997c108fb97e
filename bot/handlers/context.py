"""What handlers and commands ask of an interaction: services, the person, the table and its contexts."""

from typing import TypeAlias

import discord

from bot.delivery.channels import TableChannels
from bot.domain.play import seat_to_act
from bot.domain.refusals import NotStarted
from bot.domain.table import Person, Table
from bot.services.erase_user import UserErasure
from bot.services.outbox import Outbox
from bot.services.queries import TableQueries
from bot.services.ratings import Ratings
from bot.services.reminders import Reminders
from bot.services.search_jobs import SearchJobs
from bot.services.server_languages import ServerLanguages
from bot.services.settings import Settings
from bot.services.tables import Tables
from bot.services.votes import Votes
from bot.ui.context import PlayerContext, PublicContext
from bot.ui.language import reader_language, set_reader_language
from engines.core.text import Text


class TesseraClient(discord.AutoShardedClient):
    """The client of every interaction, with the bot's services."""

    tables: Tables
    queries: TableQueries
    votes: Votes
    outbox: Outbox
    settings: Settings
    server_languages: ServerLanguages
    reminders: Reminders
    ratings: Ratings
    erasure: UserErasure
    search_jobs: SearchJobs
    channels: TableChannels


Interaction: TypeAlias = discord.Interaction[TesseraClient]


def person(interaction: Interaction) -> Person:
    return Person(interaction.user.id, interaction.user.display_name)


def know_reader(interaction: Interaction) -> None:
    """Look up the person's language, without waiting for the disk; before anything else is done."""
    chosen = interaction.client.settings.chosen_language(interaction.user.id)
    set_reader_language(interaction, chosen)


async def table_here(interaction: Interaction) -> Table:
    """The table that is played in this channel or thread."""
    return await interaction.client.queries.at_place(interaction.channel_id or 0)


def player_context(interaction: Interaction, table: Table) -> PlayerContext:
    """The table as this person sees it; refused unless they are to act."""
    seat = seat_to_act(table, person(interaction))
    view = table.view(table.people[seat])
    return PlayerContext(table, reader_language(interaction), seat=seat, view=view)


def public_context(interaction: Interaction, table: Table) -> PublicContext:
    """The table as anybody may see it, in this person's language; refused before the game has started."""
    if table.state is None:
        raise NotStarted(Text("table-not-started"))
    return PublicContext(table, reader_language(interaction))


async def public_context_here(interaction: Interaction) -> PublicContext:
    return public_context(interaction, await table_here(interaction))
