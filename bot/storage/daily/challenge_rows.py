"""The challenges of days, and the secret that they are made from."""

from collections.abc import Sequence

import msgspec

from bot.domain.daily.challenge import Challenge
from bot.storage.columns import DAMAGE, Row, select, to_json
from bot.storage.connection import Connection
from engines.core.errors import CorruptSave
from engines.core.text import Text

COLUMNS = "day, game, version, setup, state, seat, turns, levels, solution"
READ = f"SELECT {COLUMNS} FROM daily_challenges WHERE day = :day"  # noqa: S608 - names of columns
ADD = f"""
    INSERT INTO daily_challenges ({COLUMNS})
    VALUES (:day, :game, :version, :setup, :state, :seat, :turns, :levels, :solution)
    ON CONFLICT (day) DO NOTHING
"""  # noqa: S608 - names of columns
FORGET_ENTRIES = """
    DELETE FROM daily_entries WHERE day < ? AND NOT EXISTS (
        SELECT 1 FROM daily_attempts AS attempts
        WHERE attempts.person = daily_entries.person AND attempts.day = daily_entries.day
    )
"""
ENCODED = ("levels", "solution")  # as JSON


def secret(db: Connection, drawn: str) -> str:
    """The secret of this installation; what was drawn if it has none yet."""
    insert = "INSERT INTO daily_secret (id, secret) VALUES (1, ?) ON CONFLICT (id) DO NOTHING"
    db.execute(insert, (drawn,))
    return str(db.execute("SELECT secret FROM daily_secret").fetchone()[0])


def of_day(db: Connection, day: int) -> Challenge | None:
    """The challenge of a day, if it is made."""
    return next(map(_read, select(db, READ, {"day": day})), None)


def _read(row: Row) -> Challenge:
    try:
        decoded = {name: msgspec.json.decode(row[name]) for name in ENCODED}
        return msgspec.convert(row | decoded, Challenge)
    except DAMAGE as error:
        raise CorruptSave(Text("daily-unreadable")) from error


def add(db: Connection, challenge: Challenge) -> None:
    """Store a challenge; one that is stored for its day already stays."""
    row = {name: getattr(challenge, name) for name in challenge.__struct_fields__}
    db.execute(ADD, row | {name: to_json(row[name]) for name in ENCODED})


def begin_day(db: Connection, day: int) -> None:
    """Record that the bot was there on a day, and forget practice and what was never finished before it."""
    db.execute("UPDATE daily_challenges SET offered = 1 WHERE day = ?", (day,))
    db.execute("DELETE FROM daily_attempts WHERE day < ? AND (practice = 1 OR points IS NULL)", (day,))
    db.execute(FORGET_ENTRIES, (day,))


def offered_days(db: Connection, until: int) -> Sequence[int]:
    """The days on which a challenge could be played, the latest first."""
    read = "SELECT day FROM daily_challenges WHERE offered = 1 AND day <= ? ORDER BY day DESC"
    return [day for (day,) in db.execute(read, (until,))]
