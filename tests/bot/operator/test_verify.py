"""`tessera verify` finds every kind of damage, names the row, and says what to do."""

from pathlib import Path

import pytest
from rich.progress import Progress

from bot.operator.verify import Doubt, Report, checked
from tests.bot.harness import BOB, open_harness
from tests.bot.operator.files import change, damage_pages, run, write_finished_game, write_games

GAMES = ("akropolis", "cities", "founders", "origins")


def report_of(path: Path) -> Report:
    return checked(path, Progress(disable=True))


async def test_sound_games_of_every_kind(tmp_path: Path) -> None:
    path = await write_games(tmp_path, *GAMES)
    async with open_harness(tmp_path / "tessera.db") as harness:
        await harness.lobby()
    report = report_of(path)
    assert (report.tables, report.moves, report.found) == (5, 20, [])


async def test_undone_moves_and_finished_games_are_sound(tmp_path: Path) -> None:
    path = await write_finished_game(tmp_path)
    async with open_harness(tmp_path / "tessera.db") as harness:
        table = await harness.play((await harness.playing(BOB, game="founders")).id)
        assert table.actor
        await harness.tables.undo(table.id, table.actor, table.revision)
        await harness.play(table.id)
    report = report_of(path)
    assert (report.tables, report.found) == (2, [])


SETTINGS = """
    INSERT INTO notification_settings (person, time_zone, delivery, digest_at, heads_up, discord_language,
                                       direct_closed, vacations)
"""
DAMAGES = {
    "its log leads to another position": "UPDATE tables SET moves = moves - 1 WHERE id = 1",
    "table 1: ": "UPDATE tables SET state = '{' WHERE id = 1",
    "pieces are missing": ("UPDATE tables SET state = json_remove(state, '$.market[0]') WHERE id = 1"),
    "its log is not the log of revision": "DELETE FROM log_entries WHERE table_id = 1 AND revision = 5",
    "Table 1 is damaged": "DELETE FROM seats WHERE table_id = 1 AND seat = 1",
    "point at rows that are not there": "UPDATE open_turns SET person = 4711 WHERE table_id = 1",
    "settings of person 101 cannot be read": SETTINGS
    + "VALUES (101, 'Mars/Olympus', 'thread', 0, 0, 'en', 0, '[]')",
    "settings of person 102 cannot be read": SETTINGS + "VALUES (102, 'UTC', 'thread', 0, 0, 'en', 0, '[[')",
}


@pytest.mark.parametrize("found", DAMAGES)
async def test_each_damage_is_found_and_no_other(tmp_path: Path, found: str) -> None:
    path = await write_games(tmp_path, "akropolis", "akropolis")
    change(path, DAMAGES[found])
    report = report_of(path)
    assert not report.is_sound
    assert report.found
    for fault in report.found:
        assert found in fault.what
        assert "table 2" not in fault.what
        assert "tessera " in fault.remedy


@pytest.mark.parametrize("game", GAMES)
async def test_a_log_that_was_edited_does_not_lead_to_the_position(tmp_path: Path, game: str) -> None:
    path = await write_games(tmp_path, game)
    change(path, "UPDATE log_entries SET move = 'nonsense 1' WHERE table_id = 1 AND revision = 6")
    [fault] = report_of(path).found
    assert "its log leads to another position" in fault.what
    assert not isinstance(fault, Doubt)


async def test_a_game_of_older_rules_is_only_doubtful(tmp_path: Path) -> None:
    path = await write_games(tmp_path, "cities")
    change(
        path,
        "UPDATE log_entries SET move = 'nonsense 1' WHERE table_id = 1 AND revision = 6",
        "UPDATE tables SET began_by = 1",
    )
    report = report_of(path)
    assert report.is_sound
    assert [type(each) for each in report.found] == [Doubt]


async def test_damaged_pages_are_reported_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = await write_games(tmp_path, "akropolis")
    path = path.rename(tmp_path / "tables.sqlite")
    assert run("verify", "--data", tmp_path) == 0
    assert "Everything is sound." in capsys.readouterr().out
    damage_pages(path)
    assert run("verify", "--data", tmp_path) == 1
    assert "damaged" in "".join(capsys.readouterr())
