"""Sentences for people who cannot see the pictures."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from engines.akropolis.components import AREAS
from engines.akropolis.labels import tile_name
from engines.akropolis.state import Architect, City, State
from engines.core.game import Score, Seat
from engines.core.text import Argument, Text, Who

NAMES = [Text(f"akropolis-area-{code}") for code in AREAS]
ORDER = {code: number for number, code in enumerate(AREAS)}


def city(seat: Seat, architect: Architect, points: int) -> Text:
    """Whose city it is, its points, and which areas it shows."""
    levels: dict[str, Argument] = {"levels": _list(_levels(architect.city))}
    return Text("akropolis-alt-city", levels | _figures(seat, architect, points))


def preview(shown: Text) -> Text:
    """A city as it would be after a move."""
    return Text("akropolis-alt-preview", {"city": shown})


def numbered(shown: Text, numbers: Sequence[str]) -> Text:
    """A picture in which places are numbered."""
    if not numbers:
        return shown
    return Text("akropolis-alt-places", {"city": shown, "first": numbers[0], "last": numbers[-1]})


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


def choice(state: State, shown: Text) -> Text:
    """The market, then a city."""
    return Text("akropolis-alt-choice", {"market": market(state), "city": shown})


def table(state: State, scores: Sequence[Score]) -> Text:
    """Everybody's points."""
    seats = [
        Text("akropolis-alt-seat", _figures(seat, architect, scores[seat].total))
        for seat, architect in enumerate(state.architects)
    ]
    return Text("akropolis-alt-table", {"seats": _list(seats)})


def _figures(seat: Seat, architect: Architect, points: int) -> dict[str, Argument]:
    highest = architect.city.survey.highest
    return {"who": Who(seat), "points": points, "stones": architect.stones, "level": highest}


def _levels(shown: City) -> list[Text]:
    """For each level, how often each kind of area is on top."""
    counts = Counter((top.level, ORDER[top.area.code]) for top in shown.survey.tops.values())
    return [
        Text("akropolis-alt-level", {"level": level, "areas": _row(group)})
        for level, group in groupby(sorted(counts.items()), key=lambda item: item[0][0])
    ]


def _row(counts: Iterable[tuple[tuple[int, int], int]]) -> Text:
    texts = [Text("akropolis-alt-area", {"area": NAMES[kind], "count": count}) for (_, kind), count in counts]
    return _joined("akropolis-alt-row", texts)


def _joined(key: str, texts: Sequence[Text]) -> Text:
    """Several texts as one, first to last."""
    first, *rest = texts
    return Text(key, {"first": first, "rest": _joined(key, rest)}) if rest else first


def _list(texts: Sequence[Text]) -> Text:
    return _joined("akropolis-alt-list", texts)
