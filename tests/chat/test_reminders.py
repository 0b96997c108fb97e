"""Notifications during a week of play, on a simulated clock, with people in four time zones."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app import Tessera, create_bot
from bot.domain.time_control import DAY, HOUR, MINUTE
from bot.local.faults import FaultKind
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.local.world import payloads
from bot.local.world.permissions import Permission
from tests.bot.domain.test_availability import at
from tests.chat.match import Match, has_button, linked_message, links, next_panel, type_move
from tests.local.conftest import record_violations
from tests.local.sample import running
from tests.manual_clock import ManualClock
from tests.seeds import Seeds

Json = dict[str, Any]
SEND = "POST /channels/*/messages"
BEGIN = at("2027-03-24 12:00")
LINK = re.compile(r"\]\(\S+\)")  # the address of a link, which is not shown


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(BEGIN)


@pytest.fixture
async def server(clock: ManualClock) -> AsyncIterator[Server]:
    async with Server(clock=clock.now) as server:
        violations = record_violations(server)
        yield server
    assert not violations


class Week:
    """People, a bot that can be stopped and started, and the clock that they share."""

    bot: Tessera
    match: Match

    def __init__(self, server: Server, database: Path, clock: ManualClock, seeds: Seeds) -> None:
        self.server = server
        self.seeds = seeds
        self.database = database
        self.clock = clock
        self.names = {user["id"]: user["global_name"] for user in server.world.people}

    @asynccontextmanager
    async def run_bot(self) -> AsyncIterator[Tessera]:
        """Run the bot for the duration of the body."""
        make = partial(create_bot, self.database, clock=self.clock, seeds=self.seeds)
        async with running(
            self.server.endpoints, self.server.token, make=make, guild_ready_timeout=0.05
        ) as self.bot:
            self.bot.tables._shuffle = lambda people: people  # seats in the order in which people joined
            yield self.bot

    async def open_and_start(self, seats: int = 4, **options: Any) -> None:
        self.match = Match(self.server, self.bot, seats)
        await self.match.open_and_start(**options)
        await self.wait_until_idle()

    async def wait_until_idle(self) -> None:
        """Wait until everything due is sent; twice, since reminders and announcements cause each other."""
        for _ in range(2):
            await self.bot.announcer.wait_until_idle()
            await self.bot.reminder_loop.wait_until_idle()

    async def advance_to(self, until: str | int) -> None:
        """Advance the clock, stopping whenever something is due."""
        moment = at(until) if isinstance(until, str) else until
        await self.wait_until_idle()
        while (due := self.bot.reminder_loop.next) is not None and due <= moment:
            self.clock.set(due)
            await self.wait_until_idle()
        self.clock.set(moment)
        await self.wait_until_idle()

    async def play(self, person: Person) -> None:
        """One turn; fails unless it is this person's."""
        self.match.bot = self.bot
        assert await self.match.to_act() is person
        await self.match.play_in_words()
        await self.wait_until_idle()

    def sent(self) -> int:
        """How often the bot has tried to send a message."""
        visits = self.server.faults._visits
        return sum(count for spot, count in visits.items() if fnmatchcase(spot, SEND))

    def notifications(self) -> list[str]:
        """Every mention and direct message in order: when, who, how, and the text."""
        found = []
        for message in self.server.world.messages.values():
            channel = self.server.world.channels[message["channel_id"]]
            direct = channel["type"] == payloads.DIRECT
            for user in channel["recipients"] if direct else message["mentions"]:
                when = datetime.fromisoformat(message["timestamp"]).strftime("%m-%d %H:%M")
                words = screen.words(message).replace(f"<@{user['id']}>", "YOU").strip().splitlines()
                line = next((line for line in words if "YOU" in line), words[0])
                found.append(f"{when} {self.names[user['id']]} {'DM' if direct else 'ping'}: {line}")
        return found


