"""What keeps the messages of a table from their place, as its people are told."""

from enum import StrEnum

from msgspec import Struct

from engines.core.text import Text


class ProblemKind(StrEnum):
    """Why a message is not where it belongs."""

    PERMISSION = "permission"  # a permission is missing: nothing can be posted
    THREAD_PERMISSION = "thread-permission"  # a permission is missing in the thread: cards go to the channel
    THREAD_LOCKED = "thread-locked"  # cards go to the channel
    THREAD_LIMIT = "thread-limit"  # the server has too many threads: cards go to the channel
    CHANNEL_GONE = "channel-gone"  # nothing can be posted
    REFUSED = "refused"  # Discord does not accept the message, for a reason that we do not know


class DeliveryProblem(Struct, frozen=True):
    """A problem of one table."""

    kind: ProblemKind
    code: int = 0  # Discord's error code
    detail: str = ""  # the name of the permission, or what Discord said

    @property
    def text(self) -> Text:
        """The problem in a sentence, for the people of the table."""
        key = f"problem-{self.kind}"
        match self.kind:
            case ProblemKind.PERMISSION | ProblemKind.THREAD_PERMISSION:
                return Text(key, {"name": Text(f"permission-{self.detail}")})
            case ProblemKind.REFUSED:
                return Text(key, {"detail": self.detail, "code": str(self.code)})
        return Text(key)
