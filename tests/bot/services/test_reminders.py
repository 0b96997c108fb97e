"""Open turns, reminders, digests and clocks over a real file."""

from collections.abc import AsyncIterator
from datetime import date
from functools import partial
from itertools import chain
from typing import Any
from unittest.mock import patch

import pytest

import engines
from bot.delivery.reminders.reminder_loop import next_player
from bot.domain.decisions import play, seats
from bot.domain.log import Action
from bot.domain.people.availability import Delivery
from bot.domain.table import Card, Person, Table, VoteSubject
from bot.domain.time_control import DAY, HOUR, MINUTE
from bot.services.outbox import Outbox
from bot.services.people.settings import Settings
from bot.services.queries import TableQueries
from bot.services.reminders import Reminders
from bot.services.tables import Tables
from bot.services.votes import Votes
from bot.storage.database import Database, Place
from bot.storage.tables.outbox_rows import PostedCard
from bot.storage.turns import reminder_queue
from bot.storage.turns.open_turns import OpenTurn
from bot.storage.turns.reminder_queue import Digest, Due, HeadsUp, OutOfTime, Reminder
from engines.core.errors import NotYourTurn, StaleBoard
from engines.core.notation import words
from tests.bot.domain.test_availability import NIGHT, at
from tests.bot.harness import SEED
from tests.manual_clock import ManualClock

ANN, BOB, CAT = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cat"), 101))
NOON = at("2026-11-16 12:00")


