"""Standing: multi-player ratings by game and server, records, and how reliably and quickly people play.

Ratings are worked out from the results each time, so that nothing has to be corrected when somebody wants to
be left out or forgotten. Counted are games that came to their end by their rules, and those who played them
to the end themselves, if they were at least two.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from statistics import median

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.storage.database import Store

FIRST = 1000  # what a newcomer is rated
WORTH = 40  # points of ours to one of the model's

RESULTS = """
    SELECT results.table_id, seats.person, name, place, unlisted.person IS NULL AND seats.person > 0
    FROM results
    JOIN seats USING (table_id, seat)
    JOIN tables ON tables.id = results.table_id
    JOIN acts AS last ON last.table_id = tables.id AND last.n = tables.revision
    JOIN people ON people.id = seats.person
    LEFT JOIN unlisted ON unlisted.person = seats.person
    WHERE guild IS ? AND game = ? AND seats.computer IS NULL
    ORDER BY last.at, results.table_id
"""
BESTS = """
    SELECT (SELECT count(*) FROM seats AS all_seats WHERE all_seats.table_id = tables.id) AS players,
           max(points), name
    FROM results
    JOIN seats USING (table_id, seat)
    JOIN tables ON tables.id = results.table_id
    JOIN people ON people.id = seats.person
    LEFT JOIN unlisted ON unlisted.person = seats.person
    WHERE guild IS ? AND game = ? AND seats.computer IS NULL AND seats.person > 0
      AND unlisted.person IS NULL
    GROUP BY players ORDER BY players
"""
FINISHED = """
    SELECT count(*) FROM seats JOIN tables ON id = table_id
    WHERE person = ? AND guild IS ? AND ending = 'finished' AND computer IS NULL
"""
LEFT = """
    SELECT (SELECT count(*) FROM seats JOIN tables ON id = table_id
            WHERE person = :person AND guild IS :guild AND computer IS NOT NULL)
         + (SELECT count(*) FROM acts JOIN tables ON id = table_id
            WHERE deed = 'took seat' AND words = :words AND guild IS :guild)
"""
TURNS = """
    WITH loud AS (
        SELECT deed, person, computer, at, lag(at) OVER (PARTITION BY table_id ORDER BY n) AS before
        FROM acts
        WHERE NOT quiet AND table_id IN (SELECT table_id FROM seats JOIN tables ON id = table_id
                                         WHERE person = :person AND guild IS :guild)
    )
    SELECT at - before FROM loud WHERE deed = 'moved' AND person = :person AND computer IS NULL
"""


class Result(Struct, frozen=True):
    """How somebody did in a game."""

    table_id: int
    person: int
    name: str
    place: int
    listed: bool


class RatedPlayer(Struct, frozen=True):
    """How somebody stands in a game on a server."""

    person: int
    name: str
    rating: int
    games: int
    won: int


class HighScore(Struct, frozen=True):
    """The most points that anybody has made among so many players."""

    players: int
    points: int
    name: str


class PlayRecord(Struct, frozen=True):
    """How reliably and how quickly somebody plays."""

    finished: int
    left: int
    turn: float | None  # half of the turns took no longer, in seconds
    listed: bool

    @property
    def rate(self) -> int:
        """Of a hundred games that they began, how many they finished."""
        return round(100 * self.finished / (self.finished + self.left))


class Ratings:
    """What is known of how people play on a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ranks(self, guild: int | None, game: str) -> list[RatedPlayer]:
        """Everybody who has a standing, the best first."""
        found = await self._store.read(partial(results, guild=guild, game=game))
        return await asyncio.to_thread(ranked, found)

    async def bests(self, guild: int | None, game: str) -> list[HighScore]:
        return await self._store.read(partial(bests, guild=guild, game=game))

    async def own(self, guild: int | None, person: int) -> PlayRecord:
        return await self._store.read(partial(own, guild=guild, person=person))

    async def most_played(self, guild: int | None) -> str | None:
        """The game with the most results on a server."""
        return await self._store.read(partial(most_played, guild=guild))

    async def list_(self, person: int, name: str, *, listed: bool) -> None:
        """Show somebody among the others, or do not."""
        await self._store.transaction(partial(set_listed, person=person, name=name, listed=listed))


def ranked(found: Sequence[Result]) -> list[RatedPlayer]:
    """Ratings after all games in their order; who does not want to be listed still was an opponent."""
    model, ratings, ranks = PlackettLuce(), dict[int, PlackettLuceRating](), dict[int, RatedPlayer]()
    for _, same_table in groupby(found, lambda result: result.table_id):
        played = list(same_table)
        if len(played) < 2:
            continue
        before = [[ratings.get(each.person) or model.rating()] for each in played]
        after = model.rate(before, ranks=[each.place for each in played])
        for each, [rating] in zip(played, after, strict=True):
            ratings[each.person] = rating
            ranks[each.person] = _counted(ranks.get(each.person), each, _points(rating))
    listed = {result.person for result in found if result.listed}
    shown = [rank for rank in ranks.values() if rank.person in listed]
    return sorted(shown, key=lambda rank: -rank.rating)


def _counted(before: RatedPlayer | None, result: Result, rating: int) -> RatedPlayer:
    games, won = (before.games, before.won) if before else (0, 0)
    return RatedPlayer(result.person, result.name, rating, games + 1, won + (result.place == 1))


def _points(rating: PlackettLuceRating) -> int:
    """What somebody can be trusted to be worth: it grows with certainty, too."""
    return round(FIRST + WORTH * rating.ordinal())


def results(db: sqlite3.Connection, guild: int | None, game: str) -> list[Result]:
    return [Result(*found) for found in db.execute(RESULTS, (guild, game))]


def bests(db: sqlite3.Connection, guild: int | None, game: str) -> list[HighScore]:
    return [HighScore(*found) for found in db.execute(BESTS, (guild, game))]


def own(db: sqlite3.Connection, guild: int | None, person: int) -> PlayRecord:
    asked = {"guild": guild, "person": person, "words": str(person)}
    [finished] = db.execute(FINISHED, (person, guild)).fetchone()
    [left] = db.execute(LEFT, asked).fetchone()
    turns = [seconds for (seconds,) in db.execute(TURNS, asked)]
    hidden = db.execute("SELECT 1 FROM unlisted WHERE person = ?", (person,)).fetchone()
    return PlayRecord(finished, left, median(turns) if turns else None, hidden is None)


def most_played(db: sqlite3.Connection, guild: int | None) -> str | None:
    found = db.execute(
        """
        SELECT game FROM tables WHERE guild IS ? AND ending = 'finished'
        GROUP BY game ORDER BY count(*) DESC, game LIMIT 1
        """,
        (guild,),
    ).fetchone()
    return found and str(found[0])


def set_listed(db: sqlite3.Connection, person: int, name: str, *, listed: bool) -> None:
    if listed:
        db.execute("DELETE FROM unlisted WHERE person = ?", (person,))
        return
    db.execute("INSERT INTO people (id, name) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, name))
    db.execute("INSERT INTO unlisted VALUES (?) ON CONFLICT DO NOTHING", (person,))
