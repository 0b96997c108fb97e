"""The languages that moderators have chosen for their servers."""

from functools import partial

from bot.storage import languages
from bot.storage.database import Database


class ServerLanguages:
    """All choices are in memory, because every public message depends on them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._chosen: dict[int, str] = {}

    async def load(self) -> None:
        """Read all choices; once, before the first message."""
        self._chosen = await self._database.read(languages.of_servers)

    def chosen(self, guild: int | None) -> str | None:
        """The language that was chosen for a server, if any."""
        return self._chosen.get(guild) if guild else None

    async def choose(self, guild: int, language: str | None) -> None:
        """Choose a language for a server; without one, Discord's locales decide again."""
        body = partial(languages.set_of_server, guild=guild, language=language)
        await self._database.transaction(body)
        self._chosen.pop(guild, None)
        if language is not None:
            self._chosen[guild] = language
