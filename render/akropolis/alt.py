"""The sentences that stand for pictures where they cannot be seen."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engines.akropolis.components import AREAS
from engines.akropolis.explaining import tile_name
from engines.akropolis.state import Architect, City, State
from engines.core.game import Score, Seat, View
from engines.core.text import Argument, Text, Who
from render.wishes import Wish

NAMES = [Text(f"akropolis-area-{code}") for code in AREAS]
ORDER = {code: number for number, code in enumerate(AREAS)}


def subject(view: View[State], wish: Wish) -> Seat:
    """Whose city is meant."""
    if wish.seat is not None:
        return wish.seat
    return view.state.active if view.seat is None else view.seat


def city(seat: Seat, architect: Architect, points: int) -> Text:
    """Whose city it is, what it is worth and what is to be seen in it."""
    areas: dict[str, Argument] = {"areas": _list(_areas(architect.city))}
    return Text("akropolis-alt-city", areas | _figures(seat, architect, points))


def preview(shown: Text) -> Text:
    """A city as it would be."""
    return Text("akropolis-alt-preview", {"city": shown})


def market(state: State) -> Text:
    """Every tile with its price."""
    tiles = [
        Text("akropolis-step-tile", {"tile": tile_name(tile), "price": price})
        for price, tile in enumerate(state.market)
    ]
    facts: dict[str, Argument] = {
        "tiles": _list(tiles),
        "stacks": len(state.pile) // state.stack,
        "chief": Who(state.chief),
    }
    return Text("akropolis-alt-market", facts)


def table(state: State, scores: Sequence[Score]) -> Text:
    """Everybody's points, and the market."""
    seats = [
        Text("akropolis-alt-seat", _figures(seat, architect, scores[seat].total))
        for seat, architect in enumerate(state.architects)
    ]
    return Text("akropolis-alt-table", {"seats": _list(seats), "market": market(state)})


def _figures(seat: Seat, architect: Architect, points: int) -> dict[str, Argument]:
    highest = len(architect.city.survey.floors) - 1
    return {"who": Who(seat), "points": points, "stones": architect.stones, "level": highest}


def _areas(shown: City) -> list[Text]:
    """How often each kind of area shows, and on which levels."""
    seen = Counter((ORDER[top.area.code], top.level) for top in shown.survey.tops.values())
    return [
        Text("akropolis-alt-area", {"area": NAMES[kind], "count": count, "level": level})
        for (kind, level), count in sorted(seen.items())
    ]


def _list(texts: Iterable[Text]) -> Text:
    """Several texts as one."""
    first, *rest = texts
    return Text("akropolis-alt-list", {"first": first, "rest": _list(rest)}) if rest else first
