"""Names of tiles, resources and tokens."""

from collections.abc import Iterable
from functools import cache, reduce

from engines.core.text import Text
from engines.founders.components import CRAFTSMEN, TILES, Kind, Resource, TileId, TokenId


def listed(names: Iterable[Text]) -> Text:
    """One or more names in a row."""
    first, *others = names
    return reduce(lambda row, name: Text("founders-list", {"first": row, "rest": name}), others, first)


@cache
def tile_name(tile: TileId) -> Text:
    """A tile; where several share a name, also what it needs."""
    facts = TILES[tile]
    name = short_name(tile)
    match facts.kind:
        case Kind.NATURE | Kind.VILLAGE:
            return name
        case Kind.CITY | Kind.VICTORY:
            one, other = facts.needs
            return Text(
                "founders-tile-of", {"tile": name, "one": resource_name(one), "other": resource_name(other)}
            )


def short_name(tile: TileId) -> Text:
    """A tile, by what it shows alone."""
    return Text(f"founders-tile-{TILES[tile].name}")


def resource_name(resource: Resource) -> Text:
    return Text(f"founders-resource-{resource}")


def token_name(token: TokenId) -> Text:
    if token in CRAFTSMEN:
        return Text("founders-token-craftsmen", {"good": resource_name(CRAFTSMEN[token])})
    return Text(f"founders-token-{token}")
