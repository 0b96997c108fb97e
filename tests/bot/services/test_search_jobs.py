"""Searches are cancelled when their table changes, and hints stay short."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.domain.decisions import play, seats
from bot.domain.table import Status, Table, VoteSubject
from bot.runtime.worker_pool import WorkerPool
from bot.services.tables import Tables
from bot.services.thinking import computer_players, search_jobs
from bot.services.thinking.search_jobs import (
    HINT_SECONDS,
    Priority,
    StillThinking,
    hint_seconds,
    move_seconds,
    pool_for,
)
from engines.core.errors import StaleBoard
from engines.core.levels import LEVELS
from tests.bot.blocking_job import BlockingJob, run_until_cancelled
from tests.bot.harness import ANN, BOB, Harness

Change = Callable[[Tables, Table], Awaitable[object]]


@pytest.fixture(autouse=True)
def search_pool(monkeypatch: pytest.MonkeyPatch) -> WorkerPool:
    """A pool that nothing else uses."""
    room = WorkerPool(1, 1)
    monkeypatch.setattr(search_jobs, "search_pool", room)
    return room


@pytest.fixture(autouse=True)
def deep_pool(monkeypatch: pytest.MonkeyPatch) -> WorkerPool:
    """The same for computers that think for long."""
    room = WorkerPool(1, 1)
    monkeypatch.setattr(search_jobs, "deep_pool", room)
    return room


@pytest.fixture
def work(tmp_path: Path) -> BlockingJob:
    return BlockingJob.create(tmp_path / "work")


async def undo(tables: Tables, table: Table) -> None:
    await tables.undo(table.id, BOB, table.revision)


async def resign(tables: Tables, table: Table) -> None:
    await tables.change(table.id, seats.resign, ANN)


async def end(tables: Tables, table: Table) -> None:
    await tables.change(table.id, play.end, ANN)


async def pause(tables: Tables, table: Table) -> None:
    await tables.change(table.id, seats.pause, ANN)


async def moved_once(harness: Harness) -> Table:
    """Bob has moved and may undo it; Ann is to entry."""
    table = await harness.play((await harness.playing(BOB)).id)
    assert (table.to_act, table.can_undo(BOB)) == (ANN, True)
    return table


@pytest.mark.parametrize("change", [undo, resign, end, pause])
async def test_a_search_is_cancelled_when_the_table_changes(
    harness: Harness, work: BlockingJob, change: Change
) -> None:
    search_jobs, table = harness.search_jobs(), await moved_once(harness)
    thinks = asyncio.create_task(search_jobs.run(table, Priority.HINT, run_until_cancelled, *work.files))
    await work.wait_for_start()
    await change(harness.tables, table)
    with pytest.raises(StaleBoard):
        await thinks
    await work.wait_for_cancel()
    assert await search_jobs.run(await harness.tables.table(table.id), Priority.HINT, str, "next") == "next"


async def test_a_search_continues_when_the_player_to_act_stays_the_same(harness: Harness) -> None:
    search_jobs, table = harness.search_jobs(), await moved_once(harness)
    thinks = asyncio.create_task(search_jobs.run(table, Priority.HINT, str, "done"))
    await asyncio.sleep(0)
    await harness.votes.propose(table.id, BOB, VoteSubject.PAUSE)
    assert await thinks == "done"


async def test_a_search_is_cancelled_when_the_player_returns(
    harness: Harness, work: BlockingJob, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_players, "choose_move", partial(run_until_cancelled, *work.files))
    players, table = harness.computer_players(), await moved_once(harness)
    await harness.tables.change(table.id, seats.resign, ANN)
    await work.wait_for_start()
    await harness.tables.change(table.id, seats.return_to_seat, ANN)
    await players.wait_until_idle()
    await work.wait_for_cancel()
    table = await harness.tables.table(table.id)
    assert (table.status, table.to_act, table.moves) == (Status.PLAYING, ANN, 1)


async def test_a_table_has_one_search_at_a_time(harness: Harness, work: BlockingJob) -> None:
    search_jobs, table = harness.search_jobs(), await moved_once(harness)
    thinks = asyncio.create_task(search_jobs.run(table, Priority.HINT, run_until_cancelled, *work.files))
    await work.wait_for_start()
    with pytest.raises(StillThinking):
        await search_jobs.run(table, Priority.HINT, str, "again")
    thinks.cancel()
    await work.wait_for_cancel()
    assert await search_jobs.run(table, Priority.HINT, str, "later") == "later"


async def test_hints_are_shorter_when_more_people_wait(search_pool: WorkerPool, work: BlockingJob) -> None:
    assert hint_seconds() == HINT_SECONDS
    first = asyncio.create_task(search_pool.run(run_until_cancelled, *work.files, priority=Priority.HINT))
    await work.wait_for_start()
    assert hint_seconds() == HINT_SECONDS / 2
    others = [asyncio.create_task(search_pool.run(str, priority=priority)) for priority in Priority]
    await asyncio.sleep(0)
    assert hint_seconds() == HINT_SECONDS / 3  # Computers come after people.
    first.cancel()
    await work.wait_for_cancel()
    await asyncio.gather(*others)
    assert hint_seconds() == HINT_SECONDS


async def test_a_review_does_not_make_hints_shorter(search_pool: WorkerPool, work: BlockingJob) -> None:
    slice_ = asyncio.create_task(search_pool.run(run_until_cancelled, *work.files, priority=Priority.REVIEW))
    await work.wait_for_start()
    assert hint_seconds() == HINT_SECONDS
    slice_.cancel()
    await work.wait_for_cancel()


async def test_a_master_who_thinks_delays_no_hint_no_review_and_no_quick_computer(
    search_pool: WorkerPool, deep_pool: WorkerPool, work: BlockingJob
) -> None:
    assert [pool_for(level) is deep_pool for level in LEVELS.values()] == [False, False, True, True]
    assert pool_for(LEVELS["easy"]) is search_pool
    with_people = Priority.WITH_PEOPLE
    master = asyncio.create_task(deep_pool.run(run_until_cancelled, *work.files, priority=with_people))
    await work.wait_for_start()
    assert hint_seconds() == HINT_SECONDS
    for priority in Priority:
        assert await search_pool.run(str, "at once", priority=priority) == "at once"
    assert not master.done()
    master.cancel()
    await work.wait_for_cancel()


async def test_computers_think_shorter_while_others_wait_before_them(
    deep_pool: WorkerPool, work: BlockingJob
) -> None:
    master, easy = LEVELS["master"], LEVELS["easy"]
    assert move_seconds(master, Priority.WITH_PEOPLE) == master.seconds
    people = asyncio.create_task(
        deep_pool.run(run_until_cancelled, *work.files, priority=Priority.WITH_PEOPLE)
    )
    await work.wait_for_start()
    watched = asyncio.create_task(deep_pool.run(str, priority=Priority.COMPUTERS_ONLY))
    await asyncio.sleep(0)
    # Where people wait, tables of computers alone come later.
    assert move_seconds(master, Priority.WITH_PEOPLE) == master.seconds / 2
    assert move_seconds(master, Priority.COMPUTERS_ONLY) == master.seconds / 3
    assert move_seconds(easy, Priority.WITH_PEOPLE) == 0
    people.cancel()
    await work.wait_for_cancel()
    await watched
