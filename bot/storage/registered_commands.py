"""Fingerprints of the commands that were last registered with Discord, one for each application."""

import sqlite3


def fingerprint_of(db: sqlite3.Connection, application: int) -> str | None:
    select = "SELECT fingerprint FROM registered_commands WHERE application = ?"
    found = db.execute(select, (application,)).fetchone()
    return found and str(found[0])


def save_fingerprint(db: sqlite3.Connection, application: int, fingerprint: str) -> None:
    db.execute("INSERT OR REPLACE INTO registered_commands VALUES (?, ?)", (application, fingerprint))
