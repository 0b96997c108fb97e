"""What is thought about a table is given up when the table moves on, and nobody waits for long."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.domain import seats
from bot.domain.table import Status, Table, VoteSubject
from bot.runtime.worker_pool import WorkerPool
from bot.services import computer_players, search_jobs
from bot.services.search_jobs import SECONDS, Priority, SearchJobs, StillThinking, share
from bot.services.tables import Tables
from engines.core.errors import StaleBoard
from tests.bot.hall import ANN, BOB, Hall
from tests.bot.labour import Labour, labour

Change = Callable[[Tables, Table], Awaitable[object]]


@pytest.fixture(autouse=True)
def search_pool(monkeypatch: pytest.MonkeyPatch) -> WorkerPool:
    """A search_pool of our own, where nobody else thinks."""
    room = WorkerPool(1, 1)
    monkeypatch.setattr(search_jobs, "search_pool", room)
    return room


@pytest.fixture
def work(tmp_path: Path) -> Labour:
    return Labour.prepared(tmp_path / "work")


async def undo(tables: Tables, table: Table) -> None:
    await tables.undo(table.id, BOB, table.revision)


async def resign(tables: Tables, table: Table) -> None:
    await tables.resign(table.id, ANN)


async def end(tables: Tables, table: Table) -> None:
    await tables.end(table.id, ANN)


async def pause(tables: Tables, table: Table) -> None:
    await tables.do(table.id, lambda table: seats.paused(table, ANN))


async def moved_once(hall: Hall) -> Table:
    """Bob has moved, and could take it back; Ann is to act."""
    table = await hall.play((await hall.playing(BOB)).id)
    assert (table.to_act, table.can_undo(BOB)) == (ANN, True)
    return table


@pytest.mark.parametrize("change", [undo, resign, end, pause])
async def test_it_is_given_up_when_the_table_moves_on(hall: Hall, work: Labour, change: Change) -> None:
    search_jobs, table = SearchJobs(hall.tables), await moved_once(hall)
    thinks = asyncio.create_task(search_jobs.about(table, Priority.HINT, labour, *work.files))
    await work.begun()
    await change(hall.tables, table)
    with pytest.raises(StaleBoard):
        await thinks
    await work.is_cancelled()
    assert await search_jobs.about(await hall.tables.table(table.id), Priority.HINT, str, "next") == "next"


async def test_it_goes_on_while_nothing_changes_for_the_one_to_act(hall: Hall) -> None:
    search_jobs, table = SearchJobs(hall.tables), await moved_once(hall)
    thinks = asyncio.create_task(search_jobs.about(table, Priority.HINT, str, "done"))
    await asyncio.sleep(0)
    await hall.tables.propose(table.id, BOB, VoteSubject.PAUSE)
    assert await thinks == "done"


async def test_a_computer_stops_thinking_when_its_person_comes_back(
    hall: Hall, work: Labour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_players, "chosen", partial(labour, *work.files))
    players, table = hall.computer_players(), await moved_once(hall)
    await hall.tables.resign(table.id, ANN)
    await work.begun()
    await hall.tables.do(table.id, lambda table: seats.returned(table, ANN))
    await players.wait_until_idle()
    await work.is_cancelled()
    table = await hall.tables.table(table.id)
    assert (table.status, table.to_act, table.moves) == (Status.PLAYING, ANN, 1)


async def test_there_is_one_thought_at_a_table(hall: Hall, work: Labour) -> None:
    search_jobs, table = SearchJobs(hall.tables), await moved_once(hall)
    thinks = asyncio.create_task(search_jobs.about(table, Priority.HINT, labour, *work.files))
    await work.begun()
    with pytest.raises(StillThinking):
        await search_jobs.about(table, Priority.HINT, str, "again")
    thinks.cancel()
    await work.is_cancelled()
    assert await search_jobs.about(table, Priority.HINT, str, "later") == "later"


async def test_the_more_wait_for_a_hint_the_less_each_takes(search_pool: WorkerPool, work: Labour) -> None:
    assert share() == SECONDS
    first = asyncio.create_task(search_pool.run(labour, *work.files, priority=Priority.HINT))
    await work.begun()
    assert share() == SECONDS / 2
    others = [asyncio.create_task(search_pool.run(str, priority=priority)) for priority in Priority]
    await asyncio.sleep(0)
    assert share() == SECONDS / 3  # Computers come after people.
    first.cancel()
    await work.is_cancelled()
    await asyncio.gather(*others)
    assert share() == SECONDS
