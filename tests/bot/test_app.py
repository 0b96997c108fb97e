"""The wiring: every commit wakes all who depend on it, and given seeds repeat a game."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest

from bot.app import Tessera, create_bot
from bot.domain.decisions import lobby, play, seats
from bot.domain.people.availability import Delivery
from bot.domain.refusals import NotOpen
from bot.domain.table import Table, VoteSubject
from bot.storage.database import Database
from engines.core.notation import words
from tests.bot.harness import ANN, BOB, CAT


async def create(path: Path) -> Tessera:
    """A bot with all its services, not connected to Discord."""
    bot, numbers = create_bot(path, pause=0, seeds=lambda _: 7 * next(numbers)), count(1)
    bot.database = await Database.open(path)
    bot._create_services(bot.database)
    bot._create_delivery()
    bot._subscribe()
    return bot


async def close(bot: Tessera) -> None:
    await bot.computer_players.stop()
    assert bot.database
    await bot.database.close()


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Tessera]:
    created = await create(tmp_path / "tables.sqlite")
    yield created
    await close(created)


async def start(bot: Tessera, *computers: str) -> Table:
    table = await bot.tables.open(
        guild=1,
        channel=2,
        host=ANN,
        game="akropolis",
        seats=2 + len(computers),
        options={},
        pace="none",
        computers=computers,
    )
    await bot.tables.join(table.id, BOB)
    return await bot.tables.start(table.id, ANN)


def first_move(table: Table) -> str:
    return words(table.rules.legal_moves(table.state)[0])


async def make_move(bot: Tessera, table: Table) -> Table:
    assert table.to_act
    return (await bot.tables.play(table.id, table.to_act, table.revision, [first_move(table)])).table


async def undo(bot: Tessera, table: Table) -> None:
    table = await make_move(bot, table)
    assert table.actor
    sleep(bot)
    await bot.tables.undo(table.id, table.actor, table.revision)


async def decide_vote(bot: Tessera, table: Table) -> None:
    table = await bot.votes.propose(table.id, ANN, VoteSubject.PAUSE)
    assert table.vote
    sleep(bot)
    await bot.votes.cast(table.id, BOB, table.vote.n, "yes")


def sleep(bot: Tessera) -> None:
    """As after everything was announced and nothing is due."""
    bot.announcer._woken.clear()
    bot.reminder_loop._alarm.begin_round()


COMMITS: dict[str, Callable[[Tessera, Table], Awaitable[object]]] = {
    "open": lambda bot, _: bot.tables.open(
        guild=1, channel=3, host=CAT, game="akropolis", seats=2, options={}, pace="none"
    ),
    "move": make_move,
    "undo": undo,
    "resign": lambda bot, table: bot.tables.change(table.id, seats.resign, ANN),
    "pause": lambda bot, table: bot.tables.change(table.id, seats.pause, ANN),
    "end": lambda bot, table: bot.tables.change(table.id, play.end, ANN),
    "propose": lambda bot, table: bot.votes.propose(table.id, ANN, VoteSubject.END),
    "vote": decide_vote,
    "out of time": lambda bot, table: bot.votes.run_out_of_time(table.id, table.revision),
    "erase": lambda bot, _: bot.erasure.erase(ANN),
}


@pytest.mark.parametrize("commit", COMMITS.values(), ids=COMMITS)
async def test_a_commit_wakes_the_announcer_and_the_reminders(
    bot: Tessera, commit: Callable[[Tessera, Table], Awaitable[object]]
) -> None:
    table = await start(bot)
    sleep(bot)
    await commit(bot, table)
    assert bot.announcer._woken.is_set()
    assert bot.reminder_loop._alarm.is_woken


async def test_what_was_announced_and_new_settings_wake_the_reminders(bot: Tessera) -> None:
    await start(bot)
    for announcement in await bot.outbox.pending():
        sleep(bot)
        await bot.outbox.mark_announced(announcement.id)
        assert bot.reminder_loop._alarm.is_woken
    sleep(bot)
    await bot.settings.choose(ANN, delivery=Delivery.DIGEST)
    assert bot.reminder_loop._alarm.is_woken


async def test_a_commit_wakes_the_computer_players(bot: Tessera) -> None:
    table = await start(bot)
    assert table.to_act
    await bot.tables.change(table.id, seats.resign, table.to_act)
    await bot.computer_players.wait_until_idle()
    assert (await bot.tables.table(table.id)).moves == 1


async def test_the_same_seeds_play_the_same_game(tmp_path: Path) -> None:
    played = []
    for name in ("first", "second"):
        bot = await create(tmp_path / name)
        table = await start(bot, "easy", "easy")
        for _ in range(3):
            await bot.computer_players.wait_until_idle()
            await make_move(bot, await bot.tables.table(table.id))
        await bot.computer_players.wait_until_idle()
        played.append((table.people, table.setup, await bot.tables.moves(table.id)))
        await close(bot)
    assert played[0] == played[1]
    assert len(played[0][2]) > 3


async def test_a_refused_change_wakes_nobody(bot: Tessera) -> None:
    table = await start(bot)
    sleep(bot)
    with pytest.raises(NotOpen):
        await bot.tables.change(table.id, lobby.leave, BOB)
    assert not bot.announcer._woken.is_set()


async def test_reminders_use_less_than_discord_allows(bot: Tessera) -> None:
    """Discord allows 50 requests in a second."""
    limiter = bot.reminder_loop._messenger._rate_limiter
    begin = time.monotonic()
    for _ in range(6):
        await limiter.wait()
    assert time.monotonic() - begin >= 5 / 45 - 0.01


async def test_cards_and_reminders_share_what_discord_allows(bot: Tessera) -> None:
    assert bot.announcer._rate_limiter is bot.reminder_loop._messenger._rate_limiter
