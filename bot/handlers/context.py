"""What handlers and commands ask of an interaction: services, the person, the table and its contexts."""

from collections.abc import Callable
from itertools import chain
from typing import TypeAlias

import discord

from bot.delivery.channels import TableChannels
from bot.delivery.watching.watch_cards import WatchCards
from bot.domain.decisions.play import seat_to_act
from bot.domain.refusals import NotStarted
from bot.domain.table import Person, Table
from bot.services.daily.attempts import Attempts
from bot.services.daily.challenges import Challenges
from bot.services.daily.posts import ServerPosts
from bot.services.open_panels import OpenPanels
from bot.services.outbox import Outbox
from bot.services.people.erase_user import UserErasure
from bot.services.people.invitations import Invitations
from bot.services.people.lessons import Lessons
from bot.services.people.ratings import Ratings
from bot.services.people.settings import Settings
from bot.services.people.watching import Watching
from bot.services.processes.claims import Claims
from bot.services.queries import TableQueries
from bot.services.reminders import Reminders
from bot.services.server_preferences import Servers
from bot.services.shared_films import SharedFilms
from bot.services.table_loader import not_found
from bot.services.tables import Tables
from bot.services.thinking.reviews import Reviews
from bot.services.thinking.search_jobs import SearchJobs
from bot.services.votes import Votes
from bot.ui.context import PlayerContext, PublicContext
from bot.ui.panel.move_list import MoveLists
from bot.ui.text.language import reader_language, set_reader_language
from bot.ui.text.names import user_name
from engines.core.errors import Refusal
from engines.core.text import Text, say
from render import Theme


class TesseraClient(discord.AutoShardedClient):
    """The client of every interaction, with the bot's services."""

    claims: Claims
    tables: Tables
    queries: TableQueries
    votes: Votes
    outbox: Outbox
    open_panels: OpenPanels
    shared_films: SharedFilms
    reviews: Reviews
    settings: Settings
    servers: Servers
    reminders: Reminders
    ratings: Ratings
    erasure: UserErasure
    search_jobs: SearchJobs
    invitations: Invitations
    lessons: Lessons
    watching: Watching
    watch_cards: WatchCards
    challenges: Challenges
    attempts: Attempts
    server_posts: ServerPosts
    channels: TableChannels
    move_lists: MoveLists


Interaction: TypeAlias = discord.Interaction[TesseraClient]


def person(interaction: Interaction) -> Person:
    return Person(interaction.user.id, user_name(interaction.user))


def know_reader(interaction: Interaction) -> None:
    """Look up the person's language, without waiting for the disk; before anything else is done."""
    chosen = interaction.client.settings.chosen_language(interaction.user.id)
    set_reader_language(interaction, chosen)


class SeveralTables(Refusal):
    """A command could mean more than one table."""


async def table_here(
    interaction: Interaction, number: int | None = None, claim: Callable[[Table], bool] | None = None
) -> Table:
    """The table in this channel or thread that a command means.

    If the person gives a number, it is that table. A command that changes something has a claim, which is
    true of the tables that it can mean; if there are several, the person is asked which. Otherwise it is the
    table where they are to act, or have a seat, or the newest one in play.
    """
    place, asker = interaction.channel_id or 0, person(interaction)
    if number is not None:
        return await _numbered_table(interaction, number, place)
    tables = await interaction.client.queries.at_place(place)
    claimed = [table for table in tables if claim and claim(table)]
    if len(claimed) > 1:
        titles = ", ".join(table_title(table, reader_language(interaction)) for table in claimed)
        raise SeveralTables(Text("table-several", {"tables": titles}))
    to_act = (table for table in tables if table.to_act and table.to_act.id == asker.id)
    seated = (table for table in tables if table.seat_of(asker) is not None)
    return next(chain(claimed, to_act, seated, tables))


def allows(decide: Callable[[Table, Person], object], person: Person) -> Callable[[Table], bool]:
    """The claim that a decision of `bot.domain` by this person is possible."""

    def claim(table: Table) -> bool:
        try:
            decide(table, person)
        except Refusal:
            return False
        return True

    return claim


async def _numbered_table(interaction: Interaction, number: int, place: int) -> Table:
    """The table with that number; one that belongs elsewhere is not shown here."""
    table = await interaction.client.tables.table(number)
    if place not in {table.thread, table.channel}:
        raise not_found(number)
    return table


def table_title(table: Table, language: str) -> str:
    """What a table is called in lists."""
    return say(Text("thread-name", {"game": Text(f"{table.game}-title"), "number": str(table.id)}), language)


def player_context(interaction: Interaction, table: Table) -> PlayerContext:
    """The table as this person sees it; refused unless they are to act."""
    seat = seat_to_act(table, person(interaction))
    view = table.view(table.people[seat])
    wants_ideas = table.ideas and interaction.client.settings.wants_ideas(interaction.user.id)
    reader = (reader_language(interaction), reader_theme(interaction, table))
    return PlayerContext(table, *reader, seat=seat, view=view, wants_ideas=wants_ideas)


def public_context(interaction: Interaction, table: Table) -> PublicContext:
    """The table as anybody may see it, in this person's language; refused before the game has started."""
    if table.state is None:
        raise NotStarted(Text("table-unreadable-ended" if table.moves else "table-not-started"))
    return PublicContext(table, reader_language(interaction), reader_theme(interaction, table))


def reader_theme(interaction: Interaction, table: Table) -> Theme:
    """The theme of the pictures that only this person sees: their own, else the table's."""
    bot = interaction.client
    return bot.settings.theme(interaction.user.id) or bot.channels.theme(table)


def theme_here(interaction: Interaction) -> Theme:
    """The theme of pictures of no table: the reader's own, else the server's."""
    bot = interaction.client
    return bot.settings.theme(interaction.user.id) or bot.channels.server_theme(interaction.guild_id)


async def public_context_here(interaction: Interaction, number: int | None = None) -> PublicContext:
    return public_context(interaction, await table_here(interaction, number))
