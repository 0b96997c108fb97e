"""The SQL: rows in and out, each function a part of somebody's transaction."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

# Ids, names and levels of computers, in seat order.
People: TypeAlias = tuple[tuple[int, str, str | None], ...]


class TableRow(Struct, frozen=True):
    """A table as it is stored, its JSON not yet read."""

    id: int
    game: str
    options: str
    pace: str
    seats_wanted: int
    guild: int | None
    channel: int
    thread: int | None
    card_channel: int | None
    card_message: int | None
    opened: int
    status: str
    host: int
    host_name: str
    revision: int
    moves: int
    undo_from: int
    untold: int
    actor: int | None
    ending: str | None
    version: int
    setup: str | None
    board: int
    paused: bool
    offered: int | None
    vote: str | None
    follows: int | None
    state: str | None
    people: People

    def __repr__(self) -> str:
        """Nothing secret: asyncio may name what it carries."""
        return f"<TableRow {self.id}: revision {self.revision}>"


class LogEntryRow(Struct, frozen=True):
    """Something done at a table, as it is stored."""

    table_id: int
    n: int
    deed: str
    person: int
    name: str
    computer: str | None
    words: str | None
    events: str
    at: int
    quiet: bool


class Standing(Struct, frozen=True):
    """How long nothing has happened at a live table."""

    table_id: int
    status: str
    paused: bool
    at: int  # when the last thing was done
    deed: str  # what it was
    closes: int | None  # when its vote does


# A state that is in memory already is not read again: it is most of the row.
LOAD = f"""
    SELECT {", ".join(TableRow.__struct_fields__[:-2])}, iif(revision IS :known, NULL, state)
    FROM tables JOIN (SELECT id AS host, name AS host_name FROM people) USING (host) WHERE id = :id
"""  # noqa: S608 - names of columns
PEOPLE = "SELECT id, name, computer FROM seats JOIN people ON id = person WHERE table_id = ? ORDER BY seat"
LIVE = """
    FROM tables WHERE status IN ('lobby', 'playing')
    AND (host = :person OR id IN (SELECT table_id FROM seats WHERE person = :person AND computer IS NULL))
"""
ADD = """
    INSERT INTO tables (game, options, pace, seats_wanted, guild, channel, opened,
                        status, host, revision, moves, undo_from, untold, actor, version, board, follows)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
CHANGE = """
    UPDATE tables SET status = ?, host = ?, revision = ?, moves = ?, undo_from = ?, untold = ?, actor = ?,
                      ending = ?, version = ?, setup = ?, board = ?, paused = ?, offered = ?, vote = ?,
                      state = ?
    WHERE id = ? AND revision = ?
"""
ACT = """
    INSERT INTO acts (table_id, n, deed, person, computer, words, events, at, quiet)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
FIELDS = "table_id, n, deed, person, name, computer, words, events, at, quiet"
ACTS = f"""
    SELECT {FIELDS} FROM acts JOIN people ON people.id = person
    WHERE table_id = ? ORDER BY n DESC LIMIT ? OFFSET ?
"""  # noqa: S608 - names of columns
LINE = f"""
    SELECT {FIELDS} FROM acts JOIN people ON people.id = person
    WHERE table_id = ? AND deed IN ('moved', 'undone') ORDER BY n
"""  # noqa: S608 - names of columns
LOUD = f"""
    SELECT {FIELDS} FROM acts JOIN people ON people.id = person
    WHERE table_id = ? AND NOT quiet ORDER BY n DESC LIMIT 1
"""  # noqa: S608 - names of columns
PENDING = f"""
    SELECT outbox.id, {FIELDS} FROM outbox JOIN acts USING (table_id, n) JOIN people ON people.id = person
    WHERE outbox.id > ? ORDER BY outbox.id
"""  # noqa: S608 - names of columns
STANDING = """
    SELECT tables.id, status, paused, at, deed, vote ->> '$.closes' FROM tables
    JOIN acts ON acts.table_id = tables.id AND acts.n = revision
    WHERE status IN ('lobby', 'playing') AND tables.id = ?
"""
TURN = f"""
    SELECT {FIELDS} FROM acts JOIN people ON people.id = person
    WHERE table_id = :table AND n < :n
      AND n > (SELECT max(n) FROM acts WHERE table_id = :table AND n < :n AND NOT quiet)
    ORDER BY n
