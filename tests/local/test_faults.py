"""Injected faults: rate limits, server errors, slow responses, dropped connections; repeatable by seed."""

import asyncio

import aiohttp
import discord
import pytest

from bot.local.faults import HTTP_FAULTS, FaultKind, Faults
from bot.local.people import NoAnswer, Person
from bot.local.rest.rate_limits import RateLimits
from bot.local.server import Server
from tests.local.conftest import Api, Clock, record_violations
from tests.local.sample import Sample, running
from tests.local.test_channels import channel_of

CALLBACK = "POST /interactions/*/callback"
SEND = "POST /channels/*/messages"


@pytest.mark.parametrize("kind", [FaultKind.RATE_LIMIT, FaultKind.GLOBAL_LIMIT])
async def test_client_waits_for_a_rate_limit(
    server: Server, bot: Sample, ada: Person, kind: FaultKind
) -> None:
    server.faults.plan(kind, CALLBACK, times=2, detail=0.01)
    server.faults.plan(kind, SEND, times=2, detail=0.01)
    await ada.slash("/ping")
    await channel_of(bot, ada).send("Here")
    assert len(server.faults.log) == 4
    assert len(ada.screen()) == 2


@pytest.mark.parametrize("status", [500, 502, 504])
async def test_client_retries_after_a_server_error(
    server: Server, bot: Sample, ada: Person, status: int
) -> None:
    server.faults.plan(FaultKind.STATUS, SEND, times=1, detail=status)
    await channel_of(bot, ada).send("Here")
    assert len(ada.screen()) == 1


@pytest.mark.usefixtures("bot")
async def test_response_is_retried_after_a_bad_gateway(server: Server, ada: Person) -> None:
    server.faults.plan(FaultKind.STATUS, CALLBACK, times=1, detail=502)
    assert (await ada.slash("/ping"))["content"] == "pong"


async def test_login_and_sync_are_retried(server: Server, ada: Person) -> None:
    server.faults.plan(FaultKind.STATUS, "GET /users/@me", times=1, detail=502)
    server.faults.plan(FaultKind.RATE_LIMIT, "PUT /applications/*/commands", times=1, detail=0.01)
    async with running(server.endpoints, server.token):
        assert (await ada.slash("/ping"))["content"] == "pong"


@pytest.mark.usefixtures("bot")
async def test_slow_response(server: Server, ada: Person) -> None:
    server.faults.plan(FaultKind.SLOW, CALLBACK, times=1, detail=0.05)
    assert (await ada.slash("/ping"))["content"] == "pong"


async def test_refused_in_one_channel_only(server: Server, bot: Sample, ada: Person) -> None:
    direct = await bot.create_dm(discord.Object(int(ada.id)))
    server.faults.plan(FaultKind.REFUSAL, f"POST /channels/{direct.id}/messages", detail=403, code=50278)
    await channel_of(bot, ada).send("Here")
    with pytest.raises(discord.Forbidden) as refused:
        await direct.send("Here")
    assert refused.value.code == 50278


