"""Whose turn it is since when, when they are told, and when their time is over: over a real file."""

from collections.abc import AsyncIterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import engines
from bot.domain import seats
from bot.domain.availability import Place
from bot.domain.table import Action, VoteSubject
from bot.domain.time_control import DAY, HOUR, MINUTE
from bot.services.reminder_loop import upcoming
from bot.services.reminders import Reminders
from bot.services.tables import Person, Table, Tables
from bot.storage import reminder_queue
from bot.storage.database import Store
from bot.storage.reminder_queue import Digest, Due, HeadsUp, OutOfTime, Reminder
from bot.storage.turn_clock import OpenTurn
from engines.core.errors import NotYourTurn, StaleBoard
from engines.core.notation import words
from tests.bot.domain.test_availability import NIGHT, at
from tests.turned import Turned

ANN, BOB, CAT = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cat"), 101))
NOON = at("2026-11-16 12:00")


class House:
    """Tables and a reminders with one clock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = Turned(NOON)
        self.tables = Tables(store, shuffle=lambda _: None, clock=self.clock.now)
        self.reminders = Reminders(store, self.clock)

    async def start(self, *people: Person, pace: str = "daily", game: str = "akropolis") -> Table:
        host, *others = people or (ANN, BOB)
        table = await self.tables.open(
            guild=1, channel=2, host=host, game=game, seats=len(others) + 1, options={}, pace=pace
        )
        for other in others:
            await self.tables.join(table.id, other)
        return await self.told(await self.tables.start(table.id, host))

    async def play(self, table: Table) -> Table:
        move = words(table.rules.legal_moves(table.state)[0])
        person = table.to_act or ANN
        return await self.told((await self.tables.play(table.id, person, table.revision, move)).table)

    async def told(self, table: Table) -> Table:
        """Everything is announced, and the card has called whom it should."""
        calling = await self.calling(table.id)
        await self.tables.announced(*(pending.id for pending in await self.tables.pending()))
        if calling:
            await self.reminders.told(calling)
        return table

    def after(self, seconds: int) -> None:
        self.clock.turn_to(self.clock.now() + seconds)

    async def calling(self, table_id: int) -> OpenTurn | None:
        """Whom the table's card would call now."""
        return (await self.reminders.standing(table_id)).calling

    async def due(self) -> list[Due]:
        return await self.reminders.due(self.reminders.now())

    async def next_due(self) -> int | None:
        return await self.reminders.next_due(self.reminders.now())

    async def hours_until_due(self) -> float | None:
        moment = await self.next_due()
        return None if moment is None else (moment - self.clock.now()) / HOUR

    async def reminded(self) -> list[float]:
        """When the reminders of this turn are due, in hours from now, each seen to at once."""
        begin, found = self.clock.now(), []
        while True:
            for item in await self.due():
                assert isinstance(item, Reminder)
                found.append((self.clock.now() - begin) / HOUR)
                await self.reminders.told(item.waiting)
            moment = await self.store.read(lambda db: db.execute("SELECT min(due) FROM turns").fetchone()[0])
            if moment is None:
                return found
            self.clock.turn_to(moment)

    async def bank(self, table: Table, seat: int) -> tuple[int, int | None]:
        """What a seat has, and when it runs out."""
        read = "SELECT seconds, due FROM banks WHERE table_id = ? AND seat = ?"
        found = await self.store.read(lambda db: db.execute(read, (table.id, seat)).fetchone())
        return found[0], found[1]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(tmp_path / "tessera.db")
    yield House(store)
    await store.close()


async def one(house: House) -> Any:
    [item] = await house.due()
    return item