@pytest.fixture
def week(server: Server, database: Path, clock: ManualClock, seeds: Seeds) -> Week:
    return Week(server, database, clock, seeds)


async def settle(person: Person, zone: str, place: str = "", **hours: str) -> None:
    """Set zone, place and hours in the panel."""
    offered = await person.autocomplete("/settings", zone=zone.rsplit("/", 1)[-1])
    panel = await person.slash("/settings", zone=offered[0]["value"])
    assert zone in screen.words(panel)
    if place:
        await person.choose(f"place:{place}", message=panel["id"])
    if hours:
        await person.click("hours", message=panel["id"])
        await person.submit(hours)


async def vacation(person: Person, first: str, last: str) -> None:
    panel = await person.slash("/settings")
    await person.click("Vacation", message=panel["id"])
    await person.submit({"first": first, "last": last})
    await person.sees("no reminders, and your clocks stand still")


async def test_a_week(week: Week) -> None:
    async with week.run_bot():
        await week.open_and_start()
        ada, bruno, celina, dawid = week.match.people
        celina.world.set_person(celina.id, locale="pl")
        await settle(ada, "Europe/Warsaw", quiet_from="22:00", quiet_until="7:00")
        await settle(bruno, "America/New_York", "direct", quiet_from="23:00", quiet_until="8:00")
        await settle_in_polish(celina)
        await settle(dawid, "Australia/Sydney")
        panel = await dawid.slash("/settings")
        await dawid.click("Tell me when I am next", message=panel["id"])
        await vacation(dawid, "2027-03-28", "2027-03-29")

        await week.advance_to("2027-03-24 20:00")  # 21:00 in Warsaw
        reminder = await ada.sees("it is still your turn")
        assert has_button("Play")(linked_message(ada, links(reminder)["Akropolis #1"]))
        await ada.click("Not this turn again", message=reminder["id"])
        await ada.sees("I will not remind you of this turn again.")
        await week.advance_to("2027-03-25 18:00")
        await week.play(ada)

        await week.advance_to("2027-03-26 10:00")  # six in the morning in New York
        bruno.world.set_person(bruno.id, dms_open=False)
        await week.advance_to("2027-03-26 20:00")
        await week.play(bruno)
        await week.advance_to("2027-03-27 10:00")

    week.clock.set(at("2027-03-28 10:00"))  # a day without the bot, and the clocks of Europe went forward
    async with week.run_bot():
        await week.wait_until_idle()
        await week.advance_to("2027-03-28 11:00")
        heads_up = await dawid.sees("you will probably be next")
        assert has_button("Play")(linked_message(dawid, links(heads_up)["Akropolis #1"]))
        await week.play(celina)
        assert f"On vacation until <t:{at('2027-03-29 13:00')}:f>" in screen.words(await week.match.card())
        await week.advance_to("2027-03-29 20:30")
        await week.play(dawid)  # 22:30 in Warsaw: in winter it would have been 21:30
        await week.advance_to("2027-04-01 14:29")
        assert not any("out of time" in screen.words(m) for m in ada.screen())
        await week.advance_to("2027-04-01 14:30")
        await ada.sees("Ada is out of time.")
        await week.advance_to("2027-05-01 00:00")

    assert not any("https:" in LINK.sub("", screen.words(m)) for m in week.server.world.messages.values())
    assert week.notifications() == [
        "03-24 12:00 Ada ping: YOU, it is your turn.",
        "03-24 20:00 Ada ping: YOU, it is still your turn at **Akropolis** #1.",
        "03-25 18:00 Bruno DM: YOU, it is your turn.",
        "03-26 02:00 Bruno DM: YOU, it is still your turn at **Akropolis** #1.",
        "03-26 18:00 Bruno ping: YOU, it is still your turn at **Akropolis** #1.",
        "03-26 20:00 Dawid ping: YOU, you will probably be next at **Akropolis** #1, after Celina.",
        "03-27 00:00 Celina DM: YOU, twoja kolej przy jednym stole:",
        "03-28 10:00 Celina DM: YOU, twoja kolej przy jednym stole:",
        "03-29 13:00 Dawid ping: YOU, it is your turn at **Akropolis** #1.",
        "03-30 05:00 Ada ping: YOU, it is your turn at **Akropolis** #1.",
        "03-30 13:00 Ada ping: YOU, it is still your turn at **Akropolis** #1.",
        "03-31 05:00 Ada ping: YOU, it is still your turn at **Akropolis** #1.",
        "04-01 13:00 Ada ping: YOU, it is still your turn at **Akropolis** #1.",
    ]


