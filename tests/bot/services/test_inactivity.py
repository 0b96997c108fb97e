"""Inactive tables are warned, then closed."""

import asyncio

import pytest

from bot.domain.decisions import play, seats
from bot.domain.table import Ending, Status
from bot.storage.connection import Connection
from engines.core.errors import GameOver
from tests.bot.harness import ANN, BOB, Harness

DAY = 86_400


async def test_a_lobby_is_warned_then_closed(harness: Harness) -> None:
    table = await harness.lobby()
    assert await harness.close_due() == harness.now + 3 * DAY
    harness.now += 3 * DAY
    assert await harness.close_due() == harness.now + 7 * DAY
    assert (await harness.tables.table(table.id)).status is Status.LOBBY
    harness.now += 7 * DAY
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
    harness.now += 30 * DAY
    await harness.close_due()
    harness.now += 7 * DAY
    await harness.close_due()
    table = await harness.tables.table(table.id)
    assert (table.status, table.ending, table.moves) == (Status.OVER, Ending.ENDED, 1)
    assert (await harness.event_keys(table.id))[-2:] == ["closing-warned-playing", "closing-ended"]
    with pytest.raises(GameOver):
        await harness.tables.change(table.id, seats.resign, ANN)


async def test_a_move_keeps_a_warned_table_open(harness: Harness) -> None:
    table = await harness.playing(BOB)
    harness.now += 30 * DAY
    await harness.close_due()
    table = await harness.play(table.id)
    harness.now += 7 * DAY
    await harness.close_due()
    assert (await harness.tables.table(table.id)).status is Status.PLAYING


async def test_a_paused_table_has_more_time(harness: Harness) -> None:
    table = await harness.playing(BOB)
    await harness.tables.change(table.id, seats.pause, ANN)
    assert await harness.close_due() == harness.now + 90 * DAY


async def test_a_table_is_warned_once(harness: Harness) -> None:
    table = await harness.lobby()
    harness.now += 4 * DAY
    await asyncio.gather(*(harness.close_due() for _ in range(3)))
    assert (await harness.event_keys(table.id)).count("closing-warned-lobby") == 1


async def test_a_damaged_table_does_not_block_others(harness: Harness) -> None:
    broken, sound = await harness.playing(BOB), await harness.lobby(channel=21)

    def damage(db: Connection) -> None:
        db.execute("UPDATE tables SET state = '{' WHERE id = ?", (broken.id,))

    await harness.database.transaction(damage)
    later = harness.restarted()
    later.now += 30 * DAY
    await later.close_due()
    assert (await harness.event_keys(sound.id))[-1] == "closing-warned-lobby"


async def test_a_deadline_is_not_handled_before_its_time(harness: Harness) -> None:
    table = await harness.playing(BOB)
    harness.now += 30 * DAY - 1
    assert await harness.close_due() == harness.now + 1
    assert "closing-warned-playing" not in await harness.event_keys(table.id)


async def test_a_table_without_its_activity_is_looked_at_no_more(harness: Harness) -> None:
    """The row of a table that is over has no deadline; one that was left behind is removed."""
    table = await harness.playing(BOB)
    await harness.tables.change(table.id, play.end, ANN)
    left_behind = "INSERT INTO inactivity (table_id, due) VALUES (?, ?)"
    await harness.database.transaction(lambda db: db.execute(left_behind, (table.id, harness.now)).close())
    assert await harness.close_due() is None
    count = "SELECT count(*) FROM inactivity"
    assert await harness.database.read(lambda db: db.execute(count).fetchone()[0]) == 0


async def test_what_happened_meanwhile_moves_the_deadline(harness: Harness) -> None:
    table = await harness.playing(BOB)
    too_early = "UPDATE inactivity SET due = ?"
    await harness.database.transaction(lambda db: db.execute(too_early, (harness.now - 1,)).close())
    assert await harness.close_due() == harness.now + 30 * DAY
    assert (await harness.tables.table(table.id)).revision == table.revision
