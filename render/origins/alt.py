"""Sentences for people who cannot see the pictures."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce

from engines.core.game import Seat
from engines.core.text import Argument, Text, Who
from engines.origins.actions.building import building_price
from engines.origins.actions.people import citizen_price
from engines.origins.components import DISTRICTS, SITES, TEMPLE_POINTS, Goods
from engines.origins.components.terms import COLOURS, SHRINES, Shrine, Site
from engines.origins.names import (
    building_name,
    colour_name,
    goods_text,
    listed,
    shrine_name,
    sign_name,
    site_name,
    worker_text,
)
from engines.origins.scoring import score
from engines.origins.state import Archon, Freeman, Offer, Speaker, State

NAMED = 12  # up to so many different buildings are named; more are counted by colour


def city(state: State, seat: Seat) -> Text:
    """Whose city it is, what they have, and what is in it."""
    me = state.archons[seat]
    facts: dict[str, Argument] = {
        "buildings": _row(_buildings(me)),
        "farms": sum(tile.farm for tile in me.city.tiles),
        "seats": _row(worker_text(Freeman(die.colour, die.value).word) for die in me.city.seats),
        "freemen": _row(worker_text(freeman.word) for freeman in me.freemen),
        "speakers": _row(worker_text(speaker.word) for speaker in me.speakers),
        "towers": _by_colour(me.towers),
        "advisors": _row(colour_name(colour) for colour in me.advisors),
        "signs": _row(sign_name(sign) for sign in state.signs(seat)),
    }
    return Text("origins-alt-city", facts | _figures(state, seat))


def preview(shown: Text) -> Text:
    """A city as it would be after a move."""
    return Text("origins-alt-preview", {"city": shown})


def numbered(shown: Text, numbers: Sequence[str]) -> Text:
    """A picture in which places are numbered."""
    if not numbers:
        return shown
    return Text("origins-alt-places", {"city": shown, "first": numbers[0], "last": numbers[-1]})


def market(state: State) -> Text:
    """Every site, and the dice on offer."""
    facts: dict[str, Argument] = {"sites": _long_row(_site(state, site) for site in range(1, len(SITES) + 1))}
    if state.offer:
        dice = [worker_text(Freeman(die.colour, die.value).word) for die in state.offer]
        return Text("origins-alt-draft", facts | {"dice": _row(dice)})
    speakers = (worker_text(Speaker(value).word) for value in state.speakers)
    return Text(
        "origins-alt-market", facts | {"citizens": _row(_citizens(state)), "speakers": _row(speakers)}
    )


def buildings(state: State) -> Text:
    """The pool with its prices and the next buildings, district cards and tower disks."""
    pool = [_priced(building_name(each), building_price(state, "pool", each)) for each in state.pool]
    facts: dict[str, Argument] = {
        "pool": _long_row(pool),
        "next": _row(building_name(stack[0]) for stack in state.stacks if stack),
        "districts": _long_row(_district(offer) for offer in state.districts),
        "towers": _by_colour(state.towers),
    }
    return Text("origins-alt-buildings", facts)


def temples(state: State) -> Text:
    """The positions on the four tracks, and the holders of the zodiac cards."""
    seats = range(len(state.archons))
    army = _row(_position(seat, state.military.places[seat]) for seat in seats)
    facts: dict[str, Argument] = {
        "temples": _long_row(_temple(state, shrine) for shrine in SHRINES),
        "army": army,
    }
    return Text("origins-alt-temples", facts)


def table(state: State) -> Text:
    """Everybody's points, goods, people and places."""
    seats = _long_row(_seat(state, seat) for seat in range(len(state.archons)))
    return Text("origins-alt-table", {"round": state.round, "seats": seats})


def _figures(state: State, seat: Seat) -> dict[str, Argument]:
    store = state.archons[seat].goods
    goods = goods_text(store) if store != Goods() else Text("origins-no-goods")
    return {"who": Who(seat), "points": score(state, seat).total, "goods": goods}


