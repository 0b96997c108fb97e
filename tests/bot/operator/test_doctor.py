"""`tessera doctor`: every line is right about a machine on which something is wrong."""

import asyncio
import time
import tomllib
from email.utils import formatdate
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.local.client import redirect_client
from bot.local.server import Server, loopback
from bot.operator import doctor
from bot.operator.doctor import Line
from tests.bot.operator.files import change, damage_pages, run, write_games

ROOT = Path(__file__).parents[3]


async def data_folder(tmp_path: Path) -> Path:
    """The database of a bot, in a folder as the bot makes it."""
    path = (await write_games(tmp_path, "akropolis")).rename(tmp_path / "tables.sqlite")
    for each in (tmp_path, *tmp_path.iterdir()):
        each.chmod(0o700 if each.is_dir() else 0o600)
    return path


def test_a_sound_machine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    asyncio.run(data_folder(tmp_path))
    assert run("doctor", "--data", tmp_path) == 0
    out = capsys.readouterr().out
    assert "WRONG" not in out
    for part in ("Python", "discord.py", "no fault", "free on the disk", "clock", ".ttf", "worker processes"):
        assert part in out


def test_something_wrong_is_the_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damage_pages(asyncio.run(data_folder(tmp_path)))
    assert run("doctor", "--data", tmp_path) == 1
    assert "tessera restore FILE" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("found", "bounds", "fits"),
    [
        ("2.7.1", ">=2.7,<3", True),
        ("2.7.1", "<3,>=2.7", True),
        ("2.6.9", ">=2.7,<3", False),
        ("3.0", ">=2.7,<3", False),
        ("10.0", ">=9,<11", True),
        ("0.23.0rc1", ">=0.22,<0.23", False),
        ("2026.1", "", True),
    ],
)
def test_versions_and_bounds(found: str, bounds: str, fits: bool) -> None:
    assert doctor.fits(found, bounds) is fits


def test_every_dependency_is_looked_at() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    lines = [*doctor.libraries(wanted)]
    assert len(lines) == len(wanted)
    assert all(line.is_ok for line in lines)
    missing, old = doctor.libraries(["no-such-library>=1", "rich>=999,<1000"])
    assert (missing.is_ok, old.is_ok) == (False, False)
    assert "no-such-library>=1" in missing.remedy


def test_an_old_python() -> None:
    assert doctor.python((3, 10, 2)).is_ok is False
    assert doctor.python((3, 11, 0)).is_ok


async def test_tokens_that_discord_accepts_and_refuses() -> None:
    async with Server() as server:
        with redirect_client(server.endpoints):
            token, clock = await doctor.discord_lines(server.token)
            assert (token.is_ok, clock.is_ok) == (True, True)
            token, _ = await doctor.discord_lines("wrong")
            assert token.is_ok is False
            [token] = await doctor.discord_lines("two\nlines")
            assert token.is_ok is False


async def test_no_network_is_no_crash() -> None:
    with redirect_client(loopback(1)):  # where nobody listens
        [line] = await doctor.discord_lines("token")
    assert line.is_ok is None


async def test_a_clock_that_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await data_folder(tmp_path)
    assert doctor.clock(path).is_ok
    assert doctor.drift(formatdate(time.time() - 5)).is_ok
    assert doctor.drift(formatdate(time.time() - 60)).is_ok is False
    assert doctor.drift(None).is_ok is None
    monkeypatch.setattr(time, "time", lambda: 999.0)
    assert doctor.clock(path).is_ok is False


async def test_files_that_others_can_read(tmp_path: Path) -> None:
    path = await data_folder(tmp_path)
    assert doctor.folder(tmp_path).is_ok
    path.chmod(0o640)
    line = doctor.folder(tmp_path)
    assert (line.is_ok, line.remedy) == (False, f"chmod go= {path}")
    assert doctor.folder(tmp_path / "none").is_ok is None


async def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.disk(tmp_path / "a" / "b").is_ok
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=5 << 20))
    assert doctor.disk(tmp_path / "a" / "b").is_ok is False


async def test_databases_that_are_missing_broken_or_of_another_version(tmp_path: Path) -> None:
    assert [line.is_ok for line in doctor.database(tmp_path / "none")] == [None]
    path = await data_folder(tmp_path)
    assert [line.is_ok for line in doctor.database(path)] == [True]
    change(path, "UPDATE open_turns SET person = 4711")
    assert [*doctor.database(path)] == [Line("the database has 1 faults", False, "tessera verify")]
    (tmp_path / "text").write_text("no database")
    assert [line.is_ok for line in doctor.database(tmp_path / "text")] == [False]
