"""Which panel of a table is the newest: an older one must not play, since its person looks at another."""

from engines.core.errors import Refusal
from engines.core.text import Text


class OlderPanel(Refusal):
    """A press on a panel after a newer one of the same table was opened."""

    def __init__(self) -> None:
        super().__init__(Text("panel-older"))


class OpenPanels:
    """The newest panel of each table, by the id of its message. Later messages have larger ids.

    It is not stored. After a restart the first panel that is pressed counts as the newest, until a newer
    one is pressed or opened; what it plays is still what it shows.
    """

    def __init__(self) -> None:
        self._newest: dict[int, int] = {}

    def note(self, table: int, message: int) -> None:
        """A panel was opened or pressed."""
        self._newest[table] = max(message, self._newest.get(table, 0))

    def require_newest(self, table: int, message: int) -> None:
        """Refuse a press on an older panel."""
        if message < self._newest.get(table, 0):
            raise OlderPanel
        self.note(table, message)