"""  # noqa: S608 - names of columns


def table(db: sqlite3.Connection, table_id: int, known: int | None) -> TableRow | None:
    """A table, without its state if that is of the known revision."""
    found = db.execute(LOAD, {"id": table_id, "known": known}).fetchone()
    return found and TableRow(*(*found, tuple(db.execute(PEOPLE, (table_id,)))))


def table_at(db: sqlite3.Connection, place: int) -> int | None:
    """The table in a thread; in a channel the one that is played there itself, a live one first."""
    found = db.execute(
        """
        SELECT id FROM tables WHERE thread = :place OR channel = :place
        ORDER BY coalesce(thread, channel) = :place DESC, status IN ('lobby', 'playing') DESC, id DESC
        LIMIT 1
        """,
        {"place": place},
    ).fetchone()
    return found and int(found[0])


def tables_of(db: sqlite3.Connection, person: int, known: Mapping[int, int]) -> list[TableRow]:
    """The live tables at which a person plays or is the host, oldest first."""
    found = db.execute(f"SELECT id {LIVE} ORDER BY id", {"person": person}).fetchall()
    loaded = (table(db, table_id, known.get(table_id)) for (table_id,) in found)
    return [row for row in loaded if row is not None]


def tables_with_computers(db: sqlite3.Connection) -> list[TableRow]:
    """The games in play in which a computer has a seat."""
    found = db.execute(
        """
        SELECT DISTINCT table_id FROM seats JOIN tables ON id = table_id
        WHERE computer IS NOT NULL AND status = 'playing' AND NOT paused
        """
    ).fetchall()
    loaded = (table(db, table_id, None) for (table_id,) in found)
    return [row for row in loaded if row is not None]


def silent(db: sqlite3.Connection, now: int) -> list[int]:
    """The live tables that have something to do by themselves."""
    return [number for (number,) in db.execute("SELECT table_id FROM silences WHERE due <= ?", (now,))]


def next_silence(db: sqlite3.Connection, now: int) -> int | None:
    """When another one will."""
    found: int | None = db.execute("SELECT min(due) FROM silences WHERE due > ?", (now,)).fetchone()[0]
    return found


def expect(db: sqlite3.Connection, table_id: int, due: int | None) -> None:
    """When a table has something to do by itself; never, once it is over."""
    if due is None:
        db.execute("DELETE FROM silences WHERE table_id = ?", (table_id,))
    else:
        db.execute("INSERT OR REPLACE INTO silences VALUES (?, ?)", (table_id, due))


def standing(db: sqlite3.Connection, table_id: int) -> Standing | None:
    """How long nothing has happened at a live table."""
    found = db.execute(STANDING, (table_id,)).fetchone()
    return found and Standing(*found)


def last_act(db: sqlite3.Connection, table_id: int) -> int:
    """When something was last played or changed at a table; calling for a vote is neither."""
    last = "SELECT max(at) FROM acts WHERE table_id = ? AND deed NOT IN ('proposed', 'decided', 'warned')"
    return int(db.execute(last, (table_id,)).fetchone()[0] or 0)


def count_tables(db: sqlite3.Connection, person: int) -> int:
    """At how many live tables a person plays or is the host."""
    return int(db.execute(f"SELECT count(*) {LIVE}", {"person": person}).fetchone()[0])


def rematch(db: sqlite3.Connection, table_id: int) -> int | None:
    """The rematch of a table."""
    found = db.execute(
        "SELECT id FROM tables WHERE follows = ? AND status <> 'cancelled'", (table_id,)
    ).fetchone()
    return found and int(found[0])


def unheard(db: sqlite3.Connection, number: int, permission: str) -> None:
    """What is missing to make an announcement, which is given up."""
    update = "UPDATE tables SET unheard = ? WHERE id = (SELECT table_id FROM outbox WHERE id = ?)"
    db.execute(update, (permission, number))
    db.execute("DELETE FROM outbox WHERE id = ?", (number,))


def silenced(db: sqlite3.Connection, person: int) -> dict[int, str]:
    """What is missing at a person's live tables."""
    found = f"SELECT id, unheard {LIVE} AND unheard IS NOT NULL"
    return dict(db.execute(found, {"person": person}).fetchall())


def add(db: sqlite3.Connection, row: TableRow) -> int:
    """A new table's number."""
    fields = (row.game, row.options, row.pace, row.seats_wanted, row.guild, row.channel, row.opened)
    standing = (row.status, row.host, row.revision, row.moves, row.undo_from, row.untold, row.actor)
    return db.execute(ADD, (*fields, *standing, row.version, row.board, row.follows)).lastrowid or 0


def change(db: sqlite3.Connection, row: TableRow, since: int) -> bool:
    """Whether the table could be changed: it still had the revision that the change was made from."""
    standing = (row.status, row.host, row.revision, row.moves, row.undo_from, row.untold, row.actor)
    game = (row.ending, row.version, row.setup, row.board, row.paused, row.offered, row.vote, row.state)
    return db.execute(CHANGE, standing + game + (row.id, since)).rowcount == 1


