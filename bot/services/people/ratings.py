"""Ratings by game, server and season, high scores, and how reliably and quickly people play.

Ratings are computed from all results of the season each time, so nothing has to be corrected when a person
wants to be hidden or erased. Only games that were finished by their rules count, for those who played to the
end themselves, if there were at least two of them.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.domain.people.season import Season, span
from bot.storage.database import Database
from bot.storage.people import ratings
from bot.storage.people.ratings import HighScore, PlayRecord, Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

START = 1000  # the rating of a new player
SCALE = 40  # rating points for one point of the model


class RatedPlayer(Struct, frozen=True):
    """A player's rating in a game on a server."""

    person: int
    name: str
    rating: int
    games: int
    won: int


class Ratings:
    """How people play on a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaderboard(
        self, guild: int | None, game: str, season: Season | None = None
    ) -> list[RatedPlayer]:
        """All players rated in a season, or ever, who want to be listed, the best first."""
        read = partial(ratings.results, guild=guild, game=game, during=span(season))
        return await asyncio.to_thread(rate, await self._database.read(read))

    async def high_scores(
        self, guild: int | None, game: str, season: Season | None = None
    ) -> list[HighScore]:
        """The records of a season, or of all."""
        read = partial(ratings.high_scores, guild=guild, game=game, during=span(season))
        return await self._database.read(read)

    async def seasons(self, guild: int | None, game: str) -> list[Season]:
        """The seasons in which a game was finished on a server, the latest first."""
        moments = await self._database.read(partial(ratings.finishing_moments, guild=guild, game=game))
        return sorted({Season.at(moment) for moment in moments}, reverse=True)

    async def play_record(self, guild: int | None, person: int) -> PlayRecord:
        return await self._database.read(partial(ratings.play_record, guild=guild, person=person))

    async def most_played(self, guild: int | None) -> str | None:
        """The game with the most results on a server."""
        return await self._database.read(partial(ratings.most_played, guild=guild))

    async def set_listed(self, person: int, name: str, *, listed: bool) -> None:
        """Show a person on leaderboards, or hide them."""
        await self._database.transaction(partial(ratings.set_listed, person=person, name=name, listed=listed))


def rate(results: Sequence[Result]) -> list[RatedPlayer]:
    """Ratings after all games in their order; hidden players still count as opponents."""
    # Imported late: it takes a twentieth of the bot's start, and is needed only here.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    model, skills, players = PlackettLuce(), dict[int, "PlackettLuceRating"](), dict[int, RatedPlayer]()
    for _, same_table in groupby(results, lambda result: result.table_id):
        game = list(same_table)
        if len(game) < 2:
            continue
        before = [[skills.get(each.person) or model.rating()] for each in game]
        after = model.rate(before, ranks=[each.place for each in game])
        for each, [skill] in zip(game, after, strict=True):
            skills[each.person] = skill
            players[each.person] = _count_game(players.get(each.person), each, _points(skill))
    listed = {result.person for result in results if result.listed}
    shown = [player for player in players.values() if player.person in listed]
    return sorted(shown, key=lambda player: -player.rating)


def _count_game(before: RatedPlayer | None, result: Result, rating: int) -> RatedPlayer:
    games, won = (before.games, before.won) if before else (0, 0)
    return RatedPlayer(result.person, result.name, rating, games + 1, won + (result.place == 1))


def _points(skill: "PlackettLuceRating") -> int:
    """The rating that a player has very probably reached: it also grows with certainty."""
    return round(START + SCALE * skill.ordinal())