async def settle_in_polish(person: Person) -> None:
    panel = await person.slash("/preferencje", zone="Asia/Tokyo")
    assert "Strefa czasowa: **Asia/Tokyo**, jest tam teraz 21:00." in screen.words(panel)
    await person.choose("raz dziennie, o wszystkich stołach naraz", message=panel["id"])
    await person.click("Strefa i godziny", message=panel["id"])
    await person.submit({"Wiadomość dzienna o, np. 8:00": "9:00"})
    await person.sees("Wiadomość dzienna przychodzi o **09:00**.")


async def test_no_reminder_is_skipped_while_the_queue_is_read(week: Week) -> None:
    """The clock reaches the moment while the bot is reading what is due."""
    async with week.run_bot() as bot:
        await week.open_and_start(2)
        bot.reminder_loop.wake()
        week.clock.set(BEGIN + 8 * HOUR)
        await week.wait_until_idle()
    assert [line[:15] for line in week.notifications()] == ["03-24 12:00 Ada", "03-24 20:00 Ada"]


def reminders(week: Week) -> list[str]:
    return [line for line in week.notifications() if "still your turn" in line]


TROUBLES = pytest.mark.parametrize(
    ("trouble", "detail", "times"),
    [
        (FaultKind.RATE_LIMIT, 0.01, 2),
        (FaultKind.GLOBAL_LIMIT, 0.01, 2),
        (FaultKind.STATUS, 500, 1),
        (FaultKind.DROP_BEFORE, 0, 1),
        (FaultKind.DROP_BEFORE, 0, 3),
        (FaultKind.DROP_AFTER, 0, 1),  # It is found, so there is no second time.
    ],
)


@TROUBLES
@pytest.mark.parametrize("place", ["thread", "direct"])
async def test_each_reminder_is_sent_once_despite_faults(
    week: Week, trouble: FaultKind, detail: float, times: int, place: str
) -> None:
    async with week.run_bot():
        await week.open_and_start(2)
        await settle(week.match.host, "Europe/Warsaw", place)
        await week.wait_until_idle()
        week.server.faults.plan(trouble, SEND, times=times, detail=detail)
        await week.advance_to(BEGIN + 8 * HOUR)
        await week.advance_to(BEGIN + 8 * HOUR + 10 * MINUTE)
        assert len(week.server.faults.log) == times
        assert len(reminders(week)) == 1
        await week.advance_to(BEGIN + 24 * HOUR + 20 * MINUTE)
    assert len(reminders(week)) == 2


@pytest.mark.parametrize("trouble", [FaultKind.DROP_AFTER, FaultKind.DROP_BEFORE, FaultKind.STATUS])
async def test_each_reminder_is_sent_once_despite_a_crash(week: Week, trouble: FaultKind) -> None:
    """The bot is restarted again and again, after a reminder was sent or just before."""
    async with week.run_bot():
        await week.open_and_start(2)
    week.clock.set(BEGIN + 8 * HOUR)
    for _ in range(3):
        week.server.faults.plan(trouble, SEND, detail=503, times=1)
        async with week.run_bot():
            await week.wait_until_idle()
        week.server.faults.clear()
        week.clock.set(week.clock.now() + MINUTE)
    for _ in range(2):
        async with week.run_bot():
            await week.wait_until_idle()
    assert len(reminders(week)) == 1


