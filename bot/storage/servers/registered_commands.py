"""Fingerprints of the commands that were last registered with Discord, one for each application."""

from bot.storage.connection import Connection


def fingerprint_of(db: Connection, application: int) -> str | None:
    select = "SELECT fingerprint FROM registered_commands WHERE application = ?"
    found = db.execute(select, (application,)).fetchone()
    return found and str(found[0])


def save_fingerprint(db: Connection, application: int, fingerprint: str) -> None:
    upsert = """
        INSERT INTO registered_commands (application, fingerprint) VALUES (?, ?)
        ON CONFLICT (application) DO UPDATE SET fingerprint = excluded.fingerprint
    """
    db.execute(upsert, (application, fingerprint))
