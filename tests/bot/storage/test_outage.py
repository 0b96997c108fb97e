"""A server that goes away: nothing is lost or done twice, people are told, and it recovers by itself."""

import asyncio
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial

import psycopg
import pytest

from bot.runtime.writes import Outcome, record_writes
from bot.storage.connection import Connection, Cursor, Parameters
from bot.storage.database import Database
from bot.storage.errors import (
    StorageDisconnected,
    StorageForeign,
    StorageHeld,
    StorageInUse,
    StorageMissing,
    StorageNewer,
    StorageUncertain,
    StorageUnreachable,
)
from bot.storage.maintenance.access import open_to_read, unused
from bot.storage.postgres.address import Address
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.store import READERS
from tests.bot.harness import BOB, Harness
from tests.bot.storage.test_database import add, count
from tests.postgres import Cluster, require_postgres, running_cluster


@pytest.fixture(scope="module")
def fragile() -> Iterator[Cluster]:
    """A server that tests may stop."""
    require_postgres()
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
async def database(fragile: Cluster, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    monkeypatch.setattr("bot.storage.postgres.link.LONGEST_PAUSE", 0.2)
    with fragile.database() as address:
        opened = await Database.open(address)
        yield opened
        await opened.close()


def end_connections(cluster: Cluster) -> None:
    cluster.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tessera'"
    )


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_a_restart_is_not_noticed(database: Database, fragile: Cluster, how: signal.Signals) -> None:
    await database.transaction(partial(add, 1))
    assert await database.read(count) == 1
    fragile.stop(how)
    fragile.start()
    assert await database.read(count) == 1
    assert await database.transaction(partial(add, 2)) == 2
    assert await database.read(count) == 2


