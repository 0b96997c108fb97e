"""Why a move is not legal, and what cannot be chosen now."""

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engines.cities.components import (
    ATTRACTIONS,
    PIECES,
    TILES,
    Zone,
)
from engines.cities.district.grid import CELLS, TILE, sites, square_of
from engines.cities.district.placement import only_way
from engines.cities.district.survey import Survey
from engines.cities.labels import amounts, tile_name
from engines.cities.moves import SENDS
from engines.cities.state import State
from engines.core.grids.bits import BitSet
from engines.core.grids.squares import Square
from engines.core.text import Text

_SPOT = re.compile("[a-z][0-9]{1,2}")


def refusal(state: State, move: str) -> Text:
    """Why these words are not a legal move."""
    verb, *words = move.split() or [""]
    expected, reason = _REASONS.get(verb, (None, None))
    if reason is None:
        return Text("cities-not-a-move", {"move": move})
    if expected is not None and not expected(state):
        return _what_is_to_do(state)
    return reason(state, words)


def _what_is_to_do(state: State) -> Text:
    """What comes before any other move."""
    if not state.round:
        return Text("cities-now-pick")
    if not state.hand:
        return Text("cities-now-send")
    if _holds_tile(state):
        return Text("cities-now-lay", {"tile": tile_name(state.hand[0])})
    return Text("cities-now-place", {"item": amounts(state.hand[:1])})


def _is_picking(state: State) -> bool:
    return not state.round


def _is_sending(state: State) -> bool:
    return state.round > 0 and not state.hand


def _holds_tile(state: State) -> bool:
    return bool(state.hand) and state.hand[0] in TILES


def _holds_attraction(state: State) -> bool:
    return bool(state.hand) and state.hand[0] in ATTRACTIONS


def _holds_piece(state: State) -> bool:
    return bool(state.hand) and state.hand[0] in PIECES


def _why_not_pick(state: State, words: Sequence[str]) -> Text:
    return Text("cities-no-such-start", {"tile": " ".join(words), "known": ", ".join(state.start_tiles)})


def _why_not_send(state: State, words: Sequence[str]) -> Text:
    posts = [f"{send.to.zone.value} {send.to.slot}" for send in SENDS]
    if (post := " ".join(words)) not in posts:
        return Text("cities-no-such-slot", {"slot": post})
    slot = state.board[posts.index(post)]
    return Text("cities-zone-done" if slot.worker is None else "cities-slot-taken")


def _why_not_lay(state: State, words: Sequence[str]) -> Text:
    district = state.planners[state.active].district
    match words:
        case [at, ("0" | "1" | "2" | "3")] if _SPOT.fullmatch(at):
            spot = Square(ord(at[0]) - ord("a"), int(at[1:]) - 1)  # also beyond the frame
        case _:
            return Text("cities-no-such-lay")
    if at in sites(district.survey.tiles, state.mode.boxes):
        return Text("cities-same-turn")
    away = {(abs(spot.x - x), abs(spot.y - y)) for x, y in (square_of(laid.at) for laid in district.tiles)}
    if any(right < TILE and down < TILE for right, down in away):
        return Text("cities-spot-taken")
    return Text("cities-outside-box" if away & {(TILE, 0), (0, TILE)} else "cities-no-full-side")


def _why_not_place(state: State, words: Sequence[str]) -> Text:
    survey, on = state.planners[state.active].district.survey, ATTRACTIONS[state.hand[0]].on
    field = _field(words)
    ground = survey.plots if on == "plot" else survey.terrain[on]
    if not field & _all_fields(survey):
        return Text("cities-no-such-field")
    if not field & ground:
        return Text("cities-wrong-ground", {"on": on})
    return Text("cities-has-attraction" if field & survey.taken else "cities-has-building")


def _why_not_build(state: State, words: Sequence[str]) -> Text:
    survey, colour = state.planners[state.active].district.survey, state.hand[0]
    field = _field(words)
    if not field & _all_fields(survey):
        return Text("cities-no-such-field")
    if field & survey.built[colour]:
        return Text("cities-full-height")
    if field & survey.standing:
        return Text("cities-other-building")
    return Text("cities-has-attraction" if field & survey.terrain[colour] else "cities-wrong-plot")


def _why_not_decline(state: State, _words: Sequence[str]) -> Text:
    return Text("cities-tile-must-be-laid") if _holds_tile(state) else _what_is_to_do(state)


def _why_not_rest(state: State, _words: Sequence[str]) -> Text:
    if not state.hand or _holds_tile(state):
        return _what_is_to_do(state)
    district = state.planners[state.active].district
    one_way = only_way(district, state.hand) is not None
    return Text("cities-only-one-left" if one_way else "cities-several-ways")


def _field(words: Sequence[str]) -> BitSet:
    return 1 << CELLS[words[0]] if len(words) == 1 and words[0] in CELLS else 0


def _all_fields(survey: Survey) -> BitSet:
    return survey.plots | survey.terrain["park"] | survey.terrain["lake"]


# For each verb: when it is possible at all, and why its words are refused then.
_Reason = tuple[Callable[[State], bool] | None, Callable[[State, Sequence[str]], Text]]
_REASONS: Mapping[str, _Reason] = MappingProxyType(
    {
        "pick": (_is_picking, _why_not_pick),
        "send": (_is_sending, _why_not_send),
        "lay": (_holds_tile, _why_not_lay),
        "place": (_holds_attraction, _why_not_place),
        "build": (_holds_piece, _why_not_build),
        "decline": (None, _why_not_decline),
        "rest": (None, _why_not_rest),
    }
)


def obstacles(state: State) -> list[Text]:
    """Zones with a free slot that take no more workers of the active planner."""
    if not state.round or state.hand:
        return []
    return [Text("cities-zone-closed", {"zone": zone.value}) for zone in Zone if _is_closed(state, zone)]


def _is_closed(state: State, zone: Zone) -> bool:
    workers = [slot.worker for slot in state.slots(zone)]
    return None in workers and workers.count(state.active) == state.mode.workers_a_zone
