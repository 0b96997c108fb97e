"""A connection to PostgreSQL that takes statements as they are written for both databases."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import psycopg
from psycopg.abc import Buffer
from psycopg.adapt import Dumper
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import Int8BinaryDumper

from bot.storage.connection import Cursor, Parameters
from bot.storage.errors import StorageUnreachable
from bot.storage.postgres.address import Address
from bot.storage.postgres.errors import connect_error
from bot.storage.postgres.statements import translated
from engines.core.text import Text

CONNECT_SECONDS: Final = 3
LOCK_SECONDS: Final = 5  # for the locks of other transactions
# A network that swallows everything is noticed within this time.
SETTINGS: Final[dict[str, Any]] = {
    "connect_timeout": CONNECT_SECONDS,
    "application_name": "tessera",
    "tcp_user_timeout": 10_000,  # milliseconds
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
}


class WholeNumberDumper(Int8BinaryDumper):
    """Every whole number has 64 bits, so that a statement is prepared once, and not for each size."""


class FlagDumper(Dumper):
    """True and false are stored as 1 and 0, as in SQLite."""

    format = Int8BinaryDumper.format
    oid = Int8BinaryDumper.oid

    def dump(self, obj: bool) -> Buffer | None:
        return int(obj).to_bytes(8, "big")


class PostgresConnection:
    """Runs statements in the transaction that is open, or each by itself."""

    def __init__(self, driver: "psycopg.Connection[tuple[object, ...]]") -> None:
        self.driver = driver

    def execute(self, statement: str, parameters: Parameters = (), /) -> Cursor:
        return self.driver.execute(translated(statement), parameters)

    def executemany(self, statement: str, parameters: Iterable[Parameters], /) -> Cursor:
        cursor = self.driver.cursor()
        cursor.executemany(translated(statement), parameters)
        return cursor

    def stream(self, statement: str, /) -> Iterator[tuple[object, ...]]:
        """The rows of a query as they come; only within a transaction."""
        with self.driver.cursor("stream") as cursor:
            yield from cursor.execute(translated(statement))


def connect(address: Address) -> PostgresConnection:
    """A new connection, outside of any transaction."""
    try:
        driver = psycopg.connect(settings(address), autocommit=True)
    except psycopg.OperationalError as error:
        if refusal := connect_error(error):
            raise refusal from error
        raise
    driver.adapters.register_dumper(int, WholeNumberDumper)
    driver.adapters.register_dumper(bool, FlagDumper)
    try:
        driver.execute(f"SET lock_timeout = '{LOCK_SECONDS}s'")
    except psycopg.Error:
        driver.close()
        raise
    return PostgresConnection(driver)


def settings(address: Address) -> str:
    """What the address says, and what it leaves to us."""
    try:
        said = conninfo_to_dict(address.url)
    except psycopg.ProgrammingError:  # Its message may show a part of the password.
        raise StorageUnreachable(Text("store-bad-address")) from None
    return make_conninfo(**{**SETTINGS, **said, "client_encoding": "UTF8"})
