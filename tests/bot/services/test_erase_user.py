"""Erasing a person: nothing in the file identifies them, and games stay complete."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.domain.decisions import lobby as lobbies
from bot.domain.decisions.votes import ABSENCE
from bot.domain.table import Person, Status, VoteSubject
from bot.domain.time_control import DAY
from bot.storage.connection import Connection
from bot.storage.people import erasure
from engines.core.game import replay
from tests.bot.databases import INTEGRITY_ERRORS, change_log, everything, only_sqlite
from tests.bot.harness import ANN, BOB, CAT, GUILD, ZOE, Harness


async def finished(harness: Harness) -> int:
    table = await harness.playing(BOB, CAT)
    return (await harness.play_until(table.id, lambda table: table.status is Status.OVER)).id


async def test_no_name_and_no_number_is_left_in_the_file(harness: Harness) -> None:
    await finished(harness)
    lobby = await harness.lobby(3, channel=30)
    await harness.tables.join(lobby.id, BOB)
    await harness.tables.change(lobby.id, lobbies.kick, ANN, BOB)
    await harness.tables.join(lobby.id, BOB)
    running = await harness.playing(CAT, BOB)
    harness.now += ABSENCE
    await harness.votes.propose(running.id, ANN, VoteSubject.AWAY)
    await harness.ratings.set_listed(BOB.id, BOB.name, listed=False)
    before = await harness.database.read(everything)
    assert "Bob" in before
    assert str(BOB.id) in before

    await harness.erasure.erase(BOB)

    after = await harness.database.read(everything)
    assert "Bob" not in after
    assert str(BOB.id) not in after
    assert "Ann" in after
    assert await harness.queries.of_person(BOB) == []


def all_bytes(folder: Path) -> bytes:
    """Everything in a folder, whatever its files are called."""
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


def traces(person: Person) -> list[bytes]:
    """How a person could be found in a file: by name, and by number as digits or as SQLite stores it."""
    return [person.name.encode(), str(person.id).encode(), person.id.to_bytes(8, "big")]


@only_sqlite
async def test_no_byte_of_the_folder_names_the_person(harness: Harness, tmp_path: Path) -> None:
    """While the bot runs: in the file, in its free pages and in its log."""
    bob = Person(1_155_667_788_990_011_223, "Bobumil Żółtobrzuch")
    for channel in range(20, 40):
        lobby = await harness.lobby(3, channel=channel)
        await harness.tables.join(lobby.id, bob)
        if channel % 2:
            await harness.tables.join(lobby.id, CAT)
            table = await harness.tables.start(lobby.id, ANN)
            await harness.play(table.id, 3)
    await harness.settings.choose(bob, heads_up=True)
    before = all_bytes(tmp_path)
    name, _, number = traces(bob)
    assert name in before
    assert number in before
    await harness.erasure.erase(bob)
    after = all_bytes(tmp_path)
    assert not any(trace in after for trace in traces(bob))
    assert b"Cat" in after
    assert (await harness.play(2)).moves == 4  # It goes on.


@only_sqlite
async def test_what_is_busy_is_overwritten_later(
    harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.runtime.trouble.PAUSES", (0.01,))
    zoe = Person(1_155_667_788_990_011_224, "Zoe of the long name")
    table = await harness.playing(BOB)
    await harness.settings.choose(zoe, heads_up=True)
    with closing(sqlite3.connect(tmp_path / "tessera.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM people").fetchall()  # keeps the log from being emptied
        await harness.erasure.erase(zoe)
        assert any(trace in all_bytes(tmp_path) for trace in traces(zoe))
        assert await harness.database.read(erasure.is_pending)
    async with asyncio.timeout(30):
        while await harness.database.read(erasure.is_pending):  # noqa: ASYNC110 - a row is no event
            await asyncio.sleep(0.01)
    assert not any(trace in all_bytes(tmp_path) for trace in traces(zoe))
    await harness.play(table.id)


@only_sqlite
async def test_after_a_crash_the_next_start_overwrites(harness: Harness, tmp_path: Path) -> None:
    zoe = Person(1_155_667_788_990_011_225, "Zoe of the longer name")
    await harness.settings.choose(zoe, heads_up=True)
    await harness.database.transaction(
        partial(erasure.erase, person=zoe.id, unreadable=(), now=harness.now)
    )  # and no more, as if the bot had been killed
    await harness.restarted().erasure.overwrite()
    assert not any(trace in all_bytes(tmp_path) for trace in traces(zoe))
    assert not await harness.database.read(erasure.is_pending)


@pytest.mark.parametrize(
    "damage",
    ["UPDATE tables SET state = '{' WHERE id = 1", "DELETE FROM seats WHERE table_id = 1 AND seat = 1"],
)
async def test_a_table_that_cannot_be_read_keeps_nobody_from_being_forgotten(
    harness: Harness, damage: str
) -> None:
    await harness.playing(BOB, CAT)
    other = await harness.playing(BOB, CAT)
    await harness.database.transaction(lambda db: db.execute(damage))
    harness.tables.loader.positions.clear()
    async with asyncio.timeout(30):
        await harness.erasure.erase(CAT)
    after = await harness.database.read(everything)
    assert "Cat" not in after
    assert str(CAT.id) not in after
    assert CAT not in (await harness.tables.table(other.id)).people
    seats = "SELECT computer IS NOT NULL FROM seats WHERE table_id = 1 AND person < 0"
    assert await harness.database.read(lambda db: db.execute(seats).fetchall()) == [(1,)]


async def test_damaged_events_keep_nobodys_name(harness: Harness) -> None:
    table = await harness.lobby(3)
    await harness.tables.join(table.id, BOB)

    damage = "UPDATE log_entries SET events = '[{\"Bob' WHERE action = 'joined'"
    await harness.database.transaction(partial(change_log, statement=damage))
    await harness.erasure.erase(BOB)
    assert "Bob" not in await harness.database.read(everything)


async def test_games_that_are_over_stay_whole(harness: Harness) -> None:
    number = await finished(harness)
    before = await harness.tables.table(number)
    await harness.erasure.erase(BOB)
    table = await harness.restarted().tables.table(number)
    assert (table.state, table.moves, table.ending) == (before.state, before.moves, before.ending)
    moves = [entry.move or "" for entry in await harness.queries.move_history(table.id)]
    assert table.setup
    assert replay(table.rules, table.setup, moves) == table.state
    assert [person.name for person in table.people] == ["Cat", "", "Ann"]
    keys = await harness.event_keys(number)
    assert keys[:4] == ["table-opened", "table-joined", "table-joined", "table-started"]


async def test_a_computer_takes_the_seat_in_a_running_game(harness: Harness) -> None:
    table = await harness.playing(BOB)
    computer_players = harness.computer_players()
    await harness.erasure.erase(BOB)
    await computer_players.wait_until_idle()
    table = await harness.tables.table(table.id)
    assert (table.moves, table.to_act, table.players) == (1, ANN, (ANN,))
    await harness.play(table.id)
    await computer_players.wait_until_idle()
    assert (await harness.tables.table(table.id)).moves == 3


async def test_the_hosts_tables_have_another_host(harness: Harness) -> None:
    table, lobby = await harness.playing(BOB), await harness.lobby(3, channel=30)
    await harness.tables.join(lobby.id, BOB)
    await harness.erasure.erase(ANN)
    assert (await harness.tables.table(table.id)).host == BOB
    assert (await harness.tables.table(lobby.id)).people == (BOB,)


async def test_watched_tables_get_another_host_or_end(harness: Harness) -> None:
    for others in ((BOB,), ()):
        table = await harness.lobby()
        await harness.tables.change(table.id, lobbies.watch, ANN)
        for other in others:
            await harness.tables.join(table.id, other)
        while not (await harness.tables.table(table.id)).full:
            await harness.tables.change(table.id, lobbies.add_computer, ANN, "easy")
        await harness.tables.start(table.id, ANN)
    await harness.erasure.erase(ANN)
    bobs, nobodys = await harness.tables.table(1), await harness.tables.table(2)
    assert (bobs.host, bobs.status) == (BOB, Status.PLAYING)
    assert nobodys.status is Status.OVER
    assert "Ann" not in await harness.database.read(everything)


async def test_several_players_of_one_table_are_erased(harness: Harness) -> None:
    number = await finished(harness)
    for person in (ANN, BOB, CAT):
        await harness.erasure.erase(person)
    people = (await harness.tables.table(number)).people
    assert len({person.id for person in people}) == 3
    assert all(person.id < 0 and not person.name and not person.is_computer for person in people)


async def test_a_replaced_player_is_erased_too(harness: Harness) -> None:
    table = await harness.playing(BOB)
    harness.now += ABSENCE
    table = await harness.votes.propose(table.id, ANN, VoteSubject.AWAY)
    assert table.vote
    await harness.votes.cast(table.id, ANN, table.vote.n, "offer")
    await harness.tables.take_seat(table.id, ZOE)
    await harness.erasure.erase(BOB)
    after = await harness.database.read(everything)
    assert "Bob" not in after
    assert str(BOB.id) not in after
    assert "Zoe" in after


async def test_others_keep_their_rating(harness: Harness) -> None:
    await finished(harness)
    standings = harness.ratings
    before = {rank.name: rank.rating for rank in await standings.leaderboard(GUILD, "akropolis")}
    await harness.erasure.erase(BOB)
    after = {rank.name: rank.rating for rank in await standings.leaderboard(GUILD, "akropolis")}
    assert after == {name: before[name] for name in ("Ann", "Cat")}


async def test_an_erased_person_may_return_as_a_new_one(harness: Harness) -> None:
    await finished(harness)
    await harness.erasure.erase(BOB)
    table = await harness.lobby(channel=30)
    table = await harness.tables.join(table.id, BOB)
    assert table.people == (ANN, BOB)
    assert (await harness.ratings.play_record(GUILD, BOB.id)).finished == 0


async def test_an_unknown_person(harness: Harness) -> None:
    await harness.erasure.erase(ZOE)
    assert "Zoe" not in await harness.database.read(everything)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE log_entries SET person = (SELECT min(id) FROM people)",
        "UPDATE log_entries SET events = '[]'",
        "UPDATE log_entries SET move = 'place 0 0 0 0'",
        "UPDATE log_entries SET at = 0",
        "UPDATE log_entries SET action = 'ended'",
        "UPDATE log_entries SET computer = 'greedy'",
        "UPDATE log_entries SET moves_undone = 1",
        "UPDATE log_entries SET other_person = 102",
        "DELETE FROM log_entries",
    ],
)
async def test_log_entries_cannot_be_changed_otherwise(harness: Harness, change: str) -> None:
    table = await harness.playing(BOB)
    await harness.play(table.id)
    await harness.erasure.erase(CAT)

    def changed(db: Connection) -> None:
        db.execute(change)

    with pytest.raises(INTEGRITY_ERRORS, match="only added"):
        await harness.database.transaction(changed)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE log_entries SET events = '[]' WHERE action = 'moved'",
        "UPDATE log_entries SET move = 'place 0 0 0 0' WHERE action = 'moved'",
        "UPDATE log_entries SET person = 102 WHERE person = 101",
        "UPDATE log_entries SET other_person = 102",
        "UPDATE log_entries SET at = 0",
    ],
)
async def test_log_entries_are_protected_during_an_erasure(harness: Harness, change: str) -> None:
    table = await harness.playing(BOB)
    await harness.play(table.id)

    def changed(db: Connection) -> None:
        db.execute("INSERT INTO people (id, name) VALUES (-500, '')")
        db.execute("INSERT INTO erasing VALUES (?, -500)", (ANN.id,))
        db.execute(change)

    with pytest.raises(INTEGRITY_ERRORS, match="only added"):
        await harness.database.transaction(changed)


async def test_entries_without_a_person_are_kept(harness: Harness) -> None:
    """Entries that nobody caused have the person 0."""
    await harness.lobby()
    harness.now += 30 * DAY
    await harness.close_due()
    await harness.erasure.erase(ANN)
    assert await harness.database.read(partial(count, person=0)) == 1


def count(db: Connection, person: int) -> int:
    return int(db.execute("SELECT count(*) FROM log_entries WHERE person = ?", (person,)).fetchone()[0])
