"""Which panel of a person at a table is the newest: an older one must not act, since they look at another."""

from msgspec import Struct

from engines.core.errors import Refusal
from engines.core.text import Text


class OlderPanel(Refusal):
    """A press on a panel after its person has opened a newer one of the same table."""

    def __init__(self) -> None:
        super().__init__(Text("panel-older"))


class _Panels(Struct, frozen=True):
    """The panels of one person at one table, by the ids of their messages."""

    newest: int  # opened last; not always the latest message, because an old one can become the panel again
    latest: int


class OpenPanels:
    """The newest panel of each person at each table.

    It is not stored. A message that is later than all that are known here is a panel that another process
    opened, or one that somebody pressed after a restart: it counts as the newest. This only keeps people from
    pressing what they do not look at. A press on any panel plays what that panel shows, and only while the
    table has the revision that the panel was drawn for.
    """

    def __init__(self) -> None:
        self._panels: dict[tuple[int, int], _Panels] = {}

    def note(self, table: int, person: int, message: int) -> None:
        """A panel was opened in a message."""
        latest = max(message, self._known(table, person).latest)
        self._panels[table, person] = _Panels(message, latest)

    def require_newest(self, table: int, person: int, message: int) -> None:
        """Refuse a press on an older panel."""
        known = self._known(table, person)
        if message != known.newest and message <= known.latest:
            raise OlderPanel
        self.note(table, person, message)

    def _known(self, table: int, person: int) -> _Panels:
        return self._panels.get((table, person), _Panels(0, 0))
