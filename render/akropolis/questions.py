"""Which pictures to show with a question."""

from collections.abc import Sequence

from engines.akropolis.state import State
from engines.core.game import View


def for_question(_view: View[State], steps: Sequence[str]) -> tuple[str, ...]:
    """A tile is chosen with the city in sight, then a place in the city."""
    return ("city",) if len(steps) > 1 else ("choice",)
