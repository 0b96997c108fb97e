"""`tessera run` as whoever runs it sees it: starts that fail, exits, health, figures, systemd, and logs."""

import asyncio
import os
import signal
import socket
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientConnectionError, ClientSession

from bot import serve
from bot.app import Tessera, create_bot
from bot.domain.decisions import seats
from bot.hosting.health import OLDEST, Health
from bot.hosting.service_manager import ServiceManager
from bot.local.client import redirect_client
from bot.local.faults import FaultKind
from bot.local.server import Server
from bot.storage.database import Database
from bot.storage.errors import StorageBusy
from bot.storage.sqlite.file import lock_file
from tests.chat.match import Match
from tests.seeds import Seeds

Json = dict[str, Any]
PATIENCE = 60  # seconds
SEND = "POST /channels/*/messages"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


async def ask(port: int, path: str = "healthz") -> tuple[int, Json | str]:
    async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{path}") as response:
        return response.status, await (response.json() if path == "healthz" else response.text())


async def wait_for_status(port: int, status: int) -> Json:
    """What the health page says once it has this status."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                found, report = await ask(port)
            except ClientConnectionError:
                found = 0
            if found == status:
                assert isinstance(report, dict)
                return report
            await asyncio.sleep(0.05)


@asynccontextmanager
async def tessera_run(
    folder: Path, *options: str, **environment: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run", "--data", str(folder), "--port", "0", "--no-browser", *options),
        env=os.environ | {"DISCORD_TOKEN": ""} | environment,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def test_a_file_that_is_held_at_the_start_is_waited_for(tmp_path: Path) -> None:
    """From a busy file to ready, with what systemd hears of it, until it is stopped."""
    folder, port = tmp_path / "data", free_port()
    file = folder / "local" / "tables.sqlite"
    await (await Database.open(file)).close()
    folder.chmod(0o755)
    file.chmod(0o644)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(PATIENCE)
        notify = {"NOTIFY_SOCKET": systemd.getsockname(), "WATCHDOG_USEC": "1000000"}
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            async with tessera_run(folder, "--health", str(port), "--log", "json", **notify) as process:
                assert process.stderr
                async with asyncio.timeout(PATIENCE):
                    line = await process.stderr.readline()
                assert b'"starting: ' in line
                assert b"busy with another program" in line
                assert (await wait_for_status(port, 503))["ready"] is False
                other.execute("ROLLBACK")
                report = await wait_for_status(port, 200)
                modes = {path: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.rglob("*"))}
                said: list[bytes] = []
                while b"WATCHDOG=1" not in said:
                    said.append(await asyncio.to_thread(systemd.recv, 100))
                process.send_signal(signal.SIGTERM)
                _, complaints = await asyncio.wait_for(process.communicate(), PATIENCE)
                while b"STOPPING=1" not in said:
                    said.append(await asyncio.to_thread(systemd.recv, 100))
    assert len(modes) >= 7  # two databases with their logs, a lock, and the folders
    assert {path for path, mode in modes.items() if mode != (0o700 if path.is_dir() else 0o600)} == set()
    assert report == {"ready": True, "gateway": True, "database": "ok", "outbox": 0, "outbox_age": 0}
    assert [line for line in said if b"EXTEND" not in line and b"WATCHDOG" not in line] == [
        b"READY=1",
        b"STOPPING=1",
    ]
    assert said[0].startswith(b"EXTEND_TIMEOUT_USEC=")
    assert complaints.count(b"\n") == 1  # that the start works now
    assert b"starting: works again" in complaints
    assert process.returncode == 128 + signal.SIGTERM


async def test_a_second_bot_on_the_same_file_ends_with_a_sentence(tmp_path: Path) -> None:
    lock = lock_file(tmp_path / "local" / "tables.sqlite")
    async with tessera_run(tmp_path) as process:
        _, complaints = await asyncio.wait_for(process.communicate(), PATIENCE)
    lock.release()
    assert process.returncode == 1
    assert complaints.count(b"\n") == 1
    assert b"Another bot uses this database. Stop it first" in complaints


# Inside this process.


async def run_on(server: Server, database: Path, seeds: Seeds, health: Health | None = None) -> None:
    """What `tessera run` does with a token, on a server of the test."""

    def make() -> Tessera:
        return create_bot(database, seeds=seeds, guild_ready_timeout=0.05)

    with redirect_client(server.endpoints):
        await serve._keep_running(make, server.token, lambda _: None, health or Health(), ServiceManager({}))


async def test_when_discord_refuses_for_good_the_exit_has_a_reason(
    server: Server, database: Path, seeds: Seeds, caplog: pytest.LogCaptureFixture
) -> None:
    running = asyncio.create_task(run_on(server, database, seeds))
    await server.world.until(lambda: server.gateway.online)
    server.gateway.close(4004)
    with pytest.raises(serve.ConnectionEnded, match=r"for good \(code 4004\)"):
        await asyncio.wait_for(running, PATIENCE)
    lock_file(database).release()  # Everything was closed.
    caplog.clear()


@pytest.mark.parametrize(
    ("trouble", "detail"), [(FaultKind.STATUS, 502), (FaultKind.DROP_BEFORE, 0), (FaultKind.RATE_LIMIT, 0.01)]
)
async def test_a_discord_that_is_down_at_the_start_is_waited_for(
    server: Server, database: Path, seeds: Seeds, trouble: FaultKind, detail: float
) -> None:
    server.faults.plan(trouble, "GET /users/@me", detail=detail, times=1)
    server.faults.plan(trouble, "PUT /applications/*/commands", detail=detail, times=1)
    health = Health()
    running = asyncio.create_task(run_on(server, database, seeds, health))
    async with asyncio.timeout(PATIENCE):
        while not (await health._examine())[0].is_healthy:  # noqa: ASYNC110 - health is no event
            await asyncio.sleep(0.05)
    assert len(server.faults.log) == 2
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_figures_of_a_game(match: Match, bot: Tessera) -> None:
    health = Health()
    health.bot = bot
    async with health.served(0) as port:
        before = await _figures(port)
        for _ in range(2):
            await match.play_in_words()
        await bot.announcer.wait_until_idle()
        after = await _figures(port)
        turns = 'tessera_turns_total{game="akropolis",player="person"}'
        assert after[turns] - before.get(turns, 0) == 2
        answers = 'tessera_answer_seconds_count{kind="component"}'
        assert after[answers] - before.get(answers, 0) >= 2  # Each move is confirmed by a press.
        assert after["tessera_outbox_announcements"] == 0
        assert after["tessera_reminders_due"] == 0
        assert after['tessera_cached{cache="positions"}'] == 1
        assert {name.split("{")[0] for name in after} >= {
            "tessera_workers_busy",
            "tessera_workers_waiting",
            "tessera_outbox_age_seconds",
            "tessera_outbox_refused",
            "process_resident_memory_bytes",
        }


async def _figures(port: int) -> dict[str, float]:
    status, text = await ask(port, "metrics")
    assert status == 200
    assert isinstance(text, str)
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


async def test_health_names_what_is_wrong(
    match: Match, bot: Tessera, server: Server, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    health = Health()
    health.bot = bot
    async with health.served(0) as port:
        assert (await ask(port))[0] == 200
        server.faults.plan(FaultKind.STATUS, SEND, detail=502, times=None)
        await bot.tables.change(match.number, seats.resign, (await match.table()).players[0])
        then = bot.tables.now()
        bot.tables._clock = lambda: float(then + OLDEST)
        stuck = await wait_for_status(port, 503)
        assert (stuck["outbox"], stuck["outbox_age"]) == (1, OLDEST)
        server.faults.clear()
        await wait_for_status(port, 200)
        database.rename(database.with_name("elsewhere"))
        gone = await wait_for_status(port, 503)
        assert "deleted or replaced" in gone["database"]
        database.with_name("elsewhere").rename(database)
        assert (await wait_for_status(port, 200))["database"] == "ok"
        server.gateway.close(1001)
        await server.stop()
        assert (await wait_for_status(port, 503))["gateway"] is False
    caplog.clear()


async def test_a_read_that_fails_delays_announcements_and_nothing_more(
    match: Match, bot: Tessera, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pending, failures = bot.outbox.pending, [StorageBusy, RuntimeError]

    async def fail_twice(known: Collection[int] = ()) -> Any:
        if failures:
            raise failures.pop(0)("planned")
        return await pending(known)

    monkeypatch.setattr(bot.outbox, "pending", fail_twice)
    await match.play_in_words()  # waits for the next card
    assert not failures
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == [
        "begins again after a failure"
    ]
    caplog.clear()
