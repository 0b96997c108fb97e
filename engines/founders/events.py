"""What happened, in a sentence each."""

from functools import cache

from engines.core.game import Event, Seat
from engines.core.text import Argument, Text, Who
from engines.founders.components import CRAFTSMEN, TILES, Kind, Resource, TileId, TokenId
from engines.founders.state import Ending


@cache
def tile_name(tile: TileId) -> Text:
    """What stands on a tile, and what tells it from others of the name."""
    facts = TILES[tile]
    name = Text(f"founders-tile-{facts.name}")
    match facts.kind:
        case Kind.NATURE | Kind.VILLAGE:
            return name
        case Kind.CITY | Kind.VICTORY:
            one, other = facts.needs
            return Text(
                "founders-tile-of", {"tile": name, "one": resource_name(one), "other": resource_name(other)}
            )


def resource_name(resource: Resource) -> Text:
    """A resource in a sentence."""
    return Text(f"founders-resource-{resource}")


def token_name(token: TokenId) -> Text:
    """A token in a sentence."""
    if token in CRAFTSMEN:
        return Text("founders-token-craftsmen", {"good": resource_name(CRAFTSMEN[token])})
    return Text(f"founders-token-{token}")


def told(key: str, whose: Seat | None = None, **facts: Argument) -> Event:
    """Something that all may know."""
    return Event(Text(key, facts), whose=whose)


def drafted(seat: Seat, tile: TileId) -> Event:
    return told("founders-drafted", who=Who(seat), tile=tile_name(tile))


def opened(first: Seat, tiles: int) -> Event:
    return told("founders-opened", tiles=tiles, who=Who(first))


def revealed(seat: Seat, tile: TileId) -> Event:
    return told("founders-revealed", who=Who(seat), tile=tile_name(tile))


def swept(kind: Kind) -> Event:
    return told("founders-swept", row=Text(f"founders-row-{kind}"))


def attacked(seat: Seat, whom: Seat, tile: TileId) -> Event:
    return told("founders-attacked", whom, who=Who(seat), whom=Who(whom), tile=tile_name(tile))


def bought(seat: Seat, whose: Seat, tile: TileId, resource: Resource) -> Event:
    shop, goods = tile_name(tile), resource_name(resource)
    return told("founders-bought", whose, who=Who(seat), whom=Who(whose), tile=shop, resource=goods)


def joined(seat: Seat) -> Event:
    return told("founders-joined", who=Who(seat))


def employed(seat: Seat, tile: TileId) -> Event:
    return told("founders-employed", who=Who(seat), tile=tile_name(tile))


def added(seat: Seat, tile: TileId) -> Event:
    return told("founders-added", who=Who(seat), tile=tile_name(tile), points=TILES[tile].points)


def replaced(seat: Seat, old: TileId, tile: TileId) -> Event:
    points = TILES[tile].points
    return told("founders-replaced", who=Who(seat), old=tile_name(old), tile=tile_name(tile), points=points)


def gained(seat: Seat, token: TokenId) -> Event:
    return told("founders-gained", who=Who(seat), token=token_name(token))


def passed(seat: Seat) -> Event:
    return told("founders-passed", who=Who(seat))


def took_coins(seat: Seat, coins: int) -> Event:
    return told("founders-took-coins", who=Who(seat), coins=coins)


def proposed(seat: Seat) -> Event:
    return told("founders-proposed", who=Who(seat))


def agreed(seat: Seat) -> Event:
    return told("founders-agreed", who=Who(seat))


def refused(seat: Seat) -> Event:
    return told("founders-refused", who=Who(seat))


def over(why: Ending) -> Event:
    return told(f"founders-over-{why}")
