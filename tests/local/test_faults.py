"""Bad days: rate limits, broken gateways, slow answers, dropped connections; and that a seed repeats them."""

import aiohttp
import discord
import pytest

from bot.local.faults import HTTP, Faults, Trouble
from bot.local.people import NoAnswer, Person
from bot.local.server import Server
from tests.local.conftest import Clock, watch
from tests.local.sample import Sample, running
from tests.local.test_places import channel_of

CALLBACK = "POST /interactions/*/callback"
SEND = "POST /channels/*/messages"


@pytest.mark.parametrize("trouble", [Trouble.RATE_LIMIT, Trouble.GLOBAL_LIMIT])
async def test_a_client_waits_out_a_rate_limit(
    server: Server, bot: Sample, ada: Person, trouble: Trouble
) -> None:
    server.faults.plan(trouble, CALLBACK, times=2, detail=0.01)
    server.faults.plan(trouble, SEND, times=2, detail=0.01)
    await ada.slash("/ping")
    await channel_of(bot, ada).send("Here")
    assert len(server.faults.log) == 4
    assert len(ada.screen()) == 2


@pytest.mark.parametrize("status", [500, 502, 504])
async def test_a_client_tries_again_when_the_platform_fails(
    server: Server, bot: Sample, ada: Person, status: int
) -> None:
    server.faults.plan(Trouble.STATUS, SEND, times=1, detail=status)
    await channel_of(bot, ada).send("Here")
    assert len(ada.screen()) == 1


@pytest.mark.usefixtures("bot")
async def test_an_answer_survives_a_bad_gateway(server: Server, ada: Person) -> None:
    server.faults.plan(Trouble.STATUS, CALLBACK, times=1, detail=502)
    assert (await ada.slash("/ping"))["content"] == "pong"


async def test_login_and_sync_survive_a_bad_start(server: Server, ada: Person) -> None:
    server.faults.plan(Trouble.STATUS, "GET /users/@me", times=1, detail=502)
    server.faults.plan(Trouble.RATE_LIMIT, "PUT /applications/*/commands", times=1, detail=0.01)
    async with running(server.front, server.token):
        assert (await ada.slash("/ping"))["content"] == "pong"


@pytest.mark.usefixtures("bot")
async def test_a_slow_answer_is_an_answer(server: Server, ada: Person) -> None:
    server.faults.plan(Trouble.SLOW, CALLBACK, times=1, detail=0.05)
    assert (await ada.slash("/ping"))["content"] == "pong"


async def test_dropped_before_it_took_effect(server: Server, bot: Sample, ada: Person) -> None:
    server.faults.plan(Trouble.DROP_BEFORE, SEND, times=1)
    with pytest.raises(aiohttp.ClientError):
        await channel_of(bot, ada).send("Turn 7", nonce="turn-7")
    assert ada.screen() == []
    await channel_of(bot, ada).send("Turn 7", nonce="turn-7")
    assert len(ada.screen()) == 1


async def test_dropped_after_it_took_effect(server: Server, bot: Sample, ada: Person) -> None:
    server.faults.plan(Trouble.DROP_AFTER, SEND, times=1)
    with pytest.raises(aiohttp.ClientError):
        await channel_of(bot, ada).send("Turn 7", nonce="turn-7")
    assert len(ada.screen()) == 1
    await channel_of(bot, ada).send("Turn 7", nonce="turn-7")
    assert len(ada.screen()) == 1


async def test_a_person_is_told_when_the_bot_is_silent(server: Server, ada: Person, clock: Clock) -> None:
    async with running(server.front, server.token) as bot:
        with pytest.raises(NoAnswer, match="did not answer in 3 seconds"):
            await ada.slash("/late")
        clock.now += 3.01
        bot.released.set()
        await bot.refused.wait()
        (error,) = bot.errors
        assert isinstance(error, discord.NotFound)
        assert error.code == 10062


async def script(seed: int) -> list[str]:
    """Twelve commands on a bad day; what went wrong."""
    async with Server(seed=seed) as server:
        violations = watch(server)
        ada = server.person("Ada")
        async with running(server.front, server.token):
            server.faults.plan(Trouble.RATE_LIMIT, CALLBACK, chance=0.3, detail=0.01)
            server.faults.plan(Trouble.CLOSE, "DISPATCH INTERACTION_CREATE", chance=0.2, detail=4000)
            server.faults.plan(Trouble.RECONNECT, "DISPATCH INTERACTION_CREATE", chance=0.2)
            server.faults.plan(Trouble.SLOW, chance=0.2, detail=0.01)
            for _ in range(12):
                assert (await ada.slash("/ping"))["content"] == "pong"
            server.faults.clear()
        assert not violations
        return sorted(server.faults.log)


async def test_a_seed_repeats_a_bad_day() -> None:
    first, again, other = [await script(seed) for seed in (7, 7, 8)]
    assert first == again
    assert first != other
    assert len(first) > 5


def test_dice_are_cast_by_place() -> None:
    def drawn(spots: list[str]) -> set[str]:
        faults = Faults(seed=3)
        faults.plan(Trouble.SLOW, chance=0.5)
        for spot in spots:
            faults.draw(spot, HTTP)
        return set(faults.log)

    here, there = ["GET /here"] * 9, ["GET /there"] * 9
    assert drawn(here + there) == drawn(there + here) == drawn(here) | drawn(there)
