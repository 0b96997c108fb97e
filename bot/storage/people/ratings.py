"""Results of finished games, and how reliably and quickly people play."""

from collections.abc import Sequence

from msgspec import Struct

from bot.domain.people.season import EVER
from bot.domain.time_control import Span
from bot.storage.connection import Connection

# Tables of no server have no guild.
ON_SERVER = "coalesce(guild, 0) = coalesce(:guild, 0)"
# The games of one kind on a server that were finished by their rules, and when: at their last move. What is
# logged later, like a repair, does not count.
FINISHED_GAMES = f"""
    WITH finished AS (
        SELECT id, undone_by_vote,
               (SELECT at FROM log_entries WHERE log_entries.table_id = tables.id AND action = 'moved'
                ORDER BY log_entries.revision DESC LIMIT 1) AS at
        FROM tables WHERE {ON_SERVER} AND game = :game AND ending = 'finished'
    )
"""  # noqa: S608 - our own words
RESULTS = f"""
    {FINISHED_GAMES}
    SELECT results.table_id, seats.person, name, place, hidden.person IS NULL AND seats.person > 0
    FROM results
    JOIN seats USING (table_id, seat)
    JOIN finished ON finished.id = results.table_id
    JOIN people ON people.id = seats.person
    LEFT JOIN hidden_from_ratings AS hidden ON hidden.person = seats.person
    WHERE at >= :begin AND at < :end AND seats.computer IS NULL
    ORDER BY at, results.table_id
"""  # noqa: S608 - our own words
HIGH_SCORES = f"""
    {FINISHED_GAMES}, scores AS (
        SELECT (SELECT count(*) FROM seats AS all_seats WHERE all_seats.table_id = finished.id) AS players,
               points, name, results.table_id, results.seat
        FROM results
        JOIN seats USING (table_id, seat)
        JOIN finished ON finished.id = results.table_id
        JOIN people ON people.id = seats.person
        LEFT JOIN hidden_from_ratings AS hidden ON hidden.person = seats.person
        WHERE at >= :begin AND at < :end AND seats.computer IS NULL AND seats.person > 0
          AND hidden.person IS NULL AND finished.undone_by_vote = 0
          AND EXISTS (SELECT 1 FROM results AS best WHERE best.table_id = finished.id AND best.place = 1)
    ), ranked AS (
        SELECT players, points, name,
               row_number() OVER (PARTITION BY players ORDER BY points DESC, table_id, seat) AS nth
        FROM scores
    )
    SELECT players, points, name FROM ranked WHERE nth = 1 ORDER BY players
"""  # noqa: S608 - our own words
MOMENTS = f"{FINISHED_GAMES} SELECT at FROM finished WHERE at IS NOT NULL"  # noqa: S608 - our own words
FINISHED = f"""
    SELECT count(*) FROM seats JOIN tables ON id = table_id
    WHERE person = :person AND {ON_SERVER} AND ending = 'finished' AND computer IS NULL
"""  # noqa: S608 - our own words
ABANDONED = f"""
    SELECT (SELECT count(*) FROM seats JOIN tables ON id = table_id
            WHERE person = :person AND {ON_SERVER} AND computer IS NOT NULL)
         + (SELECT count(*) FROM log_entries JOIN tables ON id = table_id
            WHERE action = 'took seat' AND other_person = :person AND {ON_SERVER})
"""  # noqa: S608 - our own words
TURN_SECONDS = f"""
    WITH turns AS (
        SELECT action, person, computer, at, lag(at) OVER (PARTITION BY table_id ORDER BY revision) AS before
        FROM log_entries
        WHERE mid_turn = 0 AND table_id IN (SELECT table_id FROM seats JOIN tables ON id = table_id
                                         WHERE person = :person AND {ON_SERVER})
    )
    SELECT at - before FROM turns WHERE action = 'moved' AND person = :person AND computer IS NULL
"""  # noqa: S608 - our own words


class Result(Struct, frozen=True):
    """A player's place in a finished game."""

    table_id: int
    person: int
    name: str
    place: int
    listed: bool


class HighScore(Struct, frozen=True):
    """The most points in games with so many players.

    A game that nobody won, as alone, sets no record; nor does one in which a vote has taken moves back, since
    somebody alone against computers could look at everything hidden that way.
    """

    players: int
    points: int
    name: str


class PlayRecord(Struct, frozen=True):
    """How reliably and how quickly a person plays."""

    finished: int
    abandoned: int
    median_turn: float | None  # seconds
    listed: bool

    @property
    def rate(self) -> int:
        """The percentage of games that they finished."""
        return round(100 * self.finished / (self.finished + self.abandoned))


def results(db: Connection, guild: int | None, game: str, during: Span = EVER) -> list[Result]:
    """All results of a game on a server in a span of time, in the order in which the games ended."""
    return [Result(*row) for row in db.execute(RESULTS, _games(guild, game, during))]


def high_scores(db: Connection, guild: int | None, game: str, during: Span = EVER) -> list[HighScore]:
    return [HighScore(*row) for row in db.execute(HIGH_SCORES, _games(guild, game, during))]


def finishing_moments(db: Connection, guild: int | None, game: str) -> list[int]:
    """When the games of one kind on a server were finished."""
    return [moment for (moment,) in db.execute(MOMENTS, {"guild": guild, "game": game})]


def _games(guild: int | None, game: str, during: Span) -> dict[str, int | str | None]:
    begin, end = during
    return {"guild": guild, "game": game, "begin": begin, "end": end}


def play_record(db: Connection, guild: int | None, person: int) -> PlayRecord:
    parameters = {"guild": guild, "person": person}
    [finished] = db.execute(FINISHED, parameters).fetchone()
    [abandoned] = db.execute(ABANDONED, parameters).fetchone()
    turns = sorted(seconds for (seconds,) in db.execute(TURN_SECONDS, parameters))
    hidden = db.execute("SELECT 1 FROM hidden_from_ratings WHERE person = ?", (person,)).fetchone()
    return PlayRecord(finished, abandoned, _median(turns), hidden is None)


def _median(ordered: Sequence[int]) -> float | None:
    middle = ordered[(len(ordered) - 1) // 2 : len(ordered) // 2 + 1]
    return sum(middle) / len(middle) if middle else None


def most_played(db: Connection, guild: int | None) -> str | None:
    most = f"""
        SELECT game FROM tables WHERE {ON_SERVER} AND ending = 'finished'
        GROUP BY game ORDER BY count(*) DESC, game LIMIT 1
    """  # noqa: S608 - our own words
    found = db.execute(most, {"guild": guild}).fetchone()
    return found and str(found[0])


def set_listed(db: Connection, person: int, name: str, *, listed: bool) -> None:
    if listed:
        db.execute("DELETE FROM hidden_from_ratings WHERE person = ?", (person,))
        return
    db.execute("INSERT INTO people (id, name) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, name))
    db.execute("INSERT INTO hidden_from_ratings (person) VALUES (?) ON CONFLICT DO NOTHING", (person,))
