"""The pictures of Origins."""

from collections.abc import Sequence

from engines.core.game import View
from engines.origins.state import State
from engines.origins.tasks import (
    Activation,
    Barter,
    Campaign,
    Choice,
    Errand,
    Hiring,
    Imitation,
    Pilgrimage,
    Purchase,
    Recruitment,
    Reservation,
    Resetting,
    Rising,
    Training,
)
from render.origins.buildings import buildings
from render.origins.city import city
from render.origins.market import market
from render.origins.table import table
from render.origins.temples import temples

PICTURES = {"city": city, "market": market, "buildings": buildings, "temples": temples, "table": table}

# Where a task's choices are to be seen, before the first step of a move.
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
    Barter: ("city",),
    Choice: ("city",),
    Imitation: ("city",),
    Activation: ("city",),
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
    "reserve": ("buildings",),
    "climb": ("temples",),
    "march": ("temples",),
    "tower": ("city", "buildings"),
}


def showing(view: View[State], steps: Sequence[str]) -> tuple[str, ...]:
    """The board that the next choice is made on; a place is chosen in the city."""
    match steps:
        case ():
            return _asked(view.state)
        case ("buy" | "farm", *rest):
            return ("buildings",) if len(rest) < 2 else ("city",)
        case ("train", "army", *_):
            return ("temples",)
        case (verb, *_):
            return CHOSEN.get(verb, ("city",))
        case _:
            return ("city",)


def _asked(state: State) -> tuple[str, ...]:
    """What is decided now: an answer to a task, a first die, or an action."""
    if state.agenda:
        return ASKED.get(type(state.agenda[-1]), ("city",))
    return ("market",) if state.offer else ("market", "city")
