"""Sentences for people who cannot see the pictures."""

from collections.abc import Iterable, Iterator, Sequence

from engines.cities.components import GOALS, PIECES, Item, Zone
from engines.cities.district.grid import areas
from engines.cities.district.measures import variety
from engines.cities.district.survey import MONUMENT, Survey
from engines.cities.labels import from_bag, item_name, list_of, requirement_needs
from engines.cities.scoring import score
from engines.cities.state import GoalScoring, State
from engines.core.game import Score, Seat
from engines.core.text import Argument, Text, Who
from render.cities.headline import workers_left


def city(state: State, seat: Seat) -> Text:
    """Whose district it is, its points, and what is in it."""
    planner = state.planners[seat]
    survey = planner.district.survey
    facts: dict[str, Argument] = {
        "who": Who(seat),
        "points": score(planner, state.options.goals).total,
        "workers": workers_left(state, seat),
        "buildings": _list(_heights(survey)),
        "parks": _areas(survey, "park"),
        "lakes": _areas(survey, "lake"),
        "monuments": survey.attractions[MONUMENT].bit_count(),
        "council": ", ".join(_progress(state, seat, n) for n in range(3)),
        "goals": _list(_goal(card, survey, state.options.goals) for card in planner.goals),
        "hand": _items(state.hand if seat == state.active else ()),
    }
    return Text("cities-alt-city", facts)


def preview(shown: Text) -> Text:
    """A district as it would be after a move."""
    return Text("cities-alt-preview", {"city": shown})


def numbered(shown: Text, numbers: Sequence[str]) -> Text:
    """A picture in which places are numbered."""
    if not numbers:
        return shown
    return Text("cities-alt-places", {"shown": shown, "first": numbers[0], "last": numbers[-1]})


def market(state: State) -> Text:
    """Every slot, with the things or the worker on it."""
    if not state.round:
        return Text("cities-alt-starts", {"tiles": _list(map(item_name, state.start_tiles))})
    zones = [
        Text("cities-alt-zone", {"zone": zone.value, "slots": list_of(_slots(state, zone))}) for zone in Zone
    ]
    return Text("cities-alt-market", _round(state) | {"who": Who(state.star), "zones": _list(zones)})


def council(state: State) -> Text:
    """What the council requires, and the progress of each seat."""
    texts = []
    for n, requirement in enumerate(state.council.requirements):
        seats = [
            Text("cities-alt-progress", {"who": Who(seat), "progress": _progress(state, seat, n)})
            for seat in range(len(state.planners))
        ]
        facts: dict[str, Argument] = {
            "name": Text(f"cities-requirement-{requirement.id}"),
            "needs": requirement_needs(requirement),
            "fields": "/".join(map(str, requirement.fields)),
            "seats": list_of(seats),
        }
        texts.append(Text("cities-alt-requirement", facts))
    return Text("cities-alt-council", {"requirements": _list(texts)})


def table(state: State, scores: Sequence[Score]) -> Text:
    """Everybody's points."""
    seats = [
        Text("cities-alt-seat", {"who": Who(seat), "points": score.total, **score.parts})
        for seat, score in enumerate(scores)
    ]
    return Text("cities-alt-table", _round(state) | {"star": Who(state.star), "seats": _list(seats)})


def _round(state: State) -> dict[str, Argument]:
    return {"round": state.round, "rounds": state.mode.rounds}


def _slots(state: State, zone: Zone) -> Iterator[Text]:
    """The worker or the things on each slot of a zone; an empty slot draws from the bag."""
    for number, slot in enumerate(state.slots(zone), start=1):
        items = _items(slot.up + slot.down)
        if not slot.up + slot.down and not state.over:
            items = from_bag()
        if slot.worker is not None:
            items = Text("cities-alt-worker", {"who": Who(slot.worker)})
        yield Text("cities-alt-slot", {"slot": number, "items": items})


def _items(items: Sequence[Item]) -> Text:
    return list_of(map(_item, items)) if items else Text("cities-alt-none")


def _item(item: Item) -> Text:
    """An item on the board or in hand; a goal card also says how many of its kind there are."""
    if item not in GOALS:
        return item_name(item)
    return Text("cities-alt-card", {"name": item_name(item), "copies": GOALS[item].copies})


def _heights(survey: Survey) -> list[Text]:
    """For each colour, the heights of its buildings."""
    found = {
        colour: [
            str(height)
            for height, built in enumerate(survey.heights, start=1)
            for _ in range((built & survey.built[colour]).bit_count())
        ]
        for colour in PIECES
    }
    return [
        Text("cities-alt-colour", {"colour": colour, "heights": ", ".join(heights)})
        for colour, heights in found.items()
        if heights
    ]


def _areas(survey: Survey, terrain: str) -> Text:
    """The size of each park or lake, and its number of different attractions."""
    return _list(
        Text("cities-alt-areas", {"size": area.bit_count(), "kinds": variety(area, survey)})
        for area in areas(survey.terrain[terrain])
    )


def _goal(card: Item, survey: Survey, scoring: GoalScoring) -> Text:
    if card not in GOALS:
        return item_name(card)
    goal = GOALS[card]
    facts: dict[str, Argument] = {"name": item_name(card), "count": goal.counts.count(survey)}
    if scoring is GoalScoring.PER_ITEM:
        return Text("cities-alt-goal-each", facts | {"points": goal.points_each})
    return Text("cities-alt-goal", facts | {"number": goal.exactly})


def _progress(state: State, seat: Seat, n: int) -> str:
    """How many of how many, and the points they earned."""
    requirement, planner = state.council.requirements[n], state.planners[seat]
    count = f"{requirement.counts.count(planner.district.survey)}/{requirement.at_least}"
    points = planner.claims[n]
    return count if points is None else f"{count} (+{points})"


def _list(texts: Iterable[Text]) -> Text:
    """Several texts as one, first to last."""
    listed = list(texts)
    if not listed:
        return Text("cities-alt-none")
    first, *rest = listed
    return Text("cities-alt-list", {"first": first, "rest": _list(rest)}) if rest else first
