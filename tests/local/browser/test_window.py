"""The WebSocket of a window: events that the person may see, requests, and errors."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.local.server import Server
from bot.local.world import payloads

pytestmark = pytest.mark.asyncio(loop_scope="module")


@asynccontextmanager
async def window(server: Server, person: str) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{server.url}page?person={person}") as socket,
    ):
        yield socket


async def ask(socket: aiohttp.ClientWebSocketResponse, **request: Any) -> dict[str, Any]:
    await socket.send_json({"n": 7, **request})
    while (frame := await socket.receive_json(timeout=30)).get("n") != 7:
        pass
    return dict(frame)


async def test_hello_contains_what_the_person_sees(server: Server) -> None:
    async with window(server, "bruno") as socket:
        hello = await socket.receive_json(timeout=30)
    assert hello["t"] == "hello"
    assert hello["you"]["global_name"] == "Bruno"
    assert [who["global_name"] for who in hello["people"]] == ["Ada", "Bruno", "Celina", "Dawid"]
    assert [channel["name"] for channel in hello["channels"]] == ["table-talk"]


async def test_unknown_person_becomes_the_first(server: Server) -> None:
    async with window(server, "nobody") as socket:
        assert (await socket.receive_json(timeout=30))["you"]["global_name"] == "Ada"


async def test_ephemeral_message_is_sent_to_one_person(server: Server) -> None:
    world, ada = server.world, server.person("Ada")
    async with window(server, "ada") as adas, window(server, "bruno") as brunos:
        await adas.receive_json(timeout=30)
        await brunos.receive_json(timeout=30)
        world.post(ada.channel, world.bot["id"], {"content": "for Ada", "flags": payloads.EPHEMERAL}, ada.id)
        world.post(ada.channel, world.bot["id"], {"content": "for all"})
        assert (await adas.receive_json(timeout=30))["message"]["content"] == "for Ada"
        assert (await brunos.receive_json(timeout=30))["message"]["content"] == "for all"
        assert [
            message["content"]
            for message in (await ask(brunos, do="history", channel=ada.channel))["messages"]
        ] == ["for all"]


async def test_private_thread_history_needs_membership(server: Server) -> None:
    world, ada = server.world, server.person("Ada")
    options = {"name": "secret", "type": payloads.PRIVATE_THREAD}
    thread = world.open_thread(world.channel(ada.channel), ada.id, options)
    async with window(server, "bruno") as socket:
        answer = await ask(socket, do="history", channel=thread["id"])
        assert answer == {"n": 7, "ok": False, "why": "You cannot see that channel.", "late": False}
        world.join_thread(thread["id"], server.person("Bruno").id)
        assert (await ask(socket, do="history", channel=thread["id"]))["ok"]


@pytest.mark.parametrize("invalid", ['{"n": 1, "do": "dance"}', '{"n": 1, "do": "say"}', "[]", "not JSON"])
async def test_invalid_request_keeps_the_window_open(server: Server, invalid: str) -> None:
    async with window(server, "ada") as socket:
        await socket.receive_json(timeout=30)
        await socket.send_str(invalid)
        assert (await socket.receive_json(timeout=30))["t"] == "misunderstood"
        answer = await ask(socket, do="say", channel=server.person("Ada").channel, content="still here")
        assert answer["ok"]


async def test_only_visible_buttons_can_be_pressed(server: Server) -> None:
    async with window(server, "ada") as socket:
        answer = await ask(socket, do="click", message="1", custom_id="join")
    assert answer["why"] == "join is not on screen."
