"""Opens a database on a server for a tool, while a bot may be using it or must not."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep

import psycopg

from bot.storage.catalog import require_current
from bot.storage.errors import CannotMove, in_use, missing
from bot.storage.postgres.address import Address
from bot.storage.postgres.connection import PostgresConnection, connect
from bot.storage.postgres.errors import refusals
from bot.storage.postgres.schema import check_origin, check_server, migrate
from bot.storage.postgres.store import IN_USE
from engines.core.text import Text

MOMENT = 0.5  # seconds


@contextmanager
def open_to_read(address: Address) -> Iterator[PostgresConnection]:
    """A database that is only read; a bot may be using it."""
    with connected(address) as db:
        db.execute("SET default_transaction_read_only = on")
        if not check_origin(db):
            raise missing(address)
        yield db


@contextmanager
def open_to_write(address: Address) -> Iterator[PostgresConnection]:
    """A database of this version that is written; a bot may be using it too."""
    with connected(address) as db:
        if not check_origin(db):
            raise missing(address)
        require_current(db)
        yield db


@contextmanager
def unused(address: Address) -> Iterator[None]:
    """Refuse while a bot is connected; until the block ends, none can connect."""
    with connected(address) as db:
        if not _lock(db):
            raise in_use(address)
        yield


def _lock(db: PostgresConnection) -> bool:
    """Whether nobody has it; the server may need a moment to notice that somebody is gone."""
    end = monotonic() + MOMENT
    while not db.execute("SELECT pg_try_advisory_lock(?)", (IN_USE,)).fetchone()[0]:
        if monotonic() >= end:
            return False
        sleep(0.02)
    return True


@contextmanager
def new_database(address: Address) -> Iterator[PostgresConnection]:
    """A database with empty tables where there were none; if the block fails, there are none again."""
    with unused(address), connected(address) as db:
        if check_origin(db):
            raise CannotMove(Text("move-not-empty", {"path": str(address)}))
        try:
            with db.driver.transaction():
                migrate(db)
                yield db
        except (
            psycopg.DataError
        ) as error:  # for instance a text with a character that PostgreSQL does not store
            raise CannotMove(Text("move-unstorable", {"detail": str(error).splitlines()[0]})) from error
        db.execute("ANALYZE")  # Until then, the server would guess how many rows there are.


@contextmanager
def connected(address: Address) -> Iterator[PostgresConnection]:
    """A connection until the block ends; its errors name the database."""
    with refusals(address):
        db = connect(address)
        try:
            check_server(db)
            yield db
        finally:
            db.driver.close()
