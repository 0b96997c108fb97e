"""The events of the game, one function for each sentence."""

from collections.abc import Sequence
from functools import lru_cache

from engines.core.game import Event, Seat
from engines.core.text import Argument, Text, Who
from engines.founders.components import (
    CRAFTSMEN_POINTS,
    REPLACED_POINTS,
    TILES,
    Kind,
    Resource,
    TileId,
    TokenId,
)
from engines.founders.names import listed, resource_name, tile_name, token_name
from engines.founders.state import Ending

# Events of version 1. They are in the logs of stored tables, so their sentences stay.
FORMER = (
    "founders-swept",
    "founders-row-nature",
    "founders-row-village",
    "founders-row-city",
    "founders-joined",
    "founders-employed",
)


# For the events that searches need over and over.
remembered = lru_cache(maxsize=1 << 8)


def public_event(key: str, whose: Seat | None = None, **facts: Argument) -> Event:
    """An event that all seats may know."""
    return Event(Text(key, facts), whose=whose)


def drafted(seat: Seat, tile: TileId) -> Event:
    return public_event("founders-drafted", who=Who(seat), tile=tile_name(tile))


def opened(first: Seat, tiles: int) -> Event:
    return public_event("founders-opened", tiles=tiles, who=Who(first))


@remembered
def revealed(seat: Seat, tile: TileId) -> Event:
    return public_event("founders-revealed", who=Who(seat), tile=tile_name(tile))


def stuck(seat: Seat) -> Event:
    return public_event("founders-stuck", who=Who(seat))


def cleared(kind: Kind, tiles: Sequence[TileId]) -> Event:
    return public_event("founders-cleared", row=kind.value, tiles=listed(map(tile_name, tiles)))


@remembered
def attacked(seat: Seat, whom: Seat, tile: TileId) -> Event:
    return public_event("founders-attacked", whom, who=Who(seat), whom=Who(whom), tile=tile_name(tile))


@remembered
def bought(seat: Seat, whose: Seat, tile: TileId, resource: Resource) -> Event:
    shop, goods = tile_name(tile), resource_name(resource)
    return public_event("founders-bought", whose, who=Who(seat), whom=Who(whose), tile=shop, resource=goods)


@remembered
def lost_points(seat: Seat, points: int) -> Event:
    return public_event("founders-lost-points", seat, who=Who(seat), points=points)


@remembered
def unused(seat: Seat, resource: Resource) -> Event:
    return public_event("founders-unused", who=Who(seat), resource=resource_name(resource))


def linked(seat: Seat, tiles: Sequence[TileId]) -> Event:
    return public_event("founders-linked", who=Who(seat), tiles=listed(map(tile_name, tiles)))


@remembered
def set_to_work(seat: Seat, tile: TileId) -> Event:
    good, points = resource_name(TILES[tile].makes[0]), CRAFTSMEN_POINTS
    return public_event("founders-set-to-work", who=Who(seat), tile=tile_name(tile), good=good, points=points)


@remembered
def added(seat: Seat, tile: TileId) -> Event:
    return public_event("founders-added", who=Who(seat), tile=tile_name(tile), points=TILES[tile].points)


@remembered
def replaced(seat: Seat, old: TileId, tile: TileId) -> Event:
    points = TILES[tile].points
    return public_event(
        "founders-replaced", who=Who(seat), old=tile_name(old), tile=tile_name(tile), points=points
    )


@remembered
def turned_over() -> Event:
    return public_event("founders-turned-over", points=-REPLACED_POINTS)


@remembered
def points_gone(points: int) -> Event:
    return public_event("founders-points-gone", points=points)


def left_the_game(token: TokenId) -> Event:
    return public_event("founders-left-the-game", token=token_name(token))


def kept_coin(seat: Seat) -> Event:
    return public_event("founders-kept-coin", who=Who(seat))


@remembered
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
