"""How much waits to be done, in numbers. Each function runs inside the caller's transaction."""

from msgspec import Struct

from bot.storage.connection import Connection
from bot.storage.turns.reminder_queue import QUEUES

WAITING = """
    SELECT count(*) FILTER (WHERE refused = 0), count(*) FILTER (WHERE refused <> 0),
           min(at) FILTER (WHERE refused = 0)
    FROM outbox JOIN log_entries USING (table_id, revision)
"""


class Waiting(Struct, frozen=True):
    """What is still to be announced, and which reminders are due."""

    announcements: int
    refused: int  # announcements that Discord does not accept
    oldest: int | None  # since when the oldest announcement waits
    due: int


def waiting(db: Connection, now: int) -> Waiting:
    announcements, refused, oldest = db.execute(WAITING).fetchone()
    counts = (f"SELECT count(*) FROM {queue} WHERE due <= ?" for queue in QUEUES)  # noqa: S608 - our own names
    due = sum(db.execute(count, (now,)).fetchone()[0] for count in counts)
    return Waiting(announcements, refused, oldest, due)
