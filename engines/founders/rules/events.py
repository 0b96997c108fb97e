"""The events of the game, one function for each sentence."""

from engines.core.game import Event, Seat
from engines.core.text import Argument, Text, Who
from engines.founders.components import TILES, Kind, Resource, TileId, TokenId
from engines.founders.labels import resource_name, tile_name, token_name
from engines.founders.state import Ending


def public_event(key: str, whose: Seat | None = None, **facts: Argument) -> Event:
    """An event that all seats may know."""
    return Event(Text(key, facts), whose=whose)


def drafted(seat: Seat, tile: TileId) -> Event:
    return public_event("founders-drafted", who=Who(seat), tile=tile_name(tile))


def opened(first: Seat, tiles: int) -> Event:
    return public_event("founders-opened", tiles=tiles, who=Who(first))


def revealed(seat: Seat, tile: TileId) -> Event:
    return public_event("founders-revealed", who=Who(seat), tile=tile_name(tile))


def swept(kind: Kind) -> Event:
    return public_event("founders-swept", row=Text(f"founders-row-{kind}"))


def attacked(seat: Seat, whom: Seat, tile: TileId) -> Event:
    return public_event("founders-attacked", whom, who=Who(seat), whom=Who(whom), tile=tile_name(tile))


def bought(seat: Seat, whose: Seat, tile: TileId, resource: Resource) -> Event:
    shop, goods = tile_name(tile), resource_name(resource)
    return public_event("founders-bought", whose, who=Who(seat), whom=Who(whose), tile=shop, resource=goods)


def joined(seat: Seat) -> Event:
    return public_event("founders-joined", who=Who(seat))


def employed(seat: Seat, tile: TileId) -> Event:
    return public_event("founders-employed", who=Who(seat), tile=tile_name(tile))


def added(seat: Seat, tile: TileId) -> Event:
    return public_event("founders-added", who=Who(seat), tile=tile_name(tile), points=TILES[tile].points)


def replaced(seat: Seat, old: TileId, tile: TileId) -> Event:
    points = TILES[tile].points
    return public_event(
        "founders-replaced", who=Who(seat), old=tile_name(old), tile=tile_name(tile), points=points
    )


def gained(seat: Seat, token: TokenId) -> Event:
    return public_event("founders-gained", who=Who(seat), token=token_name(token))


def passed(seat: Seat) -> Event:
    return public_event("founders-passed", who=Who(seat))


def took_coins(seat: Seat, coins: int) -> Event:
    return public_event("founders-took-coins", who=Who(seat), coins=coins)


def proposed(seat: Seat) -> Event:
    return public_event("founders-proposed", who=Who(seat))


def agreed(seat: Seat) -> Event:
    return public_event("founders-agreed", who=Who(seat))


def refused(seat: Seat) -> Event:
    return public_event("founders-refused", who=Who(seat))


def over(why: Ending) -> Event:
    return public_event(f"founders-over-{why}")