class TestReminders:
    async def test_the_card_is_the_notice_and_reminders_come_at_growing_gaps(self, house: House) -> None:
        await house.start(pace="none")
        assert await house.due() == []
        assert await house.reminded() == [24, 96, 264]
        assert await house.next_due() is None

    @pytest.mark.parametrize(
        ("pace", "expected"),
        [
            ("live", [1 / 12, 1 / 4]),
            ("fast", [4, 12, 28]),
            ("daily", [8, 24, 56]),
            ("relaxed", [24, 72, 168]),
        ],
    )
    async def test_each_pace_has_its_own(self, house: House, pace: str, expected: list[float]) -> None:
        table = await house.start(pace=pace)
        run_out = partial(reminder_queue.drop, item=OutOfTime(table.id, 0, 0))
        await house.store.transaction(run_out)
        assert await house.reminded() == pytest.approx(expected)

    async def test_several_that_were_missed_become_one(self, house: House) -> None:
        await house.start(pace="none")
        house.after(5 * DAY)
        assert isinstance(await one(house), Reminder)
        assert await house.reminded() == [0, 72, 240]

    async def test_reminders_are_known_by_turn_and_number(self, house: House) -> None:
        table = await house.start()
        house.after(8 * HOUR)
        first = await one(house)
        assert first.nonce == f"turn-{table.id}-{table.revision}-1"
        assert (await one(house)).nonce == first.nonce  # until it is ticked off
        await house.reminders.told(first.waiting)
        await house.reminders.told(first.waiting)  # twice changes nothing
        assert await house.hours_until_due() == 16
        house.after(16 * HOUR)
        assert (await one(house)).nonce == f"turn-{table.id}-{table.revision}-2"

    async def test_who_has_moved_is_not_reminded(self, house: House) -> None:
        table = await house.start()
        house.after(7 * HOUR)
        old = await house.reminders.waiting_at(table.id)
        await house.play(table)
        house.after(HOUR)
        assert await house.due() == []
        assert old
        await house.reminders.told(old)  # too late for the turn that is over
        assert await house.hours_until_due() == 7
        waiting = await house.reminders.waiting_at(table.id)
        assert waiting
        assert (waiting.person, waiting.told) == (BOB.id, 1)

    async def test_nothing_is_due_before_the_card_is_there(self, house: House) -> None:
        table = await house.start()
        await house.reminders.choose(BOB, place=Place.DIRECT)
        move = words(table.rules.legal_moves(table.state)[0])
        await house.tables.play(table.id, ANN, table.revision, move)
        assert await house.due() == []
        await house.tables.announced(*(pending.id for pending in await house.tables.pending()))
        assert (await one(house)).waiting.person == BOB.id

    async def test_at_night_the_card_calls_nobody_and_the_notice_waits(self, house: House) -> None:
        await house.reminders.choose(ANN, zone="Europe/Warsaw", **NIGHT)
        house.clock.turn_to(at("2026-11-16 22:00"))
        table = await house.start()
        assert await house.calling(table.id) is None
        assert await house.next_due() == at("2026-11-17 06:00")
        house.clock.turn_to(at("2026-11-17 06:00"))
        assert (await one(house)).waiting.told == 0
        assert await house.reminded() == [0, 8, 24, 56]

    async def test_a_reminder_at_night_waits_for_the_morning(self, house: House) -> None:
        await house.reminders.choose(ANN, zone="Europe/Warsaw", **NIGHT)
        house.clock.turn_to(at("2026-11-16 16:00"))
        await house.start(pace="none")
        await house.reminders.choose(ANN, quiet_from=16 * 60)
        assert await house.next_due() == at("2026-11-18 06:00")  # not 17:00 there the day before

    async def test_snoozing_ends_the_reminders_of_one_turn(self, house: House) -> None:
        table = await house.start(pace="none")
        with pytest.raises(NotYourTurn, match="not waiting for you"):
            await house.reminders.snooze(table.id, BOB)
        await house.reminders.snooze(table.id, ANN)
        assert await house.next_due() is None
        for _ in range(2):
            table = await house.play(table)
        assert await house.hours_until_due() == 24

    async def test_off_is_off(self, house: House) -> None:
        await house.reminders.choose(ANN, place=Place.OFF)
        table = await house.start(pace="none")
        assert await house.calling(table.id) is None
        assert await house.next_due() is None
        await house.reminders.choose(ANN, place=Place.THREAD)
        assert (await one(house)).waiting.told == 0  # now they want to know

    async def test_who_takes_a_move_back_knows(self, house: House) -> None:
        table = await house.play(await house.start())
        back = (await house.tables.undo(table.id, ANN, table.revision)).table
        assert await house.calling(table.id) is None
        await house.told(back)
        assert await house.hours_until_due() == 8

    async def test_nothing_is_due_after_the_game(self, house: House) -> None:
        table = await house.start()
        await house.reminders.choose(BOB, heads_up=True)
        table = await house.play(table)
        await house.tables.end(table.id, ANN)
        assert await house.reminders.waiting_at(table.id) is None
        assert await house.next_due() is None
        house.after(30 * DAY)
        assert await house.due() == []


