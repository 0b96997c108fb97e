"""Which pictures to show with a question."""

from collections.abc import Sequence

from engines.cities.state import State
from engines.core.game import View


def for_question(view: View[State], _steps: Sequence[str]) -> tuple[str, ...]:
    """Start tiles and slots are chosen from the board, places in the district."""
    return ("city",) if view.state.hand else ("market",)
