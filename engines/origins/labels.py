"""Questions, and labels for each step of a move."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from engines.core.grids.squares import Square
from engines.core.text import Argument, Text
from engines.origins.actions.building import building_price
from engines.origins.actions.goods import one
from engines.origins.actions.growth import base_price
from engines.origins.actions.people import SIX, citizen_price
from engines.origins.actions.visits import visitors
from engines.origins.components import (
    ADVISOR_POINTS,
    BASE_PRICES,
    BUILDING_PRICES,
    CITIZEN_PRICES,
    DISTRICTS,
    LAST_BASE_POINTS,
    MAINS,
    MILITARY_LAST_POINTS,
    SITES,
    SOLO,
    START,
    TEMPLE_POINTS,
    Goods,
)
from engines.origins.components.tasks import Errand, Pilgrimage, Training
from engines.origins.components.terms import COLOURS, Colour, Good, Shrine
from engines.origins.moves import ARMY, BONUS
from engines.origins.names import (
    action_name,
    building_name,
    colour_name,
    goods_text,
    listed,
    shrine_name,
    sign_name,
    site_name,
    worker_text,
)
from engines.origins.state import Built, State, neighbours
from engines.origins.state import block as four_tiles

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
            price = payment_text(state, base_price(state.me) or Goods())
            return Text("origins-step-grow", {"base": state.me.bases + 1, "price": price})
        case "skip" if not state.agenda:
            return Text("origins-step-end")
        case "skip" if isinstance(state.agenda[-1], Errand):
            return Text("origins-step-done")
        case _:
            return Text(f"origins-step-{verb}")


def square(words: str) -> Square:
    return Square(*map(int, words.split()))


def payment_text(state: State, price: Goods) -> Text:
    """What the active archon would really pay, with the gold that replaces what is missing."""
    return goods_text(state.me.goods.payment(price))


def colour(_state: State, fields: Sequence[str]) -> Text:
    return colour_name(Colour(fields[-1]))


def value(_state: State, fields: Sequence[str]) -> Text:
    return Text("origins-step-value", {"value": int(fields[-1])})


def kept_value(state: State, fields: Sequence[str]) -> Text:
    """The value of a die or speaker that is taken: its own, unless a card raises it."""
    own = next((die.value for die in state.citizens if die.colour == fields[0]), None)
    same = fields[1] == fields[0] if own is None else own == int(fields[1])
    return Text("origins-step-same-value" if same else "origins-step-raised-value", {"value": int(fields[1])})


def worker(_state: State, fields: Sequence[str]) -> Text:
    return worker_text(fields[-1])


def visited_site(state: State, fields: Sequence[str]) -> Text:
    """The site with its actions, and what the difference in wisdom costs."""
    word, number = fields
    site = int(number)
    at = state.sites[site - 1]
    visitor = next((each for each in visitors(state) if each.word == word), None)
    price = payment_text(state, Goods(wisdom=max(0, at - visitor.value) if visitor else 0))
    facts: dict[str, Argument] = {"site": site_name(site), "value": at, "price": price}
    return Text("origins-step-site", {**facts, **main_actions(site)})


def main_actions(site: int) -> dict[str, Argument]:
    """The two main actions of a site, in a word each."""
    first, second = SITES[site - 1]
    return {"first": Text(f"origins-main-{first}"), "second": Text(f"origins-main-{second}")}


def visit_action(state: State, fields: Sequence[str]) -> Text:
    _worker, site, action = fields
    return action_name(state.tokens[int(site) - 1], action)


def act_action(state: State, fields: Sequence[str]) -> Text:
    errand = state.agenda[-1] if state.agenda else None
    site = errand.site if isinstance(errand, Errand) else 1
    return action_name(state.tokens[site - 1], fields[-1])


def site(state: State, fields: Sequence[str]) -> Text:
    number = int(fields[-1])
    facts: dict[str, Argument] = {"site": site_name(number), "value": state.sites[number - 1]}
    return Text("origins-step-at-site", {**facts, **main_actions(number)})


def block(state: State, fields: Sequence[str]) -> Text:
    """Four tiles in a square."""
    tiles = state.me.city.survey.tiles
    return listed(tile_name(tiles[at]) for at in four_tiles(square(fields[-1])))


def tile_name(tile: Built) -> Text:
    """A tile of a city; a farm hides its building."""
    return Text("origins-farm") if tile.farm else building_name(tile.building)


def card(state: State, fields: Sequence[str]) -> Text:
    """A district card, by its three colours, with its points and gold."""
    number = int(fields[-1])
    if not number:
        return Text("origins-step-no-card")
    district = DISTRICTS[number]
    points = district.later if number in state.me.claimed else district.first
    gold = sum(offer.gold for offer in state.districts if offer.district == number)
    first, second = map(colour_name, district.sides)
    colours = {"first": first, "corner": colour_name(district.corner), "second": second}
    return Text("origins-step-card", {**colours, "points": points, "gold": gold})


def floor(state: State, fields: Sequence[str]) -> Text:
    height = state.me.height(Colour(fields[-1]))
    price = goods_text(Goods(gold=height))
    return Text("origins-step-floor", {"colour": fields[-1], "height": height + 1, "price": price})


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
    """A building with its price and its ability; one that cannot be paid can only be laid on a farm, free."""
    building = fields[-1]
    price = building_price(state, "pool" if fields[0] == "pool" else "aside", building)
    cost = payment_text(state, price if state.me.goods.covers(price) else Goods())
    facts = {"building": building_name(building), "price": cost, "ability": ability(building)}
    return Text("origins-step-building", facts)


def ability(building: str) -> Text:
    return Text(f"origins-ability-{building}")


def face_down_building(_state: State, fields: Sequence[str]) -> Text:
    return Text("origins-step-hidden", {"building": building_name(fields[-1])})


def place(state: State, fields: Sequence[str]) -> Text:
    """A free place, or with Virgo a farm, by the tiles beside it."""
    at, tiles = square(fields[-1]), state.me.city.survey.tiles
    beside = listed(tile_name(tiles[side]) for side in neighbours(at) if side in tiles)
    return Text("origins-step-on-farm" if at in tiles else "origins-step-place", {"tiles": beside})


def building_to_reserve(_state: State, fields: Sequence[str]) -> Text:
    building = fields[-1]
    facts = {"building": building_name(building), "ability": ability(building)}
    return Text("origins-step-used-building", facts)


def citizen(state: State, fields: Sequence[str]) -> Text:
    """A die of the pool with its price."""
    slot, die = next((slot, die) for slot, die in enumerate(state.citizens) if die.colour == fields[-1])
    free = bool(state.agenda) and getattr(state.agenda[-1], "free", False)
    price = payment_text(state, Goods(wisdom=0 if free else citizen_price(state, slot)))
    name = colour_name(die.colour)
    return Text("origins-step-citizen", {"colour": name, "value": die.value, "price": price})


def speaker(_state: State, fields: Sequence[str]) -> Text:
    return Text("origins-step-speaker", {"value": int(fields[-1])})


def by(state: State, fields: Sequence[str]) -> Text:
    """What becomes of a freeman: his new value, an advisor, or points if that colour has an advisor."""
    word, rise = fields[0].partition("@")[0], int(fields[-1])
    value, advisors = int(word[-1]) + rise, state.me.advisors
    if value <= SIX:
        return Text("origins-rise-to", {"by": rise, "value": value})
    if Colour(word[:-1]) not in advisors:
        return Text("origins-rise-advisor")
    return Text("origins-rise-retired", {"points": ADVISOR_POINTS[len(advisors) - 1]})


def times(state: State, fields: Sequence[str]) -> Text:
    """What the training costs, and what it does."""
    target, number = fields[0], int(fields[-1])
    done = Text("origins-rise-army", {"by": number}) if target == ARMY else by(state, fields)
    return Text("origins-step-times", {"price": payment_text(state, Goods(food=number)), "done": done})


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
    "recruit": (citizen, kept_value),
    "hire": (speaker, kept_value),
    "reserve": (building_to_reserve,),
    "recolour": (worker, colour),
    "honour": (worker,),
    "promote": (worker, by),
    "train": (worker, times),
    "reset": (site,),
    "use": (used_building,),
    "lift": (site,),
}


def numbers(row: Sequence[int]) -> str:
    return ", ".join(map(str, row))


def site_actions() -> dict[str, Argument]:
    """The two main actions of each site, and the bonus of each token."""
    mains = {
        f"{place}-{site}": action_name(COLOURS[0], main)
        for site, pair in enumerate(SITES, 1)
        for place, main in zip(("first", "second"), pair, strict=True)
    }
    return {**mains, **{colour.value: action_name(colour, BONUS) for colour in COLOURS}}


def most_food() -> int:
    """How much food training takes at most."""
    return max(effect.most for effect in MAINS["training"].effects if isinstance(effect, Training))


def most_steps() -> int:
    """How far the main action moves on a temple at most."""
    return max(effect.most for effect in MAINS["temple"].effects if isinstance(effect, Pilgrimage))


def solo_conditions() -> Text:
    """The tokens that raise the target, each with its site."""
    return listed(
        Text("origins-solo-condition", {"colour": colour_name(colour), "site": site_name(site)})
        for site, colour in enumerate(SOLO.conditions, 1)
    )


# What the pages of the rules say about the data, by topic.
TOPICS: Mapping[str, Mapping[str, Argument]] = {
    "sites": {**site_actions(), "food": most_food()},
    "building": {"prices": numbers(BUILDING_PRICES)},
    "towers": {"bases": START.bases, "prices": numbers(BASE_PRICES), "points": LAST_BASE_POINTS},
    "people": {"prices": numbers(CITIZEN_PRICES), "points": numbers(ADVISOR_POINTS)},
    "military": {"points": MILITARY_LAST_POINTS},
    "temples": {"points": numbers(TEMPLE_POINTS), "steps": most_steps()},
    "solo": {
        "rounds": SOLO.rounds,
        "target": SOLO.target,
        "step": SOLO.target_step,
        "conditions": solo_conditions(),
    },
}
