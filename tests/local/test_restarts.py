"""Killed by `kill -9` and started again: what was said is there, and its buttons still work."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.local.server import Server, listening, loopback
from tests.local.conftest import watch
from tests.local.pictures import png
from tests.local.sample import running

ROOT = Path(__file__).parents[2]
TOKEN = "a-token-that-both-know"  # noqa: S105 - it opens nothing but this test's server


@asynccontextmanager
async def child(role: str, path: Path, port: int) -> AsyncIterator[None]:
    """A process that stands while the body runs, and is then killed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.local.child", role, str(path), str(port), TOKEN, cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout
    try:
        assert await process.stdout.readline() == b"stands\n"
        yield
    finally:
        process.kill()
        await process.communicate()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "world.db"


@pytest.fixture
def port() -> int:
    """A port that was free a moment ago."""
    with listening(0) as listener:
        return int(listener.getsockname()[1])


async def test_everything_is_killed(file: Path, port: int) -> None:
    async with child("both", file, port):
        pass
    async with Server(file) as server:
        violations = watch(server)
        ada = server.person("Ada")
        before = [message["id"] for message in ada.screen()]
        async with running(server.front, server.token) as bot:
            assert (await ada.click("Pressed 1"))["content"] == "Counted 2"
            assert (await ada.click("Place"))["content"] == "Placed"
            assert [message["id"] for message in ada.screen()][:3] == before
            assert not bot.errors
        layout = ada.screen()[1]
        async with (
            aiohttp.ClientSession() as session,
            session.get(layout["attachments"][0]["url"]) as response,
        ):
            assert await response.read() == png(colour=(200, 40, 40))
        thread = ada.screen()[2]["thread"]["id"]
        assert server.world.channel(thread)["name"] == "Akropolis 1"
        assert not violations


async def test_the_bot_alone_is_killed(file: Path) -> None:
    async with Server(token=TOKEN) as server:
        violations = watch(server)
        ada = server.person("Ada")
        async with child("bot", file, server.port):
            await ada.slash("/count")
            await ada.click("Pressed 0")
        await server.world.until(lambda: not server.gateway.online)
        async with child("bot", file, server.port):
            assert (await ada.click("Pressed 1"))["content"] == "Counted 2"
        assert not violations


async def test_the_server_alone_is_killed(file: Path, port: int, caplog: pytest.LogCaptureFixture) -> None:
    async with AsyncExitStack() as stack:
        async with child("server", file, port):
            bot = await stack.enter_async_context(running(loopback(port), TOKEN))
            (channel,) = bot.get_all_channels()
            message = await channel.send("Before")
            again = asyncio.create_task(bot.wait_for("shard_ready"))
        async with child("server", file, port):
            await again
            assert (await channel.fetch_message(message.id)).content == "Before"
            await message.edit(content="After")
    # While nobody listens, discord.py logs each vain attempt to reconnect as an error.
    caplog.clear()
