"""What processes that share a database tell each other, within the transaction that they tell of.

On a file there is nobody to tell. A signal is a kind and numbers; who misses one reads everything anew.
"""

from bot.storage.catalog import is_sqlite
from bot.storage.connection import Connection

CHANNEL = "tessera"
SQLITE_CLOCK = "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
POSTGRES_CLOCK = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"

# The kinds of signals.
CLAIMS = "claims"  # were given up, or are wanted
TABLE = "table"  # has changed: its id, its server or 0, and 1 if it waits for a computer
PERSON = "person"  # has other settings, or was erased
SERVER = "server"  # has other preferences


def tell(db: Connection, kind: str, *numbers: int) -> None:
    """Tell every process, this one included, when the transaction is committed."""
    if not is_sqlite(db):
        db.execute("SELECT pg_notify(?, ?)", (CHANNEL, " ".join((kind, *map(str, numbers)))))


def milliseconds(db: Connection) -> int:
    """The clock of the database, in milliseconds since 1970."""
    return int(db.execute(SQLITE_CLOCK if is_sqlite(db) else POSTGRES_CLOCK).fetchone()[0])
