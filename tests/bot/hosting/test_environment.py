"""Where the token and the place of the database come from."""

from pathlib import Path

import pytest

from bot.hosting.environment import database, token


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("DISCORD_TOKEN=abc.def", "abc.def"),
        ("# a comment\n\nOTHER=1\nexport DISCORD_TOKEN = 'abc'\n", "abc"),
        ('DISCORD_TOKEN="a=b"', "a=b"),
        ("#DISCORD_TOKEN=abc", None),
        ("DISCORD_TOKEN=", None),
        ("nothing", None),
        ("", None),
    ],
)
def test_a_file_gives_the_token(tmp_path: Path, written: str, found: str | None) -> None:
    file = tmp_path / ".env"
    file.write_text(written)
    assert token({}, file) == found


def test_the_environment_comes_first(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=file")
    assert token({"DISCORD_TOKEN": "environment"}, file) == "environment"
    assert token({"DISCORD_TOKEN": ""}, file) is None


def test_without_a_file_there_is_none(tmp_path: Path) -> None:
    assert token({}, tmp_path / ".env") is None


def test_the_place_of_the_database_is_found_likewise(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=abc\nTESSERA_DATABASE=postgresql://file/games")
    assert database({}, file) == "postgresql://file/games"
    assert database({"TESSERA_DATABASE": "postgresql://db/games"}, file) == "postgresql://db/games"
    assert database({"TESSERA_DATABASE": ""}, file) is None