async def test_after_an_outage_each_turn_is_notified_once(week: Week) -> None:
    async with week.run_bot():
        for _ in range(3):
            await week.open_and_start(2, pace="none")
    before = len(week.notifications())
    week.clock.set(BEGIN + 20 * DAY)
    async with week.run_bot():
        await week.wait_until_idle()
        assert len(week.notifications()) == before + 3
        await week.advance_to(BEGIN + 22 * DAY)
    assert len(week.notifications()) == before + 3
    assert [line.partition("#")[2] for line in reminders(week)] == ["1.", "2.", "3."]


async def test_a_person_who_has_moved_gets_no_old_reminder(week: Week) -> None:
    """A postponed reminder is dropped if the table has moved on."""
    async with week.run_bot():
        await week.open_and_start(2)
        ada, _ = week.match.people
        week.server.faults.plan(FaultKind.DROP_BEFORE, SEND, times=1)
        await week.advance_to(BEGIN + 8 * HOUR)
        await week.play(ada)
        await week.advance_to(BEGIN + 9 * HOUR)
    assert [line[12:] for line in week.notifications()] == [
        "Ada ping: YOU, it is your turn.",
        "Bruno ping: YOU, it is your turn.",
    ]


async def test_a_turn_can_be_played_from_a_direct_message(week: Week) -> None:
    async with week.run_bot() as bot:
        await week.open_and_start(2)
        ada, bruno = week.match.people
        await settle(bruno, "Europe/Warsaw", "direct")
        await week.play(ada)
        bruno.channel = week.server.world.direct_channel(bruno.id)["id"]
        card = await bruno.sees(has_button("Play"))
        assert "Ada took" in screen.words(card)
        assert has_button("Play")(linked_message(bruno, links(card)["Akropolis #1"]))
        await bruno.click("Play", message=card["id"])
        panel = await next_panel(bruno)
        await bruno.click(screen.buttons(panel)[0]["label"], message=panel["id"])
        preview = await next_panel(bruno, panel)
        revision = (await week.match.table()).revision
        await bruno.click("Confirm", message=preview["id"])
        await week.match.card(revision)
        assert (await bot.tables.table(1)).moves == 2


async def test_closed_direct_messages_are_not_tried_again_until_chosen_again(week: Week) -> None:
    async with week.run_bot():
        await week.open_and_start(2, pace="none")
        ada, bruno = week.match.people
        bruno.world.set_person(bruno.id, dms_open=False)
        await settle(bruno, "Europe/Warsaw", "direct")
        await week.play(ada)
        asked = week.sent()
        assert [line[12:] for line in week.notifications()][
            -1
        ] == "Bruno ping: YOU, it is your turn at **Akropolis** #1."
        await week.advance_to(BEGIN + DAY)
        assert week.sent() == asked + 1  # no second attempt
        panel = await bruno.slash("/settings")
        assert "Your direct messages are closed to me" in screen.words(panel)
        bruno.world.set_person(bruno.id, dms_open=True)
        await bruno.choose("place:direct", message=panel["id"])
        await week.advance_to(BEGIN + 5 * DAY)
    assert [line[12:20] for line in week.notifications()] == ["Ada ping", "Bruno pi", "Bruno pi", "Bruno DM"]


@pytest.mark.parametrize(
    ("status", "code", "tried_again"),
    [
        (403, 50007, False),  # cannot send messages to this user
        (403, 50278, False),  # no server in common
        (403, 40003, True),  # opening direct messages too fast
        (400, 50035, True),  # the message is not valid
        (403, 20026, True),  # the bot is marked as a spammer
    ],
)
async def test_a_refused_direct_message_goes_to_the_thread(
    week: Week, status: int, code: int, tried_again: bool
) -> None:
    async with week.run_bot():
        await week.open_and_start(2, pace="none")
        ada, bruno = week.match.people
        direct = week.server.world.direct_channel(bruno.id)["id"]
        await settle(bruno, "Europe/Warsaw", "direct")
        target = f"POST /channels/{direct}/messages"
        week.server.faults.plan(FaultKind.REFUSAL, target, detail=status, code=code, times=1)
        await week.play(ada)
        assert week.notifications()[-1].endswith("Bruno ping: YOU, it is your turn at **Akropolis** #1.")
        await week.advance_to(BEGIN + DAY)
    assert week.notifications()[-1][12:20] == ("Bruno DM" if tried_again else "Bruno pi")


