"""Two processes change the same table at the same time: the database decides, not a lock in memory."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.domain.shards import Shards
from bot.services.outbox import Outbox
from bot.services.processes.claims import Claims
from bot.services.tables import MoveResult
from bot.storage.database import Database
from bot.storage.postgres.address import Address
from engines.core.errors import StaleBoard
from engines.core.notation import words
from tests.bot.harness import ANN, BOB, CAT, DAN, GUILD, Harness


@pytest.fixture
async def processes(postgres: Address) -> AsyncIterator[tuple[Harness, Harness]]:
    databases = [await Database.open(postgres) for _ in range(2)]
    first, second = map(Harness, databases)
    yield first, second
    for database in databases:
        await database.close()


async def test_of_many_presses_on_both_exactly_one_counts(processes: tuple[Harness, Harness]) -> None:
    table = await processes[0].playing(BOB)
    assert table.to_act
    move = words(table.rules.legal_moves(table.state)[0])
    presses = [each.tables.play(table.id, table.to_act, table.revision, [move]) for each in processes * 25]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(result, MoveResult) for result in results) == 1
    assert all(isinstance(result, MoveResult | StaleBoard) for result in results)
    for process in processes:
        assert (await process.tables.table(table.id)).moves == table.moves + 1
        assert len(await process.tables.moves(table.id)) == 1


async def test_two_who_join_at_once_on_both_are_both_there(processes: tuple[Harness, Harness]) -> None:
    first, second = processes
    table = await first.lobby(4)
    joins = (first.tables.join(table.id, BOB), second.tables.join(table.id, CAT))
    await asyncio.gather(*joins, first.tables.join(table.id, DAN))
    assert {*(await second.tables.table(table.id)).people} == {ANN, BOB, CAT, DAN}


async def test_a_position_in_memory_is_not_believed_over_the_database(
    processes: tuple[Harness, Harness],
) -> None:
    first, second = processes
    table = await first.playing(BOB)
    await second.tables.table(table.id)  # It is in memory there now.
    moved = await first.play(table.id, 3)
    assert (await second.tables.table(table.id)).state == moved.state


class Some(Claims):
    """A process that tells of one of two shards."""

    def __init__(self, number: int) -> None:
        self._number = number

    @property
    def held(self) -> Shards:
        return Shards(frozenset({self._number}), 2)


async def test_each_announcement_is_of_one_process(processes: tuple[Harness, Harness]) -> None:
    first, second = processes
    await first.lobby()
    here, elsewhere = (GUILD >> 22) % 2, 1 - (GUILD >> 22) % 2
    assert len(await Outbox(second.database, Some(here)).pending()) == 1
    assert await Outbox(second.database, Some(elsewhere)).pending() == []
