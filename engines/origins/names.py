"""Names of things: goods, workers, buildings, places.

They are apart from the labels because the actions need them for events, while labels need prices from the
actions.
"""

from collections.abc import Iterable
from functools import cache, lru_cache, reduce

from engines.core.text import Argument, Text
from engines.origins.components import BONUSES, Goods
from engines.origins.components.terms import BuildingId, Colour, Shrine, Sign, Site
from engines.origins.moves import ARCHON, ARMY, BONUS, PISCES, Worker


def listed(texts: Iterable[Text]) -> Text:
    """A list of at least one text."""
    return reduce(lambda first, second: Text("origins-list", {"first": first, "second": second}), texts)


@lru_cache(maxsize=1 << 10)
def goods_text(goods: Goods) -> Text:
    """Amounts of goods; of a price, that it is free if there are none."""
    amounts = {"stone": goods.stone, "food": goods.food, "wisdom": goods.wisdom, "gold": goods.gold}
    texts = [Text(f"origins-amount-{good}", {"n": n}) for good, n in amounts.items() if n]
    return listed(texts) if texts else Text("origins-free")


@cache
def worker_text(worker: Worker) -> Text:
    if worker in (ARCHON, ARMY):
        return Text(f"origins-worker-{worker}")
    word, _, site = worker.partition("@")
    facts: dict[str, Argument] = {"colour": word[:-1], "value": int(word[-1])}
    if word.startswith("speaker"):
        return Text("origins-worker-speaker", facts)
    if site:
        return Text("origins-worker-used", {**facts, "site": site_name(int(site))})
    return Text("origins-worker-freeman", facts)


@cache
def building_name(building: BuildingId) -> Text:
    return Text(f"origins-building-{building}")


@cache
def colour_name(colour: Colour) -> Text:
    return Text(f"origins-colour-{colour.value}")


@cache
def shrine_name(shrine: Shrine) -> Text:
    return Text(f"origins-shrine-{shrine.value}")


@cache
def sign_name(sign: Sign) -> Text:
    return Text(f"origins-sign-{sign.value}")


@cache
def sign_power(sign: Sign) -> Text:
    """What a zodiac card does."""
    return Text(f"origins-power-{sign.value}")


@cache
def action_name(token: Colour, action: str) -> Text:
    """A main action, or what the bonus token of the site offers."""
    if action == BONUS:
        return Text(f"origins-bonus-{BONUSES[token].id}")
    return Text("origins-bonus-pisces") if action == PISCES else Text(f"origins-action-{action}")


@cache
def site_name(site: Site) -> Text:
    return Text(f"origins-site-{site}")
