"""Reviews are shared, kept, given up when nobody wants them, and made again when they are damaged."""

import asyncio

import pytest

from bot.domain.log import LogEntry
from bot.domain.table import Status, Table
from bot.runtime.worker_pool import WorkerPool
from bot.services.thinking import reviews as service
from bot.services.thinking import search_jobs
from bot.services.thinking.reviews import Reviews, SeatKey, TookTooLong, TooManyReviews
from bot.storage.connection import Connection
from bot.ui.messages.export import export_files
from engines.core.notation import words
from engines.core.review import Effort, Review
from engines.core.rng import Rng
from engines.core.search import random
from tests.bot.harness import ANN, BOB, ZOE, Harness

EFFORT = Effort(playouts=2, glance=2, states=8)
MOVES = 10


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The priorities of all work that is given to the worker."""
    done, run = list[int](), WorkerPool.run

    async def counted(self: WorkerPool, work: object, *args: object, priority: int = 0) -> object:
        if self is search_jobs.search_pool:
            done.append(priority)
        return await run(self, work, *args, priority=priority)  # type: ignore[arg-type] # any work

    monkeypatch.setattr(WorkerPool, "run", counted)
    return done


async def finished(harness: Harness) -> tuple[Table, list[LogEntry]]:
    """A game of random moves, and its first few, which are enough to look back at."""
    table = await harness.playing(BOB)
    while table.to_act:
        move, _ = random(table.rules, table.view(table.to_act), Rng(table.moves))
        table = (await harness.tables.play(table.id, table.to_act, table.revision, [words(move)])).table
    assert table.status is Status.OVER
    return table, (await harness.queries.move_history(table.id))[:MOVES]


async def made(reviews: Reviews, table: Table, history: list[LogEntry], seat: int = 0) -> Review:
    async with reviews.wanting(table, seat, history) as job:
        while (found := await job.result_within(1)) is None:
            pass
    return found


async def begun(reviews: Reviews, table: Table, history: list[LogEntry], seat: int = 0) -> None:
    """Want a review until somebody cancels this."""
    async with reviews.wanting(table, seat, history) as job:
        await asyncio.wait({job.task})


async def test_random_play_has_mistakes_and_the_review_is_kept(harness: Harness, slices: list[int]) -> None:
    table, history = await finished(harness)
    found = await made(Reviews(harness.database, EFFORT), table, history)
    assert found.decisions == MOVES // 2
    assert found.mistakes
    assert found.accuracy < 100
    assert {*slices} == {search_jobs.Priority.REVIEW}
    assert await Reviews(harness.database).stored(table, history) == {0: found}


async def test_two_who_want_the_same_review_share_one_computation(
    harness: Harness, slices: list[int]
) -> None:
    table, history = await finished(harness)
    alone = await made(Reviews(harness.database, EFFORT), table, history)
    once = len(slices)
    slices.clear()
    reviews = Reviews(harness.database, EFFORT)
    both = await asyncio.gather(made(reviews, table, history), made(reviews, table, history))
    assert [*both] == [alone, alone]
    assert len(slices) == once


async def test_a_review_goes_on_as_long_as_one_person_wants_it(harness: Harness) -> None:
    table, history = await finished(harness)
    reviews = Reviews(harness.database, EFFORT)
    impatient = asyncio.create_task(begun(reviews, table, history))
    patient = asyncio.create_task(made(reviews, table, history))
    await asyncio.sleep(0.1)
    impatient.cancel()
    assert (await patient).decisions


async def test_a_review_that_nobody_wants_stops_and_can_be_made_later(
    harness: Harness, slices: list[int]
) -> None:
    table, history = await finished(harness)
    reviews = Reviews(harness.database, EFFORT)
    waits = asyncio.create_task(begun(reviews, table, history))
    while len(slices) < 3:  # noqa: ASYNC110 - a worker sets no event
        await asyncio.sleep(0.01)
    waits.cancel()
    await asyncio.wait({waits})
    stopped = len(slices)
    await asyncio.sleep(0.3)
    assert len(slices) == stopped
    assert await reviews.stored(table, history) == {}
    assert (await made(reviews, table, history)).mistakes


async def test_after_a_restart_the_review_is_made_from_the_beginning(harness: Harness) -> None:
    table, history = await finished(harness)
    reviews, key = Reviews(harness.database, EFFORT), SeatKey(table.id, 0)
    reviews.follow(ANN.id, key, begun(reviews, table, history))
    await asyncio.sleep(0.1)
    await reviews.stop()
    again = harness.restarted()
    table = await again.tables.table(table.id)
    found = await made(Reviews(again.database, EFFORT), table, history)
    assert await Reviews(again.database).stored(table, history) == {0: found}


DAMAGES = {
    "no JSON": "UPDATE reviews SET review = '{'",
    "another record": "UPDATE reviews SET review = '[1]'",
    "another method": "UPDATE reviews SET method = '0.0'",
    "another game": 'UPDATE reviews SET review = replace(review, \'"made":"\', \'"made":"x\')',
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_a_damaged_review_is_made_again(harness: Harness, damage: str) -> None:
    table, history = await finished(harness)
    reviews = Reviews(harness.database, EFFORT)
    found = await made(reviews, table, history)

    def harm(db: Connection) -> None:
        assert db.execute(damage).rowcount == 1

    await harness.database.transaction(harm)
    assert await reviews.stored(table, history) == {}
    assert await made(reviews, table, history) == found
    assert await reviews.stored(table, history) == {0: found}


async def test_only_so_many_reviews_wait(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST", 1)
    table, history = await finished(harness)
    reviews = Reviews(harness.database, EFFORT)
    waits = asyncio.create_task(begun(reviews, table, history))
    await asyncio.sleep(0.05)
    with pytest.raises(TooManyReviews):
        await made(reviews, table, history, 1)
    waits.cancel()
    await asyncio.wait({waits})
    assert (await made(reviews, table, history, 1)).decisions


async def test_a_review_that_takes_too_long_is_given_up(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "LONGEST", 0.05)
    table, history = await finished(harness)
    reviews = Reviews(harness.database, EFFORT)
    with pytest.raises(TookTooLong):
        await made(reviews, table, history)
    monkeypatch.setattr(service, "LONGEST", 60)
    assert (await made(reviews, table, history)).decisions


async def test_forgetting_a_person_erases_what_is_said_about_their_play(harness: Harness) -> None:
    table, history = await finished(harness)
    reviews = Reviews(harness.database, EFFORT)
    for seat in (0, 1):
        await made(reviews, table, history, seat)
    mine = table.seat_of(BOB)
    await harness.erasure.erase(BOB)
    table = await harness.tables.table(table.id)
    assert {*await reviews.stored(table, history)} == {0, 1} - {mine}


async def test_an_export_has_the_reviews(harness: Harness) -> None:
    table, history = await finished(harness)
    reviews = Reviews(harness.database, EFFORT)
    found = await made(reviews, table, history)
    history = await harness.queries.move_history(table.id)
    files = export_files(table, history, await reviews.stored(table, history), ZOE, "en")
    assert [each.name for each in files][2:] == [f"akropolis-{table.id}-reviews.json"]
    assert found.mistakes[0].better in files[2].content.decode()
