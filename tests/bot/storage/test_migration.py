"""Older databases open, migrate and play on; nothing is lost."""

import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.domain.decisions import seats
from bot.domain.delivery_problem import DeliveryProblem, ProblemKind
from bot.domain.log import Action, LogEntry, MovePlayed, MovesUndone, PersonReplaced
from bot.domain.people.availability import Delivery
from bot.domain.table import Ending, Person, Status, Table, VoteSubject
from bot.storage.columns import to_json
from bot.storage.connection import Connection
from bot.storage.database import Database
from bot.storage.migrations import migrations
from bot.storage.people.notification_settings import settings_of
from bot.storage.servers import preferences
from bot.storage.tables import log_rows
from engines.core.game import replay
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import random
from tests.bot.databases import file
from tests.bot.harness import Harness

DUMP = Path(__file__).with_name("schema_4.sql")
NOW = 1_790_150_600  # when the database was written
TABLES = range(1, 17)
BRUNO, CELINA = Person(1001, "Bruno"), Person(1002, "Celina")
IN_PLAY = (3, 4, 5, 6, 7, 8, 9, 10, 13, 16)
OPEN_VOTE, PAUSED, RESIGNED, FINISHED, REMATCH, WATCHED = 7, 9, 10, 11, 12, 13


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as db:
        db.executescript(DUMP.read_text("utf-8"))
    return file


@pytest.fixture
def before(path: Path) -> Iterator[sqlite3.Connection]:
    """The database as it was, in a copy."""
    with closing(sqlite3.connect(path)) as db, closing(sqlite3.connect(":memory:")) as copy:
        db.backup(copy)
        copy.row_factory = sqlite3.Row
        yield copy


@pytest.fixture
async def harness(before: sqlite3.Connection, path: Path) -> AsyncIterator[Harness]:
    del before  # It copies the file before it is migrated.
    database = await Database.open(path)
    yield Harness(database, NOW)
    await database.close()


def fetch(db: Connection, statement: str) -> list[tuple[object, ...]]:
    return [tuple(row) for row in db.execute(statement)]


async def log_of(harness: Harness, table_id: int) -> list[LogEntry]:
    pages = range((await harness.queries.log_page(table_id)).pages)
    log = [await harness.queries.log_page(table_id, page) for page in reversed(pages)]
    return [entry for page in log for entry in page.entries]


def keeps(now: str, before: str) -> bool:
    """Whether everything of the state is as it was; later versions of a game may have added fields."""
    return _contains(json.loads(now), json.loads(before))


def _contains(now: object, before: object) -> bool:
    match now, before:
        case dict(), dict():
            return all(name in now and _contains(now[name], value) for name, value in before.items())
        case list(), list():
            return len(now) == len(before) and all(map(_contains, now, before))
        case _:
            return now == before


async def test_every_table_loads_as_it_was(harness: Harness, before: sqlite3.Connection) -> None:
    for old in before.execute("SELECT * FROM tables"):
        table = await harness.tables.table(old["id"])
        assert (to_json(table.options), table.status, table.ending) == (
            old["options"],
            old["status"],
            old["ending"],
        )
        assert keeps(to_json(table.state), old["state"]) if old["state"] else table.state is None
        assert old["setup"] == (table.setup and to_json(table.setup))
        assert old["vote"] == (table.vote and to_json(table.vote))
        counts = (table.revision, table.moves, table.undo_from, table.board_revision, table.rematch_of)
        assert counts == tuple(old[name] for name in ("revision", "moves", "undo_from", "board", "follows"))
        assert (table.moves_this_turn, table.unannounced_moves) == (old["untold"], old["untold"])
        assert (table.host.id, table.actor and table.actor.id) == (old["host"], old["actor"])
        assert (table.paused, table.offered, table.thread) == (old["paused"], old["offered"], old["thread"])
        card = table.card and (table.card.channel, table.card.message)
        assert (card or (None, None)) == (old["card_channel"], old["card_message"])
        seated = "SELECT person, name, computer FROM seats JOIN people ON id = person"
        people = before.execute(f"{seated} WHERE table_id = ? ORDER BY seat", (old["id"],))
        assert table.people == tuple(Person(*person) for person in people)


