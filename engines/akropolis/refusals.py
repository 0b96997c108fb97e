"""Why a move is not legal, and what cannot be chosen now."""

from engines.akropolis.spots import under
from engines.akropolis.state import State, Survey
from engines.core.grids.hexes import REACH, Hex
from engines.core.text import Text


def obstacles(state: State) -> list[Text]:
    """The tiles that the seat to act cannot pay for."""
    dear, stones = len(state.market) - state.affordable, state.architects[state.active].stones
    return [Text("akropolis-too-dear", {"tiles": dear, "stones": stones})] if dear else []


def refusal(state: State, move: str) -> Text:
    """Why these words are not a legal move."""
    numbers = _numbers(move)
    if numbers is None:
        return Text("akropolis-not-a-move", {"move": move})
    slot, q, r, facing = numbers
    me = state.architects[state.active]
    if slot not in range(len(state.market)):
        return Text("akropolis-no-such-tile", {"slot": slot, "last": len(state.market) - 1})
    if facing not in range(6):
        return Text("akropolis-no-such-facing", {"facing": facing})
    if slot > me.stones:
        return Text("akropolis-too-few-stones", {"price": slot, "stones": me.stones})
    return Text(_broken_rule(me.city.survey, Hex(q, r), facing))


def _numbers(move: str) -> tuple[int, int, int, int] | None:
    match move.split():
        case ["place", slot, q, r, facing]:
            try:
                return int(slot), int(q), int(r), int(facing)
            except ValueError:
                return None
        case _:
            return None


def _broken_rule(survey: Survey, at: Hex, facing: int) -> str:
    """The rule of page 4 that this place violates."""
    if abs(at.q) >= REACH or abs(at.r) >= REACH:
        return "akropolis-not-touching"
    _spot, *cells = under(at, facing)
    levels = {survey.tops[cell].level if cell in survey.tops else 0 for cell in cells}
    if levels == {0}:
        return "akropolis-not-touching"
    if 0 in levels:
        return "akropolis-gap-below"
    if len(levels) > 1:
        return "akropolis-uneven-levels"
    return "akropolis-one-tile-below"
