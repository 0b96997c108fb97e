"""Creates the tables of a database, and brings them up to date."""

from importlib.resources import files
from typing import Final

from bot.storage.catalog import schema_number
from bot.storage.errors import StorageError, StorageForeign, StorageUnreachable, newer
from bot.storage.migrations import migrations
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.statements import translated_script
from engines.core.text import Text

OLDEST_SERVER: Final = 150_000  # as the server counts: version 15.0
FIRST: Final = 15  # migrations whose result is in `schema.sql`
MIGRATING: Final = 0x54455353  # the advisory lock of whoever migrates: "TESS"
FIND = "SELECT to_regclass('tessera_schema') IS NOT NULL"
FOREIGN = "SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema()"


def migrate(db: PostgresConnection) -> None:
    """Run the scripts that are missing, all or none; whoever comes at the same time waits."""
    check_server(db)
    with db.driver.transaction():
        db.execute("SELECT pg_advisory_xact_lock(?)", (MIGRATING,))
        found, scripts = check_origin(db), migrations()
        if not found:
            db.driver.execute((files("bot.storage.postgres") / "schema.sql").read_bytes())
            db.execute("CREATE TABLE tessera_schema (number BIGINT NOT NULL)")
            db.execute("INSERT INTO tessera_schema (number) VALUES (0)")
        for script in scripts[max(found, FIRST) :]:
            db.driver.execute(translated_script(script).encode())
        if found < len(scripts):
            db.execute("UPDATE tessera_schema SET number = ?", (len(scripts),))


def check_server(db: PostgresConnection) -> None:
    """Refuse a server that is too old, and a database that cannot store every name."""
    info = db.driver.info
    if info.server_version < OLDEST_SERVER:
        raise _unusable("store-old-server", found=info.server_version // 10_000)
    if (encoding := info.parameter_status("server_encoding") or "") != "UTF8":
        raise _unusable("store-encoding", found=encoding)


def _unusable(key: str, found: str | int) -> StorageError:
    return StorageUnreachable(Text(key, {"found": found}))


def check_origin(db: PostgresConnection) -> int:
    """The number of the schema, 0 in an empty database; any other or newer database is refused."""
    if not db.execute(FIND).fetchone()[0]:
        if db.execute(FOREIGN).fetchone():
            raise StorageForeign(Text("store-foreign"))
        return 0
    found, known = schema_number(db), len(migrations())
    if found > known:
        raise newer(found, known)
    return found
