"""Which pictures to show with a question."""

from collections.abc import Sequence

from engines.core.game import View
from engines.origins.state import State
from engines.origins.tasks import (
    Campaign,
    Errand,
    Hiring,
    Pilgrimage,
    Purchase,
    Recruitment,
    Reservation,
    Resetting,
    Rising,
    Training,
)

# Where a task's choices are to be seen, before the first step of a move; others are in the city.
ASKED = {
    Errand: ("market",),
    Recruitment: ("market", "city"),
    Hiring: ("market",),
    Resetting: ("market",),
    Rising: ("market",),
    Purchase: ("buildings", "city"),
    Reservation: ("buildings",),
    Pilgrimage: ("temples",),
    Campaign: ("temples",),
    Training: ("city", "temples"),
}
# Where the choices after a verb are to be seen.
CHOSEN = {
    "draft": ("market",),
    "visit": ("market",),
    "act": ("market",),
    "reset": ("market",),
    "lift": ("market",),
    "recruit": ("market",),
    "hire": ("market",),
    "buy": ("buildings",),
    "farm": ("buildings",),
    "reserve": ("buildings",),
    "climb": ("temples",),
    "march": ("temples",),
}
# Verbs that bring something home, and after how many steps it would be there.
BRINGS = {"draft": 3, "recruit": 3, "hire": 3, "reserve": 2, "buy": 3, "farm": 3}


def for_question(view: View[State], steps: Sequence[str]) -> tuple[str, ...]:
    """The board that the next choice is made on; a place is chosen in the city."""
    if not steps:
        return _asked(view.state)
    if len(steps) >= BRINGS.get(steps[0], len(steps) + 1):
        return ("city",)
    return ("temples",) if [*steps[:2]] == ["train", "army"] else CHOSEN.get(steps[0], ("city",))


def _asked(state: State) -> tuple[str, ...]:
    """What is decided now: an answer to a task, a first die, or an action."""
    if state.agenda:
        return ASKED.get(type(state.agenda[-1]), ("city",))
    return ("market",) if state.offer else ("market", "city")
