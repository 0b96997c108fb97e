"""The words of a move, or the first few of them, as what they point at, and as what they would lead to."""

from collections.abc import Mapping

from engines.core.game import View, find
from engines.origins import GAME, rules
from engines.origins.actions.turn import Turn
from engines.origins.components.tasks import Errand
from engines.origins.state import State

TURN = "turn"  # where a mark stands that is about nothing but whose turn it is


# What each verb is about, the most telling first; a pattern takes the words of a move by their numbers.
PATTERNS: Mapping[str, tuple[str, ...]] = {
    "draft": ("offer {0} {1}",),
    "visit": ("action {1} {2}", "site {1}"),
    "buy": ("place {2} {3}", "building {0} {1}"),
    "farm": ("place {2} {3}", "building {0} {1}"),
    "close": ("seat {0} {1}",),
    "use": ("place {0} {1}",),
    "tower": ("tower {0}",),
    "grow": ("base",),
    "take": ("good {0}",),
    "exchange": ("good {0}",),
    "march": ("{0}",),
    "climb": ("climb {0} {1}", "climb {0}"),
    "recruit": ("recruit {0}",),
    "hire": ("hire {0}",),
    "reserve": ("building pool {0}",),
    "recolour": ("worker {0}",),
    "honour": ("worker {0}",),
    "promote": ("worker {0}",),
    "train": ("worker {0}",),
    "reset": ("site {0}",),
    "lift": ("site {0}",),
}


def targets(state: State, words: str) -> tuple[str, ...]:
    """What a choice is about: each picture marks the first that it shows."""
    verb, *rest = words.split()
    match verb, rest:
        case "visit", [worker]:
            return (f"worker {worker}",)
        case "act", [action]:
            return (f"action {_errand_site(state)} {action}",)
        case _:
            patterns = PATTERNS.get(verb, (TURN,))
            return tuple(pattern.format(*rest) for pattern in patterns if _needed(pattern) <= len(rest))


def _needed(pattern: str) -> int:
    """How many words a pattern needs."""
    return max((int(character) + 1 for character in pattern if character.isdigit()), default=0)


def _errand_site(state: State) -> int:
    """The site that is being visited."""
    return next((task.site for task in reversed(state.agenda) if isinstance(task, Errand)), 0)


def after(view: View[State], words: str) -> State:
    """The table as it would be after a move, before anybody else does anything."""
    turn = Turn(view.state)
    rules.decide(turn, find(GAME, view.state, words))
    return turn.state