class TestDigest:
    async def test_it_comes_once_a_day_while_something_waits(self, house: House) -> None:
        await house.reminders.choose(ANN, place=Place.DIGEST, digest_at=8 * 60)
        first, second = await house.start(pace="none"), await house.start(pace="none")
        assert await house.calling(first.id) is None
        for day in (17, 18):
            assert await house.next_due() == at(f"2026-11-{day} 08:00")
            house.clock.turn_to(at(f"2026-11-{day} 08:00"))
            digest = await one(house)
            assert digest == Digest(ANN.id, at(f"2026-11-{day} 08:00"))
            await house.reminders.digested(digest)
        waiting = await house.reminders.waiting_for(ANN.id)
        assert [each.table_id for each in waiting] == [first.id, second.id]
        for table in (first, second):
            await house.play(table)
        house.clock.turn_to(at("2026-11-19 08:00"))
        digest = next(item for item in await house.due() if isinstance(item, Digest))
        assert await house.reminders.waiting_for(ANN.id) == []
        await house.reminders.digested(digest)
        assert not [item for item in await house.due() if isinstance(item, Digest)]

    async def test_after_days_without_a_bot_there_is_one(self, house: House) -> None:
        await house.reminders.choose(ANN, place=Place.DIGEST, digest_at=8 * 60)
        await house.start(pace="none")
        house.clock.turn_to(at("2026-11-20 09:00"))
        await house.reminders.digested(await one(house))
        assert await house.next_due() == at("2026-11-21 08:00")

    async def test_a_retry_is_known_by_the_same_nonce(self, house: House) -> None:
        await house.reminders.choose(ANN, place=Place.DIGEST)
        await house.start(pace="none")
        house.after(DAY)
        digest = await one(house)
        await house.reminders.postpone(digest, house.reminders.now() + MINUTE)
        assert await house.due() == []
        house.after(MINUTE)
        assert (await one(house)).nonce == digest.nonce

    async def test_who_chooses_otherwise_gets_none(self, house: House) -> None:
        await house.reminders.choose(ANN, place=Place.DIGEST)
        await house.start(pace="none")
        await house.reminders.choose(ANN, place=Place.OFF)
        assert await house.next_due() is None


class TestHeadsUp:
    async def test_whoever_wants_it_is_told_that_they_are_next(self, house: House) -> None:
        await house.reminders.choose(BOB, heads_up=True)
        table = await house.start(ANN, BOB, CAT)
        assert await one(house) == HeadsUp(table.id, table.revision)
        assert upcoming(table) == BOB
        table = await house.play(table)
        assert await house.due() == []  # it is their turn now, and nobody else is curious
        table = await house.play(table)
        assert upcoming(table) == ANN

    @pytest.mark.parametrize("game", engines.games())
    async def test_in_every_game_somebody_else_is_next(self, house: House, game: str) -> None:
        table = await house.start(ANN, BOB, CAT, game=game)
        assert upcoming(table) in set(table.people) - {table.to_act}

    async def test_nobody_is_next_when_the_game_is_over(self, house: House) -> None:
        table = await house.start()
        assert upcoming(await house.tables.end(table.id, ANN)) is None


