"""What is done about each error of Discord, and what people are told."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.delivery.refusals import Remedy, problem, remedy, retry_after
from bot.domain.delivery_problem import DeliveryProblem, ProblemKind
from bot.storage.errors import StorageFull
from engines.core.text import Text

KINDS: dict[int, type[discord.HTTPException]] = {403: discord.Forbidden, 404: discord.NotFound}


def error(status: int, code: int = 0, retry: str = "", said: str = "") -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="", headers={"Retry-After": retry} if retry else {})
    return KINDS.get(status, discord.HTTPException)(response, {"code": code, "message": said})


@pytest.mark.parametrize(
    ("raised", "expected"),
    [
        (error(429), Remedy.RETRY),
        (error(500), Remedy.RETRY),
        (error(503), Remedy.RETRY),
        (aiohttp.ServerDisconnectedError(), Remedy.RETRY),
        (TimeoutError(), Remedy.RETRY),
        (discord.RateLimited(40), Remedy.RETRY),
        (StorageFull(Text("store-full")), Remedy.RETRY),
        (error(429, 30046), Remedy.RETRY),
        (error(403, 50001), Remedy.POST_IN_CHANNEL),
        (error(403, 50013), Remedy.POST_IN_CHANNEL),
        (error(403, 160005), Remedy.POST_IN_CHANNEL),
        (error(400, 50083), Remedy.POST_IN_CHANNEL),
        (error(400, 160006), Remedy.POST_IN_CHANNEL),
        (error(404, 10003), Remedy.LEAVE_THREAD),
        (error(400, 50035), Remedy.KEEP),
        (error(400), Remedy.KEEP),
        (error(403, 200000), Remedy.KEEP),
        (error(404, 10004), Remedy.KEEP),
        (error(401), Remedy.KEEP),
    ],
    ids=repr,
)
def test_what_is_done(raised: Exception, expected: Remedy) -> None:
    assert remedy(raised) is expected


@pytest.mark.parametrize(
    ("raised", "seconds"),
    [
        (error(429, retry="64.5"), 64.5),
        (error(429, retry="64"), 64),
        (error(429, retry="Wed, 21 Oct 2026 07:28:00 GMT"), 0),  # HTTP allows a date; Discord sends seconds
        (error(503), 0),
        (discord.RateLimited(40), 40),
        (TimeoutError(), 0),
    ],
    ids=repr,
)
def test_how_long_discord_wants_us_to_wait(raised: Exception, seconds: float) -> None:
    assert retry_after(raised) == seconds


@pytest.mark.parametrize(
    ("raised", "expected"),
    [
        (error(403, 50013), DeliveryProblem(ProblemKind.PERMISSION, 50013, "attach_files")),
        (error(404, 10003), DeliveryProblem(ProblemKind.CHANNEL_GONE, 10003)),
        (error(400, 50035, said="Too\nlong"), DeliveryProblem(ProblemKind.REFUSED, 50035, "Too long")),
        (error(400, 1, said="x" * 999), DeliveryProblem(ProblemKind.REFUSED, 1, "x" * 200)),
        (error(403, 200000, said="Blocked"), DeliveryProblem(ProblemKind.REFUSED, 200000, "Blocked")),
    ],
    ids=repr,
)
def test_what_people_are_told(raised: Exception, expected: DeliveryProblem) -> None:
    assert problem(raised, "attach_files") == expected
