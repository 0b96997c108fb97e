"""Somebody is forgotten: nothing in the file says who it was, and others' games stay whole."""

import sqlite3
from functools import partial
from pathlib import Path

import pytest

from bot.domain import seats
from bot.domain.inactivity import DAY
from bot.domain.table import Status, VoteSubject
from bot.domain.votes import PATIENCE
from bot.services.erase_user import forget
from bot.services.ratings import Ratings
from engines.core.game import replay
from tests.bot.hall import ANN, BOB, CAT, GUILD, ZOE, Hall


def everything(db: sqlite3.Connection) -> str:
    """All that the file holds, as text."""
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return "\n".join(str(row) for name in tables for row in db.execute(f"SELECT * FROM {name}"))  # noqa: S608


async def finished(hall: Hall) -> int:
    table = await hall.playing(BOB, CAT)
    return (await hall.play_on(table.id, lambda table: table.status is Status.OVER)).id


async def test_no_name_and_no_number_is_left_in_the_file(hall: Hall) -> None:
    await finished(hall)
    lobby = await hall.lobby(3, channel=30)
    await hall.tables.join(lobby.id, BOB)
    await hall.tables.do(lobby.id, lambda table: seats.kicked(table, ANN, BOB))
    await hall.tables.join(lobby.id, BOB)
    running = await hall.playing(CAT, BOB)
    hall.now += PATIENCE
    await hall.tables.propose(running.id, ANN, VoteSubject.AWAY)
    await Ratings(hall.store).list_(BOB.id, BOB.name, listed=False)
    before = await hall.store.read(everything)
    assert "Bob" in before
    assert str(BOB.id) in before

    await forget(hall.tables, BOB)

    after = await hall.store.read(everything)
    assert "Bob" not in after
    assert str(BOB.id) not in after
    assert "Ann" in after
    assert await hall.tables.of(BOB) == []


async def test_games_that_are_over_stay_whole(hall: Hall) -> None:
    number = await finished(hall)
    before = await hall.tables.table(number)
    await forget(hall.tables, BOB)
    table = await hall.service().table(number)
    assert (table.state, table.moves, table.ending) == (before.state, before.moves, before.ending)
    moves = [act.words or "" for act in await hall.tables.line(table)]
    assert replay(table.rules, table.setup, moves) == table.state
    assert [person.name for person in table.people] == ["Cat", "", "Ann"]
    keys = await hall.keys(number)
    assert keys[:4] == ["table-opened", "table-joined", "table-joined", "table-started"]


async def test_in_a_game_that_is_played_the_computer_takes_the_seat(hall: Hall) -> None:
    table = await hall.playing(BOB)
    computer_players = hall.computer_players()
    await forget(hall.tables, BOB)
    await computer_players.wait_until_idle()
    table = await hall.tables.table(table.id)
    assert (table.moves, table.to_act, table.players) == (1, ANN, (ANN,))
    await hall.play(table.id)
    await computer_players.wait_until_idle()
    assert (await hall.tables.table(table.id)).moves == 3


async def test_the_hosts_tables_have_another_host(hall: Hall) -> None:
    table, lobby = await hall.playing(BOB), await hall.lobby(3, channel=30)
    await hall.tables.join(lobby.id, BOB)
    await forget(hall.tables, ANN)
    assert (await hall.tables.table(table.id)).host == BOB
    assert (await hall.tables.table(lobby.id)).people == (BOB,)


async def test_tables_that_they_only_watch_have_another_host_or_end(hall: Hall) -> None:
    for others in ((BOB,), ()):
        table = await hall.lobby()
        await hall.tables.do(table.id, lambda table: seats.watching(table, ANN))
        for other in others:
            await hall.tables.join(table.id, other)
        while not (await hall.tables.table(table.id)).full:
            await hall.tables.do(table.id, lambda table: seats.computer_added(table, ANN, "greedy"))
        await hall.tables.start(table.id, ANN)
    await forget(hall.tables, ANN)
    bobs, nobodys = await hall.tables.table(1), await hall.tables.table(2)
    assert (bobs.host, bobs.status) == (BOB, Status.PLAYING)
    assert nobodys.status is Status.OVER
    assert "Ann" not in await hall.store.read(everything)


