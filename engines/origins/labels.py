"""Questions, and labels for each step of a move."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from engines.core.squares import Square
from engines.core.text import Argument, Text
from engines.origins.actions.building import building_price
from engines.origins.actions.goods import one
from engines.origins.actions.growth import base_price
from engines.origins.actions.people import citizen_price
from engines.origins.actions.visits import visitors
from engines.origins.components import DISTRICTS, Goods
from engines.origins.components.tasks import Errand, Pilgrimage
from engines.origins.components.terms import Colour, Good, Shrine
from engines.origins.names import (
    action_name,
    building_name,
    colour_name,
    goods_text,
    listed,
    place_name,
    shrine_name,
    sign_name,
    site_name,
    worker_text,
)
from engines.origins.state import State

# Gives the label of the last field of a move, given all fields so far.
FieldLabel: TypeAlias = Callable[[State, Sequence[str]], Text]


def label(state: State, steps: Sequence[str]) -> Text:
    """The label of the last step; without steps, the question."""
    if not steps:
        return question(state)
    verb, *fields = steps
    if not fields:
        return verb_name(state, verb)
    return FIELD_LABELS[verb][len(fields) - 1](state, fields)


def question(state: State) -> Text:
    """The question that the active archon must answer."""
    if state.offer:
        return Text("origins-ask-draft")
    if state.agenda:
        return Text(f"origins-ask-{state.agenda[-1].__struct_config__.tag}")
    return Text("origins-ask-further" if state.acted else "origins-ask-action")


def verb_name(state: State, verb: str) -> Text:
    """The label of a verb."""
    match verb:
        case "grow":
            price = goods_text(base_price(state.me) or Goods())
            return Text("origins-step-grow", {"base": state.me.bases + 1, "price": price})
        case "skip" if not state.agenda:
            return Text("origins-step-end")
        case "skip" if isinstance(state.agenda[-1], Errand):
            return Text("origins-step-done")
        case _:
            return Text(f"origins-step-{verb}")


def square(words: str) -> Square:
    return Square(*map(int, words.split()))


def colour(_state: State, fields: Sequence[str]) -> Text:
    return colour_name(Colour(fields[-1]))


def value(_state: State, fields: Sequence[str]) -> Text:
    return Text("origins-step-value", {"value": int(fields[-1])})


def worker(_state: State, fields: Sequence[str]) -> Text:
    return worker_text(fields[-1])


def visited_site(state: State, fields: Sequence[str]) -> Text:
    """The site, and the price of the difference in wisdom."""
    word, number = fields
    site = int(number)
    at = state.sites[site - 1]
    visitor = next((each for each in visitors(state) if each.word == word), None)
    price = max(0, at - visitor.value) if visitor else 0
    return Text("origins-step-site", {"site": site_name(site), "value": at, "price": price})


def visit_action(state: State, fields: Sequence[str]) -> Text:
    _worker, site, action = fields
    return action_name(state.tokens[int(site) - 1], action)


def act_action(state: State, fields: Sequence[str]) -> Text:
    errand = state.agenda[-1] if state.agenda else None
    site = errand.site if isinstance(errand, Errand) else 1
    return action_name(state.tokens[site - 1], fields[-1])


def site(state: State, fields: Sequence[str]) -> Text:
    number = int(fields[-1])
    return Text("origins-step-at-site", {"site": site_name(number), "value": state.sites[number - 1]})


def block(_state: State, fields: Sequence[str]) -> Text:
    at = square(fields[-1])
    return Text("origins-step-block", {"x": at.x, "y": at.y})


def card(state: State, fields: Sequence[str]) -> Text:
    """A district card with its points and gold."""
    number = int(fields[-1])
    if not number:
        return Text("origins-step-no-card")
    district = DISTRICTS[number]
    points = district.later if number in state.me.claimed else district.first
    gold = sum(offer.gold for offer in state.districts if offer.district == number)
    return Text("origins-step-card", {"district": number, "points": points, "gold": gold})


def floor(state: State, fields: Sequence[str]) -> Text:
    height = state.me.height(Colour(fields[-1]))
    name = colour_name(Colour(fields[-1]))
    return Text("origins-step-floor", {"colour": name, "height": height + 1, "gold": height})


def goods(_state: State, fields: Sequence[str]) -> Text:
    words = fields[-1].split()
    return listed([goods_text(one(Good(word))) for word in words])


def march_order(_state: State, fields: Sequence[str]) -> Text:
    return Text(f"origins-march-{fields[-1].replace(' ', '-')}")


def shrine(state: State, fields: Sequence[str]) -> Text:
    """A temple, the disk's place there, and the card if the climb includes it."""
    name = Shrine(fields[-1])
    temple, task = state.temple(name), state.agenda[-1] if state.agenda else None
    facts: dict[str, Argument] = {"shrine": shrine_name(name), "place": temple.track.places[state.active]}
    if isinstance(task, Pilgrimage) and task.card:
        return Text("origins-step-shrine-card", {**facts, "sign": sign_name(temple.sign)})
    return Text("origins-step-shrine", facts)