async def test_every_log_entry_is_as_it_was(harness: Harness, before: sqlite3.Connection) -> None:
    seen = {MovePlayed: 0, MovesUndone: 0, PersonReplaced: 0, type(None): 0}
    for table_id in TABLES:
        rows = before.execute("SELECT * FROM acts WHERE table_id = ? ORDER BY n", (table_id,)).fetchall()
        log = await harness.database.read(partial(log_rows.page, table_id=table_id, page=0, size=1000))
        for row, entry in zip(rows, log[0], strict=True):
            assert (entry.revision, entry.action, entry.at) == (row["n"], row["deed"], row["at"])
            assert (entry.person.id, entry.person.computer) == (row["person"], row["computer"])
            assert (entry.mid_turn, to_json(entry.events)) == (row["quiet"], row["events"])
            match entry.payload:
                case MovePlayed(move):
                    assert (entry.action, move) == (Action.MOVED, row["words"])
                case MovesUndone(count):
                    assert (entry.action, str(count)) == (Action.UNDONE, row["words"] or "1")
                case PersonReplaced(person):
                    assert entry.action in (Action.KICKED, Action.TOOK_SEAT)
                    assert str(person) == row["words"]
                case None:
                    assert row["words"] is None
            seen[type(entry.payload)] += 1
    assert all(seen.values())


async def test_the_moves_still_lead_to_the_states(harness: Harness) -> None:
    for table_id in (*IN_PLAY, FINISHED):
        table = await harness.tables.table(table_id)
        assert table.setup
        assert replay(table.rules, table.setup, await harness.tables.moves(table_id)) == table.state


RENAMED = (
    (
        """
        SELECT person, zone, quiet_from, quiet_until, place, digest_at, heads_up, language, direct, closed,
               away
        FROM habits ORDER BY person
        """,
        """
        SELECT person, time_zone, quiet_from, quiet_until, delivery, digest_at, heads_up, discord_language,
               direct_channel, direct_closed, vacations
        FROM notification_settings ORDER BY person
        """,
    ),
    (
        "SELECT table_id, seat, person, n, since, told, last, snoozed, held, due FROM turns",
        """
        SELECT table_id, seat, person, revision, since, notices, last_notice_at, snoozed, paused, due
        FROM open_turns
        """,
    ),
    (
        "SELECT table_id, seat, seconds, owed, since, due FROM banks",
        "SELECT table_id, seat, seconds_left, increment, since, due FROM seat_clocks",
    ),
    ("SELECT id, table_id, n FROM outbox", "SELECT id, table_id, revision FROM outbox"),
    ("SELECT table_id, n, due FROM heads_ups", "SELECT table_id, revision, due FROM heads_ups"),
    ("SELECT table_id, due FROM silences", "SELECT table_id, due FROM inactivity"),
    ("SELECT person FROM unlisted", "SELECT person FROM hidden_from_ratings"),
    ("SELECT * FROM digests", "SELECT * FROM digests"),
    ("SELECT * FROM results", "SELECT * FROM results"),
    ("SELECT * FROM people", "SELECT * FROM people"),
    ("SELECT seq FROM sqlite_sequence", "SELECT seq FROM sqlite_sequence"),
    (
        "SELECT id, unheard FROM tables ORDER BY id",
        "SELECT id, detail FROM tables LEFT JOIN delivery_problems ON table_id = id ORDER BY id",
    ),
)


@pytest.mark.parametrize(("old", "new"), RENAMED, ids=range(len(RENAMED)))
async def test_everything_else_is_as_it_was(
    harness: Harness, before: sqlite3.Connection, old: str, new: str
) -> None:
    found = await harness.database.read(partial(fetch, statement=new))
    assert found == fetch(before, old)
    assert found


async def test_references_and_settings_are_sound(harness: Harness) -> None:
    assert await harness.database.read(partial(fetch, statement="PRAGMA foreign_key_check")) == []
    bruno = await harness.database.read(partial(settings_of, person=BRUNO.id))
    assert (bruno.delivery, bruno.direct_channel, bruno.heads_up) == (Delivery.DIRECT, 4321, True)
    celina = await harness.database.read(partial(settings_of, person=CELINA.id))
    assert celina.vacations == ((1790380800, 1790726400),)
    problem = DeliveryProblem(ProblemKind.PERMISSION, detail="attach_files")
    assert await harness.outbox.problems_of(BRUNO) == {16: problem}
    assert len(await harness.outbox.pending()) == 2
    rematch = await harness.queries.rematch_of(FINISHED)
    assert rematch
    assert rematch.id == REMATCH


