"""Tables and their people as rows. Each function runs inside the caller's transaction."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

import data
import engines
from bot.domain.shards import ALL_SHARDS, Shards
from bot.domain.table import Card, Ending, Person, Status, Table, Vote
from bot.domain.time_control import PACES
from bot.storage.columns import (
    Column,
    Row,
    assignments,
    column,
    fields,
    insert,
    names,
    optional_json,
    reading,
    select,
    to_json,
    values,
)
from bot.storage.connection import Connection
from bot.storage.processes.shard_filter import on_shards
from engines.core.game import AnyGame, AnyState, Score, Setup, ranks
from engines.core.saves.codec import read_setup, read_state
from render import Theme


class Position(Struct, frozen=True):
    """The set-up and state of a game at a revision."""

    revision: int
    setup: Setup[Struct]
    state: AnyState

    def __repr__(self) -> str:
        """Contains no secrets."""
        return f"<Position: revision {self.revision}>"


class StoredTable(Struct, frozen=True):
    """A row of `tables` with its people; its JSON has not been read yet."""

    row: Row
    people: tuple[Person, ...]
    known: Position | None = None  # the position, if it is in memory already

    def __repr__(self) -> str:
        """Contains no secrets."""
        return f"<StoredTable {self.row['id']}: revision {self.row['revision']}>"

    def __getitem__(self, name: str, /) -> Any:
        return self.row[name]

    @property
    def game(self) -> AnyGame:
        return engines.game(self["game"])

    def person(self, number: int | None) -> Person | None:
        return next((person for person in self.people if person.id == number), None)

    def host(self) -> Person:
        return self.person(self["host"]) or Person(self["host"], self["host_name"])

    def card(self) -> Card | None:
        channel, message = self["card_channel"], self["card_message"]
        return None if channel is None or message is None else Card(channel, message)

    def has_started(self) -> bool:
        return self["status"] not in {Status.LOBBY, Status.CANCELLED}

    def setup(self) -> Setup[Struct] | None:
        if self.known or not self.has_started():
            return self.known.setup if self.known else None
        return read_setup(self.game, (self["setup"] or "").encode())

    def state(self) -> AnyState:
        if self.known or not self.has_started():
            return self.known.state if self.known else None
        return read_state(self.game, self["version"], self["state"] or "")


# Every column of `tables` except its id.
COLUMNS: tuple[Column[Table, StoredTable], ...] = (
    column("game", is_fixed=True),
    column(
        "options",
        lambda table: to_json(table.options),
        lambda stored: msgspec.json.decode(stored["options"], type=stored.game.options),
        is_fixed=True,
    ),
    column("pace", is_fixed=True),
    column("seats_wanted", is_fixed=True),
    column("guild", is_fixed=True),
    column("channel", is_fixed=True),
    column("opened", is_fixed=True),
    column("rematch_of", is_fixed=True),
    column("language", is_fixed=True),
    column(
        "theme",
        read=lambda stored: Theme(stored["theme"]) if stored["theme"] else None,
        is_fixed=True,
    ),
    column("ideas", lambda table: int(table.ideas), lambda stored: bool(stored["ideas"]), is_fixed=True),
    # These three are written when a message is posted, at no new revision.
    column("thread", is_fixed=True),
    column(
        "card_channel",
        lambda table: table.card.channel if table.card else None,
        StoredTable.card,
        field="card",
        is_fixed=True,
    ),
    column(
        "card_message", lambda table: table.card.message if table.card else None, field=None, is_fixed=True
    ),
    column("status", read=lambda stored: Status(stored["status"])),
    column("host", lambda table: table.host.id, StoredTable.host),
    column("revision"),
    column("moves"),
    column("undo_from"),
    column(
        "undone_by_vote",
        lambda table: int(table.undone_by_vote),
        lambda stored: bool(stored["undone_by_vote"]),
    ),
    column("moves_this_turn"),
    column("unannounced_moves"),
    column(
        "actor",
        lambda table: table.actor.id if table.actor else None,
        lambda stored: stored.person(stored["actor"]),
    ),
    column("ending", read=lambda stored: stored["ending"] and Ending(stored["ending"])),
    column("version", lambda table: table.rules.version, field=None),
    column("setup", lambda table: optional_json(table.setup), StoredTable.setup),
    column("state", lambda table: optional_json(table.state), StoredTable.state),
    column("board_revision"),
    column("paused", read=lambda stored: bool(stored["paused"])),
    column("offered"),
    column(
        "vote",
        lambda table: optional_json(table.vote),
        lambda stored: stored["vote"] and msgspec.json.decode(stored["vote"], type=Vote),
    ),
)

# The state is most of the row; it is not read when its revision is in memory already.
LOAD = f"""
    SELECT tables.id, people.name AS host_name, {names([each for each in COLUMNS if each.name != "state"])},
           CASE WHEN revision = :known THEN NULL ELSE state END AS state
    FROM tables JOIN people ON people.id = host WHERE tables.id = :id
