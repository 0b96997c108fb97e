"""A client under Discord's own host names over TLS: nothing is patched, and no other host is contacted."""

import asyncio
import ssl
from typing import Any

import pytest
import trustme

from bot.local.client import LoopbackResolver, loopback_connector
from bot.local.server import DISCORD, Server
from tests.local.conftest import record_violations
from tests.local.pictures import png
from tests.local.sample import COLOURS, Sample


@pytest.fixture
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def connected(monkeypatch: pytest.MonkeyPatch) -> set[Any]:
    """Every address that the event loop connects to."""
    addresses: set[Any] = set()
    loop_class = asyncio.SelectorEventLoop
    connect = loop_class.sock_connect

    async def record_address(self: Any, sock: Any, address: Any) -> None:
        addresses.add(address)
        await connect(self, sock, address)

    monkeypatch.setattr(loop_class, "sock_connect", record_address)
    return addresses


async def test_discord_hosts_resolve_to_loopback(authority: trustme.CA, connected: set[Any]) -> None:
    server_context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert(*DISCORD.hosts).configure_cert(server_context)
    client_context = ssl.create_default_context()
    authority.configure_trust(client_context)
    async with Server(tls=server_context) as server:
        violations = record_violations(server)
        resolver = LoopbackResolver(server.port)
        async with Sample(connector=loopback_connector(resolver, client_context)) as bot:
            task = asyncio.create_task(bot.start(server.token))
            await asyncio.wait_for(bot.wait_for("ready"), 10)
            ada = server.person("Ada")
            message = await ada.slash("/paint", colour="blue")
            channel = bot.get_partial_messageable(int(ada.channel))
            (attachment,) = (await channel.fetch_message(int(message["id"]))).attachments
            assert attachment.url.startswith("https://cdn.discordapp.com/attachments/")
            assert await attachment.read() == png(colour=COLOURS["blue"])
            await bot.close()
            await task
    assert not violations
    assert set(resolver.resolved) == DISCORD.hosts
    assert connected == {("127.0.0.1", server.port)}