def _seat(state: State, seat: Seat) -> Text:
    me = state.archons[seat]
    temples = [temple.track.places[seat] for temple in state.temples]
    facts: dict[str, Argument] = {
        "freemen": len(me.freemen),
        "tiles": len(me.city.tiles),
        "closed": len(me.city.seats),
        "army": state.military.places[seat],
        "temples": ", ".join(str(TEMPLE_POINTS[place]) for place in temples),
    }
    return Text("origins-alt-seat", facts | _figures(state, seat))


def _buildings(me: Archon) -> list[Text]:
    """By name if there are few, else by colour."""
    tiles = [tile for tile in me.city.tiles if not tile.farm]
    names = Counter(tile.building for tile in tiles)
    if len(names) <= NAMED:
        return [_counted(building_name(building), n) for building, n in names.items()]
    colours = Counter(tile.colour for tile in tiles if tile.colour)
    return [_counted(colour_name(colour), n) for colour, n in colours.items()]


def _counted(thing: Text, n: int) -> Text:
    return Text("origins-alt-count", {"thing": thing, "n": n}) if n > 1 else thing


def _by_colour(numbers: tuple[int, ...]) -> Text:
    return _row(
        Text("origins-alt-colour", {"colour": colour_name(colour), "n": n})
        for colour, n in zip(COLOURS, numbers, strict=True)
    )


def _site(state: State, site: Site) -> Text:
    archons = state.archons
    workers = sum(freeman.site == site for archon in archons for freeman in archon.freemen)
    workers += sum(speaker.site == site for archon in archons for speaker in archon.speakers)
    facts: dict[str, Argument] = {
        "site": site_name(site),
        "value": state.sites[site - 1],
        "colour": colour_name(state.tokens[site - 1]),
        "workers": workers + sum(archon.figure == site for archon in archons),
    }
    return Text("origins-alt-site", facts)


def _citizens(state: State) -> list[Text]:
    return [
        _priced(worker_text(Freeman(die.colour, die.value).word), Goods(wisdom=citizen_price(state, slot)))
        for slot, die in enumerate(state.citizens)
    ]


def _priced(thing: Text, price: Goods) -> Text:
    if price == Goods():
        return Text("origins-alt-gift", {"thing": thing})
    return Text("origins-alt-price", {"thing": thing, "price": goods_text(price)})


def _district(offer: Offer) -> Text:
    card = DISTRICTS[offer.district]
    facts: dict[str, Argument] = {
        "corner": colour_name(card.corner),
        "first": colour_name(card.sides[0]),
        "second": colour_name(card.sides[1]),
        "points": card.first,
        "later": card.later,
        "gold": offer.gold,
    }
    return Text("origins-alt-district", facts)


def _temple(state: State, shrine: Shrine) -> Text:
    temple = state.temple(shrine)
    places = _row(_position(seat, TEMPLE_POINTS[place]) for seat, place in enumerate(temple.track.places))
    facts: dict[str, Argument] = {
        "shrine": shrine_name(shrine),
        "sign": sign_name(temple.sign),
        "places": places,
    }
    if temple.holder is None:
        return Text("origins-alt-temple", facts)
    return Text("origins-alt-temple-held", facts | {"holder": Who(temple.holder)})


def _position(seat: Seat, place: int) -> Text:
    return Text("origins-alt-placed", {"who": Who(seat), "place": place})


def _row(texts: Iterable[Text]) -> Text:
    """Several texts as one, or a text for none."""
    shown = list(texts)
    return listed(shown) if shown else Text("origins-none")


def _long_row(texts: Iterable[Text]) -> Text:
    """Several texts that have commas of their own."""
    shown = list(texts)
    if not shown:
        return Text("origins-none")
    return reduce(lambda first, second: Text("origins-alt-also", {"first": first, "second": second}), shown)
