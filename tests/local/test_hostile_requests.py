"""Requests that no client of Discord's makes: other sites, forged bodies, silent connections."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.local import server as servers
from bot.local.people import Person
from bot.local.server import Server
from tests.local.conftest import Api

DEEP = b'{"a":' * 100_000 + b"1" + b"}" * 100_000


async def test_a_picture_of_another_site_changes_nobodys_language(server: Server, ada: Person) -> None:
    before = server.world.settings(ada.id)["locale"]
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{server.url}page?person=ada&locale=pl") as response,
    ):
        assert response.status == 400
    assert server.world.settings(ada.id)["locale"] == before != "pl"


async def test_a_window_takes_the_language_of_its_browser(server: Server, ada: Person) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{server.url}page?person=ada&locale=pl") as window,
    ):
        await window.receive_json()
        assert server.world.settings(ada.id)["locale"] == "pl"


@pytest.mark.parametrize(
    "options",
    [
        {"seats": None},
        {"seats": []},
        {"seats": {}},
        {"seats": 1e300},
        {"seats": "nan"},
        {"game": None},
        {"rival": None},
        {"unknown": None},
    ],
)
@pytest.mark.usefixtures("bot")
async def test_odd_options_leave_the_page_open(server: Server, options: dict[str, Any]) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{server.url}page?person=ada") as window,
    ):
        channel = (await window.receive_json())["channels"][0]["id"]
        given = {"game": "akropolis"} | options
        request = {"do": "slash", "n": 1, "channel": channel, "name": "/game new", "options": given}
        await window.send_json(request)
        assert (await next_answer(window))["ok"] is False
        await window.send_json(
            request | {"do": "autocomplete", "focused": "game", "options": {"seats": None}}
        )
        assert (await next_answer(window))["ok"] is False
        await window.send_json({"do": "history", "n": 2, "channel": channel})
        assert (await next_answer(window))["ok"] is True


async def next_answer(window: aiohttp.ClientWebSocketResponse) -> dict[str, Any]:
    while "n" not in (message := await window.receive_json(timeout=30)):
        pass
    return dict(message)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/interactions/1/forged/callback", 10062),
        ("/webhooks/1/forged", 10015),
        ("/webhooks/1/forged/messages/@original", 10015),
    ],
)
async def test_nothing_is_read_for_a_forged_token(server: Server, path: str, code: int) -> None:
    """The answer comes while the body is still being sent."""
    method = "PATCH" if path.endswith("@original") else "POST"
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"{method} /api/v10{path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {200 << 20}\r\n\r\n"
    writer.write(head.encode() + b"[")
    async with asyncio.timeout(10):
        status = await reader.readline()
        while (await reader.readline()).strip():
            pass
        body = json.loads(await reader.readuntil(b"}"))
    writer.close()
    assert (b"404" in status, body["code"]) == (True, code)


@pytest.mark.parametrize(
    "sent",
    [
        DEEP,
        b'{"content": NaN}',
        b'{"content": "\\ud800"}',
        b'{"content": "\xff"}',
        '{"content": "x"}'.encode("utf-16"),
    ],
    ids=["too many levels", "no number", "half a character", "not UTF-8", "UTF-16"],
)
async def test_a_body_that_is_no_json_is_invalid(server: Server, api: Api, ada: Person, sent: bytes) -> None:
    path = f"/channels/{ada.channel}/messages"
    headers = {"Authorization": f"Bot {server.token}", "Content-Type": "application/json"}
    status, answer = await api("POST", path, data=sent, headers=headers)
    assert (status, answer["code"]) == (400, 50109)


@pytest.mark.parametrize("sent", [DEEP[:4000], b"[]", b"7", b'{"op": 1}', b'"x"'])
async def test_the_gateway_closes_on_what_it_cannot_read(server: Server, sent: bytes) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.endpoints.gateway) as socket:
        await socket.receive_json()
        await socket.send_str(sent.decode())
        assert (await socket.receive(timeout=10)).data == 4002


async def test_a_connection_that_asks_for_nothing_is_closed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(servers, "SILENT_SECONDS", 0.2)
    async with Server(tmp_path / "chat.sqlite") as server:
        silent, writer = await asyncio.open_connection("127.0.0.1", server.port)
        async with aiohttp.ClientSession() as session, session.ws_connect(f"{server.url}page") as window:
            await window.receive_json()
            async with asyncio.timeout(10):
                assert await silent.read() == b""
            await asyncio.sleep(0.5)
            assert not window.closed  # It has asked for something.
        writer.close()
