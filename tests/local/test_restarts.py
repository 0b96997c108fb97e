"""After `kill -9` and a restart, messages are still there and their buttons work."""

import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

from bot.local.server import Server, listen, loopback
from tests.local.conftest import record_violations
from tests.local.pictures import png
from tests.local.processes import child_process
from tests.local.sample import running

TOKEN = "a-shared-token"  # noqa: S105 - valid for this test's server only


def child(role: str, path: Path, port: int) -> AbstractAsyncContextManager[None]:
    """The server, the bot or both, killed at the end of the body."""
    return child_process("tests.local.child", role, str(path), str(port), TOKEN)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "world.db"


@pytest.fixture
def port() -> int:
    """A port that was free just now."""
    with listen(0) as listener:
        return int(listener.getsockname()[1])


async def test_server_and_bot_are_killed(file: Path, port: int) -> None:
    async with child("both", file, port):
        pass
    async with Server(file) as server:
        violations = record_violations(server)
        ada = server.person("Ada")
        before = [message["id"] for message in ada.screen()]
        async with running(server.endpoints, server.token) as bot:
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


async def test_bot_is_killed(file: Path) -> None:
    async with Server(token=TOKEN) as server:
        violations = record_violations(server)
        ada = server.person("Ada")
        async with child("bot", file, server.port):
            await ada.slash("/count")
            await ada.click("Pressed 0")
        await server.world.until(lambda: not server.gateway.online)
        async with child("bot", file, server.port):
            assert (await ada.click("Pressed 1"))["content"] == "Counted 2"
        assert not violations


async def test_server_is_killed(file: Path, port: int, caplog: pytest.LogCaptureFixture) -> None:
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
    # discord.py logs each failed reconnect while the server is down as an error.
    caplog.clear()