async def test_while_it_is_away_people_are_told_and_then_it_goes_on(
    database: Database, fragile: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    await database.transaction(partial(add, 1))
    fragile.stop()
    for number in (2, 3):
        begin = time.monotonic()
        writes = record_writes()
        with pytest.raises(StorageDisconnected, match="does not answer; nothing was changed"):
            await database.transaction(partial(add, number))
        with pytest.raises(StorageDisconnected):
            await database.read(count)
        assert time.monotonic() - begin < 10
        assert writes.outcome is Outcome.UNCHANGED
    assert isinstance(await database.probe(), StorageDisconnected)
    fragile.start()
    await asyncio.sleep(0.3)  # longer than the longest pause
    assert await database.read(count) == 1
    assert await database.transaction(partial(add, 4)) == 4
    assert await database.probe() is None
    said = [message for message in caplog.messages if message.startswith("writing to")]
    assert len(said) == 2  # that it fails, for two writes, and that it works
    assert said[-1] == "writing to the database: works again"


async def test_a_server_that_returns_in_time_makes_nobody_try_again(
    database: Database, fragile: Cluster
) -> None:
    fragile.stop()
    asked = [asyncio.ensure_future(database.transaction(partial(add, number))) for number in range(5)]
    await asyncio.sleep(0.1)
    await asyncio.to_thread(fragile.start)
    answers = await asyncio.gather(*asked, return_exceptions=True)
    made = {answer for answer in answers if isinstance(answer, int)}
    assert made == {*range(5)} or all(isinstance(answer, StorageDisconnected) for answer in answers)
    assert await database.read(count) == len(made)


async def test_a_connection_lost_in_the_middle_of_a_write(database: Database, fragile: Cluster) -> None:
    runs: list[int] = []

    def write(db: Connection) -> None:
        add(1, db)
        runs.append(1)
        if len(runs) == 1:
            end_connections(fragile)
        add(2, db)

    await database.transaction(write)
    assert (len(runs), await database.read(count)) == (2, 2)


# The answer to a commit is lost.


def at_commit(monkeypatch: pytest.MonkeyPatch, event: Callable[[Callable[[], Cursor]], Cursor]) -> list[str]:
    """Let something happen at the first commit; the commits that were asked for."""
    execute, commits = PostgresConnection.execute, []

    def changed(self: PostgresConnection, statement: str, parameters: Parameters = (), /) -> Cursor:
        run = partial(execute, self, statement, parameters)
        if statement != "COMMIT":
            return run()
        commits.append(statement)
        return event(run) if len(commits) == 1 else run()

    monkeypatch.setattr(PostgresConnection, "execute", changed)
    return commits


async def test_a_commit_that_was_made_is_not_made_again(
    database: Database, fragile: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer_lost(commit: Callable[[], Cursor]) -> Cursor:
        commit()
        end_connections(fragile)
        raise psycopg.OperationalError("the connection is lost")

    commits = at_commit(monkeypatch, answer_lost)
    assert await asyncio.gather(*(database.transaction(partial(add, n)) for n in (1, 2))) == [1, 2]
    assert (len(commits), await database.read(count)) == (1, 2)


async def test_a_commit_that_never_arrived_is_repeated(
    database: Database, fragile: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never_sent(commit: Callable[[], Cursor]) -> Cursor:
        end_connections(fragile)
        return commit()

    commits = at_commit(monkeypatch, never_sent)
    assert await asyncio.gather(*(database.transaction(partial(add, n)) for n in (1, 2))) == [1, 2]
    assert (len(commits), await database.read(count)) == (2, 2)


async def test_a_commit_that_is_still_open_on_the_server_is_waited_for(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def network_gone(_: Callable[[], Cursor]) -> Cursor:
        raise psycopg.OperationalError("the network is gone; the server does not know it yet")

    commits = at_commit(monkeypatch, network_gone)
    assert await database.transaction(partial(add, 1)) == 1
    assert (len(commits), await database.read(count)) == (2, 1)


@pytest.mark.parametrize("committed", [True, False])
async def test_what_nobody_can_know_is_not_guessed(
    database: Database, fragile: Cluster, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    monkeypatch.setattr("bot.storage.postgres.store.UNCERTAIN_PATIENCE", 0.3)

    def server_gone(commit: Callable[[], Cursor]) -> Cursor:
        if committed:
            commit()
        fragile.stop()
        return commit()

    at_commit(monkeypatch, server_gone)
    writes = record_writes()
    with pytest.raises(StorageUncertain, match="cannot learn whether"):
        await database.transaction(partial(add, 1))
    assert writes.outcome is Outcome.UNKNOWN
    fragile.start()
    await asyncio.sleep(0.3)
    assert await database.read(count) == committed


async def test_listeners_hear_of_a_commit_that_was_uncertain(
    database: Database, fragile: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else would announce it before the next change."""
    monkeypatch.setattr("bot.storage.postgres.store.UNCERTAIN_PATIENCE", 0.3)
    monkeypatch.setattr("bot.runtime.trouble.PAUSES", (0.05,))
    harness = Harness(database)
    table = await harness.playing(BOB)
    heard: asyncio.Queue[int] = asyncio.Queue()
    harness.tables.subscribe(lambda changed: heard.put_nowait(changed.revision))

    def server_gone(commit: Callable[[], Cursor]) -> Cursor:
        commit()
        fragile.stop()
        return commit()

    at_commit(monkeypatch, server_gone)
    with pytest.raises(StorageUncertain):
        await harness.play(table.id)
    fragile.start()
    async with asyncio.timeout(20):
        assert await heard.get() == table.revision + 1
    assert table.revision + 1 in [each.entry.revision for each in await harness.outbox.pending()]


# Several programs at once.


async def test_writes_that_wait_for_each_other_are_both_made(database: Database) -> None:
    await asyncio.gather(*(database.transaction(partial(add, n)) for n in (1, 2)))
    store = database._store
    other = await Database.open(store._address)  # type: ignore[attr-defined]

    def rename(first: int, second: int, db: Connection) -> None:
        db.execute("UPDATE people SET name = name || 'a' WHERE id = ?", (first,))
        time.sleep(0.2)
        db.execute("UPDATE people SET name = name || 'b' WHERE id = ?", (second,))

    async with asyncio.timeout(20):
        await asyncio.gather(
            database.transaction(partial(rename, 1, 2)), other.transaction(partial(rename, 2, 1))
        )
    names = await database.read(lambda db: db.execute("SELECT name FROM people ORDER BY id").fetchall())
    assert [sorted(name) for (name,) in names] == [sorted("Annab")] * 2
    await other.close()


async def test_a_read_sees_one_moment_and_changes_nothing(database: Database, postgres: Address) -> None:
    del postgres
    reached, go_on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def twice(db: Connection) -> tuple[int, int]:
        before = count(db)
        loop.call_soon_threadsafe(reached.set)
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
        return before, count(db)

    reading = asyncio.ensure_future(database.read(twice))
    await reached.wait()
    await database.transaction(partial(add, 1))
    assert await database.read(count) == 1
    go_on.set()
    assert await reading == (0, 0)
    with pytest.raises(StorageUnreachable, match="read-only transaction"):
        await database.read(partial(add, 2))


async def test_a_tool_that_wants_it_for_itself_waits_for_no_bot(postgres: Address) -> None:
    database = await Database.open(postgres)
    with pytest.raises(StorageInUse, match="is using this database"), unused(postgres):
        pass
    await database.close()
    with unused(postgres), pytest.raises(StorageHeld, match="Another bot uses this database"):
        await Database.open(postgres)
    await (await Database.open(postgres)).close()


async def test_what_comes_while_it_closes_leaves_no_connection_behind(postgres: Address) -> None:
    database = await Database.open(postgres)
    go_on = threading.Event()
    slow = [asyncio.create_task(database.read(lambda _: go_on.wait())) for _ in range(READERS)]
    await asyncio.sleep(0)
    closing, late = (asyncio.create_task(each) for each in (database.close(), database.read(count)))
    await asyncio.sleep(0)
    go_on.set()
    assert await asyncio.gather(*slow) == [True] * READERS
    with pytest.raises(StorageUnreachable):
        await late
    await closing
    with unused(postgres), psycopg.connect(postgres.url) as db:
        ours = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        assert db.execute(ours).fetchone() == (2,), "only those of this block"


# Databases that are refused.


async def test_a_database_of_another_program_is_refused(empty_postgres: Address) -> None:
    with psycopg.connect(empty_postgres.url) as db:
        db.execute("CREATE TABLE photos (name TEXT)")
    with pytest.raises(StorageForeign, match=r"^postgresql://tessera@/test_\d+: This is not a database"):
        await Database.open(empty_postgres)


async def test_a_database_of_a_newer_version_is_refused(postgres: Address) -> None:
    with psycopg.connect(postgres.url) as db:
        db.execute("UPDATE tessera_schema SET number = 99")
    with pytest.raises(StorageNewer, match=r"schema 99; here it is \d+"):
        await Database.open(postgres)


async def test_a_database_that_is_not_there_is_refused(cluster: Cluster, empty_postgres: Address) -> None:
    with pytest.raises(StorageUnreachable, match=r'PostgreSQL refuses: .*"nowhere" does not exist'):
        await Database.open(cluster.address("nowhere"))
    with pytest.raises(StorageMissing, match="no such database"), open_to_read(empty_postgres):
        pass


async def test_a_database_that_cannot_store_every_name_is_refused(cluster: Cluster) -> None:
    cluster.execute("CREATE DATABASE ascii TEMPLATE template0 ENCODING 'SQL_ASCII'")
    with pytest.raises(StorageUnreachable, match=r"has the encoding SQL_ASCII; create one with .* UTF8"):
        await Database.open(cluster.address("ascii"))


async def test_without_the_library_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    with pytest.raises(StorageUnreachable, match=r"pip install 'tessera\[postgres\]'"):
        await Database.open(Address("postgresql://db/games"))