def know(db: sqlite3.Connection, people: People) -> None:
    """People by the names last heard."""
    upsert = "INSERT INTO people (id, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name"
    db.executemany(upsert, [(number, name) for number, name, _ in people])


def seat(db: sqlite3.Connection, table_id: int, people: People) -> None:
    """Who sits where from now on."""
    db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    seats = [(table_id, seat, person, computer) for seat, (person, _, computer) in enumerate(people)]
    db.executemany("INSERT INTO seats (table_id, seat, person, computer) VALUES (?, ?, ?, ?)", seats)


def cast(db: sqlite3.Connection, row: TableRow, before: str | None) -> bool:
    """Whether a ballot could be cast: nothing happened to the table or its vote meanwhile."""
    update = "UPDATE tables SET vote = ? WHERE id = ? AND revision = ? AND vote = ?"
    return db.execute(update, (row.vote, row.id, row.revision, before)).rowcount == 1


def result(db: sqlite3.Connection, table_id: int, points: Sequence[int], places: Sequence[int]) -> None:
    """How a game came out."""
    came = [(table_id, seat, *each) for seat, each in enumerate(zip(points, places, strict=True))]
    db.executemany("INSERT INTO results (table_id, seat, points, place) VALUES (?, ?, ?, ?)", came)


def act(db: sqlite3.Connection, done: LogEntryRow) -> None:
    """Log an act, and put it down to be announced unless it is quiet."""
    who = (done.table_id, done.n, done.deed, done.person, done.computer)
    db.execute(ACT, (*who, done.words, done.events, done.at, done.quiet))
    if not done.quiet:
        db.execute("INSERT INTO outbox (table_id, n) VALUES (?, ?)", (done.table_id, done.n))


def line(db: sqlite3.Connection, table_id: int) -> list[LogEntryRow]:
    """The moves that stand: each undoing has taken one away, or as many as a vote has said."""
    stands: list[LogEntryRow] = []
    for fields in db.execute(LINE, (table_id,)):
        act = LogEntryRow(*fields)
        if act.deed == "moved":
            stands.append(act)
        else:
            del stands[-int(act.words or 1) :]
    return stands


def acts(db: sqlite3.Connection, table_id: int, page: int, size: int) -> tuple[list[LogEntryRow], int, int]:
    """The page of the log that is nearest to the one wanted, in order; which one it is, and of how many."""
    [count] = db.execute("SELECT count(*) FROM acts WHERE table_id = ?", (table_id,)).fetchone()
    pages = -(-count // size)
    page = max(0, min(page, pages - 1))
    found = db.execute(ACTS, (table_id, size, page * size)).fetchall()
    return [LogEntryRow(*fields) for fields in reversed(found)], page, pages


def pending(db: sqlite3.Connection, after: int) -> list[tuple[int, list[LogEntryRow]]]:
    """What is still to be announced, in order, from beyond a number; each with the quiet acts before it."""
    found = [(number, LogEntryRow(*fields)) for number, *fields in db.execute(PENDING, (after,))]
    return [(number, [*_quiet_before(db, loud), loud]) for number, loud in found]


def latest(db: sqlite3.Connection, table_id: int) -> list[LogEntryRow]:
    """What a table was told last: an act, and the quiet ones before it."""
    found = db.execute(LOUD, (table_id,)).fetchone()
    return [*_quiet_before(db, LogEntryRow(*found)), LogEntryRow(*found)] if found else []


def _quiet_before(db: sqlite3.Connection, loud: LogEntryRow) -> list[LogEntryRow]:
    """The acts since the one that was announced before."""
    return [LogEntryRow(*fields) for fields in db.execute(TURN, {"table": loud.table_id, "n": loud.n})]


def announced(db: sqlite3.Connection, numbers: Sequence[int]) -> None:
    """Those need not be announced any more, and nothing keeps their tables from hearing us."""
    heard = """
        UPDATE tables SET unheard = NULL
        WHERE unheard IS NOT NULL AND id = (SELECT table_id FROM outbox WHERE id = ?)
    """
    db.executemany(heard, [(number,) for number in numbers])
    db.executemany("DELETE FROM outbox WHERE id = ?", [(number,) for number in numbers])


def move_to(db: sqlite3.Connection, table_id: int, thread: int) -> bool:
    """Whether there is such a table, now played in a thread."""
    return db.execute("UPDATE tables SET thread = ? WHERE id = ?", (thread, table_id)).rowcount == 1


def show(db: sqlite3.Connection, table_id: int, channel: int, message: int) -> bool:
    """Whether there is such a table, now shown by that message."""
    update = "UPDATE tables SET card_channel = ?, card_message = ? WHERE id = ?"
    return db.execute(update, (channel, message, table_id)).rowcount == 1
