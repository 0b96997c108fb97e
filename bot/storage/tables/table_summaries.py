"""A person's tables in short, without game states. Each function runs in the caller's transaction."""

from collections.abc import Sequence
from enum import IntEnum

from msgspec import Struct

from bot.domain.table import Card, Person
from bot.storage.columns import Row, select, to_json
from bot.storage.connection import Connection


class Section(IntEnum):
    """A part of the list, in the order in which they are shown."""

    YOUR_TURN = 0
    PLAYING = 1
    WATCHED = 2
    LOBBY = 3
    OVER = 4


class SeatSummary(Struct, frozen=True):
    """Who has a seat, and the result if the game was played to its end."""

    person: Person
    points: int | None
    place: int | None


class TableSummary(Struct, frozen=True):
    """What a list says about a table."""

    id: int
    section: Section
    since: int  # when the turn began, the table was opened, or the game ended
    game: str
    guild: int | None
    channel: int  # in which it was opened
    place: int  # the channel in which it is played
    card: Card | None
    revision: int
    seats_wanted: int
    paused: bool
    to_act: int | None  # the person whom the table waits for; none while a computer plays
    seats: tuple[SeatSummary, ...]


class Listed(Struct, frozen=True):
    """Where a table stands in the list."""

    id: int
    section: Section
    since: int


# Only columns that are stored before the state are read here, so that SQLite need not read the states.
LISTED = f"""
    WITH own AS (
        SELECT table_id AS id FROM seats WHERE person = :person AND computer IS NULL
        UNION SELECT id FROM tables WHERE host = :person
    ), mine AS (
        SELECT id, 0 AS watched FROM own
        UNION ALL SELECT table_id, 1 FROM watches
        WHERE person = :person AND table_id NOT IN (SELECT id FROM own)
    )
    SELECT id,
           CASE WHEN watched = 1 THEN {Section.WATCHED}
                WHEN status = 'lobby' THEN {Section.LOBBY} WHEN status = 'over' THEN {Section.OVER}
                ELSE CASE WHEN open_turns.person = :person AND open_turns.paused = 0
                          THEN {Section.YOUR_TURN} ELSE {Section.PLAYING} END END AS section,
           CASE status WHEN 'lobby' THEN opened ELSE coalesce(since, at, opened) END AS since
    FROM mine JOIN tables USING (id)
    LEFT JOIN open_turns ON open_turns.table_id = id
    LEFT JOIN log_entries AS last ON last.table_id = id AND last.revision = tables.revision
    WHERE status <> 'cancelled' AND NOT (watched = 1 AND status = 'over')
"""  # noqa: S608 - numbers of sections
DETAILS = """
    SELECT tables.id, game, guild, channel, coalesce(thread, channel) AS place, card_channel, card_message,
           tables.revision, seats_wanted, tables.paused, open_turns.person AS to_act
    FROM json_each(:ids) JOIN tables ON tables.id = value LEFT JOIN open_turns ON table_id = tables.id
"""
SEATS = """
    SELECT table_id, people.id AS person, name, computer, points, results.place
    FROM json_each(:ids) JOIN seats ON table_id = value JOIN people ON people.id = person
    LEFT JOIN results USING (table_id, seat)
    ORDER BY table_id, seat
"""


def page(
    db: Connection, person: int, page: int, size: int, most_over: int
) -> tuple[list[TableSummary], int, int]:
    """The page nearest to the one asked for; its number, and how many there are."""
    listed = _listed(db, person, most_over)
    pages = max(1, -(-len(listed) // size))
    page = min(page, pages - 1)
    return _summaries(db, listed[page * size :][:size]), page, pages


def playing_on(db: Connection, guild: int, most: int) -> list[TableSummary]:
    """The games that are played on a server, the latest first."""
    read = "SELECT id FROM tables WHERE guild = ? AND status = 'playing' ORDER BY id DESC LIMIT ?"
    found = db.execute(read, (guild, most)).fetchall()
    return _summaries(db, [Listed(number, Section.PLAYING, 0) for (number,) in found])


def _listed(db: Connection, person: int, most_over: int) -> list[Listed]:
    """The tables at which a person plays or is the host, and those that they watch, the longest waiting
    first; then the latest that are over, the last one first.
    """
    rows = select(db, LISTED, {"person": person})
    found = sorted((Listed(row["id"], Section(row["section"]), row["since"]) for row in rows), key=_by_age)
    over = [each for each in found if each.section is Section.OVER]
    return [*found[: len(found) - len(over)], *over[::-1][:most_over]]


def _by_age(each: Listed) -> tuple[int, int, int]:
    return each.section, each.since, each.id


def _summaries(db: Connection, tables: Sequence[Listed]) -> list[TableSummary]:
    """What the list says about these tables."""
    ids = {"ids": to_json([each.id for each in tables])}
    details = {row["id"]: row for row in select(db, DETAILS, ids)}
    seats: dict[int, list[SeatSummary]] = {}
    for row in select(db, SEATS, ids):
        person = Person(row["person"], row["name"], row["computer"])
        seats.setdefault(row["table_id"], []).append(SeatSummary(person, row["points"], row["place"]))
    return [_summary(each, details[each.id], seats.get(each.id, [])) for each in tables]


def _summary(each: Listed, row: Row, seats: Sequence[SeatSummary]) -> TableSummary:
    channel, message = row["card_channel"], row["card_message"]
    return TableSummary(
        id=each.id,
        section=each.section,
        since=each.since,
        game=row["game"],
        guild=row["guild"],
        channel=row["channel"],
        place=row["place"],
        card=None if channel is None or message is None else Card(channel, message),
        revision=row["revision"],
        seats_wanted=row["seats_wanted"],
        paused=bool(row["paused"]),
        to_act=row["to_act"],
        seats=tuple(seats),
    )
