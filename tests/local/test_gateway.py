"""The gateway, as the real client lives through it: resuming, forgotten sessions, packing, shards."""

import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.client import aimed_at
from bot.local.faults import Trouble
from bot.local.people import Person
from bot.local.server import Server
from tests.local.conftest import Clock
from tests.local.sample import Sample, running


async def pong(person: Person) -> None:
    assert (await person.slash("/ping"))["content"] == "pong"


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("trouble", [Trouble.CLOSE, Trouble.RECONNECT, Trouble.DROP_BEFORE])
async def test_what_was_missed_is_told_on_resuming(server: Server, ada: Person, trouble: Trouble) -> None:
    (session,) = server.gateway.sessions
    server.faults.plan(trouble, "DISPATCH INTERACTION_CREATE", times=1, detail=4000)
    await pong(ada)
    assert list(server.gateway.sessions) == [session]
    assert len(server.faults.log) == 1


async def test_what_a_forgotten_session_missed_is_lost(server: Server, bot: Sample, ada: Person) -> None:
    server.faults.plan(Trouble.INVALID_SESSION, "DISPATCH MESSAGE_CREATE", times=1)
    ada.say("Unheard")
    await server.world.until(lambda: server.gateway.online)
    await pong(ada)
    assert not bot.cached_messages


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("code", [1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009])
async def test_a_client_comes_back_after(server: Server, ada: Person, code: int) -> None:
    server.faults.plan(Trouble.CLOSE, "DISPATCH INTERACTION_CREATE", times=1, detail=code)
    await pong(ada)
    await pong(ada)


@pytest.mark.usefixtures("bot")
async def test_a_forgotten_session_begins_anew(server: Server, ada: Person) -> None:
    (before,) = server.gateway.sessions
    server.gateway.invalidate()
    await server.world.until(lambda: set(server.gateway.sessions) - {before})
    await pong(ada)


@pytest.mark.usefixtures("bot")
async def test_a_session_that_the_server_lost_begins_anew(server: Server, ada: Person) -> None:
    (before,) = server.gateway.sessions
    server.gateway.sessions.clear()
    server.gateway.cut()
    await server.world.until(lambda: set(server.gateway.sessions) - {before})
    await pong(ada)


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_a_client_gives_up_after(server: Server, code: int) -> None:
    server.faults.plan(Trouble.CLOSE, "DISPATCH GUILD_CREATE", detail=code)
    async with Sample() as bot:
        with aimed_at(server.front), pytest.raises(discord.ClientException) as closed:
            await bot.start(server.token)
    assert getattr(closed.value, "code", 4014) == code


async def test_a_sharded_client_is_ready_on_every_shard(server: Server, ada: Person) -> None:
    async with running(server.front, server.token, shard_count=3) as bot:
        assert set(bot.shards) == {0, 1, 2}
        assert sorted(session.shard for session in server.gateway.sessions.values()) == [
            (0, 3),
            (1, 3),
            (2, 3),
        ]
        home = (int(server.world.guild["id"]) >> 22) % 3
        assert bot.guilds[0].shard_id == home
        await pong(ada)
        told = {
            s.shard[0]
            for s in server.gateway.sessions.values()
            for _, f in s.told
            if f["t"] == "INTERACTION_CREATE"
        }
        assert told == {home}


async def test_an_unsharded_client(server: Server, ada: Person) -> None:
    class Single(discord.Client):
        async def on_interaction(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message("single")

    server.world.set_commands({"1": {"id": "1", "name": "one", "type": 1}})
    async with running(
        server.front,
        server.token,
        make=lambda: Single(intents=discord.Intents.default(), guild_ready_timeout=0.05),
    ):
        assert (await ada.slash("/one"))["content"] == "single"


@pytest.mark.parametrize("packing", ["zlib-stream", "zstd-stream"])
async def test_streams_that_the_client_can_ask_for(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch, packing: str
) -> None:
    if packing == "zlib-stream":
        monkeypatch.setattr(discord.utils, "_ActiveDecompressionContext", Zlib)
    assert packing == discord.utils._ActiveDecompressionContext.COMPRESSION_TYPE
    async with running(server.front, server.token):
        await pong(ada)
        server.world.set_guild(name="x" * 300_000)
        await pong(ada)


class Zlib:
    """What discord.py itself defines where zstandard is not installed."""

    COMPRESSION_TYPE = "zlib-stream"

    def __init__(self) -> None:
        self._stream = zlib.decompressobj()

    def decompress(self, data: bytes, /) -> str:
        return self._stream.decompress(data).decode()


class Raw:
    """A gateway client of few words."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def say(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def code(self) -> int | None:
        """The code that the server hangs up with."""
        async for _ in self.socket:
            pass
        return self.socket.close_code


HELLO: dict[str, Any] = {"token": "", "intents": 1, "properties": {}}


@pytest.mark.parametrize(
    ("op", "changes", "code"),
    [
        (2, {"token": "wrong"}, 4004),
        (2, {"shard": [2, 2]}, 4010),
        (2, {"intents": 1 << 15}, 4014),
        (3, {}, 4003),
        (8, {}, 4003),
        (6, {"session_id": "none", "seq": 0, "token": "wrong"}, 4004),
        (99, {}, 4001),
    ],
)
async def test_a_wrong_word_ends_the_connection(
    server: Server, op: int, changes: dict[str, Any], code: int
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.front.gateway) as socket:
        raw = Raw(socket)
        await raw.say(op, HELLO | {"token": server.token} | changes)
        assert await raw.code() == code


async def test_what_is_no_json_ends_the_connection(server: Server) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.front.gateway) as socket:
        await socket.send_str("{")
        assert await Raw(socket).code() == 4002


async def test_identifying_twice_ends_the_connection(server: Server) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.front.gateway) as socket:
        raw = Raw(socket)
        for _ in range(2):
            await raw.say(2, HELLO | {"token": server.token})
        assert await raw.code() == 4005


@pytest.mark.usefixtures("bot")
async def test_resuming_what_never_was_ends_the_connection(server: Server) -> None:
    (known,) = server.gateway.sessions
    async with aiohttp.ClientSession() as session, session.ws_connect(server.front.gateway) as socket:
        raw = Raw(socket)
        await raw.say(6, {"token": server.token, "session_id": known, "seq": 10_000})
        assert await raw.code() == 4007


async def test_a_hundred_and_twenty_words_a_minute(server: Server, clock: Clock) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.front.gateway) as socket:
        raw = Raw(socket)
        for _ in range(120):
            await raw.say(1, None)
        clock.now += 61
        for _ in range(121):
            await raw.say(1, None)
        assert await raw.code() == 4008


async def test_silence_ends_the_connection(server: Server) -> None:
    server.gateway.heartbeat = 0.01
    async with aiohttp.ClientSession() as session, session.ws_connect(server.front.gateway) as socket:
        assert await Raw(socket).code() == 4009