async def test_a_direct_channel_that_cannot_be_opened_means_the_thread(week: Week) -> None:
    async with week.run_bot():
        await week.open_and_start(2, pace="none")
        ada, bruno = week.match.people
        await settle(bruno, "Europe/Warsaw", "direct")
        opening = "POST /users/@me/channels"
        week.server.faults.plan(FaultKind.REFUSAL, opening, detail=400, code=40003, times=1)
        await week.play(ada)
        assert week.notifications()[-1].endswith("Bruno ping: YOU, it is your turn at **Akropolis** #1.")


async def test_a_refused_reminder_is_not_ticked_off(week: Week) -> None:
    """It is tried again after an hour, then after two; the people of the table can see why it is missing."""
    async with week.run_bot():
        await week.open_and_start(2)
        ada = week.match.host
        target = f"POST /channels/{ada.channel}/messages"
        week.server.faults.plan(FaultKind.REFUSAL, target, detail=400, code=50035, times=2)
        await week.advance_to(BEGIN + 9 * HOUR)
        assert not reminders(week)
        assert "Discord refuses my messages there" in screen.words(await ada.slash("/games"))
        await week.advance_to(BEGIN + 12 * HOUR)
    assert [line[:11] for line in reminders(week)] == ["03-24 23:00"]


async def test_pauses_grow_while_discord_cannot_be_reached(week: Week) -> None:
    async with week.run_bot():
        await week.open_and_start(2)
        week.server.faults.plan(FaultKind.DROP_BEFORE, SEND, times=6)
        await week.advance_to(BEGIN + 9 * HOUR)
    assert [line[:11] for line in reminders(week)] == ["03-24 20:10"]  # after 10, 20, 40, 80, 160 and 320 s


async def test_a_reminder_is_sent_after_many_rate_limits(week: Week) -> None:
    """discord.py gives up after five."""
    async with week.run_bot():
        await week.open_and_start(2)
        week.server.faults.plan(FaultKind.RATE_LIMIT, SEND, times=6, detail=0.01)
        await week.advance_to(BEGIN + 8 * HOUR + 2 * MINUTE)
    assert [line[:11] for line in reminders(week)] == ["03-24 20:00"]


async def test_no_table_waits_for_the_rate_limit_of_another(week: Week) -> None:
    async with week.run_bot():
        threads = []
        for _ in range(3):
            await week.open_and_start(2, pace="none")
            threads.append(week.match.host.channel)
        held = f"POST /channels/{threads[0]}/messages"
        week.server.faults.plan(FaultKind.RATE_LIMIT, held, times=1, detail=600)
        week.clock.set(BEGIN + DAY)
        await week.server.world.until(lambda: len(reminders(week)) == 2)
        assert [line.partition("#")[2] for line in reminders(week)] == ["2.", "3."]
        loop = week.bot.reminder_loop
        while len(loop._places) > 1 or loop.next != BEGIN + 4 * DAY:  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.01)
        week.clock.set(BEGIN + 4 * DAY)  # Nor does what becomes due meanwhile.
        await week.server.world.until(lambda: len(reminders(week)) == 4)


