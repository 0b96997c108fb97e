"""The events of moves in games that were over long ago, compressed. Runs in the caller's transaction.

They are most of a log. Everything else of an entry stays in its row: who did what when, and the move, so that
every question about games and people is answered as before, and erasing a person finds all that names them.
"""

import zlib
from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
from msgspec import Raw

from bot.storage.columns import Row, reading
from bot.storage.connection import Connection

Events: TypeAlias = dict[int, Raw]  # by revision

MOVES = "SELECT revision, events FROM log_entries WHERE table_id = ? AND action = 'moved'"
ADD = "INSERT INTO archived_events (table_id, events) VALUES (?, ?)"
EMPTY = "UPDATE log_entries SET events = '' WHERE table_id = ? AND action = 'moved'"


def archive(db: Connection, table_id: int) -> tuple[int, int]:
    """Compress the events of a table's moves; how many bytes they had, and how many they have now."""
    moves = dict(db.execute(MOVES, (table_id,)).fetchall())
    events = msgspec.json.encode({revision: Raw(text.encode()) for revision, text in moves.items()})
    with reading(table_id):
        msgspec.json.decode(events)  # One damaged entry would take the others with it.
    packed = zlib.compress(events, 9)
    db.execute(ADD, (table_id, packed))
    db.execute(EMPTY, (table_id,))
    return len(events), len(packed)


def with_events(db: Connection, rows: Iterable[Row]) -> Iterator[Row]:
    """The rows of log entries, with their events where those are in the archive."""
    archives: dict[int, Events] = {}
    for row in rows:
        table_id = row["table_id"]
        if not row["events"]:
            if table_id not in archives:
                archives[table_id] = _read(db, table_id)
            row["events"] = bytes(archives[table_id].get(row["revision"], Raw(b""))).decode()
        yield row


def _read(db: Connection, table_id: int) -> Events:
    packed = db.execute("SELECT events FROM archived_events WHERE table_id = ?", (table_id,)).fetchone()
    with reading(table_id):
        return msgspec.json.decode(_unpacked(packed[0] if packed else b""), type=Events)


def _unpacked(packed: bytes) -> bytes:
    try:
        return zlib.decompress(packed)
    except zlib.error as error:
        raise ValueError(str(error)) from error