class TestClocks:
    async def test_the_clock_of_the_one_to_act_runs(self, house: House) -> None:
        table = await house.start()
        assert (await house.reminders.standing(table.id)).until == NOON + 3 * DAY
        house.after(2 * DAY)
        table = await house.play(table)
        assert await house.bank(table, 0) == (DAY, None)
        assert await house.bank(table, 1) == (3 * DAY, NOON + 5 * DAY)
        table = await house.play(table)
        assert await house.bank(table, 0) == (2 * DAY, NOON + 4 * DAY)

    async def test_it_never_holds_more_than_at_the_start(self, house: House) -> None:
        table = await house.start()
        for _ in range(6):
            house.after(HOUR)
            table = await house.play(table)
        assert (await house.reminders.standing(table.id)).until == house.clock.now() + 3 * DAY

    async def test_taking_back_gains_nobody_time(self, house: House) -> None:
        table = await house.start()
        for _ in range(5):
            house.after(10 * HOUR)
            table = await house.play(table)
            table = (await house.tables.undo(table.id, ANN, table.revision)).table
        assert await house.bank(table, 0) == (22 * HOUR, NOON + 3 * DAY)
        assert await house.bank(table, 1) == (3 * DAY, None)

    @pytest.mark.parametrize("people", [(ANN, BOB), (ANN, BOB, CAT)])
    async def test_no_hurry_has_no_clock(self, house: House, people: tuple[Person, ...]) -> None:
        table = await house.start(*people, pace="none")
        assert (await house.reminders.standing(table.id)).until is None

    async def test_out_of_time_is_logged_and_nobody_did_it(self, house: House) -> None:
        table = await house.play(await house.start())
        house.after(3 * DAY)
        item = next(each for each in await house.due() if isinstance(each, OutOfTime))
        assert item == OutOfTime(table.id, 1, table.revision)
        late = await house.tables.out_of_time(table.id, item.revision)
        [*_, act] = (await house.tables.log(table.id)).acts
        assert (act.deed, act.person, [event.text.key for event in act.events]) == (
            Action.OUT_OF_TIME,
            BOB,
            ["table-out-of-time"],
        )
        assert late.can_undo(ANN)
        assert late.to_act == BOB
        with pytest.raises(StaleBoard):
            await house.tables.out_of_time(table.id, item.revision)
        await house.told(late)
        house.after(30 * DAY)
        assert not [each for each in await house.due() if isinstance(each, OutOfTime)]
        late = await house.play(late)
        late = await house.play(late)
        assert await house.bank(late, 1) == (DAY, house.clock.now() + DAY)  # the next turn's own time

    async def test_clocks_stand_still_on_vacation(self, house: House) -> None:
        table = await house.start()
        house.after(DAY)
        today = house.reminders.clock.now()
        await house.reminders.leave(ANN, date(2026, 11, 17), date(2026, 11, 20))
        away = at("2026-11-21 00:00")
        standing = await house.reminders.standing(table.id)
        assert (standing.until, standing.away) == (away + 2 * DAY, away)
        assert await house.next_due() == away  # the reminder
        house.after(2 * DAY)
        await house.reminders.come_back(ANN)
        assert (await house.reminders.standing(table.id)).until == today + 4 * DAY
        house.after(DAY)
        await house.play(table)
        assert await house.bank(table, 0) == (DAY, None)

    async def test_a_turn_that_begins_on_vacation_waits(self, house: House) -> None:
        await house.reminders.leave(ANN, date(2026, 11, 16), date(2026, 11, 17))
        table = await house.start()
        assert await house.calling(table.id) is None
        assert await house.next_due() == at("2026-11-18 00:00")
        assert (await house.reminders.standing(table.id)).until == at("2026-11-21 00:00")

    async def test_a_table_that_pauses_holds_everything(self, house: House) -> None:
        table = await house.start()
        house.after(HOUR)
        await house.tables.do(table.id, lambda table: seats.paused(table, ANN))
        await house.reminders.choose(ANN, heads_up=True)  # plans anew, but not what pauses
        assert await house.next_due() is None
        house.after(10 * DAY)
        table = await house.tables.do(table.id, lambda table: seats.resumed(table, ANN))
        assert await house.calling(table.id)  # they may not know that it goes on
        await house.told(table)
        assert (await house.reminders.standing(table.id)).until == house.clock.now() + 71 * HOUR
        assert await house.hours_until_due() == 8

    async def test_whose_time_is_over_is_voted_on(self, house: House) -> None:
        table = await house.start()
        house.after(3 * DAY)
        table = await house.tables.out_of_time(table.id, table.revision)
        assert table.vote
        assert (table.vote.subject, table.vote.seat, table.vote.n) == (VoteSubject.AWAY, 0, table.revision)
        table = await house.tables.vote(table.id, BOB, table.vote.n, "computer")
        assert await house.reminders.waiting_at(table.id) is None
        assert (await house.bank(table, 0))[1] is None
        house.after(DAY)
        table = await house.tables.do(table.id, lambda table: seats.returned(table, ANN))
        assert await house.calling(table.id) is None  # who comes back knows
        assert (await house.bank(table, 0))[1] == house.clock.now() + DAY

    async def test_whoever_takes_a_seat_has_all_the_time_that_it_had_at_first(self, house: House) -> None:
        table = await house.start()
        house.after(3 * DAY)
        table = await house.tables.out_of_time(table.id, table.revision)
        assert table.vote
        await house.tables.vote(table.id, BOB, table.vote.n, "offer")
        table = await house.tables.take_seat(table.id, CAT)
        assert await house.calling(table.id) is None
        assert (await house.bank(table, 0))[1] == house.clock.now() + 3 * DAY

    async def test_nobody_waits_for_a_computer(self, house: House) -> None:
        table = await house.play(await house.start(ANN, BOB, CAT))
        await house.tables.resign(table.id, BOB)  # whose turn it is
        assert await house.reminders.waiting_at(table.id) is None
        assert await house.next_due() is None

    async def test_a_seat_given_up_in_a_pause_is_waited_for_no_longer(self, house: House) -> None:
        table = await house.start(ANN, BOB, CAT)
        await house.tables.do(table.id, lambda table: seats.paused(table, ANN))
        await house.tables.resign(table.id, ANN)
        await house.tables.do(table.id, lambda table: seats.returned(table, ANN))
        waiting = await house.reminders.waiting_at(table.id)
        assert waiting
        assert waiting.held
        assert await house.next_due() is None

    async def test_who_ran_out_while_the_bot_was_away_gets_an_hour(self, house: House) -> None:
        table, other = await house.start(), await house.start(pace="relaxed")
        house.after(4 * DAY)
        await house.reminders.grant_grace()
        assert (await house.reminders.standing(table.id)).until == house.clock.now() + HOUR
        assert (await house.reminders.standing(other.id)).until == NOON + 9 * DAY


