"""The token, and where the database is: from the environment, or from a file `.env` in the current folder."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

TOKEN = "DISCORD_TOKEN"  # noqa: S105 - its name
DATABASE = "TESSERA_DATABASE"


def token(environment: Mapping[str, str] = os.environ, file: Path = Path(".env")) -> str | None:
    """The token, if there is one."""
    return _value(TOKEN, environment, file)


def database(environment: Mapping[str, str] = os.environ, file: Path = Path(".env")) -> str | None:
    """Where the database is, if that is said."""
    return _value(DATABASE, environment, file)


def _value(name: str, environment: Mapping[str, str], file: Path) -> str | None:
    """A value; an empty one in the environment means none, whatever the file says."""
    if name in environment:
        return environment[name].strip() or None
    return dict(_assignments(file)).get(name) or None


def _assignments(file: Path) -> Iterator[tuple[str, str]]:
    """The lines `NAME=value` of a file, the value in quotes or not; everything else is skipped."""
    if not file.is_file():
        return
    for line in file.read_text("utf-8").splitlines():
        name, is_assignment, value = line.strip().removeprefix("export ").partition("=")
        if is_assignment and not name.startswith("#"):
            yield name.strip(), _unquoted(value.strip())


def _unquoted(value: str) -> str:
    is_quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "\"'"
    return value[1:-1] if is_quoted else value
