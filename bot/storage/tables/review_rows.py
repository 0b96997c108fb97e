"""Reviews of games that are over, as rows. Each function runs inside the caller's transaction."""

import msgspec

from bot.storage.columns import DAMAGE, to_json
from bot.storage.connection import Connection
from engines.core.game import Seat
from engines.core.review import Review

SAVE = """
    INSERT INTO reviews (table_id, seat, method, review) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET method = excluded.method, review = excluded.review
"""
ERASE = """
    DELETE FROM reviews WHERE EXISTS (
        SELECT 1 FROM seats
        WHERE seats.table_id = reviews.table_id AND seats.seat = reviews.seat AND seats.person = ?
    )
"""


def of_table(db: Connection, table_id: int, method: str) -> dict[Seat, Review]:
    """The reviews of a table by seat; those that are damaged or made by another method are left out."""
    read = "SELECT seat, review FROM reviews WHERE table_id = ? AND method = ? ORDER BY seat"
    found = ((seat, _read(text)) for seat, text in db.execute(read, (table_id, method)))
    return {seat: review for seat, review in found if review}


def _read(text: str) -> Review | None:
    try:
        return msgspec.json.decode(text, type=Review)
    except DAMAGE:
        return None  # It is made again when somebody asks for it.


def save(db: Connection, table_id: int, seat: Seat, method: str, review: Review) -> None:
    db.execute(SAVE, (table_id, seat, method, to_json(review)))


def erase(db: Connection, person: int) -> None:
    """Erase what is said about how a person played."""
    db.execute(ERASE, (person,))
