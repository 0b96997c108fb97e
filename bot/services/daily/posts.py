"""Which servers are told of the daily city, and what of: the places of a day that is over."""

from collections.abc import Sequence
from functools import partial

from bot.domain.daily.challenge import Challenge
from bot.domain.daily.results import Placed
from bot.services.daily.challenges import Challenges
from bot.services.processes.claims import Claims
from bot.storage.daily import channel_rows, result_rows
from bot.storage.daily.channel_rows import PostDue
from bot.storage.database import Database


class ServerPosts:
    """The channels that moderators have chosen, and the posts that are due there."""

    def __init__(self, database: Database, challenges: Challenges, claims: Claims | None = None) -> None:
        self._database = database
        self._challenges = challenges
        self.claims = claims or Claims()

    async def choose(self, guild: int, channel: int) -> None:
        today = self._challenges.today()
        body = partial(channel_rows.choose, guild=guild, channel=channel, today=today)
        await self._database.transaction(body)

    async def stop(self, guild: int) -> None:
        await self._database.transaction(partial(channel_rows.stop, guild=guild))

    async def due(self) -> Sequence[PostDue]:
        """Those that this process has to send."""
        read = partial(channel_rows.due, today=self._challenges.today(), shards=self.claims.held)
        return await self._database.read(read)

    async def mark_posted(self, due: PostDue) -> None:
        await self._database.transaction(partial(channel_rows.mark_posted, guild=due.guild, day=due.day))

    async def result(self, due: PostDue) -> tuple[Challenge, Sequence[Placed]]:
        """The challenge of a day, and everybody's place on a server."""
        read = partial(result_rows.of_server, day=due.day, guild=due.guild)
        return await self._challenges.of_day(due.day), await self._database.read(read)
