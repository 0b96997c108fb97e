"""Hosts and origins that the server accepts, unknown routes, and the CDN."""

import aiohttp
import pytest

from bot.local.client import LoopbackResolver
from bot.local.people import Person
from bot.local.server import PortTakenError, Server
from tests.local.conftest import Api
from tests.local.pictures import png

REBOUND = {"Host": "evil.example"}
FOREIGN = {"Origin": "https://evil.example"}
NULL = {"Origin": "null"}


@pytest.mark.parametrize(
    "path", ["", "gateway", "page?person=Ada", "api/v10/gateway", "attachments/1/1/a.png"]
)
@pytest.mark.parametrize("headers", [REBOUND, FOREIGN, NULL])
async def test_foreign_hosts_and_origins_are_rejected(
    server: Server, path: str, headers: dict[str, str]
) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(server.url + path, headers=headers) as response,
    ):
        assert response.status == 403


async def test_foreign_origin_cannot_open_the_gateway(server: Server) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(server.endpoints.gateway, headers=FOREIGN)
    assert refused.value.status == 403


async def test_both_loopback_names_are_accepted(server: Server) -> None:
    async with aiohttp.ClientSession() as session:
        for name in ("127.0.0.1", "localhost"):
            headers = {"Host": f"{name}:{server.port}", "Origin": f"http://{name}:{server.port}"}
            async with session.get(server.url, headers=headers) as response:
                assert response.status == 200


async def test_port_in_use_has_a_clear_message(server: Server) -> None:
    with pytest.raises(PortTakenError, match=f"Port {server.port} is taken: is Tessera running already?"):
        await Server(port=server.port).start()


async def test_unknown_route_is_a_violation(server: Server, api: Api) -> None:
    status, body = await api("GET", "/stage-instances")
    assert (status, body["code"]) == (404, 0)
    assert server.violations == ["There is no route GET /api/v10/stage-instances."]
    server.violations.clear()


@pytest.mark.usefixtures("bot")
async def test_files_are_served_unchanged(ada: Person) -> None:
    message = await ada.slash("/paint", colour="red")
    url = message["attachments"][0]["url"]
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as response:
            assert response.content_type == "image/png"
            assert await response.read() == ada.picture(message)
        async with session.get(url.replace("board", "other")) as response:
            assert response.status == 404
    assert ada.picture(message).startswith(png()[:8])


async def test_resolver_knows_only_discord_hosts() -> None:
    with pytest.raises(OSError, match=r"example.com is not on loopback."):
        await LoopbackResolver(1).resolve("example.com")