async def test_closed_direct_messages_lead_back_to_the_thread(house: House) -> None:
    await house.reminders.choose(ANN, place=Place.DIRECT, direct=77)
    table = await house.start(pace="none")
    assert await house.calling(table.id) is None
    assert isinstance(await one(house), Reminder)
    closed = await house.reminders.choose(ANN, closed=True)
    assert (closed.writes_direct, closed.called_in_thread) == (False, True)
    table = await house.play(await house.play(table))
    assert await house.reminders.habits(ANN.id) == closed
    waiting = await house.reminders.waiting_at(table.id)
    assert waiting
    assert (waiting.person, waiting.told) == (ANN.id, 1)  # by the card


async def test_habits_are_kept(house: House, tmp_path: Path) -> None:
    chosen = await house.reminders.choose(
        ANN, zone="Asia/Kathmandu", **NIGHT, place=Place.DIGEST, digest_at=61, heads_up=True, language="pl"
    )
    left = await house.reminders.leave(ANN, date(2026, 12, 1), date(2026, 12, 2))
    store = await Store.open(tmp_path / "tessera.db")
    again = await Reminders(store, house.clock).habits(ANN.id)
    await store.close()
    assert again == left
    assert (again.zone, again.place, again.heads_up, len(again.away)) == (
        "Asia/Kathmandu",
        Place.DIGEST,
        True,
        1,
    )
    assert chosen.away == ()


async def test_due_things_can_be_dropped_and_put_off(house: House) -> None:
    table = await house.start()
    await house.reminders.choose(BOB, heads_up=True)
    table = await house.play(await house.play(table))
    waiting = await house.reminders.waiting_at(table.id)
    assert isinstance(waiting, OpenTurn)
    items: list[Due] = [
        OutOfTime(table.id, 0, table.revision),
        Reminder(waiting),
        HeadsUp(table.id, table.revision),
        Digest(ANN.id, 0),
    ]
    for item in items:
        await house.reminders.postpone(item, NOON + 90 * DAY)
    assert await house.next_due() == NOON + 90 * DAY
    for item in items:
        await house.reminders.drop(item)
    assert await house.next_due() is None
