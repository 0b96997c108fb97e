"""`tessera archive`: the log of an old game is small, and shown and erased as before."""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from rich.progress import Progress

from bot.domain.log import LogEntry
from bot.operator.archive import archive
from bot.operator.repair import repair_table
from bot.operator.verify import checked
from bot.storage.tables import log_rows
from engines.core.errors import CorruptSave
from tests.bot.harness import ANN, BOB, GUILD, Harness, open_harness
from tests.bot.operator.files import announce_all, change, fetch, finish, write_finished_game

DAYS = 30


async def whole_log(harness: Harness) -> list[LogEntry]:
    return await harness.database.read(partial(log_rows.whole_log, table_id=1))


async def recent(harness: Harness) -> list[LogEntry]:
    return await harness.database.read(partial(log_rows.recent, table_id=1, first=20, last=30, person=ANN.id))


READS: dict[str, Callable[[Harness], Awaitable[object]]] = {
    "log": whole_log,
    "page": lambda harness: harness.queries.log_page(1, 1, ANN),
    "replay": lambda harness: harness.queries.move_history(1),
    "card": recent,
    "games": lambda harness: harness.queries.table_page(ANN),
    "records": lambda harness: harness.ratings.play_record(GUILD, ANN.id),
    "table": lambda harness: harness.tables.table(1),
}


@pytest.mark.parametrize("game", ["akropolis", "origins"])
async def test_everything_is_read_as_before(tmp_path: Path, game: str) -> None:
    path = await write_finished_game(tmp_path, game)
    async with open_harness(tmp_path / "tessera.db") as harness:
        before = {name: await read(harness) for name, read in READS.items()}
        archive(path, DAYS, shrink=False)  # while a bot runs
        assert {name: await read(harness) for name, read in READS.items()} == before
    assert set(fetch(path, "SELECT events FROM log_entries WHERE action = 'moved'")) == {("",)}
    report = checked(path, Progress(disable=True))
    assert report.found == []


async def test_names_are_erased_from_an_archived_game(tmp_path: Path) -> None:
    path = await write_finished_game(tmp_path)
    archive(path, DAYS, shrink=False)
    async with open_harness(tmp_path / "tessera.db") as harness:
        log = await whole_log(harness)
        await harness.erasure.erase(BOB)
        after = await whole_log(harness)
        assert [(each.move, each.at) for each in after] == [(each.move, each.at) for each in log]
        assert "Bob" in str(log)
        assert "Bob" not in str(after)
        assert str(BOB.id) not in str(after)


async def test_only_games_that_are_over_told_and_old_are_archived(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_harness(tmp_path / "tessera.db") as harness:
        await finish(harness)
        playing = await harness.playing(BOB)
        await harness.play(playing.id, 3)
        await announce_all(harness)
        harness.now = 4_000_000_000  # The next game ends later than any test runs.
        await finish(harness)
        harness.now = 1_000_000
        await finish(harness)
        await harness.database.transaction(
            lambda db: db.execute("INSERT INTO outbox (table_id, revision) VALUES (4, 9)")
        )
    path = tmp_path / "tessera.db"
    archive(path, DAYS, shrink=True)
    assert fetch(path, "SELECT table_id FROM archived_events") == [(1,)]
    assert capsys.readouterr().out.startswith("Games archived: 1; ")
    archive(path, DAYS, shrink=False)
    assert capsys.readouterr().out.startswith("Games archived: 0.")


async def test_the_file_shrinks(tmp_path: Path) -> None:
    path = await write_finished_game(tmp_path)
    before = path.stat().st_size
    archive(path, DAYS, shrink=True)
    assert path.stat().st_size < before


@pytest.mark.parametrize("archived", [False, True])
@pytest.mark.parametrize("events", ["", "[]"])
async def test_the_log_stays_protected(tmp_path: Path, archived: bool, events: str) -> None:
    """Neither an archived nor another log can be changed in any other way."""
    path = await write_finished_game(tmp_path)
    if archived:
        archive(path, DAYS, shrink=False)
    async with open_harness(tmp_path / "tessera.db") as harness:
        with pytest.raises(Exception, match="log entries are only added"):
            await harness.database.transaction(
                lambda db: db.execute("UPDATE log_entries SET events = ?", (events,))
            )


async def test_a_damaged_archive_is_this_tables_trouble_only(tmp_path: Path) -> None:
    path = await write_finished_game(tmp_path)
    async with open_harness(tmp_path / "tessera.db") as harness:
        await finish(harness)
    archive(path, DAYS, shrink=False)
    change(path, "UPDATE archived_events SET events = x'00' WHERE table_id = 1")
    [fault] = checked(path, Progress(disable=True)).found
    assert fault.what.startswith("table 1:")
    async with open_harness(tmp_path / "tessera.db") as harness:
        with pytest.raises(CorruptSave):
            await harness.queries.move_history(1)
        assert await harness.queries.move_history(2)


async def test_a_damaged_log_is_not_archived(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = await write_finished_game(tmp_path)
    async with open_harness(tmp_path / "tessera.db") as harness:
        await finish(harness)
    change(path, "UPDATE log_entries SET events = '[' WHERE table_id = 1 AND revision = 9")
    before = fetch(path, "SELECT * FROM log_entries WHERE table_id = 1")
    archive(path, DAYS, shrink=False)
    assert "Table 1 is damaged" in capsys.readouterr().out
    assert fetch(path, "SELECT table_id FROM archived_events") == [(2,)]
    assert fetch(path, "SELECT * FROM log_entries WHERE table_id = 1") == before


async def test_an_archived_game_can_be_repaired(tmp_path: Path) -> None:
    path = await write_finished_game(tmp_path)
    archive(path, DAYS, shrink=False)
    change(path, "UPDATE tables SET state = '' WHERE id = 1")
    repair_table(path, 1)
    assert checked(path, Progress(disable=True)).found == []
