"""Which pictures to show with a question."""

from collections.abc import Sequence

from engines.core.game import View
from engines.origins.components.tasks import (
    Campaign,
    Errand,
    Hiring,
    Pilgrimage,
    Purchase,
    Recruitment,
    Reservation,
    Resetting,
    Rising,
)
from engines.origins.state import State

# The pictures of a task's choices, before the first step of a move; for other tasks, the city.
FOR_TASK = {
    Errand: ("market",),
    Recruitment: ("market",),
    Hiring: ("market",),
    Resetting: ("market",),
    Rising: ("market",),
    Purchase: ("buildings",),
    Reservation: ("buildings",),
    Pilgrimage: ("temples",),
    Campaign: ("temples",),
}
# The pictures of the choices after a verb.
FOR_VERB = {
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
# Verbs that add something to the city, and the number of steps after which it can be shown there.
IN_CITY_AFTER = {"draft": 3, "recruit": 3, "hire": 3, "reserve": 2, "buy": 3, "farm": 3}


def for_question(view: View[State], steps: Sequence[str]) -> tuple[str, ...]:
    """The pictures that show the next choice; places are chosen in the city."""
    if not steps:
        return _first_question(view.state)
    if len(steps) >= IN_CITY_AFTER.get(steps[0], len(steps) + 1):
        return ("city",)
    return ("temples",) if [*steps[:2]] == ["train", "army"] else FOR_VERB.get(steps[0], ("city",))


def _first_question(state: State) -> tuple[str, ...]:
    """The pictures for the first question: an answer to a task, a first die, or an action at a site."""
    if state.agenda:
        return FOR_TASK.get(type(state.agenda[-1]), ("city",))
    return ("market",)
