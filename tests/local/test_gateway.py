"""The gateway with the real client: resume, invalid sessions, compression, shards."""

import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.client import redirect_client
from bot.local.faults import FaultKind
from bot.local.people import Person
from bot.local.server import Server
from tests.local.conftest import Clock
from tests.local.sample import Sample, running


async def check_ping(person: Person) -> None:
    assert (await person.slash("/ping"))["content"] == "pong"


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("kind", [FaultKind.CLOSE, FaultKind.RECONNECT, FaultKind.DROP_BEFORE])
async def test_missed_events_are_sent_on_resume(server: Server, ada: Person, kind: FaultKind) -> None:
    (session,) = server.gateway.sessions
    server.faults.plan(kind, "DISPATCH INTERACTION_CREATE", times=1, detail=4000)
    await check_ping(ada)
    assert list(server.gateway.sessions) == [session]
    assert len(server.faults.log) == 1


async def test_events_of_an_invalid_session_are_lost(server: Server, bot: Sample, ada: Person) -> None:
    server.faults.plan(FaultKind.INVALID_SESSION, "DISPATCH MESSAGE_CREATE", times=1)
    ada.say("Unheard")
    await server.world.until(lambda: server.gateway.online)
    await check_ping(ada)
    assert not bot.cached_messages


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("code", [1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009])
async def test_client_reconnects_after_close_code(server: Server, ada: Person, code: int) -> None:
    server.faults.plan(FaultKind.CLOSE, "DISPATCH INTERACTION_CREATE", times=1, detail=code)
    await check_ping(ada)
    await check_ping(ada)


@pytest.mark.usefixtures("bot")
async def test_client_identifies_again_after_invalid_session(server: Server, ada: Person) -> None:
    (before,) = server.gateway.sessions
    server.gateway.invalidate()
    await server.world.until(lambda: set(server.gateway.sessions) - {before})
    await check_ping(ada)


@pytest.mark.usefixtures("bot")
async def test_client_identifies_again_when_the_server_lost_its_session(server: Server, ada: Person) -> None:
    (before,) = server.gateway.sessions
    server.gateway.sessions.clear()
    server.gateway.drop_connections()
    await server.world.until(lambda: set(server.gateway.sessions) - {before})
    await check_ping(ada)


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_client_gives_up_after_close_code(server: Server, code: int) -> None:
    server.faults.plan(FaultKind.CLOSE, "DISPATCH GUILD_CREATE", detail=code)
    async with Sample() as bot:
        with redirect_client(server.endpoints), pytest.raises(discord.ClientException) as closed:
            await bot.start(server.token)
    assert getattr(closed.value, "code", 4014) == code


async def test_sharded_client_is_ready_on_every_shard(server: Server, ada: Person) -> None:
    async with running(server.endpoints, server.token, shard_count=3) as bot:
        assert set(bot.shards) == {0, 1, 2}
        assert sorted(session.shard for session in server.gateway.sessions.values()) == [
            (0, 3),
            (1, 3),
            (2, 3),
        ]
        home = (int(server.world.guild["id"]) >> 22) % 3
        assert bot.guilds[0].shard_id == home
        await check_ping(ada)
        receivers = {
            s.shard[0]
            for s in server.gateway.sessions.values()
            for _, f in s.dispatched
            if f["t"] == "INTERACTION_CREATE"
        }
        assert receivers == {home}


async def test_unsharded_client(server: Server, ada: Person) -> None:
    class Single(discord.Client):
        async def on_interaction(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message("single")

    server.world.set_commands({"1": {"id": "1", "name": "one", "type": 1}})
    async with running(
        server.endpoints,
        server.token,
        make=lambda: Single(intents=discord.Intents.default(), guild_ready_timeout=0.05),
    ):
        assert (await ada.slash("/one"))["content"] == "single"


@pytest.mark.parametrize("compression", ["zlib-stream", "zstd-stream"])
async def test_compressed_streams(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch, compression: str
) -> None:
    if compression == "zlib-stream":
        monkeypatch.setattr(discord.utils, "_ActiveDecompressionContext", Zlib)
    assert compression == discord.utils._ActiveDecompressionContext.COMPRESSION_TYPE
    async with running(server.endpoints, server.token):
        await check_ping(ada)
        server.world.set_guild(name="x" * 300_000)
        await check_ping(ada)


class Zlib:
    """What discord.py uses if zstandard is not installed."""

    COMPRESSION_TYPE = "zlib-stream"

    def __init__(self) -> None:
        self._stream = zlib.decompressobj()

    def decompress(self, data: bytes, /) -> str:
        return self._stream.decompress(data).decode()


class GatewayClient:
    """A minimal gateway client."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def code(self) -> int | None:
        """The code that the server closes with."""
        async for _ in self.socket:
            pass
        return self.socket.close_code


IDENTIFY: dict[str, Any] = {"token": "", "intents": 1, "properties": {}}


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
async def test_invalid_message_closes_the_connection(
    server: Server, op: int, changes: dict[str, Any], code: int
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.endpoints.gateway) as socket:
        client = GatewayClient(socket)
        await client.send(op, IDENTIFY | {"token": server.token} | changes)
        assert await client.code() == code


async def test_invalid_json_closes_the_connection(server: Server) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.endpoints.gateway) as socket:
        await socket.send_str("{")
        assert await GatewayClient(socket).code() == 4002


async def test_identifying_twice_closes_the_connection(server: Server) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.endpoints.gateway) as socket:
        client = GatewayClient(socket)
        for _ in range(2):
            await client.send(2, IDENTIFY | {"token": server.token})
        assert await client.code() == 4005


@pytest.mark.usefixtures("bot")
async def test_resume_with_an_unknown_sequence_closes_the_connection(server: Server) -> None:
    (known,) = server.gateway.sessions
    async with aiohttp.ClientSession() as session, session.ws_connect(server.endpoints.gateway) as socket:
        client = GatewayClient(socket)
        await client.send(6, {"token": server.token, "session_id": known, "seq": 10_000})
        assert await client.code() == 4007


async def test_rate_limit_of_120_messages_a_minute(server: Server, clock: Clock) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.endpoints.gateway) as socket:
        client = GatewayClient(socket)
        for _ in range(120):
            await client.send(1, None)
        clock.now += 61
        for _ in range(121):
            await client.send(1, None)
        assert await client.code() == 4008


async def test_missing_heartbeat_closes_the_connection(server: Server) -> None:
    server.gateway.heartbeat = 0.01
    async with aiohttp.ClientSession() as session, session.ws_connect(server.endpoints.gateway) as socket:
        assert await GatewayClient(socket).code() == 4009
