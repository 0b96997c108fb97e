"""Inactive tables are warned, then closed."""

import asyncio
import sqlite3

import pytest

from bot.domain import inactivity, seats
from bot.domain.inactivity import GRACE
from bot.domain.table import Ending, Status
from bot.domain.time_control import DAY
from engines.core.errors import GameOver
from tests.bot.harness import ANN, BOB, Harness


async def test_a_lobby_is_warned_then_closed(harness: Harness) -> None:
    table = await harness.lobby()
    assert await harness.close_due() == harness.now + inactivity.LOBBY_WAITS
    harness.now += inactivity.LOBBY_WAITS
    assert await harness.close_due() == harness.now + GRACE
    assert (await harness.tables.table(table.id)).status is Status.LOBBY
    harness.now += GRACE
    assert await harness.close_due() is None
    table = await harness.tables.table(table.id)
    assert table.status is Status.CANCELLED
    assert await harness.event_keys(table.id) == [
        "table-opened",
        "closing-warned-lobby",
        "closing-closed",
    ]


async def test_a_game_is_warned_then_ended_and_its_log_stays(harness: Harness) -> None:
    table = await harness.playing(BOB)
    await harness.play(table.id)
    harness.now += inactivity.GAME_WAITS
    await harness.close_due()
    harness.now += GRACE
    await harness.close_due()
    table = await harness.tables.table(table.id)
    assert (table.status, table.ending, table.moves) == (Status.OVER, Ending.ENDED, 1)
    assert (await harness.event_keys(table.id))[-2:] == ["closing-warned-playing", "closing-ended"]
    with pytest.raises(GameOver):
        await harness.tables.change(table.id, seats.resign, ANN)


async def test_a_move_keeps_a_warned_table_open(harness: Harness) -> None:
    table = await harness.playing(BOB)
    harness.now += inactivity.GAME_WAITS
    await harness.close_due()
    table = await harness.play(table.id)
    harness.now += GRACE
    await harness.close_due()
    assert (await harness.tables.table(table.id)).status is Status.PLAYING


async def test_a_paused_table_has_more_time(harness: Harness) -> None:
    table = await harness.playing(BOB)
    await harness.tables.change(table.id, seats.pause, ANN)
    assert await harness.close_due() == harness.now + inactivity.PAUSE_WAITS


async def test_a_table_is_warned_once(harness: Harness) -> None:
    table = await harness.lobby()
    harness.now += inactivity.LOBBY_WAITS + DAY
    await asyncio.gather(*(harness.close_due() for _ in range(3)))
    assert (await harness.event_keys(table.id)).count("closing-warned-lobby") == 1


async def test_a_damaged_table_does_not_block_others(harness: Harness) -> None:
    broken, sound = await harness.playing(BOB), await harness.lobby(channel=21)

    def damage(db: sqlite3.Connection) -> None:
        db.execute("UPDATE tables SET state = '{' WHERE id = ?", (broken.id,))

    await harness.database.transaction(damage)
    later = harness.restarted()
    later.now += inactivity.GAME_WAITS
    await later.close_due()
    assert (await harness.event_keys(sound.id))[-1] == "closing-warned-lobby"


def test_the_limits_in_days() -> None:
    limits = (inactivity.LOBBY_WAITS, inactivity.GAME_WAITS, inactivity.PAUSE_WAITS, GRACE)
    assert limits == (3 * 86400, 30 * 86400, 90 * 86400, 7 * 86400)
