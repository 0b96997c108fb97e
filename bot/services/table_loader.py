"""Loads tables, and caches the positions of those that were used last."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from bot.domain.table import Table
from bot.storage.connection import Connection
from bot.storage.database import Database
from bot.storage.tables import table_rows
from bot.storage.tables.table_rows import Position
from engines.core.errors import BadSave, Refusal, UnknownGame
from engines.core.text import Text

R = TypeVar("R")
T = TypeVar("T")

log = logging.getLogger(__name__)

CACHED = 256  # positions
TABLE_IDS = range(1, 1 << 63)  # the range of SQLite's integers; a forged id may be anything


class TableNotFound(Refusal):
    """There is no table with that id, or in that channel."""


class TableLoader:
    """Loads tables. A state's JSON is not read again while its revision is in the cache."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.positions: OrderedDict[int, Position] = OrderedDict()

    async def load(self, table_id: int) -> Table:
        check_id(table_id)
        known = self.positions.get(table_id)
        stored = await self._database.read(partial(table_rows.load, table_id=table_id, known=known))
        if stored is None:
            raise not_found(table_id)
        table = table_rows.read_table(stored)
        self.remember(table)
        return table

    async def load_with(self, table_id: int, more: Callable[[Connection, Table], T]) -> tuple[Table, T]:
        """A table, and what else a function reads of it, as of the same moment."""
        check_id(table_id)
        known = self.positions.get(table_id)

        def read(db: Connection) -> tuple[Table, T] | None:
            stored = table_rows.load(db, table_id, known)
            table = table_rows.read_table(stored) if stored else None
            return (table, more(db, table)) if table else None

        found = await self._database.read(read)
        if found is None:
            raise not_found(table_id)
        self.remember(found[0])
        return found

    def remember(self, table: Table) -> None:
        """Cache the position of a table, and forget the one that was used longest ago."""
        if table.setup is not None:
            self.positions[table.id] = Position(table.revision, table.setup, table.state)
            self.positions.move_to_end(table.id)
        if len(self.positions) > CACHED:
            self.positions.popitem(last=False)


def check_id(table_id: int) -> None:
    if table_id not in TABLE_IDS:
        raise not_found(table_id)


def not_found(table_id: int) -> TableNotFound:
    return TableNotFound(Text("table-not-found", {"table": str(table_id)}))


def skip_unreadable(read: Callable[[R], T], rows: Iterable[R]) -> Iterator[T]:
    """Everything that can be read; damaged rows are logged and left out."""
    for row in rows:
        try:
            value = read(row)
        except (BadSave, UnknownGame) as refusal:
            log.warning("%s", refusal)
        else:
            yield value