async def test_the_digest_goes_to_the_thread_if_direct_messages_are_closed(week: Week) -> None:
    async with week.run_bot():
        await week.open_and_start(2, pace="none")
        ada = week.match.host
        ada.world.set_person(ada.id, dms_open=False)
        await settle(ada, "Etc/UTC", "digest")
        await week.advance_to(BEGIN + 2 * DAY)
        digest = await ada.sees("it is your turn at one table")
        [address] = re.findall(r"\n- \[\*\*Akropolis #1\*\*\]\((\S+)\): the turn began", digest["content"])
        assert has_button("Play")(linked_message(ada, address))
    assert week.notifications()[1:] == [
        "03-25 12:00 Ada ping: YOU, it is your turn at one table:",
        "03-26 12:00 Ada ping: YOU, it is your turn at one table:",
    ]


@pytest.mark.parametrize("restarts", [True, False])
async def test_a_reminder_that_arrived_unnoticed_is_not_sent_again(week: Week, restarts: bool) -> None:
    """Discord has forgotten the nonce by then: the bot looks for the reminder itself."""
    async with AsyncExitStack() as running:
        await running.enter_async_context(week.run_bot())
        await week.open_and_start(2, pace="none")
        week.server.faults.plan(FaultKind.DROP_AFTER, SEND)
        week.clock.set(BEGIN + DAY)
        await week.server.world.until(lambda: week.server.faults.log)
        if restarts:
            await running.aclose()
        else:
            await week.wait_until_idle()
        week.server.faults.clear()
        week.clock.set(BEGIN + DAY + HOUR)
        if restarts:
            await running.enter_async_context(week.run_bot())
        await week.wait_until_idle()
        assert len(reminders(week)) == 1
        await week.advance_to(BEGIN + 5 * DAY)
    assert len(reminders(week)) == 2  # The next one is another one, although it says the same.


async def test_everybody_gets_their_own_digest_of_the_same_moment(week: Week) -> None:
    """Discord takes two messages with the same nonce for one, whoever they are sent to."""
    async with week.run_bot():
        for turns in range(3):
            await week.open_and_start(3, pace="none")
            for person in week.match.people[:turns]:
                await week.play(person)
        for person in week.match.people:
            await settle(person, "Etc/UTC", "digest")
        await week.advance_to(BEGIN + DAY)
    assert [line for line in week.notifications() if "DM" in line] == [
        f"03-25 12:00 {name} DM: YOU, it is your turn at one table:" for name in ("Ada", "Bruno", "Celina")
    ]


async def test_in_a_deleted_thread_reminders_go_to_the_channel(week: Week) -> None:
    async with week.run_bot():
        await week.open_and_start(2, pace="none")
        week.server.world.close_channel(week.match.host.channel)
        await week.advance_to(BEGIN + DAY)
    [reminder] = reminders(week)
    assert reminder.startswith("03-25 12:00 Ada ping")


async def test_in_a_locked_thread_reminders_go_to_the_channel_until_it_is_unlocked(week: Week) -> None:
    async with week.run_bot():
        await week.open_and_start(2, pace="none")
        world, thread = week.server.world, week.match.host.channel
        parent = world.channel(thread)["parent_id"]
        world.permit(parent, world.bot["id"], deny=Permission.MANAGE_THREADS)
        world.change_thread(thread, locked=True)
        await week.advance_to(BEGIN + DAY)
        world.change_thread(thread, locked=False)
        await week.advance_to(BEGIN + 4 * DAY)
    posted = [each for each in world.messages.values() if "still your turn" in screen.words(each)]
    assert [each["channel_id"] for each in posted] == [parent, thread]


async def test_running_out_of_time_mentions_nobody_and_play_goes_on(week: Week) -> None:
    async with week.run_bot():
        await week.open_and_start(2, pace="live")
        ada, bruno = week.match.people
        await week.advance_to(BEGIN + 15 * MINUTE)
        told = await bruno.sees("Ada is out of time.")
        assert told["mentions"] == []
        await week.advance_to(BEGIN + DAY)
        assert [m["id"] for m in bruno.screen() if "out of time" in screen.words(m)] == [told["id"]]
        await type_move(ada)
        await week.wait_until_idle()
        assert await week.match.to_act() is bruno
