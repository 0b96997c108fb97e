"""The commands of an operator: what they take, and the sentences that they refuse with."""

from pathlib import Path

import pytest

from bot import serve
from bot.services.backup_schedule import BackupPlan
from tests.bot.operator.files import change, fetch, run, write_finished_game, write_games


async def folder_with_a_game(tmp_path: Path, name: str = "tables.sqlite") -> Path:
    path = await write_games(tmp_path, "akropolis")
    target = tmp_path / name
    target.parent.mkdir(exist_ok=True)
    return path.rename(target)


@pytest.mark.parametrize(
    ("typed", "plan"),
    [
        ([], None),
        (["--backup-every", "6h"], BackupPlan(6 * 3600, 14)),
        (["--backup-every", "30m", "--keep", "3"], BackupPlan(1800, 3)),
        (["--backup-every", "1.5d", "--keep", "1"], BackupPlan(129600, 1)),
    ],
)
def test_the_schedule_of_backups(
    typed: list[str], plan: BackupPlan | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[serve.RunOptions] = []
    monkeypatch.setattr(serve, "run", given.append)
    assert run("run", *typed) == 0
    assert [options.backups for options in given] == [plan]


@pytest.mark.parametrize("typed", ["", "h", "6", "-6h", "six hours", "0.1s", "nanh"])
def test_what_is_no_length_of_time(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("run", "--backup-every", typed) == 2
    assert "--backup-every" in capsys.readouterr().err


async def test_from_a_backup_to_its_restoration(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = await folder_with_a_game(tmp_path)
    copy = tmp_path / "copy.sqlite"
    assert run("backup", copy, "--data", tmp_path) == 0
    assert "checked" in capsys.readouterr().out
    change(path, "UPDATE tables SET state = ''")
    assert run("verify", "--data", tmp_path) == 1
    assert "tessera repair table 1" in capsys.readouterr().out
    assert run("restore", copy, "--data", tmp_path) == 0
    assert "is kept as" in capsys.readouterr().out
    assert run("verify", "--data", tmp_path) == 0


async def test_the_chat_on_this_machine_has_its_own_tables(tmp_path: Path) -> None:
    await folder_with_a_game(tmp_path, "local/tables.sqlite")
    assert run("verify", "--data", tmp_path) == 1
    assert run("verify", "--data", tmp_path, "--local") == 0


async def test_a_repair_and_its_refusals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = await folder_with_a_game(tmp_path)
    change(path, "UPDATE tables SET state = ''")
    assert run("repair", "table", 1, "--data", tmp_path) == 0
    assert "is at move 5" in capsys.readouterr().out
    change(path, "UPDATE tables SET setup = ''")
    assert run("repair", "table", 1, "--data", tmp_path) == 1
    out, err = capsys.readouterr()
    assert "--set-aside" in out
    assert "cannot be replayed" in err
    assert run("repair", "table", 1, "--set-aside", "--data", tmp_path) == 0
    assert run("repair", "table", 7, "--data", tmp_path) == 1
    assert run("repair", "person", 7, "--data", tmp_path) == 1
    assert fetch(path, "SELECT status FROM tables") == [("cancelled",)]


async def test_an_archive_says_what_it_gained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (await write_finished_game(tmp_path)).rename(tmp_path / "tables.sqlite")
    assert run("archive", "--days", 7, "--shrink", "--data", tmp_path) == 0
    assert "Games archived: 1;" in capsys.readouterr().out


@pytest.mark.parametrize(
    "command",
    [("backup", "copy"), ("verify",), ("repair", "table", 1), ("repair", "person", 1), ("archive",)],
)
def test_without_a_database_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: tuple[object, ...]
) -> None:
    if "copy" in command:
        command = ("backup", tmp_path / "copy")
    assert run(*command, "--data", tmp_path / "none") == 1
    assert "There is no such database." in capsys.readouterr().err
    assert not (tmp_path / "none" / "tables.sqlite").exists()
