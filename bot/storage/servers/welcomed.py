"""The servers that were welcomed, as rows. Each function runs inside the caller's transaction."""

from bot.storage.connection import Connection


def contains(db: Connection, guild: int) -> bool:
    return db.execute("SELECT 1 FROM welcomed WHERE guild = ?", (guild,)).fetchone() is not None


def add(db: Connection, guild: int) -> None:
    db.execute("INSERT INTO welcomed (guild) VALUES (?) ON CONFLICT DO NOTHING", (guild,))
