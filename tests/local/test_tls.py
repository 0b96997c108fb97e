"""One run through TLS under the platform's own names: nothing is patched, and nobody else is spoken to."""

import asyncio
import ssl
from typing import Any

import pytest
import trustme

from bot.local.client import Loopback, connector
from bot.local.server import PLATFORM, Server
from tests.local.conftest import watch
from tests.local.pictures import png
from tests.local.sample import COLOURS, Sample


@pytest.fixture
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def callers(monkeypatch: pytest.MonkeyPatch) -> set[Any]:
    """Every address that anything on this event loop connects to."""
    called: set[Any] = set()
    loop_class = asyncio.SelectorEventLoop
    connect = loop_class.sock_connect

    async def noted(self: Any, sock: Any, address: Any) -> None:
        called.add(address)
        await connect(self, sock, address)

    monkeypatch.setattr(loop_class, "sock_connect", noted)
    return called


async def test_production_names_lead_to_loopback(authority: trustme.CA, callers: set[Any]) -> None:
    served = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert(*PLATFORM.hosts).configure_cert(served)
    trusted = ssl.create_default_context()
    authority.configure_trust(trusted)
    async with Server(tls=served) as server:
        violations = watch(server)
        names = Loopback(server.port)
        async with Sample(connector=connector(names, trusted)) as bot:
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
    assert set(names.asked) == PLATFORM.hosts
    assert callers == {("127.0.0.1", server.port)}
