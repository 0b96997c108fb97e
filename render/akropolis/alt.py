"""The sentences that stand for pictures where they cannot be seen."""

from collections import Counter
from collections.abc import Iterable

from engines.akropolis.components import AREAS
from engines.akropolis.explaining import tile_name
from engines.akropolis.scoring import score
from engines.akropolis.state import City, State
from engines.core.game import Seat, View
from engines.core.text import Argument, Text, Who
from render.wishes import Wish


def subject(view: View[State], wish: Wish) -> Seat:
    """Whose city is meant."""
    if wish.seat is not None:
        return wish.seat
    return view.state.active if view.seat is None else view.seat


def city(state: State, seat: Seat) -> Text:
    """Whose city it is, what it is worth and what is to be seen in it."""
    facts: dict[str, Argument] = {"who": Who(seat), "areas": _list(_areas(state.architects[seat].city))}
    return Text("akropolis-alt-city", facts | _figures(state, seat))


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


def table(state: State) -> Text:
    """Everybody's points, and the market."""
    seats = [
        Text("akropolis-alt-seat", {"who": Who(seat), **_figures(state, seat)})
        for seat in range(len(state.architects))
    ]
    return Text("akropolis-alt-table", {"seats": _list(seats), "market": market(state)})


def _figures(state: State, seat: Seat) -> dict[str, Argument]:
    architect = state.architects[seat]
    return {
        "points": score(architect, state.options).total,
        "stones": architect.stones,
        "level": max(top.level for top in architect.city.survey.tops.values()),
    }


def _areas(shown: City) -> list[Text]:
    """How often each kind of area shows, and on which levels."""
    seen = Counter((top.area.code, top.level) for top in shown.survey.tops.values())
    return [
        Text(
            "akropolis-alt-area",
            {"area": Text(f"akropolis-area-{code}"), "count": count, "level": level},
        )
        for code in AREAS
        for (kind, level), count in sorted(seen.items())
        if kind == code
    ]


def _list(texts: Iterable[Text]) -> Text:
    """Several texts as one."""
    first, *rest = texts
    return Text("akropolis-alt-list", {"first": first, "rest": _list(rest)}) if rest else first
