"""Plans again what a clock that was ahead has planned. Each function runs in the caller's transaction.

Nothing can have happened in the future: such rows would keep quiet until the clock gets there.
"""

from msgspec.structs import replace

from bot.domain.time_control import DAY, HOUR
from bot.storage.connection import Connection
from bot.storage.people.notification_settings import settings_of
from bot.storage.turns import open_turns, turn_clock
from bot.storage.turns.open_turns import OpenTurn

TOLERANCE = HOUR  # A clock that is set by the network differs by less.


def correct(db: Connection, now: int) -> int:
    """Plan again everything that depends on a moment in the future; how many rows that were."""
    latest = now + TOLERANCE
    found = db.execute(
        f"{open_turns.SELECT} WHERE last_notice_at > ? OR since > ?", (latest, latest)
    ).fetchall()
    for row in found:
        turn = OpenTurn(*row)
        settings = settings_of(db, turn.person)
        open_turns.update(db, replace(turn, last_notice_at=now), settings, now)
    db.execute("UPDATE open_turns SET since = ? WHERE since > ?", (now, latest))
    clocks = turn_clock.restart_clocks(db, latest, now)
    digests = db.execute("SELECT person FROM digests WHERE due > ?", (now + 2 * DAY,)).fetchall()
    for (person,) in digests:
        open_turns.replan_digest(db, person, now)
    heads_ups = db.execute("UPDATE heads_ups SET due = ? WHERE due > ?", (now, now + 2 * DAY)).rowcount
    return len(found) + clocks + len(digests) + heads_ups