"""  # noqa: S608 - names of columns
PEOPLE = """
    SELECT id, name, computer FROM seats JOIN people ON id = person WHERE table_id = ? ORDER BY seat
"""
ADD = f"{insert('tables', COLUMNS)} RETURNING id"
CHANGE = f"UPDATE tables SET {assignments(COLUMNS)} WHERE id = :id AND revision = :since"  # noqa: S608
MOST_AT_A_PLACE = 25  # tables that a command may mean
LIVE_TABLES_OF = """
    FROM tables WHERE status IN ('lobby', 'playing')
    AND (host = :person OR id IN (SELECT table_id FROM seats WHERE person = :person AND computer IS NULL))
"""


def load(db: Connection, table_id: int, known: Position | None) -> StoredTable | None:
    """A table; its state is left out if the known position has the same revision."""
    parameters = {"id": table_id, "known": known.revision if known else None}
    for row in select(db, LOAD, parameters):
        people = tuple(Person(*person) for person in db.execute(PEOPLE, (table_id,)))
        return StoredTable(row, people, known if known and known.revision == row["revision"] else None)
    return None


def read_table(stored: StoredTable) -> Table:
    """The table in a row."""
    with reading(stored["id"]):
        table = Table(id=stored["id"], people=stored.people, **fields(COLUMNS, stored))
        _require_whole(table)
    return table


def _require_whole(table: Table) -> None:
    """Raise unless every seat has a person, and the table's pace and language are known."""
    if table.setup and len(table.people) != table.setup.seats:
        raise LookupError("seats")
    if table.pace not in PACES or table.language not in {None, *data.languages()}:
        raise LookupError("pace or language")


# Finding tables.


def tables_at(db: Connection, place: int) -> list[int]:
    """The live tables in a thread or channel, those in play first, the newest first; else the last other one.

    Tables that are played there themselves come before those that a thread of the channel belongs to.
    """
    found = db.execute(
        """
        SELECT id, coalesce(thread, channel) = :place AS here, status IN ('lobby', 'playing') AS live
        FROM tables WHERE thread = :place OR channel = :place
        ORDER BY here DESC, live DESC, status = 'playing' DESC, id DESC LIMIT :most
        """,
        {"place": place, "most": MOST_AT_A_PLACE},
    ).fetchall()
    alike = [number for number, *kind in found if kind == list(found[0][1:])]
    return alike if found and found[0][2] else alike[:1]


def tables_of(db: Connection, person: int, known: Mapping[int, Position]) -> list[StoredTable]:
    """The live tables at which a person plays or is the host, oldest first."""
    return load_all(db, live_tables_of(db, person), known)


def live_tables_of(db: Connection, person: int) -> list[int]:
    """The ids of the live tables at which a person plays or is the host, oldest first."""
    found = db.execute(f"SELECT id {LIVE_TABLES_OF} ORDER BY id", {"person": person})
    return [table_id for (table_id,) in found]


def lobbies_of(db: Connection, person: int, guild: int) -> list[StoredTable]:
    """The lobbies on a server in which a person sits or is the host: the latest, as many as a menu holds."""
    lobbies = f"SELECT id {LIVE_TABLES_OF} AND status = 'lobby' AND guild = :guild ORDER BY id DESC LIMIT 25"
    found = db.execute(lobbies, {"person": person, "guild": guild}).fetchall()
    return load_all(db, [table_id for (table_id,) in found], {})


