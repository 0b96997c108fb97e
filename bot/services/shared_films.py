"""Sharing the film of a game with its table: each film at most once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from bot.storage.database import Database
from bot.storage.tables import shared_films
from engines.core.errors import Refusal
from engines.core.text import Text


class AlreadyShared(Refusal):
    """The table has this film."""


class SharedFilms:
    """Which films the tables have."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @asynccontextmanager
    async def sharing(self, table_id: int, city: str, moves: int) -> AsyncIterator[None]:
        """Note that a film is shared, unless the body fails to share it; AlreadyShared if it was before."""
        add = partial(shared_films.add, table_id=table_id, city=city, moves=moves)
        if not await self._database.transaction(add):
            raise AlreadyShared(Text("film-already-shared"))
        try:
            yield
        except BaseException:  # also if it was cancelled
            remove = partial(shared_films.remove, table_id=table_id, city=city, moves=moves)
            await self._database.transaction(remove)
            raise
