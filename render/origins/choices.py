"""The words of a move, or the first few of them, as what they point at, and as what they would lead to."""

from engines.core.game import View, find
from engines.origins import GAME, rules
from engines.origins.state import State
from engines.origins.tasks import Errand
from engines.origins.turn import Turn

TURN = "turn"  # where a mark stands that is about nothing but whose turn it is


def targets(state: State, words: str) -> tuple[str, ...]:
    """What a choice is about, the most telling first: each picture marks the first that it shows."""
    verb, *rest = words.split()
    match verb, rest:
        case "visit", [worker]:
            return (f"worker {worker}",)
        case "visit", [_worker, site, *action]:
            return (" ".join(("action", site, *action)), f"site {site}")
        case "act", [action]:
            return (f"action {_errand_site(state)} {action}",)
        case ("buy" | "farm"), [source, building, *at]:
            return (*([f"place {' '.join(at)}"] if at else []), f"building {source} {building}")
        case "close", [x, y, *_freeman]:
            return (f"seat {x} {y}",)
        case "use", [x, y]:
            return (f"place {x} {y}",)
        case ("reset" | "lift"), [site]:
            return (f"site {site}",)
        case _:
            return _simple_targets(verb, rest)


def _simple_targets(verb: str, rest: list[str]) -> tuple[str, ...]:
    """Choices that point at one thing by its first word."""
    match verb, rest:
        case "draft", [_, _]:
            return (f"offer {' '.join(rest)}",)
        case "tower", [colour]:
            return (f"tower {colour}",)
        case ("take" | "exchange"), [good, *_]:
            return (f"good {good}",)
        case "march", [deed, *_]:
            return (deed,)
        case "climb", [shrine, *steps]:
            return (" ".join(("climb", shrine, *steps)), f"climb {shrine}")
        case ("recruit" | "hire"), [which, *_]:
            return (f"{verb} {which}",)
        case "reserve", [building]:
            return (f"building pool {building}",)
        case "train", ["army", *_]:
            return ("advance", TURN)
        case ("recolour" | "honour" | "promote" | "train"), [freeman, *_]:
            return (f"worker {freeman}",)
        case "grow", []:
            return ("base",)
        case _:
            return (TURN,)


def _errand_site(state: State) -> int:
    """The site that is being visited."""
    return next((task.site for task in reversed(state.agenda) if isinstance(task, Errand)), 0)


def after(view: View[State], words: str) -> State:
    """The table as it would be after a move, before anybody else does anything."""
    turn = Turn(view.state)
    rules.decide(turn, find(GAME, view.state, words))
    return turn.state