def tables_with_computers(db: Connection, shards: Shards = ALL_SHARDS) -> list[StoredTable]:
    """The games in play in which a computer has a seat, and which wait for nobody."""
    found = db.execute(
        f"""
        SELECT DISTINCT table_id FROM seats JOIN tables ON id = table_id
        WHERE computer IS NOT NULL AND status = 'playing' AND paused = 0 AND {on_shards(shards)}
          AND NOT EXISTS (SELECT 1 FROM open_turns WHERE open_turns.table_id = seats.table_id)
        """  # noqa: S608 - our own words
    ).fetchall()
    return load_all(db, [table_id for (table_id,) in found], {})


def load_all(db: Connection, table_ids: Sequence[int], known: Mapping[int, Position]) -> list[StoredTable]:
    loaded = (load(db, table_id, known.get(table_id)) for table_id in table_ids)
    return [stored for stored in loaded if stored is not None]


def count_tables_of(db: Connection, person: int) -> int:
    """At how many live tables a person plays or is the host."""
    return int(db.execute(f"SELECT count(*) {LIVE_TABLES_OF}", {"person": person}).fetchone()[0])


def rematch_of(db: Connection, table_id: int) -> int | None:
    """The rematch of a table, unless it was cancelled."""
    select = "SELECT id FROM tables WHERE rematch_of = ? AND status <> 'cancelled'"
    found = db.execute(select, (table_id,)).fetchone()
    return found and int(found[0])


# Writing.


def add(db: Connection, table: Table) -> int:
    """Insert a table; its new id."""
    return int(db.execute(ADD, values(COLUMNS, table)).fetchone()[0])


def change(db: Connection, table: Table, since: int) -> bool:
    """Update a table, if it still has the revision that the change was made from; whether it had."""
    changed = values([each for each in COLUMNS if not each.is_fixed], table)
    return db.execute(CHANGE, {**changed, "id": table.id, "since": since}).rowcount == 1


def set_began_by(db: Connection, table: Table) -> None:
    """Store by which version of its rules a game began."""
    db.execute("UPDATE tables SET began_by = ? WHERE id = ?", (table.rules.version, table.id))


def set_ballots(db: Connection, before: Table, after: Table) -> bool:
    """Store a ballot, if neither the table nor its vote has changed since; whether they had not."""
    old, new = optional_json(before.vote), optional_json(after.vote)
    update = "UPDATE tables SET vote = ? WHERE id = ? AND revision = ? AND vote = ?"
    return db.execute(update, (new, after.id, after.revision, old)).rowcount == 1


def set_thread(db: Connection, table_id: int, thread: int) -> bool:
    """Store the thread of a table; whether there is such a table."""
    return db.execute("UPDATE tables SET thread = ? WHERE id = ?", (thread, table_id)).rowcount == 1


def set_card(db: Connection, table_id: int, card: Card) -> bool:
    """Store the message that shows a table; whether there is such a table."""
    update = "UPDATE tables SET card_channel = ?, card_message = ? WHERE id = ?"
    return db.execute(update, (card.channel, card.message, table_id)).rowcount == 1


def save_people(db: Connection, people: Sequence[Person]) -> None:
    """Add people, or update their names."""
    upsert = "INSERT INTO people (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
    db.executemany(upsert, [(person.id, person.name) for person in people])


def save_seats(db: Connection, table: Table) -> None:
    db.execute("DELETE FROM seats WHERE table_id = ?", (table.id,))
    seats = [(table.id, seat, person.id, person.computer) for seat, person in enumerate(table.people)]
    db.executemany("INSERT INTO seats (table_id, seat, person, computer) VALUES (?, ?, ?, ?)", seats)


def save_result(db: Connection, table_id: int, scores: Sequence[Score]) -> None:
    """The points and places of a finished game."""
    places = enumerate(zip(scores, ranks(scores), strict=True))
    rows = [(table_id, seat, score.total, place) for seat, (score, place) in places]
    db.executemany("INSERT INTO results (table_id, seat, points, place) VALUES (?, ?, ?, ?)", rows)