async def test_nobody_has_chosen_a_language_yet(harness: Harness) -> None:
    """Tables follow their server, and people get direct messages in the language that was known of them."""
    assert [(await harness.tables.table(table_id)).language for table_id in TABLES] == [None] * len(TABLES)
    bruno = await harness.database.read(partial(settings_of, person=BRUNO.id))
    assert (bruno.chosen_language, bruno.language) == (None, bruno.discord_language)
    known = await harness.database.read(preferences.of_people)
    assert {each.chosen_language for each in known.values()} == {None}
    assert await harness.database.read(preferences.of_servers) == {}


async def finish(harness: Harness, table: Table) -> Table:
    """Play to the end with random moves, for people and for computers."""
    rng = Rng(table.id)
    while (turn := table.turn) is not None:
        move, rng = random(table.rules, table.view(turn), rng)
        if turn.plays:
            table = (await harness.tables.play(table.id, turn, table.revision, [words(move)])).table
        else:
            table = await harness.tables.play_for_computer(table.id, table.revision, words(move))
    return table


@pytest.mark.parametrize("table_id", IN_PLAY)
async def test_every_game_in_play_is_played_to_its_end(harness: Harness, table_id: int) -> None:
    table = await harness.tables.table(table_id)
    if table.paused:
        table = await harness.tables.change(table_id, seats.resume, table.host)
    table = await finish(harness, table)
    assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
    log = await log_of(harness, table_id)
    assert [entry.revision for entry in log] == list(range(1, table.revision + 1))
    assert len(await harness.tables.moves(table_id)) == table.moves


async def test_the_open_vote_is_decided_and_another_undoes_a_turn(harness: Harness) -> None:
    table = await harness.tables.table(OPEN_VOTE)
    assert table.vote
    table = await harness.votes.cast(table.id, CELINA, table.vote.n, "yes")
    assert (table.paused, table.vote) == (True, None)
    table = await harness.tables.change(table.id, seats.resume, BRUNO)
    moves = table.moves
    table = await harness.votes.propose(table.id, CELINA, VoteSubject.UNDO)
    assert table.vote
    table = await harness.votes.cast(table.id, BRUNO, table.vote.n, "yes")
    assert table.moves < moves
    assert len(await harness.tables.moves(table.id)) == table.moves


async def test_the_last_move_is_undone(harness: Harness) -> None:
    table = await harness.tables.table(4)
    assert table.actor
    assert table.can_undo(table.actor)
    undone = await harness.tables.undo(table.id, table.actor, table.revision)
    assert undone.table.moves == table.moves - 1
    assert undone.table.moves_this_turn == table.moves_this_turn - 1


async def test_somebody_of_that_time_is_erased(harness: Harness) -> None:
    ada = Person(1000, "Ada")
    await harness.erasure.erase(ada)
    dump = await harness.database.read(lambda db: "\n".join(file(db).iterdump()))
    assert "Ada" not in dump
    assert not re.search(rf"\b{ada.id}\b", dump)


async def test_a_database_of_schema_1_is_played(tmp_path: Path) -> None:
    path = tmp_path / "first.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(migrations()[0])
        db.execute("PRAGMA application_id = 0x54455353")
        db.execute("PRAGMA user_version = 1")
        db.execute("INSERT INTO people VALUES (1, 'Ann')")
        db.execute(
            """
            INSERT INTO tables (game, options, pace, seats_wanted, channel, opened, status, host, revision,
                                moves, undo_from, untold, version)
            VALUES ('akropolis', '{}', 'none', 2, 1, 0, 'lobby', 1, 1, 0, 0, 0, 1)
            """
        )
        db.execute("INSERT INTO seats VALUES (1, 0, 1)")
        db.execute("INSERT INTO acts VALUES (1, 1, 'opened', 1, NULL, '[]', 0, 0)")
    database = await Database.open(path)
    tables = Harness(database).tables
    await tables.join(1, BRUNO)
    assert (await tables.start(1, BRUNO)).to_act
    await database.close()


async def test_the_language_of_a_server_is_kept(tmp_path: Path) -> None:
    """Schema 10 keeps it beside the theme."""
    path = tmp_path / "ninth.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for script in migrations()[:9]:
            db.executescript(script)
        db.execute("PRAGMA application_id = 0x54455353")
        db.execute("PRAGMA user_version = 9")
        db.execute("INSERT INTO server_languages VALUES (5, 'pl')")
    database = await Database.open(path)
    assert await database.read(preferences.of_servers) == {5: preferences.ServerPreferences("pl")}
    await database.close()