class Stopwatch:
    """Time for a rate limit, set by hand."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_a_channel_takes_five_messages_in_five_seconds(server: Server, api: Api, ada: Person) -> None:
    stopwatch = Stopwatch()
    server.api.rate_limits = RateLimits(stopwatch)
    other = server.world.open_channel("other")["id"]
    here = f"/channels/{ada.channel}/messages"
    for _ in range(5):
        assert (await api("POST", here, {"content": "x"}))[0] == 200
    stopwatch.now += 1
    status, body = await api("POST", here, {"content": "x"})
    assert (status, body["retry_after"], body["global"]) == (429, 4, False)
    assert (await api("POST", f"/channels/{other}/messages", {"content": "x"}))[0] == 200
    stopwatch.now += 4
    assert (await api("POST", here, {"content": "x"}))[0] == 200
    assert server.api.rate_limits.refused == 1


async def test_a_bot_may_make_fifty_requests_in_a_second(server: Server, api: Api) -> None:
    stopwatch = Stopwatch()
    server.api.rate_limits = RateLimits(stopwatch)
    for _ in range(50):
        assert (await api("GET", "/users/@me"))[0] == 200
    stopwatch.now += 0.75
    status, body = await api("GET", "/users/@me")
    assert (status, body["retry_after"], body["global"]) == (429, 0.25, True)
    stopwatch.now += 0.25
    assert (await api("GET", "/users/@me"))[0] == 200


async def test_the_client_knows_the_limit_of_a_channel(server: Server, bot: Sample, ada: Person) -> None:
    """It waits by itself, and meets no refusal."""
    server.api.rate_limits = RateLimits()
    for number in range(6):
        await channel_of(bot, ada).send(f"{number}")
    assert len(ada.screen()) == 6
    assert server.api.rate_limits.refused == 0


async def test_dropped_before_it_took_effect(server: Server, bot: Sample, ada: Person) -> None:
    server.faults.plan(FaultKind.DROP_BEFORE, SEND, times=1)
    with pytest.raises(aiohttp.ClientError):
        await channel_of(bot, ada).send("Turn 7", nonce="turn-7")
    assert ada.screen() == []
    await channel_of(bot, ada).send("Turn 7", nonce="turn-7")
    assert len(ada.screen()) == 1


async def test_dropped_after_it_took_effect(server: Server, bot: Sample, ada: Person) -> None:
    server.faults.plan(FaultKind.DROP_AFTER, SEND, times=1)
    with pytest.raises(aiohttp.ClientError):
        await channel_of(bot, ada).send("Turn 7", nonce="turn-7")
    assert len(ada.screen()) == 1
    await channel_of(bot, ada).send("Turn 7", nonce="turn-7")
    assert len(ada.screen()) == 1


async def test_person_learns_that_the_bot_did_not_answer(server: Server, ada: Person, clock: Clock) -> None:
    async with running(server.endpoints, server.token) as bot:
        with pytest.raises(NoAnswer, match="did not answer in 3 seconds"):
            await ada.slash("/late")
        clock.now += 3.01
        bot.released.set()
        await bot.refused.wait()
        (error,) = bot.errors
        assert isinstance(error, discord.NotFound)
        assert error.code == 10062


async def run_with_faults(seed: int) -> list[str]:
    """Send twelve commands with random faults; returns the faults that happened."""
    async with Server(seed=seed) as server:
        violations = record_violations(server)
        ada = server.person("Ada")
        async with running(server.endpoints, server.token):
            server.faults.plan(FaultKind.RATE_LIMIT, CALLBACK, chance=0.3, detail=0.01)
            server.faults.plan(FaultKind.CLOSE, "DISPATCH INTERACTION_CREATE", chance=0.2, detail=4000)
            server.faults.plan(FaultKind.RECONNECT, "DISPATCH INTERACTION_CREATE", chance=0.2)
            server.faults.plan(FaultKind.SLOW, chance=0.2, detail=0.01)
            for _ in range(12):
                assert (await ada.slash("/ping"))["content"] == "pong"
            server.faults.clear()
        assert not violations
        return sorted(server.faults.log)


async def test_a_seed_repeats_its_faults() -> None:
    first, again, other = [await run_with_faults(seed) for seed in (7, 7, 8)]
    assert first == again
    assert first != other
    assert len(first) > 5


def test_chance_is_independent_for_each_target() -> None:
    def faults_at(targets: list[str]) -> set[str]:
        faults = Faults(seed=3)
        faults.plan(FaultKind.SLOW, chance=0.5)
        for target in targets:
            faults.next_fault(target, HTTP_FAULTS)
        return set(faults.log)

    here, there = ["GET /here"] * 9, ["GET /there"] * 9
    assert faults_at(here + there) == faults_at(there + here) == faults_at(here) | faults_at(there)


async def test_client_that_dies_while_uploading_is_no_error(server: Server, api: Api, ada: Person) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    path = f"/api/v10/channels/{ada.channel}/messages"
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nAuthorization: Bot {server.token}\r\n"
    kind = "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n"
    part = '--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{'
    writer.write((head + kind + part).encode())
    await writer.drain()
    assert (await api("GET", "/users/@me"))[0] == 200
    writer.transport.abort()
    assert (await api("GET", "/users/@me"))[0] == 200
    assert ada.screen() == []
