"""Messages to one person: every request to Discord waits for its turn within the rate limit."""

from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.channels import Message
from bot.delivery.messenger import Messenger, Sending
from bot.domain.people.availability import Delivery, NotificationSettings
from bot.domain.table import Table
from bot.runtime.clock import RateLimiter
from bot.services.people.settings import Settings
from bot.storage.database import Database, Place
from bot.ui.context import PublicContext
from tests.bot.domain.pure import ANN, BOB, game_of
from tests.manual_clock import LeapingClock, ManualClock

TABLE = game_of(ANN, BOB)


class FakeDiscord:
    """Stands for the client and the channels: records when each request came."""

    def __init__(self, clock: ManualClock) -> None:
        self.clock = clock
        self.requests: list[tuple[str, float]] = []

    def _record(self, request: str) -> None:
        self.requests.append((request, self.clock.now()))

    async def create_dm(self, _person: object) -> SimpleNamespace:
        self._record("open")
        return SimpleNamespace(id=77)

    def get_partial_messageable(self, channel: int) -> "FakeDiscord":
        assert channel == 77
        return self

    async def send_once(self, _channel: object, _message: object, _attempt: object) -> None:
        self._record("direct")

    def context(self, table: Table) -> PublicContext:
        return PublicContext(table, "en")

    async def post(self, _table: Table, _message: Callable[[], Message], _attempt: object) -> None:
        self._record("post")


async def draft(_context: PublicContext, _is_direct: bool) -> Message:
    return {"content": "It is your turn."}


@pytest.fixture
async def settings(place: Place) -> AsyncIterator[Settings]:
    database = await Database.open(place)
    yield Settings(database, ManualClock(0))
    await database.close()


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        (NotificationSettings(ANN.id), [("post", 1000.0), ("post", 1000.5)]),
        (
            NotificationSettings(ANN.id, delivery=Delivery.DIRECT, direct_channel=77),
            [("direct", 1000.0), ("direct", 1000.5)],
        ),
        (
            NotificationSettings(ANN.id, delivery=Delivery.DIRECT),
            [("open", 1000.0), ("direct", 1000.5), ("open", 1001.0), ("direct", 1001.5)],
        ),
    ],
)
async def test_every_request_waits_for_its_slot(
    settings: Settings, chosen: NotificationSettings, expected: list[tuple[str, float]]
) -> None:
    clock = LeapingClock(1000.0)
    discord: Any = FakeDiscord(clock)
    messenger = Messenger(discord, settings, discord, RateLimiter(2, clock))
    for _ in range(2):
        await messenger.send(ANN, chosen, TABLE, draft, Sending("turn-1"))
    assert discord.requests == expected
