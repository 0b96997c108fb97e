"""What things are called, as texts."""

from collections.abc import Iterable
from functools import cache, reduce

from engines.cities.components import ATTRACTIONS, GOALS, TILES, UNKNOWN, Item, Requirement, TileId
from engines.core.text import Text


@cache
def tile_name(tile: TileId, turns: int = 0) -> Text:
    """A tile by its four fields, as it lies."""
    if tile == UNKNOWN:
        return Text("cities-unknown")
    names = ("north_west", "north_east", "south_west", "south_east")
    fields = (Text(f"cities-area-{terrain}") for terrain in TILES[tile].turned(turns))
    return Text("cities-tile", dict(zip(names, fields, strict=True)))


@cache
def item_name(item: Item) -> Text:
    """Anything that can lie on the board."""
    if item in TILES:
        return tile_name(item)
    if item in GOALS:
        return Text(f"cities-goal-{item}")
    if item in ATTRACTIONS:
        return Text(f"cities-attraction-{item}")
    return Text("cities-unknown") if item == UNKNOWN else Text(f"cities-piece-{item}")


def requirement_name(requirement: Requirement) -> Text:
    """Something that the council asks for."""
    return Text(f"cities-requirement-{requirement.id}")


def city_name(city: str) -> Text:
    """One of the eight cities."""
    return Text(f"cities-option-city-{city}")


def list_of(names: Iterable[Text]) -> Text:
    """Some names, one after the other."""
    return reduce(lambda first, rest: Text("cities-list", {"first": first, "rest": rest}), names)
