"""Which pictures to show with a question."""

from collections.abc import Sequence

from engines.core.game import View
from engines.founders.state import Phase, State


def for_question(view: View[State], steps: Sequence[str]) -> tuple[str, ...]:
    """Tiles and stacks are chosen from the market, places in the territory that they are in.

    The second tile is chosen beside the first: its places are all the same, and the answers name the offer.

    The other seat of a token is chosen at the table; then the city is that seat's (see render.founders.city).
    """
    match list(steps):
        case ["agree" | "refuse" | "propose"] | ["attack" | "buy"] | ["buy", _]:
            return ("table",)
        case ["draft" | "add" | "replace"] | ["reveal", *_]:
            return ("market",)
        case []:
            return _first_question(view.state)
        case _:
            return ("city",)


def _first_question(state: State) -> tuple[str, ...]:
    """Ideas to build are shown where they would be; before that, tiles are chosen from the market."""
    match state.phase:
        case Phase.VOTE:
            return ("table",)
        case Phase.BUILD:
            return ("city",)
        case Phase.DRAFT if state.me.territory.plots:
            return ("city",)
        case Phase.DRAFT | Phase.REVEAL:
            return ("market",)
