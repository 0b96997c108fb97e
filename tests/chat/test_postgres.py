"""The bot on PostgreSQL: whole games, a server that goes away, and a password that nobody sees."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.progress import Progress

from bot.app import Tessera
from bot.local.people import screen
from bot.local.server import Server
from bot.operator.verify import checked
from bot.storage.postgres.address import Address
from engines.core.rng import Rng
from tests.chat.match import Match
from tests.chat.test_operation import free_port, tessera_run, wait_for_status
from tests.chat.test_whole_games import check_final_card
from tests.postgres import Cluster, require_postgres, running_cluster

SECRET = "s3cret"  # noqa: S105 - that is the point


@pytest.fixture(scope="module")
def fragile() -> Iterator[Cluster]:
    """A server that tests may stop."""
    require_postgres()
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def database(fragile: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[Address]:
    monkeypatch.setattr("bot.runtime.trouble.PAUSES", (0.1, 0.2))
    monkeypatch.setattr("bot.storage.postgres.link.LONGEST_PAUSE", 0.2)
    with fragile.database() as address:
        yield address


async def test_a_whole_game(server: Server, bot: Tessera, database: Address) -> None:
    match, rng = Match(server, bot, 2), Rng(1)
    await match.open_and_start()
    while (await match.table()).current is not None:
        rng = await match.play_by_pressing(rng)
    await check_final_card(match)
    report = checked(database, Progress(disable=True))
    assert (report.tables, report.found) == (1, [])


async def test_a_server_that_goes_away_and_comes_back(match: Match, fragile: Cluster) -> None:
    rng = await match.play_by_pressing(Rng(1))
    before = await match.table()
    person, card = await match.to_act(), await match.card()
    await asyncio.to_thread(fragile.stop)
    said = screen.words(await person.click("Play", card["id"]))
    assert "The database server does not answer; nothing was changed." in said
    await asyncio.to_thread(fragile.start)
    await asyncio.sleep(0.5)
    assert (await match.table()).revision == before.revision
    for _ in range(3):
        rng = await match.play_by_pressing(rng)
    await match.bot.announcer.wait_until_idle()
    assert await match.bot.outbox.pending() == []
    assert (await match.table()).moves == before.moves + 3


async def test_a_server_that_is_not_there_at_the_start_is_waited_for(
    fragile: Cluster, tmp_path: Path
) -> None:
    port = free_port()
    with fragile.database("template0") as address:
        fragile.stop()
        url = address.url.replace("tessera@", f"tessera:{SECRET}@")
        options = ("--database", url, "--health", str(port))
        async with tessera_run(tmp_path, *options) as process:
            assert process.stderr
            async with asyncio.timeout(60):
                line = await process.stderr.readline()
            assert b"starting: postgresql://tessera@/" in line
            assert b"does not answer" in line
            command = Path(f"/proc/{process.pid}/cmdline").read_bytes()
            assert b"--health" in command
            assert SECRET.encode() not in command
            await asyncio.to_thread(fragile.start)
            assert (await wait_for_status(port, 200))["database"] == "ok"
            process.send_signal(signal.SIGTERM)
            _, complaints = await asyncio.wait_for(process.communicate(), 60)
        assert b"works again" in complaints
        assert SECRET.encode() not in line + complaints
