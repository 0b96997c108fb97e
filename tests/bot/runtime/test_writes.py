"""What is known of a task's writes when it fails."""

import asyncio

import pytest

from bot.runtime.writes import Outcome, Writes, note_table, record_writes, recorded_write


@pytest.fixture
def writes() -> Writes:
    return record_writes()


def test_a_write_that_fails_has_changed_nothing(writes: Writes) -> None:
    with pytest.raises(ValueError, match="rolled back"), recorded_write():
        raise ValueError("rolled back")
    assert writes.outcome is Outcome.UNCHANGED


def test_a_write_that_is_cancelled_may_have_been_made(writes: Writes) -> None:
    with pytest.raises(asyncio.CancelledError), recorded_write():
        raise asyncio.CancelledError
    assert writes.outcome is Outcome.UNKNOWN


def test_a_write_that_is_no_tables_claims_nothing(writes: Writes) -> None:
    with recorded_write():
        assert writes.outcome is Outcome.UNKNOWN
    assert writes.outcome is Outcome.UNKNOWN


def test_a_move_stays_a_move_whatever_follows_from_it(writes: Writes) -> None:
    for outcome in (Outcome.CHANGED, Outcome.MOVED, Outcome.CHANGED):
        note_table(outcome)
    assert writes.outcome is Outcome.MOVED


async def test_a_task_writes_for_itself_and_for_those_that_it_starts() -> None:
    async def change_table() -> None:
        note_table(Outcome.CHANGED)

    async def start_another() -> Outcome:
        writes = record_writes()
        await asyncio.create_task(change_table())
        return writes.outcome

    mine = record_writes()
    assert await asyncio.create_task(start_another()) is Outcome.CHANGED
    assert mine.outcome is Outcome.UNCHANGED
