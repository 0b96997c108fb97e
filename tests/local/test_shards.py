"""Shards: each guild's events go to one of them, direct messages to the first, and bad ones are refused."""

import json
from collections.abc import AsyncIterator
from functools import partial

import pytest
from aiohttp import ClientSession, WSMsgType

from bot.local.people import Person
from bot.local.server import Server
from bot.local.world import WorldSetup
from tests.local.conftest import Api, record_violations
from tests.local.sample import running


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with Server(setup=WorldSetup(more_guilds=("Second",)), shards=2) as server:
        violations = record_violations(server)
        yield server
    assert not violations


def shard_of(guild_id: str) -> int:
    return (int(guild_id) >> 22) % 2


def receivers(server: Server, event: str) -> list[int]:
    """The shards that were sent this event, in the order of the sessions."""
    sessions = server.gateway.sessions.values()
    return [each.shard[0] for each in sessions for _, sent in each.dispatched if sent["t"] == event]


def look_at(person: Person, guild_id: str) -> None:
    channels = person.world.channels.values()
    person.channel = next(each["id"] for each in channels if each.get("guild_id") == guild_id)


async def close_code(server: Server, shard: object) -> int | None:
    """The code with which the gateway closes after an identify with this shard; none if it accepts it."""
    data = {"token": server.token, "intents": 1, "properties": {}, "shard": shard}
    async with ClientSession() as session, session.ws_connect(server.endpoints.gateway) as socket:
        await socket.receive_json()
        await socket.send_str(json.dumps({"op": 2, "d": data}))
        answer = await socket.receive()
        return socket.close_code if answer.type is WSMsgType.CLOSE else None


async def test_guilds_next_to_each_other_are_on_different_shards(server: Server) -> None:
    assert sorted(map(shard_of, server.world.guilds)) == [0, 1]


async def test_the_gateway_recommends_shards(api: Api) -> None:
    assert (await api("GET", "/gateway/bot"))[1]["shards"] == 2


async def test_what_happens_in_a_guild_is_told_to_its_shard(server: Server) -> None:
    ada = server.person("Ada")
    one = partial(running, server.endpoints, server.token, shard_count=2)
    async with one(shard_ids=[0]) as first, one(shard_ids=[1]) as second:
        for bot in (first, second):
            [guild] = bot.guilds
            look_at(ada, str(guild.id))
            await ada.slash("/ping")
            assert receivers(server, "INTERACTION_CREATE")[-1] == guild.shard_id
            assert {str(channel.id) for channel in guild.text_channels} == {ada.channel}
            assert guild.me.guild_permissions.send_messages
        assert sorted(receivers(server, "INTERACTION_CREATE")) == [0, 1]
        assert sorted(receivers(server, "GUILD_CREATE")) == [0, 1]


async def test_direct_messages_are_told_to_the_first_shard(server: Server) -> None:
    ada = server.person("Ada")
    async with running(server.endpoints, server.token, shard_count=2):
        ada.channel = server.world.direct_channel(ada.id)["id"]
        await ada.slash("/ping")
        assert receivers(server, "INTERACTION_CREATE") == [0]


async def test_a_change_of_a_guild_is_told_to_its_shard(server: Server) -> None:
    async with running(server.endpoints, server.token, shard_count=2):
        for guild_id in server.world.guilds:
            server.world.set_guild(guild_id, name="Another")
        assert sorted(receivers(server, "GUILD_UPDATE")) == [0, 1]


async def test_each_guild_has_its_own_channels_and_roles(server: Server, api: Api) -> None:
    for guild_id, guild in server.world.guilds.items():
        _, channels = await api("GET", f"/guilds/{guild_id}/channels")
        assert [each["guild_id"] for each in channels] == [guild_id]
        _, member = await api("GET", f"/guilds/{guild_id}/members/{server.world.bot['id']}")
        assert member["roles"] == [guild["roles"][1]["id"]]


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], ["0", "1"], None, 3])
async def test_an_invalid_shard_is_refused(server: Server, shard: object) -> None:
    assert await close_code(server, shard) == 4010


async def test_too_many_guilds_for_one_shard_are_refused(server: Server) -> None:
    server.gateway.guilds_per_shard = 1
    assert await close_code(server, [0, 1]) == 4011
    assert await close_code(server, [0, 2]) is None
