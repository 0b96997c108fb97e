"""What is kept of servers: the language of tables and the theme of pictures, and who was welcomed."""

from functools import partial
from typing import Unpack

from bot.storage.database import Database
from bot.storage.servers import preferences, welcomed
from bot.storage.servers.preferences import ServerChoice, ServerPreferences

NOTHING_CHOSEN = ServerPreferences()


class Servers:
    """All choices are in memory, because every public message depends on them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._chosen: dict[int, ServerPreferences] = {}

    async def load(self) -> None:
        """Read all choices: before the first message, and when another process has changed some."""
        self._chosen = await self._database.read(preferences.of_servers)

    def preferences(self, guild: int | None) -> ServerPreferences:
        """What was chosen for a server."""
        return self._chosen.get(guild, NOTHING_CHOSEN) if guild else NOTHING_CHOSEN

    async def choose(self, guild: int, **choice: Unpack[ServerChoice]) -> None:
        """Choose something for a server; the rest stays as it is."""
        body = partial(preferences.choose_for_server, guild=guild, choice=choice)
        self._chosen[guild] = await self._database.transaction(body)

    async def was_welcomed(self, guild: int) -> bool:
        return await self._database.read(partial(welcomed.contains, guild=guild))

    async def note_welcomed(self, guild: int) -> None:
        await self._database.transaction(partial(welcomed.add, guild=guild))
