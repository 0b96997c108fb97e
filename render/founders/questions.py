"""Which pictures to show with a question."""

from collections.abc import Sequence

from engines.core.game import View
from engines.founders.components import TILES, Kind
from engines.founders.moves import Add, Replace
from engines.founders.rules import legal_moves
from engines.founders.state import Phase, State


def for_question(view: View[State], steps: Sequence[str]) -> tuple[str, ...]:
    """Tiles and stacks are chosen from the market, places in the territory that they are in.

    The other seat of a token is chosen at the table; then the city is that seat's (see render.founders.city).
    """
    match list(steps):
        case ["agree" | "refuse" | "propose"] | ["attack" | "buy"] | ["buy", _]:
            return ("table",)
        case ["draft" | "settle" | "add" | "replace"]:
            return _offers(view.state)
        case ["reveal", *_]:
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


def _offers(state: State) -> tuple[str, ...]:
    """Victory tiles are shown only to a seat that can build one."""
    return ("market", "victory") if _can_build_victory_tile(state) else ("market",)


def _can_build_victory_tile(state: State) -> bool:
    return any(
        isinstance(move, Add | Replace) and TILES[move.tile].kind is Kind.VICTORY
        for move in legal_moves(state)
    )
