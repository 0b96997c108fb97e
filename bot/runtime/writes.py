"""What a task has written to the database, as far as is known. Error messages tell people."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum


class Outcome(StrEnum):
    """What has become of what somebody asked for."""

    UNCHANGED = "unchanged"  # nothing was written
    MOVED = "moved"  # their move was made
    CHANGED = "changed"  # their table was changed in another way
    UNKNOWN = "unknown"  # something else was written, or a write has neither succeeded nor failed


class OutcomeUnknown(Exception):
    """Whether a write was made is not known."""


class Writes:
    """The writes of one task, and of the tasks that it started."""

    def __init__(self) -> None:
        self.unfinished = 0
        self.finished = 0
        self.table: Outcome | None = None

    @property
    def outcome(self) -> Outcome:
        return self.table or (Outcome.UNKNOWN if self.unfinished or self.finished else Outcome.UNCHANGED)


_writes: ContextVar[Writes | None] = ContextVar("writes", default=None)


def record_writes() -> Writes:
    """Record what the current task writes from now on."""
    writes = Writes()
    _writes.set(writes)
    return writes


@contextmanager
def recorded_write() -> Iterator[None]:
    """A write: made if the block ends, not made if it fails, not known if it is cancelled or says so."""
    writes = _writes.get() or Writes()
    writes.unfinished += 1
    try:
        yield
    except OutcomeUnknown:
        raise
    except Exception:
        writes.unfinished -= 1
        raise
    else:
        writes.unfinished -= 1
        writes.finished += 1


def note_table(outcome: Outcome) -> None:
    """The current task has changed a table."""
    writes = _writes.get()
    # Their own move is what people ask about, not what follows from it, like a computer's move.
    if writes and writes.table is not Outcome.MOVED:
        writes.table = outcome
