"""Claims: of two processes one tells, the other one takes over, and gives back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from bot.domain.shards import Shards
from bot.services.processes import claims as module
from bot.services.processes.claims import Claims, NotHeld, SharedClaims
from bot.storage.database import Database, Place

LEASE = 1.0  # seconds
LONG = (
    120.0  # seconds: whoever is given something within a fourth of it has not waited for the end of a lease
)
FIRST, SECOND = Shards(frozenset({0, 1}), 4), Shards(frozenset({2, 3}), 4)
SERVERS = [number << 22 for number in range(4)]  # one on each shard


@pytest.fixture
async def database(place: Place) -> AsyncIterator[Database]:
    opened = await Database.open(place)
    yield opened
    await opened.close()


@asynccontextmanager
async def process(database: Database, home: Shards, lease: float = LEASE) -> AsyncIterator[SharedClaims]:
    """A process that serves these shards; at the end of the block it is killed."""
    claims = SharedClaims(database, lease=lease)
    task = asyncio.create_task(claims.run(home))
    try:
        yield claims
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def until_held(claims: SharedClaims, *numbers: int, seconds: float = 10 * LEASE) -> None:
    async with asyncio.timeout(seconds):
        while claims.held.numbers != {*numbers}:  # noqa: ASYNC110 - time is no event
            await asyncio.sleep(0.01)


def test_the_only_process_holds_everything() -> None:
    with Claims().telling(SERVERS[3]):
        assert all(map(Claims().holds, (*SERVERS, None)))


async def test_each_process_holds_what_it_serves(database: Database) -> None:
    async with process(database, FIRST) as first, process(database, SECOND) as second:
        await until_held(first, 0, 1)
        await until_held(second, 2, 3)
        await asyncio.sleep(3 * LEASE)  # Claims that are renewed do not end.
        assert [first.holds(each) for each in SERVERS] == [True, True, False, False]
        assert [second.holds(each) for each in SERVERS] == [False, False, True, True]
        assert first.holds(None)
        assert not second.holds(None)
        with pytest.raises(NotHeld), second.telling(None):
            pass


async def test_two_processes_that_serve_the_same_never_tell_both(database: Database) -> None:
    async with process(database, FIRST) as first, process(database, FIRST) as second:
        await asyncio.sleep(LEASE / 2)
        for _ in range(100):
            assert not (first.held.numbers & second.held.numbers)
            await asyncio.sleep(LEASE / 50)
        assert first.held.numbers | second.held.numbers == {0, 1}


async def test_what_a_killed_process_held_is_taken_over_and_given_back(database: Database) -> None:
    async with process(database, FIRST) as first:
        async with process(database, SECOND) as second:
            await until_held(second, 2, 3)
        await asyncio.sleep(LEASE / 3)
        assert first.held.numbers == {0, 1}, "the lease has not ended yet"
        await until_held(first, 0, 1, 2, 3)
        async with process(database, SECOND) as restarted:
            await until_held(restarted, 2, 3)
            assert first.held.numbers == {0, 1}


async def test_a_process_that_stops_hands_over_at_once(database: Database) -> None:
    async with process(database, FIRST, LONG) as stopped:
        await until_held(stopped, 0, 1)
        async with process(database, FIRST, LONG) as restarted:
            await asyncio.sleep(LEASE / 10)
            assert not restarted.held
            await stopped.close()
            restarted.wake()
            await until_held(restarted, 0, 1, seconds=LONG / 4)
            assert not stopped.held


async def test_a_process_that_stops_claims_nothing_again(database: Database) -> None:
    async with process(database, FIRST, LONG) as stopped:
        await until_held(stopped, 0, 1)
        stopped.wake()
        await asyncio.sleep(0)  # It is about to renew.
        await stopped.close()
        stopped.wake()
        await asyncio.sleep(LEASE / 2)
        assert not stopped.held
        async with process(database, FIRST, LONG) as restarted:
            await until_held(restarted, 0, 1, seconds=LONG / 4)


async def test_a_claim_is_given_back_after_what_is_being_sent(database: Database) -> None:
    async with process(database, FIRST) as first:
        async with process(database, SECOND) as second:
            await until_held(second, 2, 3)
        await until_held(first, 0, 1, 2, 3)
        async with process(database, SECOND) as restarted:
            with first.telling(SERVERS[2]):
                await until_held(first, 0, 1)
                await asyncio.sleep(LEASE / 3)
                assert not restarted.held
            await until_held(restarted, 2, 3)


async def test_what_hangs_does_not_keep_a_claim_for_ever(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HAND_OVER", 0.1)
    async with process(database, FIRST, LONG) as stopped:
        await until_held(stopped, 0, 1)
        with stopped.telling(SERVERS[0]):
            await stopped.close()
        async with process(database, FIRST, LONG) as restarted:
            await until_held(restarted, 0, 1, seconds=LONG / 4)


async def test_a_process_that_cannot_renew_holds_nothing(database: Database) -> None:
    async with process(database, FIRST) as hung:
        await until_held(hung, 0, 1)
    assert hung.holds(SERVERS[0])
    await asyncio.sleep(LEASE)
    assert not hung.holds(SERVERS[0])


async def test_who_listens_is_told_what_was_claimed(database: Database) -> None:
    gained: list[frozenset[int]] = []
    claims = SharedClaims(database, lease=LEASE)
    claims.subscribe(lambda shards: gained.append(shards.numbers))
    task = asyncio.create_task(claims.run(FIRST))
    await until_held(claims, 0, 1)
    await asyncio.sleep(2 * LEASE)
    assert gained == [{0, 1}]
    task.cancel()
    await claims.close()
    assert gained == [{0, 1}, set()]


async def test_what_is_exclusive_is_done_by_one_at_a_time(database: Database) -> None:
    inside, most = 0, 0

    async def work(claims: Claims) -> None:
        nonlocal inside, most
        async with claims.exclusive("commands"):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(1.5 * LEASE)  # It is renewed meanwhile.
            inside -= 1

    await asyncio.gather(*(work(SharedClaims(database, lease=LEASE)) for _ in range(3)))
    assert most == 1


async def test_a_process_that_takes_the_place_of_another_leaves_the_answers_to_it(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TAKING_PLACE", 0.1)
    async with process(database, FIRST) as old:
        await until_held(old, 0, 1)
        async with process(database, FIRST) as new:
            assert [await each.answers(SERVERS[0]) for each in (old, new)] == [True, False]
            monkeypatch.setattr(module, "TAKING_PLACE", 5.0)
            pressed = asyncio.create_task(new.answers(SERVERS[0]))
            await asyncio.sleep(0.05)
            await old.close()
            new.wake()
            assert await pressed
            monkeypatch.setattr(module, "TAKING_PLACE", 0.1)
            assert [await each.answers(SERVERS[0]) for each in (old, new)] == [False, True]


async def test_who_tells_of_a_shard_that_it_does_not_serve_answers_nobody_there(database: Database) -> None:
    async with process(database, FIRST) as first:
        async with process(database, SECOND) as second:
            await until_held(second, 2, 3)
        await until_held(first, 0, 1, 2, 3)
        async with process(database, SECOND) as restarted:
            assert await restarted.answers(SERVERS[2])
