"""A clock that jumps ahead and back: nobody waits for the time that it has shown."""

from bot.delivery.reminders.reminder_loop import ReminderLoop
from bot.domain.people.availability import Delivery
from bot.domain.time_control import DAY, HOUR
from bot.storage.turns.reminder_queue import Digest, OutOfTime, Reminder
from tests.bot.services.test_damage import harness
from tests.bot.services.test_reminders import ANN, BOB, CAT, NOON, ReminderHarness
from tests.bot.services.test_reminders_many import Listener, reminding
from tests.manual_clock import LeapingClock

__all__ = ["harness"]

YEARS = 3650 * DAY


def set_back(harness: ReminderHarness, moment: float) -> None:
    harness.clock._now = moment  # A clock of tests never goes back by itself.


async def plan_with_a_clock_that_is_ahead(harness: ReminderHarness, loop: ReminderLoop | None = None) -> None:
    """Ann has a clock and reminders, Cat a digest, both planned in ten years."""
    harness.clock.set(NOON + YEARS)
    await harness.settings.choose(CAT, delivery=Delivery.DIGEST)
    await harness.start(ANN, BOB, pace="fast")
    await harness.start(CAT, BOB, pace="none")
    if loop:
        loop.wake()  # as every commit does
        await loop.wait_until_idle()
    set_back(harness, NOON)


async def due_kinds(harness: ReminderHarness, hours: int) -> list[type]:
    """What is due after so many hours, without handling it."""
    set_back(harness, NOON + hours * HOUR)
    return [type(item) for item in await harness.due()]


async def test_what_was_planned_in_the_future_is_planned_again(harness: ReminderHarness) -> None:
    await plan_with_a_clock_that_is_ahead(harness)
    assert await due_kinds(harness, 48) == []  # What is wrong with it.
    set_back(harness, NOON)
    assert await harness.reminders.correct_clock() == 4  # two turns, a clock and a digest
    assert await due_kinds(harness, 3) == []
    assert await due_kinds(harness, 4) == [Reminder]
    assert sorted(await due_kinds(harness, 48), key=str) == sorted([OutOfTime, Reminder, Digest], key=str)
    set_back(harness, NOON)
    assert await harness.reminders.correct_clock() == 0


async def test_the_loop_notices_a_clock_that_goes_back(harness: ReminderHarness) -> None:
    listener = Listener(LeapingClock(0))
    async with reminding(harness, listener) as loop:
        await plan_with_a_clock_that_is_ahead(harness, loop)
        loop.wake()
        await loop.wait_until_idle()
        assert loop.next == NOON + 4 * HOUR
        harness.clock.set(NOON + 4 * HOUR)
        await loop.wait_until_idle()
        assert [table for _, table, _ in listener.heard] == [1]


async def test_a_start_corrects_what_an_earlier_run_has_planned(harness: ReminderHarness) -> None:
    await plan_with_a_clock_that_is_ahead(harness)
    async with reminding(harness, Listener(LeapingClock(0))) as loop:
        assert loop.next == NOON + 4 * HOUR


async def test_a_clock_that_is_right_changes_nothing(harness: ReminderHarness) -> None:
    await harness.start(ANN, BOB, pace="fast")
    await harness.settings.choose(CAT, delivery=Delivery.DIGEST)
    await harness.start(CAT, BOB, pace="relaxed")
    assert await harness.reminders.correct_clock() == 0