async def test_two_at_one_table_may_be_forgotten(hall: Hall) -> None:
    number = await finished(hall)
    for person in (ANN, BOB, CAT):
        await forget(hall.tables, person)
    people = (await hall.tables.table(number)).people
    assert len({person.id for person in people}) == 3
    assert all(person.id < 0 and not person.name and not person.is_computer for person in people)


async def test_the_one_whose_seat_was_taken_is_forgotten_too(hall: Hall) -> None:
    table = await hall.playing(BOB)
    hall.now += PATIENCE
    table = await hall.tables.propose(table.id, ANN, VoteSubject.AWAY)
    assert table.vote
    await hall.tables.vote(table.id, ANN, table.vote.n, "offer")
    await hall.tables.take_seat(table.id, ZOE)
    await forget(hall.tables, BOB)
    after = await hall.store.read(everything)
    assert "Bob" not in after
    assert str(BOB.id) not in after
    assert "Zoe" in after


async def test_others_keep_their_rating(hall: Hall) -> None:
    await finished(hall)
    standings = Ratings(hall.store)
    before = {rank.name: rank.rating for rank in await standings.ranks(GUILD, "akropolis")}
    await forget(hall.tables, BOB)
    after = {rank.name: rank.rating for rank in await standings.ranks(GUILD, "akropolis")}
    assert after == {name: before[name] for name in ("Ann", "Cat")}


async def test_whoever_was_forgotten_may_come_again_as_somebody_new(hall: Hall) -> None:
    await finished(hall)
    await forget(hall.tables, BOB)
    table = await hall.lobby(channel=30)
    table = await hall.tables.join(table.id, BOB)
    assert table.people == (ANN, BOB)
    assert (await Ratings(hall.store).own(GUILD, BOB.id)).finished == 0


async def test_somebody_whom_nobody_knows(hall: Hall) -> None:
    await forget(hall.tables, ZOE)
    assert "Zoe" not in await hall.store.read(everything)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE acts SET person = (SELECT min(id) FROM people)",
        "UPDATE acts SET events = '[]'",
        "UPDATE acts SET words = 'place 0 0 0 0'",
        "UPDATE acts SET at = 0",
        "UPDATE acts SET deed = 'ended'",
        "UPDATE acts SET computer = 'greedy'",
        "DELETE FROM acts",
    ],
)
async def test_nothing_else_changes_an_act(hall: Hall, change: str) -> None:
    table = await hall.playing(BOB)
    await hall.play(table.id)
    await forget(hall.tables, CAT)

    def changed(db: sqlite3.Connection) -> None:
        db.execute(change)

    with pytest.raises(sqlite3.IntegrityError, match="only added"):
        await hall.store.transaction(changed)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE acts SET events = '[]' WHERE deed = 'moved'",
        "UPDATE acts SET words = 'place 0 0 0 0' WHERE deed = 'moved'",
        "UPDATE acts SET person = 102 WHERE person = 101",
        "UPDATE acts SET at = 0",
    ],
)
async def test_not_even_while_somebody_is_forgotten(hall: Hall, change: str) -> None:
    table = await hall.playing(BOB)
    await hall.play(table.id)

    def changed(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO people (id, name) VALUES (-500, '')")
        db.execute("INSERT INTO forgetting VALUES (?, -500)", (ANN.id,))
        db.execute(change)

    with pytest.raises(sqlite3.IntegrityError, match="only added"):
        await hall.store.transaction(changed)


async def test_a_file_from_before_can_be_used(hall: Hall, tmp_path: Path) -> None:
    """The numbered steps are taken one after the other; a table of the first one is as it was."""
    del hall
    from bot.storage.database import Store, _schema  # noqa: PLC0415 - only here

    path = tmp_path / "old.db"
    with sqlite3.connect(path) as db:
        db.executescript(_schema()[0])
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
    db.close()
    store = await Store.open(path)
    tables = Hall(store).tables
    table = await tables.join(1, BOB)
    table = await tables.start(table.id, BOB)
    assert table.to_act
    await store.close()


async def test_silence_goes_on_as_before(hall: Hall) -> None:
    """What nobody did is kept under no number of a person."""
    await hall.lobby()
    hall.now += 30 * DAY
    await hall.tend()
    await forget(hall.tables, ANN)
    assert await hall.store.read(partial(count, person=0)) == 1


def count(db: sqlite3.Connection, person: int) -> int:
    return int(db.execute("SELECT count(*) FROM acts WHERE person = ?", (person,)).fetchone()[0])
