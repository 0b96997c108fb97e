"""One row's trouble stays that row's: a damaged row of a person or table keeps nobody else from anything."""

import logging
from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot.domain.people.availability import Delivery, NotificationSettings
from bot.domain.table import VoteSubject
from bot.domain.time_control import DAY, HOUR
from bot.services.inactivity import Inactivity
from bot.services.people.settings import Settings
from bot.services.server_preferences import NOTHING_CHOSEN, Servers
from bot.storage.connection import Body, Connection
from bot.storage.database import Database, Place
from bot.storage.turns import turn_clock
from engines.core.errors import CorruptSave
from render import Theme
from tests.bot.services.test_reminders import ANN, BOB, CAT, ReminderHarness
from tests.bot.services.test_reminders_many import Listener, reminding
from tests.manual_clock import LeapingClock

# What a column of a person's settings cannot hold, and the default that counts instead.
DAMAGE = [
    ("time_zone", "Mars/Olympus"),
    ("time_zone", "../../etc/passwd"),
    ("time_zone", ""),
    ("vacations", "{"),
    ("vacations", "[[1]]"),
    ("vacations", "[[0, 99999999999999999]]"),
    ("vacations", "null"),
    ("quiet_from", 99_999),
    ("digest_at", -5),
    ("chosen_language", "xx"),
    ("discord_language", "../.."),
    ("theme", "pink"),
]


@pytest.fixture
async def harness(place: Place) -> AsyncIterator[ReminderHarness]:
    database = await Database.open(place)
    yield ReminderHarness(database)
    await database.close()


def write(statement: str, *values: object) -> Body[None]:
    """A change that only a damaged disk, or a hand that slipped, could make."""

    def body(db: Connection) -> None:
        assert db.execute(statement, values).rowcount > 0

    return body


async def damage_settings(harness: ReminderHarness, column: str, value: object) -> None:
    await harness.settings.choose(ANN, heads_up=True, quiet_from=60, quiet_until=120, time_zone="Asia/Tokyo")
    await harness.database.transaction(
        write(f"UPDATE notification_settings SET {column} = ? WHERE person = ?", value, ANN.id)  # noqa: S608
    )


@pytest.mark.parametrize(("column", "value"), DAMAGE)
async def test_a_damaged_setting_counts_as_not_chosen(
    harness: ReminderHarness, column: str, value: object
) -> None:
    await damage_settings(harness, column, value)
    found, default = await harness.settings.of_person(ANN.id), NotificationSettings(ANN.id)
    assert getattr(found, column) == getattr(default, column)
    kept = {"time_zone": "Asia/Tokyo", "heads_up": True, "quiet_until": 120}
    assert {name: getattr(found, name) for name in kept if name != column} == {
        name: value for name, value in kept.items() if name != column
    }
    chosen = await harness.settings.choose(ANN, delivery=Delivery.DIRECT)
    assert chosen.delivery is Delivery.DIRECT
    assert await harness.settings.of_person(ANN.id) == chosen  # What is saved is whole again.


@pytest.mark.parametrize(("column", "value"), DAMAGE)
async def test_a_damaged_setting_delays_nobodys_reminders(
    harness: ReminderHarness, column: str, value: object
) -> None:
    for people in ((ANN, BOB), (CAT, BOB)):
        await harness.start(*people, pace="fast")
    await damage_settings(harness, column, value)
    await harness.settings.choose(CAT, theme=Theme.LIGHT)
    listener = Listener(LeapingClock(0))
    harness.after(3 * DAY)
    async with reminding(harness, listener):
        assert sorted(table for _, table, _ in listener.heard) == [1, 2]
    restarted = Settings(harness.database, harness.clock)
    await restarted.load()  # as at every start
    assert restarted.theme(CAT.id) is Theme.LIGHT


async def test_a_damaged_preference_of_one_server_leaves_the_others_theirs(harness: ReminderHarness) -> None:
    servers = Servers(harness.database)
    for guild in (1, 2):
        await servers.choose(guild, language="pl", theme=Theme.LIGHT)
    damage = "UPDATE server_preferences SET theme = 'pink', language = 'xx' WHERE guild = 1"
    await harness.database.transaction(write(damage))
    await servers.load()
    assert servers.preferences(1) == NOTHING_CHOSEN
    assert (servers.preferences(2).language, servers.preferences(2).theme) == ("pl", Theme.LIGHT)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET pace = 'hourly' WHERE id = 1",
        "UPDATE tables SET language = 'xx' WHERE id = 1",
        "UPDATE tables SET state = '{' WHERE id = 1",
        "DELETE FROM seats WHERE table_id = 1",
    ],
)
async def test_a_damaged_table_is_refused_and_delays_no_other(
    harness: ReminderHarness, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    for people in ((ANN, BOB), (CAT, BOB)):
        await harness.start(*people, pace="fast")
    await harness.database.transaction(write(damage))
    harness.tables.loader.positions.clear()
    with pytest.raises(CorruptSave, match="Table 1 is damaged"):
        await harness.tables.table(1)
    assert await harness.queries.with_computer_to_act() == []
    listener = Listener(LeapingClock(0))
    harness.after(3 * DAY)
    async with reminding(harness, listener):
        assert [table for _, table, _ in listener.heard] == [2]
    assert any("able 1" in message for message in caplog.messages)


async def test_clocks_get_their_grace_beside_a_damaged_one(harness: ReminderHarness) -> None:
    for people in ((ANN, BOB), (CAT, BOB)):
        await harness.start(*people, pace="fast")
    await harness.database.transaction(write("UPDATE tables SET pace = 'hourly' WHERE id = 1"))
    harness.after(3 * DAY)
    now = harness.reminders.now()
    await harness.database.transaction(partial(turn_clock.grant_grace, now=now))
    ends = await harness.database.read(
        lambda db: db.execute("SELECT due FROM seat_clocks WHERE table_id = 2 AND seat = 0").fetchone()
    )
    assert ends == (now + HOUR,)


@pytest.mark.parametrize("damage", ["vote = '{'", """vote = '{"closes": 1}'""", "state = '{'"])
async def test_a_deadline_that_cannot_be_handled_delays_no_other(
    harness: ReminderHarness, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    for people in ((ANN, BOB), (CAT, BOB)):
        table = await harness.start(*people, pace="fast")
        await harness.votes.propose(table.id, BOB, VoteSubject.PAUSE)
    await harness.database.transaction(write(f"UPDATE tables SET {damage} WHERE id = 1"))  # noqa: S608
    harness.tables.loader.positions.clear()
    harness.after(2 * DAY)
    inactivity = Inactivity(harness.database, harness.tables, harness.votes)
    await inactivity.close_due()
    assert (await harness.tables.table(2)).vote is None
    assert [record for record in caplog.records if record.levelno >= logging.WARNING]
    caplog.clear()
    await inactivity.close_due()
    assert not caplog.records  # It is not tried again and again.
