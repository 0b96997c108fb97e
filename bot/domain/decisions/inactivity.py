"""Tables at which nothing happens any more are warned first and then closed."""

from msgspec import Struct

from bot.domain.change import Change, next_revision
from bot.domain.log import Action
from bot.domain.table import NOBODY, Ending, Status, Table
from bot.domain.time_control import DAY
from engines.core.game import Event
from engines.core.text import Text

LOBBY_WAITS = 3 * DAY
GAME_WAITS = 30 * DAY
PAUSE_WAITS = 90 * DAY
GRACE_DAYS = 7  # between the warning and the end
GRACE = GRACE_DAYS * DAY


class LastActivity(Struct, frozen=True):
    """The last log entry of a live table, and what its next deadline depends on."""

    status: Status
    paused: bool
    at: int
    action: Action
    vote_closes: int | None = None

    @property
    def due(self) -> int:
        """When the table must close its vote, be warned, or be closed."""
        deadline = self.at + (GRACE if self.action is Action.WARNED else self._limit())
        return min(deadline, self.vote_closes or deadline)

    def _limit(self) -> int:
        if self.status is Status.LOBBY:
            return LOBBY_WAITS
        return PAUSE_WAITS if self.paused else GAME_WAITS


def next_due(table: Table, action: Action, now: int) -> int | None:
    """When the table must be looked at if nothing more happens after this action; never once it is over."""
    if table.status not in {Status.LOBBY, Status.PLAYING}:
        return None
    closes = table.vote.closes if table.vote else None
    return LastActivity(table.status, table.paused, now, action, closes).due


def warn_or_close(table: Table, last: LastActivity, now: int) -> Change:
    """Warn an inactive table; close it if it was warned before."""
    if last.action is not Action.WARNED:
        days = (now - last.at) // DAY
        event = Event(Text(f"closing-warned-{table.status}", {"days": days, "left": GRACE_DAYS}))
        return next_revision(table, Action.WARNED, NOBODY, event)
    if table.status is Status.LOBBY:
        event = Event(Text("closing-closed"))
        return next_revision(table, Action.CANCELLED, NOBODY, event, status=Status.CANCELLED)
    event = Event(Text("closing-ended"))
    return next_revision(table, Action.ENDED, NOBODY, event, status=Status.OVER, ending=Ending.ENDED)
