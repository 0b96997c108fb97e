"""Finds tables, and reads their logs."""

from functools import partial

from msgspec import Struct

import engines
from bot.domain.log import LogEntry, LogPage, turns, visible_to
from bot.domain.shards import ALL_SHARDS, Shards
from bot.domain.table import Person, Table
from bot.services.table_loader import TableLoader, TableNotFound, check_id, not_found, skip_unreadable
from bot.storage.connection import Connection
from bot.storage.database import Database
from bot.storage.tables import log_rows, table_rows, table_summaries
from bot.storage.tables.table_summaries import TableSummary
from bot.storage.turns import turn_clock
from bot.storage.turns.turn_clock import TurnStatus
from engines.core.text import Text

PAGE_SIZE = 12  # log entries; a message has room for about two lines each
TABLES_PER_PAGE = 6  # as many as a phone shows
MOST_OVER = 10  # games that are over
MOST_ON_SERVER = 100  # games from which to choose one to watch


class TablePage(Struct, frozen=True):
    """A page of the list of a person's tables."""

    tables: list[TableSummary]
    page: int  # counted from 0
    pages: int


class TableNews(Struct, frozen=True):
    """A table, what happened last, and whom it waits for, as of one moment."""

    table: Table
    turns: list[LogEntry]
    status: TurnStatus


class TableQueries:
    """Questions about tables that change nothing."""

    def __init__(self, database: Database, loader: TableLoader) -> None:
        self._database = database
        self._loader = loader

    async def at_place(self, place: int) -> list[Table]:
        """The tables that can be meant in a thread or channel: the live ones, or else the last one.

        Those that cannot be read are left out, unless that leaves none.
        """
        found = await self._database.read(partial(table_rows.tables_at, place=place))
        if not found:
            raise TableNotFound(Text("table-not-here"))
        if len(found) > 1:
            read = partial(table_rows.load_all, table_ids=found, known=dict(self._loader.positions))
            stored = await self._database.read(read)
            if tables := list(skip_unreadable(table_rows.read_table, stored)):
                return tables
        return [await self._loader.load(found[0])]

    async def of_person(self, person: Person) -> list[Table]:
        """A person's live tables, oldest first; those that cannot be read are left out."""
        known = dict(self._loader.positions)
        found = await self._database.read(partial(table_rows.tables_of, person=person.id, known=known))
        return list(skip_unreadable(table_rows.read_table, found))

    async def table_page(self, person: Person, page: int = 0) -> TablePage:
        """The page nearest to the one asked for of a person's tables: those that wait for them first."""
        read = partial(
            table_summaries.page, person=person.id, page=page, size=TABLES_PER_PAGE, most_over=MOST_OVER
        )
        return TablePage(*await self._database.read(read))

    async def playing_on(self, guild: int) -> list[TableSummary]:
        """What is played on a server, the latest first, except games that are not installed any more."""
        read = partial(table_summaries.playing_on, guild=guild, most=MOST_ON_SERVER)
        return [table for table in await self._database.read(read) if table.game in engines.games()]

    async def lobbies_of(self, person: Person, guild: int) -> list[Table]:
        """The tables of a person on a server that wait for players, the latest first."""
        found = await self._database.read(partial(table_rows.lobbies_of, person=person.id, guild=guild))
        return list(skip_unreadable(table_rows.read_table, found))

    async def with_computer_to_act(self, shards: Shards = ALL_SHARDS) -> list[Table]:
        found = await self._database.read(partial(table_rows.tables_with_computers, shards=shards))
        tables = skip_unreadable(table_rows.read_table, found)
        return [table for table in tables if table.computer_to_act is not None]

    async def rematch_of(self, table_id: int) -> Table | None:
        """The rematch of a table, unless it was cancelled."""
        found = await self._database.read(partial(table_rows.rematch_of, table_id=table_id))
        return await self._loader.load(found) if found else None

    async def log_page(self, table_id: int, page: int = 0, person: Person | None = None) -> LogPage:
        """A page of the log with the events that the person may see; page 0 has the latest entries."""
        check_id(table_id)
        read = partial(log_rows.page, table_id=table_id, page=page, size=PAGE_SIZE)
        entries, page, pages, moves_before = await self._database.read(read)
        if not entries:
            raise not_found(table_id)
        seat = (await self._loader.load(table_id)).seat_of(person) if person else None
        return LogPage(tuple(visible_to(entry, seat) for entry in entries), page, pages, moves_before)

    async def latest_turns(self, table: Table) -> list[LogEntry]:
        """What a card tells: the turns since the last one of the person to act, with their public events."""
        latest = await self._database.read(partial(log_rows.latest, table_id=table.id))
        if latest is None:
            raise not_found(table.id)
        return await self.turns_between(table, latest, latest, for_player=True)

    async def turns_between(
        self, table: Table, first: int, last: int, *, for_player: bool = False
    ) -> list[LogEntry]:
        """The turns from one revision to another; for the person to act, all since their last turn."""
        person = table.to_act.id if table.to_act and for_player else None
        read = partial(log_rows.recent, table_id=table.id, first=first, last=last, person=person)
        return turns([visible_to(entry, None) for entry in await self._database.read(read)])

    async def news(self, table_id: int, first: int, last: int, now: int) -> TableNews:
        """A table with its turns from one revision to another.

        If its board is still as of the last one, also all turns since the last one of the person to act.
        """

        def read(db: Connection, table: Table) -> tuple[list[LogEntry], TurnStatus]:
            person = table.to_act.id if table.to_act and table.is_as_of(last) else None
            entries = log_rows.recent(db, table_id, first, last, person)
            return entries, turn_clock.turn_status(db, table_id, now)

        table, (entries, status) = await self._loader.load_with(table_id, read)
        return TableNews(table, turns([visible_to(entry, None) for entry in entries]), status)

    async def move_history(self, table_id: int) -> list[LogEntry]:
        """The moves that were not undone."""
        return await self._database.read(partial(log_rows.move_history, table_id=table_id))
