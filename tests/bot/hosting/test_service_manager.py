"""What systemd is told, by a socket that stands for it."""

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.hosting.service_manager import ServiceManager


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(10)
        yield listening


def environment(systemd: socket.socket, **more: str) -> dict[str, str]:
    return {"NOTIFY_SOCKET": systemd.getsockname(), **more}


def test_it_is_told_when_the_bot_is_ready_and_stops(systemd: socket.socket) -> None:
    manager = ServiceManager(environment(systemd))
    manager.still_starting(61.5)
    manager.ready()
    manager.stopping()
    said = [systemd.recv(100) for _ in range(3)]
    assert said == [b"EXTEND_TIMEOUT_USEC=61500000", b"READY=1", b"STOPPING=1"]


async def test_the_watchdog_hears_twice_in_its_time_that_the_bot_is_alive(systemd: socket.socket) -> None:
    manager = ServiceManager(environment(systemd, WATCHDOG_USEC="100000", WATCHDOG_PID=str(os.getpid())))

    async def is_alive() -> None:
        """At once."""

    reporting = asyncio.create_task(manager.report(is_alive))
    begin = asyncio.get_running_loop().time()
    for _ in range(3):
        assert await asyncio.to_thread(systemd.recv, 100) == b"WATCHDOG=1"
    assert asyncio.get_running_loop().time() - begin >= 0.08
    reporting.cancel()


async def test_the_watchdog_hears_nothing_of_a_bot_that_hangs(systemd: socket.socket) -> None:
    manager = ServiceManager(environment(systemd, WATCHDOG_USEC="50000"))

    async def hang() -> None:
        await asyncio.Event().wait()

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.3):
            await manager.report(hang)
    systemd.setblocking(False)
    with pytest.raises(BlockingIOError):
        systemd.recv(100)


@pytest.mark.parametrize("watchdog", [{}, {"WATCHDOG_USEC": "1000", "WATCHDOG_PID": "1"}])
async def test_without_a_watchdog_of_ours_nothing_is_reported(
    systemd: socket.socket, watchdog: dict[str, str]
) -> None:
    async def is_alive() -> None:
        raise AssertionError

    await ServiceManager(environment(systemd, **watchdog)).report(is_alive)


def test_without_systemd_nobody_is_told() -> None:
    ServiceManager({}).ready()