class ReminderHarness:
    """The services that remind, over a real file and with one clock."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = ManualClock(NOON)
        self.tables = Tables(
            database, seeds=lambda _: SEED, shuffle=lambda people: people, clock=self.clock.now
        )
        self.queries = TableQueries(database, self.tables.loader)
        self.votes = Votes(database, self.tables)
        self.outbox = Outbox(database)
        self.settings = Settings(database, self.clock)
        self.reminders = Reminders(database, self.clock)

    async def start(self, *people: Person, pace: str = "daily", game: str = "akropolis") -> Table:
        host, *others = people or (ANN, BOB)
        table = await self.tables.open(
            guild=1, channel=2, host=host, game=game, seats=len(others) + 1, options={}, pace=pace
        )
        for other in others:
            await self.tables.join(table.id, other)
        return await self.announce(await self.tables.start(table.id, host))

    async def play(self, table: Table) -> Table:
        move = words(table.rules.legal_moves(table.state)[0])
        person = table.to_act or ANN
        return await self.announce((await self.tables.play(table.id, person, table.revision, [move])).table)

    async def announce(self, table: Table) -> Table:
        """Mark everything as announced, with the notice that the card sends."""
        to_mention = await self.to_mention(table.id)
        await self.outbox.mark_announced(*(pending.id for pending in await self.outbox.pending()))
        if to_mention:
            await self.reminders.add_notice(to_mention)
        return table

    def after(self, seconds: int) -> None:
        self.clock.set(self.clock.now() + seconds)

    async def to_mention(self, table_id: int) -> OpenTurn | None:
        """Whom the card would mention now."""
        return (await self.reminders.turn_status(table_id)).to_mention

    async def due(self) -> list[Due]:
        now = self.reminders.now()
        messages = await self.reminders.due(now)
        return [*await self.reminders.out_of_time(now), *chain(*messages.values())]

    async def next_due(self) -> int | None:
        return await self.reminders.next_due(self.reminders.now())

    async def hours_until_due(self) -> float | None:
        moment = await self.next_due()
        return None if moment is None else (moment - self.clock.now()) / HOUR

    async def reminder_hours(self) -> list[float]:
        """When the reminders of this turn are due, in hours from now."""
        begin, found = self.clock.now(), []
        while True:
            for item in await self.due():
                assert isinstance(item, Reminder)
                found.append((self.clock.now() - begin) / HOUR)
                await self.reminders.add_notice(item.turn)
            moment = await self.database.read(
                lambda db: db.execute("SELECT min(due) FROM open_turns").fetchone()[0]
            )
            if moment is None:
                return found
            self.clock.set(moment)

    async def remind_once(self) -> None:
        """Let a day and an hour pass, and send the reminder that is due then."""
        self.after(DAY + HOUR)
        [item] = await self.due()
        assert isinstance(item, Reminder)
        await self.reminders.add_notice(item.turn)

    async def clock_of(self, table: Table, seat: int) -> tuple[int, int | None]:
        """The time left of a seat, and when its clock runs out."""
        read = "SELECT seconds_left, due FROM seat_clocks WHERE table_id = ? AND seat = ?"
        found = await self.database.read(lambda db: db.execute(read, (table.id, seat)).fetchone())
        return found[0], found[1]


@pytest.fixture
async def harness(place: Place) -> AsyncIterator[ReminderHarness]:
    database = await Database.open(place)
    yield ReminderHarness(database)
    await database.close()


async def one(harness: ReminderHarness) -> Any:
    [item] = await harness.due()
    return item


class TestReminders:
    async def test_the_card_is_the_notice_and_reminders_come_at_growing_gaps(
        self, harness: ReminderHarness
    ) -> None:
        await harness.start(pace="none")
        assert await harness.due() == []
        assert await harness.reminder_hours() == [24, 96, 264]
        assert await harness.next_due() is None

    @pytest.mark.parametrize(
        ("pace", "expected"),
        [
            ("live", [1 / 12, 1 / 4]),
            ("fast", [4, 12, 28]),
            ("daily", [8, 24, 56]),
            ("relaxed", [24, 72, 168]),
        ],
    )
    async def test_each_pace_has_its_own(
        self, harness: ReminderHarness, pace: str, expected: list[float]
    ) -> None:
        table = await harness.start(pace=pace)
        run_out = partial(reminder_queue.drop, item=OutOfTime(table.id, 0, 0))
        await harness.database.transaction(run_out)
        assert await harness.reminder_hours() == pytest.approx(expected)

    async def test_missed_reminders_are_sent_once(self, harness: ReminderHarness) -> None:
        await harness.start(pace="none")
        harness.after(5 * DAY)
        assert isinstance(await one(harness), Reminder)
        assert await harness.reminder_hours() == [0, 72, 240]

    async def test_the_nonce_identifies_turn_and_reminder(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        harness.after(8 * HOUR)
        first = await one(harness)
        assert first.nonce == f"turn-{table.id}-{table.revision}-1"
        assert (await one(harness)).nonce == first.nonce  # until it is ticked off
        await harness.reminders.add_notice(first.turn)
        await harness.reminders.add_notice(first.turn)  # twice changes nothing
        assert await harness.hours_until_due() == 16
        harness.after(16 * HOUR)
        assert (await one(harness)).nonce == f"turn-{table.id}-{table.revision}-2"

    async def test_a_notice_after_a_pause_has_a_new_nonce(self, harness: ReminderHarness) -> None:
        """The player is told again within the minutes in which Discord remembers the first nonce."""
        await harness.settings.choose(ANN, delivery=Delivery.DIRECT)
        table = await harness.start()
        before = await one(harness)
        await harness.reminders.add_notice(before.turn)
        await harness.tables.change(table.id, seats.pause, ANN)
        await harness.announce(await harness.tables.change(table.id, seats.resume, ANN))
        after = await one(harness)
        assert after.turn.notices == before.turn.notices
        assert after.nonce != before.nonce

    async def test_no_reminder_after_a_move(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        harness.after(7 * HOUR)
        old = await harness.reminders.turn_at(table.id)
        await harness.play(table)
        harness.after(HOUR)
        assert await harness.due() == []
        assert old
        await harness.reminders.add_notice(old)  # too late for the turn that is over
        assert await harness.hours_until_due() == 7
        turn = await harness.reminders.turn_at(table.id)
        assert turn
        assert (turn.person, turn.notices) == (BOB.id, 1)

    async def test_a_card_is_stored_with_the_announcements_that_it_tells(
        self, harness: ReminderHarness
    ) -> None:
        table = await harness.start()
        move = words(table.rules.legal_moves(table.state)[0])
        await harness.tables.play(table.id, ANN, table.revision, [move])
        pending, notified = await harness.outbox.pending(), await harness.to_mention(table.id)
        posted = PostedCard(table.id, Card(2, 555), notified, harness.reminders.now())
        await harness.outbox.mark_announced(*(each.id for each in pending), posted=posted)
        assert await harness.outbox.pending() == []
        assert (await harness.tables.table(table.id)).card == Card(2, 555)
        turn = await harness.reminders.turn_at(table.id)
        assert turn
        assert (turn.person, turn.notices) == (BOB.id, 1)
        assert await harness.to_mention(table.id) is None

    async def test_news_are_one_read_of_the_table_its_turns_and_its_status(
        self, harness: ReminderHarness
    ) -> None:
        table = await harness.play(await harness.play(await harness.start()))
        first, last, now = table.revision - 1, table.revision, harness.reminders.now()
        with patch.object(harness.database, "read", wraps=harness.database.read) as read:
            news = await harness.queries.news(table.id, first, last, now)
        assert read.call_count == 1
        assert news.table == await harness.tables.table(table.id) == table
        assert news.turns == await harness.queries.turns_between(table, first, last, for_player=True)
        assert news.status == await harness.reminders.turn_status(table.id)
        earlier = await harness.queries.news(table.id, first, first, now)
        assert earlier.turns == await harness.queries.turns_between(table, first, first)

    async def test_nothing_is_due_before_the_announcement(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        await harness.settings.choose(BOB, delivery=Delivery.DIRECT)
        move = words(table.rules.legal_moves(table.state)[0])
        await harness.tables.play(table.id, ANN, table.revision, [move])
        assert await harness.due() == []
        await harness.outbox.mark_announced(*(pending.id for pending in await harness.outbox.pending()))
        assert (await one(harness)).turn.person == BOB.id

    async def test_in_quiet_hours_the_card_mentions_nobody_and_the_notice_waits(
        self, harness: ReminderHarness
    ) -> None:
        await harness.settings.choose(ANN, time_zone="Europe/Warsaw", **NIGHT)
        harness.clock.set(at("2026-11-16 22:00"))
        table = await harness.start()
        assert await harness.to_mention(table.id) is None
        assert await harness.next_due() == at("2026-11-17 06:00")
        harness.clock.set(at("2026-11-17 06:00"))
        assert (await one(harness)).turn.notices == 0
        assert await harness.reminder_hours() == [0, 8, 24, 56]

    async def test_a_reminder_in_quiet_hours_waits_for_their_end(self, harness: ReminderHarness) -> None:
        await harness.settings.choose(ANN, time_zone="Europe/Warsaw", **NIGHT)
        harness.clock.set(at("2026-11-16 16:00"))
        await harness.start(pace="none")
        await harness.settings.choose(ANN, quiet_from=16 * 60)
        assert await harness.next_due() == at("2026-11-18 06:00")  # not 17:00 there the day before

    async def test_snoozing_ends_the_reminders_of_one_turn(self, harness: ReminderHarness) -> None:
        table = await harness.start(pace="none")
        with pytest.raises(NotYourTurn, match="not waiting for you"):
            await harness.reminders.snooze(table.id, BOB)
        await harness.reminders.snooze(table.id, ANN)
        assert await harness.next_due() is None
        for _ in range(2):
            table = await harness.play(table)
        assert await harness.hours_until_due() == 24

    async def test_no_reminders_when_switched_off(self, harness: ReminderHarness) -> None:
        await harness.settings.choose(ANN, delivery=Delivery.OFF)
        table = await harness.start(pace="none")
        assert await harness.to_mention(table.id) is None
        assert await harness.next_due() is None
        await harness.settings.choose(ANN, delivery=Delivery.THREAD)
        assert (await one(harness)).turn.notices == 0  # now they want to know

    async def test_no_notice_after_an_undo(self, harness: ReminderHarness) -> None:
        table = await harness.play(await harness.start())
        back = (await harness.tables.undo(table.id, ANN, table.revision)).table
        assert await harness.to_mention(table.id) is None
        await harness.announce(back)
        assert await harness.hours_until_due() == 8

    async def test_nothing_is_due_after_the_game(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        await harness.settings.choose(BOB, heads_up=True)
        table = await harness.play(table)
        await harness.tables.change(table.id, play.end, ANN)
        assert await harness.reminders.turn_at(table.id) is None
        assert await harness.next_due() is None
        harness.after(30 * DAY)
        assert await harness.due() == []

    async def test_a_notice_that_comes_after_the_game_changes_nothing(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        turn = await harness.reminders.turn_at(table.id)
        assert turn
        await harness.tables.change(table.id, play.end, ANN)
        await harness.reminders.add_notice(turn)
        assert await harness.reminders.turn_at(table.id) is None

    async def test_a_player_who_acts_during_their_turn_starts_again_with_the_first_reminder(
        self, harness: ReminderHarness
    ) -> None:
        before = await harness.start(pace="none", game="cities")
        await harness.remind_once()
        while (after := await harness.play(before)).current != before.current:
            before = after
            await harness.remind_once()
        turn = await harness.reminders.turn_at(after.id)
        assert turn
        assert (turn.revision, turn.notices, turn.last_notice_at) == (after.revision, 1, harness.clock.now())
        assert await harness.hours_until_due() == 24

    async def test_a_player_whose_turn_comes_back_by_vote_is_told(self, harness: ReminderHarness) -> None:
        table = await harness.play(await harness.start())
        table = await harness.votes.propose(table.id, ANN, VoteSubject.UNDO)
        assert table.vote
        table = await harness.votes.cast(table.id, BOB, table.vote.n, "yes")
        to_mention = await harness.to_mention(table.id)
        assert to_mention
        assert (to_mention.person, to_mention.notices) == (ANN.id, 0)


class TestDigest:
    async def test_it_comes_once_a_day_while_something_waits(self, harness: ReminderHarness) -> None:
        await harness.settings.choose(ANN, delivery=Delivery.DIGEST, digest_at=8 * 60)
        first, second = await harness.start(pace="none"), await harness.start(pace="none")
        assert await harness.to_mention(first.id) is None
        for day in (17, 18):
            assert await harness.next_due() == at(f"2026-11-{day} 08:00")
            harness.clock.set(at(f"2026-11-{day} 08:00"))
            digest = await one(harness)
            assert digest == Digest(ANN.id, at(f"2026-11-{day} 08:00"))
            await harness.reminders.finish_digest(digest)
        turns = await harness.reminders.turns_of(ANN.id)
        assert [each.table_id for each in turns] == [first.id, second.id]
        for table in (first, second):
            await harness.play(table)
        harness.clock.set(at("2026-11-19 08:00"))
        digest = next(item for item in await harness.due() if isinstance(item, Digest))
        assert await harness.reminders.turns_of(ANN.id) == []
        await harness.reminders.finish_digest(digest)
        assert not [item for item in await harness.due() if isinstance(item, Digest)]

    async def test_one_digest_after_downtime(self, harness: ReminderHarness) -> None:
        await harness.settings.choose(ANN, delivery=Delivery.DIGEST, digest_at=8 * 60)
        await harness.start(pace="none")
        harness.clock.set(at("2026-11-20 09:00"))
        await harness.reminders.finish_digest(await one(harness))
        assert await harness.next_due() == at("2026-11-21 08:00")

    async def test_a_retry_has_the_same_nonce(self, harness: ReminderHarness) -> None:
        await harness.settings.choose(ANN, delivery=Delivery.DIGEST)
        await harness.start(pace="none")
        harness.after(DAY)
        digest = await one(harness)
        await harness.reminders.postpone(digest, harness.reminders.now() + MINUTE)
        assert await harness.due() == []
        harness.after(MINUTE)
        assert (await one(harness)).nonce == digest.nonce

    async def test_no_digest_after_changing_the_delivery(self, harness: ReminderHarness) -> None:
        await harness.settings.choose(ANN, delivery=Delivery.DIGEST)
        await harness.start(pace="none")
        await harness.settings.choose(ANN, delivery=Delivery.OFF)
        assert await harness.next_due() is None


class TestHeadsUp:
    async def test_the_next_player_is_told_if_they_want_it(self, harness: ReminderHarness) -> None:
        await harness.settings.choose(BOB, heads_up=True)
        table = await harness.start(ANN, BOB, CAT)
        assert await one(harness) == HeadsUp(table.id, table.revision)
        assert next_player(table) == BOB
        table = await harness.play(table)
        assert await harness.due() == []  # it is their turn now, and nobody else wants a heads-up
        table = await harness.play(table)
        assert next_player(table) == ANN

    async def test_it_waits_for_the_announcement_of_the_turn(self, harness: ReminderHarness) -> None:
        await harness.settings.choose(BOB, heads_up=True)
        table = await harness.play(await harness.play(await harness.start()))
        assert isinstance(await one(harness), HeadsUp)
        for _ in range(2):
            move = words(table.rules.legal_moves(table.state)[0])
            table = (await harness.tables.play(table.id, table.to_act or ANN, table.revision, [move])).table
        assert await harness.due() == []
        await harness.announce(table)
        assert isinstance(await one(harness), HeadsUp)

    @pytest.mark.parametrize("game", engines.games())
    async def test_in_every_game_another_player_is_next(self, harness: ReminderHarness, game: str) -> None:
        table = await harness.start(ANN, BOB, CAT, game=game)
        assert next_player(table) in set(table.people) - {table.to_act}

    async def test_nobody_is_next_when_the_game_is_over(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        assert next_player(await harness.tables.change(table.id, play.end, ANN)) is None


class TestClocks:
    async def test_the_clock_of_the_player_to_act_runs(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        assert (await harness.reminders.turn_status(table.id)).clock_ends == NOON + 3 * DAY
        harness.after(2 * DAY)
        table = await harness.play(table)
        assert await harness.clock_of(table, 0) == (DAY, None)
        assert await harness.clock_of(table, 1) == (3 * DAY, NOON + 5 * DAY)
        table = await harness.play(table)
        assert await harness.clock_of(table, 0) == (2 * DAY, NOON + 4 * DAY)

    async def test_it_never_exceeds_the_maximum(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        for _ in range(6):
            harness.after(HOUR)
            table = await harness.play(table)
        assert (await harness.reminders.turn_status(table.id)).clock_ends == harness.clock.now() + 3 * DAY

    async def test_an_undo_gains_no_time(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        for _ in range(5):
            harness.after(10 * HOUR)
            table = await harness.play(table)
            table = (await harness.tables.undo(table.id, ANN, table.revision)).table
        assert await harness.clock_of(table, 0) == (22 * HOUR, NOON + 3 * DAY)
        assert await harness.clock_of(table, 1) == (3 * DAY, None)

    @pytest.mark.parametrize("people", [(ANN, BOB), (ANN, BOB, CAT)])
    async def test_the_pace_none_has_no_clock(
        self, harness: ReminderHarness, people: tuple[Person, ...]
    ) -> None:
        table = await harness.start(*people, pace="none")
        assert (await harness.reminders.turn_status(table.id)).clock_ends is None

    async def test_there_is_no_clock_where_nobody_waits_for_another(self, harness: ReminderHarness) -> None:
        table = await harness.tables.open(
            guild=1,
            channel=2,
            host=ANN,
            game="akropolis",
            seats=2,
            options={},
            pace="daily",
            computers=["easy"],
        )
        await harness.tables.start(table.id, ANN)
        assert (await harness.reminders.turn_status(table.id)).clock_ends is None

    async def test_running_out_of_time_is_logged_without_an_actor(self, harness: ReminderHarness) -> None:
        table = await harness.play(await harness.start())
        harness.after(3 * DAY)
        item = next(each for each in await harness.due() if isinstance(each, OutOfTime))
        assert item == OutOfTime(table.id, 1, table.revision)
        late = await harness.votes.run_out_of_time(table.id, item.revision)
        [*_, entry] = (await harness.queries.log_page(table.id)).entries
        assert (entry.action, entry.person, [event.text.key for event in entry.events]) == (
            Action.OUT_OF_TIME,
            BOB,
            ["table-out-of-time"],
        )
        assert late.can_undo(ANN)
        assert late.to_act == BOB
        with pytest.raises(StaleBoard):
            await harness.votes.run_out_of_time(table.id, item.revision)
        await harness.announce(late)
        harness.after(30 * DAY)
        assert not [each for each in await harness.due() if isinstance(each, OutOfTime)]
        late = await harness.play(late)
        late = await harness.play(late)
        assert await harness.clock_of(late, 1) == (DAY, harness.clock.now() + DAY)  # the next turn's own time

    async def test_clocks_stop_during_vacations(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        harness.after(DAY)
        today = harness.reminders.clock.now()
        await harness.settings.start_vacation(ANN, date(2026, 11, 17), date(2026, 11, 20))
        away = at("2026-11-21 00:00")
        status = await harness.reminders.turn_status(table.id)
        assert (status.clock_ends, status.away_until) == (away + 2 * DAY, away)
        assert await harness.next_due() == away  # the reminder
        harness.after(2 * DAY)
        await harness.settings.end_vacation(ANN)
        assert (await harness.reminders.turn_status(table.id)).clock_ends == today + 4 * DAY
        harness.after(DAY)
        await harness.play(table)
        assert await harness.clock_of(table, 0) == (DAY, None)

    async def test_a_turn_that_begins_on_vacation_waits(self, harness: ReminderHarness) -> None:
        await harness.settings.start_vacation(ANN, date(2026, 11, 16), date(2026, 11, 17))
        table = await harness.start()
        assert await harness.to_mention(table.id) is None
        assert await harness.next_due() == at("2026-11-18 00:00")
        assert (await harness.reminders.turn_status(table.id)).clock_ends == at("2026-11-21 00:00")

    async def test_a_paused_table_stops_reminders_and_clocks(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        harness.after(HOUR)
        await harness.tables.change(table.id, seats.pause, ANN)
        await harness.settings.choose(ANN, heads_up=True)  # plans anew, but not what pauses
        assert await harness.next_due() is None
        harness.after(10 * DAY)
        table = await harness.tables.change(table.id, seats.resume, ANN)
        assert await harness.to_mention(table.id)  # they may not know that the game continues
        await harness.announce(table)
        assert (await harness.reminders.turn_status(table.id)).clock_ends == harness.clock.now() + 71 * HOUR
        assert await harness.hours_until_due() == 8

    async def test_running_out_of_time_opens_a_vote(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        harness.after(3 * DAY)
        table = await harness.votes.run_out_of_time(table.id, table.revision)
        assert table.vote
        assert (table.vote.subject, table.vote.seat, table.vote.n) == (VoteSubject.AWAY, 0, table.revision)
        table = await harness.votes.cast(table.id, BOB, table.vote.n, "computer")
        assert await harness.reminders.turn_at(table.id) is None
        assert (await harness.clock_of(table, 0))[1] is None
        harness.after(DAY)
        table = await harness.tables.change(table.id, seats.return_to_seat, ANN)
        assert await harness.to_mention(table.id) is None  # the returning player knows
        assert (await harness.clock_of(table, 0))[1] == harness.clock.now() + DAY

    async def test_only_the_clock_of_the_player_out_of_time_is_empty(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        harness.after(3 * DAY)
        await harness.votes.run_out_of_time(table.id, table.revision)
        assert await harness.clock_of(table, 0) == (0, None)
        assert await harness.clock_of(table, 1) == (3 * DAY, None)

    async def test_taking_a_seat_resets_its_clock(self, harness: ReminderHarness) -> None:
        table = await harness.start()
        harness.after(3 * DAY)
        table = await harness.votes.run_out_of_time(table.id, table.revision)
        assert table.vote
        await harness.votes.cast(table.id, BOB, table.vote.n, "offer")
        table = await harness.tables.take_seat(table.id, CAT)
        assert await harness.to_mention(table.id) is None
        assert (await harness.clock_of(table, 0))[1] == harness.clock.now() + 3 * DAY

    async def test_nobody_waits_for_a_computer(self, harness: ReminderHarness) -> None:
        table = await harness.play(await harness.start(ANN, BOB, CAT))
        await harness.tables.change(table.id, seats.resign, BOB)  # whose turn it is
        assert await harness.reminders.turn_at(table.id) is None
        assert await harness.next_due() is None

    async def test_resigning_during_a_pause_closes_the_turn(self, harness: ReminderHarness) -> None:
        table = await harness.start(ANN, BOB, CAT)
        await harness.tables.change(table.id, seats.pause, ANN)
        await harness.tables.change(table.id, seats.resign, ANN)
        await harness.tables.change(table.id, seats.return_to_seat, ANN)
        turn = await harness.reminders.turn_at(table.id)
        assert turn
        assert turn.paused
        assert await harness.next_due() is None

    async def test_a_clock_that_ran_out_during_downtime_gets_an_hour(self, harness: ReminderHarness) -> None:
        table, other = await harness.start(), await harness.start(pace="relaxed")
        harness.after(4 * DAY)
        await harness.reminders.grant_grace()
        assert (await harness.reminders.turn_status(table.id)).clock_ends == harness.clock.now() + HOUR
        assert (await harness.reminders.turn_status(other.id)).clock_ends == NOON + 9 * DAY


async def test_closed_direct_messages_fall_back_to_the_thread(harness: ReminderHarness) -> None:
    await harness.settings.choose(ANN, delivery=Delivery.DIRECT, direct_channel=77)
    table = await harness.start(pace="none")
    assert await harness.to_mention(table.id) is None
    assert isinstance(await one(harness), Reminder)
    closed = await harness.settings.choose(ANN, direct_closed=True)
    assert (closed.uses_direct_messages, closed.is_mentioned_in_thread) == (False, True)
    table = await harness.play(await harness.play(table))
    assert await harness.settings.of_person(ANN.id) == closed
    turn = await harness.reminders.turn_at(table.id)
    assert turn
    assert (turn.person, turn.notices) == (ANN.id, 1)  # by the card


async def test_settings_are_stored(harness: ReminderHarness, place: Place) -> None:
    chosen = await harness.settings.choose(
        ANN,
        time_zone="Asia/Kathmandu",
        **NIGHT,
        delivery=Delivery.DIGEST,
        digest_at=61,
        heads_up=True,
        discord_language="pl",
    )
    left = await harness.settings.start_vacation(ANN, date(2026, 12, 1), date(2026, 12, 2))
    database = await Database.open(place)
    again = await Settings(database, harness.clock).of_person(ANN.id)
    await database.close()
    assert again == left
    assert (again.time_zone, again.delivery, again.heads_up, len(again.vacations)) == (
        "Asia/Kathmandu",
        Delivery.DIGEST,
        True,
        1,
    )
    assert chosen.vacations == ()


async def test_due_items_can_be_dropped_and_postponed(harness: ReminderHarness) -> None:
    table = await harness.start()
    await harness.settings.choose(BOB, heads_up=True)
    table = await harness.play(await harness.play(table))
    turn = await harness.reminders.turn_at(table.id)
    assert isinstance(turn, OpenTurn)
    items: list[Due] = [
        OutOfTime(table.id, 0, table.revision),
        Reminder(turn),
        HeadsUp(table.id, table.revision),
        Digest(ANN.id, 0),
    ]
    for item in items:
        await harness.reminders.postpone(item, NOON + 90 * DAY)
    assert await harness.next_due() == NOON + 90 * DAY
    for item in items:
        await harness.reminders.drop(item)
    assert await harness.next_due() is None