def steps_up(_state: State, fields: Sequence[str]) -> Text:
    return Text("origins-step-steps", {"steps": int(fields[-1])})


def source(_state: State, fields: Sequence[str]) -> Text:
    return Text("origins-step-pool" if fields[-1] == "pool" else "origins-step-aside")


def building_for_sale(state: State, fields: Sequence[str]) -> Text:
    """A building with its price and its ability."""
    building = fields[-1]
    price = building_price(state, "pool" if fields[0] == "pool" else "aside", building)
    facts = {"building": building_name(building), "price": goods_text(price), "ability": ability(building)}
    return Text("origins-step-building", facts)


def ability(building: str) -> Text:
    return Text(f"origins-ability-{building}")


def face_down_building(_state: State, fields: Sequence[str]) -> Text:
    return Text("origins-step-hidden", {"building": building_name(fields[-1])})


def place(state: State, fields: Sequence[str]) -> Text:
    """A free place, or with Virgo a farm."""
    at = square(fields[-1])
    taken = at in state.me.city.survey.tiles
    return Text("origins-step-on-farm" if taken else "origins-step-place", {"place": place_name(at)})


def building_to_reserve(_state: State, fields: Sequence[str]) -> Text:
    building = fields[-1]
    facts = {"building": building_name(building), "ability": ability(building)}
    return Text("origins-step-used-building", facts)


def citizen(state: State, fields: Sequence[str]) -> Text:
    """A die of the pool with its price."""
    slot, die = next((slot, die) for slot, die in enumerate(state.citizens) if die.colour == fields[-1])
    free = bool(state.agenda) and getattr(state.agenda[-1], "free", False)
    price = goods_text(Goods(wisdom=0 if free else citizen_price(state, slot)))
    name = colour_name(die.colour)
    return Text("origins-step-citizen", {"colour": name, "value": die.value, "price": price})


def speaker(_state: State, fields: Sequence[str]) -> Text:
    return Text("origins-step-speaker", {"value": int(fields[-1])})


def by(_state: State, fields: Sequence[str]) -> Text:
    return Text("origins-step-by", {"by": int(fields[-1])})


def times(_state: State, fields: Sequence[str]) -> Text:
    return Text("origins-step-times", {"times": int(fields[-1])})


def used_building(state: State, fields: Sequence[str]) -> Text:
    building = state.me.city.survey.tiles[square(fields[-1])].building
    facts = {"building": building_name(building), "ability": ability(building)}
    return Text("origins-step-used-building", facts)


# For each verb, the labels of its fields in order.
FIELD_LABELS: Mapping[str, tuple[FieldLabel, ...]] = {
    "draft": (colour, value),
    "visit": (worker, visited_site, visit_action),
    "close": (block, worker, card),
    "tower": (floor,),
    "act": (act_action,),
    "take": (goods,),
    "exchange": (goods,),
    "march": (march_order,),
    "climb": (shrine, steps_up),
    "buy": (source, building_for_sale, place),
    "farm": (source, face_down_building, place),
    "recruit": (citizen, value),
    "hire": (speaker, value),
    "reserve": (building_to_reserve,),
    "recolour": (worker, colour),
    "honour": (worker,),
    "promote": (worker, by),
    "train": (worker, times),
    "reset": (site,),
    "use": (used_building,),
    "lift": (site,),
}
