"""Tables at which nothing happens any more: warned first, then closed; their log stays."""

from bot.domain.play import Change, after
from bot.domain.table import NOBODY, Action, Ending, Status, Table
from bot.storage.table_rows import Standing
from engines.core.game import Event
from engines.core.text import Text

DAY = 24 * 3600
LOBBY_WAITS = 3 * DAY
GAME_WAITS = 30 * DAY
PAUSE_WAITS = 90 * DAY
LAST_DAYS = 7  # between the warning and the end
GRACE = LAST_DAYS * DAY


def expected(table: Table, deed: Action, now: int) -> int | None:
    """When a table has something to do by itself, if nothing more is done there; never, once it is over."""
    if table.status not in {Status.LOBBY, Status.PLAYING}:
        return None
    closes = table.vote.closes if table.vote else None
    return due_at(Standing(table.id, table.status.value, table.paused, now, deed.value, closes))


def due_at(standing: Standing) -> int:
    """When the table itself has something to do: close its vote, warn its people, or close."""
    silent = standing.at + (GRACE if standing.deed == Action.WARNED else _waits(standing))
    return min(silent, standing.closes or silent)


def warned_or_closed(table: Table, standing: Standing, now: int) -> Change:
    """What becomes of a table at which nothing has happened for too long."""
    if standing.deed != Action.WARNED:
        days = (now - standing.at) // DAY
        event = Event(Text(f"closing-warned-{table.status}", {"days": days, "left": LAST_DAYS}))
        return after(table, Action.WARNED, NOBODY, event)
    if table.status is Status.LOBBY:
        return after(table, Action.CANCELLED, NOBODY, Event(Text("closing-closed")), status=Status.CANCELLED)
    over = {"status": Status.OVER, "ending": Ending.ENDED}
    return after(table, Action.ENDED, NOBODY, Event(Text("closing-ended")), **over)


def _waits(standing: Standing) -> int:
    if standing.status == Status.LOBBY:
        return LOBBY_WAITS
    return PAUSE_WAITS if standing.paused else GAME_WAITS
