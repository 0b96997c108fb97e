"""Opens a database for a tool, while a bot may be using it or must not."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from bot.storage.catalog import is_sqlite
from bot.storage.connection import Connection
from bot.storage.database import Place, require_psycopg
from bot.storage.maintenance import file
from engines.core.errors import Refusal
from engines.core.text import Text


class NotForServers(Refusal):
    """A tool for files; PostgreSQL has its own."""


def require_file(place: Place, tool: str) -> Path:
    """The path of the file; a database on a server is refused, with the name of PostgreSQL's own tool."""
    if isinstance(place, Path):
        return place
    raise NotForServers(Text("tool-for-files", {"tool": tool}))


def open_to_read(place: Place) -> AbstractContextManager[Connection]:
    """A database that is only read; a bot may be using it."""
    if isinstance(place, Path):
        return file.open_to_read(place)
    require_psycopg()
    from bot.storage.postgres import tools  # noqa: PLC0415 - psycopg is optional

    return tools.open_to_read(place)


def open_to_write(place: Place) -> AbstractContextManager[Connection]:
    """A database of this version that is written; a bot may be using it too."""
    if isinstance(place, Path):
        return file.open_to_write(place)
    require_psycopg()
    from bot.storage.postgres import tools  # noqa: PLC0415 - psycopg is optional

    return tools.open_to_write(place)


def unused(place: Place) -> AbstractContextManager[None]:
    """Refuse while a bot or another program uses the database; until the block ends, no bot can start."""
    if isinstance(place, Path):
        return file.unused(place)
    require_psycopg()
    from bot.storage.postgres import tools  # noqa: PLC0415 - psycopg is optional

    return tools.unused(place)


@contextmanager
def transaction(db: Connection) -> Iterator[None]:
    """Everything that the block writes, or nothing."""
    db.execute("BEGIN IMMEDIATE" if is_sqlite(db) else "BEGIN")
    try:
        yield
    except BaseException:  # Ctrl-C too must leave nothing half written.
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


@contextmanager
def snapshot(db: Connection) -> Iterator[None]:
    """What the block reads belongs together, whatever others write meanwhile."""
    db.execute("BEGIN" if is_sqlite(db) else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    try:
        yield
    finally:
        db.execute("ROLLBACK")
