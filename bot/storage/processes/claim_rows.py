"""Claims as rows: each has a holder and ends by itself. Each function runs in the caller's transaction.

Times are in milliseconds by the clock of the database, because those of several machines differ.
"""

from collections.abc import Sequence

from msgspec import Struct

from bot.storage.connection import Connection
from bot.storage.processes import signals
from bot.storage.processes.signals import milliseconds

# One statement, so that of two processes only one gets it. Renewing a claim does not forget who wants it.
TAKE = """
    INSERT INTO claims (name, holder, until, at_home) VALUES (:name, :holder, :until, :at_home)
    ON CONFLICT (name) DO UPDATE SET
        holder = excluded.holder, until = excluded.until, at_home = excluded.at_home,
        wanted_by = CASE WHEN claims.holder = excluded.holder THEN claims.wanted_by END
    WHERE claims.holder = excluded.holder OR claims.until <= :now
    RETURNING name
"""
WANT = """
    UPDATE claims SET wanted_by = :holder
    WHERE name = :name AND holder <> :holder AND (wanted_by IS NULL OR wanted_by <> :holder)
"""


class Claim(Struct, frozen=True):
    """Something that a process holds."""

    name: str
    is_mine: bool
    is_wanted: bool  # by another process
    at_home: bool  # Its holder serves it too.


def take(db: Connection, name: str, holder: str, lease: int, *, at_home: bool = True) -> bool:
    """Take a claim that is free, has ended or is held already; whether it is held now."""
    moment = milliseconds(db)
    claim = {"name": name, "holder": holder, "until": moment + lease, "now": moment}
    return db.execute(TAKE, {**claim, "at_home": int(at_home)}).fetchone() is not None


def renew(db: Connection, names: Sequence[str], holder: str, lease: int) -> list[Claim]:
    """Take the claims that a process serves, and keep those it has; all of their kind that anybody holds.

    It asks others for those that they hold, and takes over all that was left half a lease ago.
    """
    like, held = f"%/{names[0].partition('/')[2]}", "SELECT name FROM claims WHERE holder = :holder"
    left = "SELECT name FROM claims WHERE until <= :long_ago"
    both = f"SELECT name FROM ({held} UNION {left}) AS found WHERE name LIKE :like"  # noqa: S608 - our own
    found = db.execute(
        both, {"holder": holder, "long_ago": milliseconds(db) - lease // 2, "like": like}
    ).fetchall()
    for name in sorted({*names, *(name for (name,) in found)}):
        if not take(db, name, holder, lease, at_home=name in names) and name in names:
            wanted = db.execute(WANT, {"name": name, "holder": holder})
            if wanted.rowcount:
                signals.tell(db, signals.CLAIMS)
    read = """
        SELECT name, holder = :holder, wanted_by IS NOT NULL, at_home = 1 FROM claims
        WHERE name LIKE :like AND until > :now
    """
    rows = db.execute(read, {"holder": holder, "like": like, "now": milliseconds(db)})
    return [Claim(name, *map(bool, flags)) for name, *flags in rows]


def release(db: Connection, names: Sequence[str], holder: str) -> None:
    """End claims at once, so that others can take them."""
    update = "UPDATE claims SET until = ?, wanted_by = NULL WHERE name = ? AND holder = ?"
    db.executemany(update, [(milliseconds(db), name, holder) for name in names])
    signals.tell(db, signals.CLAIMS)
