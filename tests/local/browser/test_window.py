"""What passes over a page's WebSocket: only what its person may know, or why something cannot be."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.local import shapes
from bot.local.server import Server

pytestmark = pytest.mark.asyncio(loop_scope="module")


@asynccontextmanager
async def window(server: Server, person: str) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{server.url}page?person={person}") as wire,
    ):
        yield wire


async def ask(wire: aiohttp.ClientWebSocketResponse, **request: Any) -> dict[str, Any]:
    await wire.send_json({"n": 7, **request})
    while (frame := await wire.receive_json(timeout=30)).get("n") != 7:
        pass
    return dict(frame)


async def test_a_window_is_greeted_with_everything_its_person_sees(server: Server) -> None:
    async with window(server, "bruno") as wire:
        hello = await wire.receive_json(timeout=30)
    assert hello["t"] == "hello"
    assert hello["you"]["global_name"] == "Bruno"
    assert [who["global_name"] for who in hello["people"]] == ["Ada", "Bruno", "Celina", "Dawid"]
    assert [place["name"] for place in hello["channels"]] == ["table-talk"]


async def test_nobody_in_particular_is_the_first_person(server: Server) -> None:
    async with window(server, "nobody") as wire:
        assert (await wire.receive_json(timeout=30))["you"]["global_name"] == "Ada"


async def test_a_secret_is_not_told_to_another(server: Server) -> None:
    world, ada = server.world, server.person("Ada")
    async with window(server, "ada") as hers, window(server, "bruno") as his:
        await hers.receive_json(timeout=30)
        await his.receive_json(timeout=30)
        world.post(ada.channel, world.bot["id"], {"content": "for Ada", "flags": shapes.EPHEMERAL}, ada.id)
        world.post(ada.channel, world.bot["id"], {"content": "for all"})
        assert (await hers.receive_json(timeout=30))["message"]["content"] == "for Ada"
        assert (await his.receive_json(timeout=30))["message"]["content"] == "for all"
        assert [
            said["content"] for said in (await ask(his, do="history", channel=ada.channel))["messages"]
        ] == ["for all"]


async def test_a_private_thread_is_closed_to_those_outside(server: Server) -> None:
    world, ada = server.world, server.person("Ada")
    terms = {"name": "secret", "type": shapes.PRIVATE_THREAD}
    thread = world.open_thread(world.channel(ada.channel), ada.id, terms)
    async with window(server, "bruno") as wire:
        refused = await ask(wire, do="history", channel=thread["id"])
        assert refused == {"n": 7, "ok": False, "why": "You cannot see that channel.", "late": False}
        world.join_thread(thread["id"], server.person("Bruno").id)
        assert (await ask(wire, do="history", channel=thread["id"]))["ok"]


@pytest.mark.parametrize("nonsense", ['{"n": 1, "do": "dance"}', '{"n": 1, "do": "say"}', "[]", "not JSON"])
async def test_nonsense_is_answered_and_the_window_stays_open(server: Server, nonsense: str) -> None:
    async with window(server, "ada") as wire:
        await wire.receive_json(timeout=30)
        await wire.send_str(nonsense)
        assert (await wire.receive_json(timeout=30))["t"] == "misunderstood"
        said = await ask(wire, do="say", channel=server.person("Ada").channel, content="still here")
        assert said["ok"]


async def test_what_is_not_on_screen_cannot_be_pressed(server: Server) -> None:
    async with window(server, "ada") as wire:
        refused = await ask(wire, do="click", message="1", custom_id="join")
    assert refused["why"] == "join is not on screen."
