"""Why a move is not legal, and what cannot be chosen now."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from engines.core.grids.squares import Square
from engines.core.notation import steps, words
from engines.core.text import Argument, Text
from engines.origins.actions.building import building_price, virgo_farms
from engines.origins.actions.districts import matches
from engines.origins.actions.growth import base_price
from engines.origins.actions.people import citizen_price
from engines.origins.actions.visits import Visitor, visitors
from engines.origins.components import BUILDINGS, SITES, Goods
from engines.origins.components.tasks import Purchase, Recruitment
from engines.origins.components.terms import COLOURS, INDEX, Colour, Site
from engines.origins.labels import FIELD_LABELS, question, verb_name
from engines.origins.moves import BONUS, PISCES
from engines.origins.names import (
    action_name,
    building_name,
    colour_name,
    goods_text,
    listed,
    site_name,
    worker_text,
)
from engines.origins.rules import legal_moves
from engines.origins.state import Freeman, State

# Says what is wrong with the words after the verb; None if it finds nothing.
Reason: TypeAlias = Callable[[State, Sequence[str]], Text | None]


def refusal(state: State, move: str) -> Text:
    """Why these words are not a legal move."""
    verb, *fields = move.split() or [""]
    legal = legal_moves(state)
    offered = dict.fromkeys(steps(each)[0] for each in legal)
    if verb not in FIELD_LABELS and verb not in ("grow", "pass", "skip", "hold"):
        verbs = listed([verb_name(state, each) for each in offered])
        return Text("origins-not-a-move", {"move": move, "verbs": verbs})
    due = None if state.offer else type(state.agenda[-1]) if state.agenda else State
    reasons = REASONS.get(due, {})
    if verb not in offered and verb not in reasons:
        return Text("origins-not-now", {"question": question(state)})
    complete = any(move.startswith(f"{words(each)} ") for each in legal)  # only some words too many
    reason = reasons[verb](state, fields) if verb in reasons and not complete else None
    return reason or Text("origins-not-offered", {"move": move, "question": question(state)})


def obstacles(state: State) -> list[Text]:
    """Sites out of reach, tiles and dice that are too expensive, actions that lack a base or a freeman."""
    match state.agenda:
        case (*_, Purchase()) if not virgo_farms(state):
            tiles = [tile for tile in state.pool if too_expensive(state, "pool", tile)]
            reasons = [together("origins-all-too-expensive", map(building_name, tiles))]
        case (*_, Recruitment(free=False)) if state.me.free_bases:
            dice = [die for die in state.citizens if why_not_recruit(state, [die.colour])]
            names = (worker_text(Freeman(die.colour, die.value).word) for die in dice)
            reasons = [together("origins-all-too-expensive", names)]
        case ():
            reasons = (
                [] if state.offer or state.over else [*unreachable_sites(state), *impossible_actions(state)]
            )
        case _:
            reasons = []
    return [reason for reason in reasons if reason]


def unreachable_sites(state: State) -> Iterator[Text | None]:
    """Sites that even the highest worker cannot reach; or that no worker is left."""
    going = sorted(visitors(state), key=lambda visitor: visitor.value)
    if not going:
        yield Text("origins-nobody-left")
        return
    far = [site for site in range(1, len(SITES) + 1) if too_little_wisdom(state, going[-1], site)]
    yield together("origins-all-out-of-reach", map(site_name, far))


def together(key: str, things: Iterable[Text]) -> Text | None:
    """One sentence for all things that have the same obstacle, if there are any."""
    names = list(things)
    return Text(key, {"things": listed(names)}) if names else None


def impossible_actions(state: State) -> Iterator[Text | None]:
    """Actions other than visits that are not possible now."""
    if state.me.city.open_blocks and not state.me.unused:
        yield Text("origins-no-freeman-to-close")
    if not state.me.free_bases:
        yield Text("origins-no-free-base")
    yield why_not_grow(state, ())


def number(word: str) -> int | None:
    """The number that a word spells; None if it spells none."""
    return int(word) if re.fullmatch("-?[0-9]{1,4}", word) else None


def why_not_visit(state: State, fields: Sequence[str]) -> Text | None:
    """No such worker, no such site, too little wisdom, or no such action."""
    word, place, action = (*fields, "", "", "")[:3]
    going = {visitor.word: visitor for visitor in visitors(state)}
    if not going:
        return Text("origins-nobody-left")
    if word not in going:
        workers = listed([worker_text(each) for each in going])
        return _missing("worker", word, workers=workers)
    if not place:
        return Text("origins-choose-site", {"sites": len(SITES)})
    site = number(place)
    if site not in range(1, len(SITES) + 1) or site is None:
        return Text("origins-no-such-site", {"site": place, "sites": len(SITES)})
    return too_little_wisdom(state, going[word], site) or why_not_act(state, going[word], site, action)


def _missing(what: str, word: str, **facts: Argument) -> Text:
    """A word that names nothing there is, or no word at all."""
    if not word:
        return Text(f"origins-choose-{what}", facts)
    return Text(f"origins-no-such-{what}", {what: word, **facts})


def too_little_wisdom(state: State, visitor: Visitor, site: Site) -> Text | None:
    """A difference in wisdom that cannot be paid (page 13)."""
    value, goods = state.sites[site - 1], state.me.goods
    price, purse = max(0, value - visitor.value), goods.wisdom + goods.gold
    if price <= purse:
        return None
    facts: dict[str, Argument] = {"site": site_name(site), "worker": worker_text(visitor.word)}
    facts |= {"value": value, "price": price, "purse": purse}
    return Text("origins-too-little-wisdom", facts)


def why_not_act(state: State, visitor: Visitor, site: Site, action: str) -> Text:
    """An action that the site does not have, that this worker cannot do, or that is not possible now."""
    mains, token = SITES[site - 1], state.tokens[site - 1]
    name = site_name(site)
    if action not in (*mains, BONUS, PISCES):
        actions = listed([action_name(token, each) for each in (*mains, BONUS)])
        return _missing("action", action, site=name, actions=actions)
    if action in (BONUS, PISCES) and token not in visitor.colours:
        return Text("origins-no-bonus", {"site": name, "colour": colour_name(token)})
    if action == PISCES:
        return Text("origins-no-pisces")
    return Text("origins-cannot-act", {"action": action_name(token, action)})


def why_not_close(state: State, fields: Sequence[str]) -> Text | None:
    """No block, no freeman, or another card."""
    x, y, word = (*fields, "", "", "")[:3]
    at = read_square(x, y)
    if at is None or at not in state.me.city.open_blocks:
        return Text("origins-no-block")
    if word not in {freeman.word for freeman in state.me.unused}:
        return _missing("freeman", word)
    cards = matches(state.me.city, at, state.districts)
    if not cards:
        return Text("origins-no-card-fits")
    return Text("origins-wrong-card", {"cards": ", ".join(map(str, cards))})


def why_not_tower(state: State, fields: Sequence[str]) -> Text | None:
    word = fields[0] if fields else ""
    if word not in COLOURS:
        return None
    colour = Colour(word)
    if not state.towers[INDEX[colour]]:
        return Text("origins-no-disk", {"colour": colour_name(colour)})
    return Text("origins-too-little-gold", {"price": state.me.height(colour), "gold": state.me.goods.gold})


def why_not_grow(state: State, _fields: Sequence[str]) -> Text | None:
    price, goods = base_price(state.me), state.me.goods
    if price is None:
        return Text("origins-no-base-left")
    if goods.covers(price):
        return None
    return Text("origins-too-little-food", {"price": price.food, "purse": goods.food + goods.gold})


def why_not_buy(state: State, fields: Sequence[str]) -> Text | None:
    """A building that is not for sale, a wrong place, or too little to pay."""
    source, building, x, y = (*fields, "", "", "", "")[:4]
    lying = state.pool if source == "pool" else state.me.aside
    if building not in BUILDINGS or building not in lying:
        return _missing("building", building)
    return wrong_place(state, read_square(x, y)) or too_expensive(state, source, building)


def why_not_farm(state: State, fields: Sequence[str]) -> Text | None:
    """As for buying, except that a farm costs nothing."""
    reason = why_not_buy(state, fields)
    return None if reason and reason.key == "origins-too-expensive" else reason


def too_expensive(state: State, source: str, building: str) -> Text | None:
    price = building_price(state, "pool" if source == "pool" else "aside", building)
    if state.me.goods.covers(price):
        return None
    return Text("origins-too-expensive", {"building": building_name(building), "price": goods_text(price)})


def wrong_place(state: State, at: Square | None) -> Text | None:
    """A tile must be placed beside the city (page 16)."""
    survey = state.me.city.survey
    if at in survey.tiles:
        return Text("origins-place-taken")
    return None if at in survey.free else Text("origins-not-adjacent")


def why_not_recruit(state: State, fields: Sequence[str]) -> Text | None:
    word = fields[0] if fields else ""
    if not state.me.free_bases:
        return Text("origins-no-free-base")
    slot = next((slot for slot, die in enumerate(state.citizens) if die.colour == word), None)
    if slot is None:
        return None
    price, task = Goods(wisdom=citizen_price(state, slot)), state.agenda[-1]
    if state.me.goods.covers(price) or (isinstance(task, Recruitment) and task.free):
        return None
    die = worker_text(Freeman(state.citizens[slot].colour, state.citizens[slot].value).word)
    return Text("origins-too-expensive-citizen", {"worker": die, "price": goods_text(price)})


def read_square(x: str, y: str) -> Square | None:
    """The square that two words spell; None if they spell none."""
    east, south = number(x), number(y)
    return None if east is None or south is None else Square(east, south)


# By the type of the task that waits; by State at the beginning of a turn.
REASONS: Mapping[type | None, Mapping[str, Reason]] = {
    State: {
        "visit": why_not_visit,
        "close": why_not_close,
        "tower": why_not_tower,
        "grow": why_not_grow,
    },
    Purchase: {"buy": why_not_buy, "farm": why_not_farm},
    Recruitment: {"recruit": why_not_recruit},
}
