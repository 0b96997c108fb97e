"""Killed by `kill -9` and started again: what was said is there, and its buttons still work."""

import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

from bot.local.server import Server, listening, loopback
from tests.local.conftest import watch
from tests.local.pictures import png
from tests.local.processes import standing
from tests.local.sample import running

TOKEN = "a-token-that-both-know"  # noqa: S105 - it opens nothing but this test's server


def child(role: str, path: Path, port: int) -> AbstractAsyncContextManager[None]:
    """The server, the bot or both, killed when the body is done."""
    return standing("tests.local.child", role, str(path), str(port), TOKEN)


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
