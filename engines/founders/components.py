"""What is in the box, read from data/founders.json."""

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias

import msgspec
from msgspec import Struct

import data
from engines.core.grids.bits import BitSet, bitset

TileId: TypeAlias = str  # equal tiles share one
TokenId: TypeAlias = str  # war, coin, cart, or craftsmen with their good: craftsmen-iron


class Kind(StrEnum):
    """The four colours of tiles: green, blue, purple and red."""

    NATURE = "nature"
    VILLAGE = "village"
    CITY = "city"
    VICTORY = "victory"


class Token(StrEnum):
    """The four kinds of tokens that city tiles bring."""

    WAR = "war"
    COIN = "coin"
    CART = "cart"
    CRAFTSMEN = "craftsmen"


class Resource(StrEnum):
    """What tiles need and make: four basic resources, six goods of villages, four of cities."""

    WOOD = "wood"
    STONE = "stone"
    PLANTS = "plants"
    WATER = "water"
    IRON = "iron"
    GOLD = "gold"
    CLOTH = "cloth"
    WINE = "wine"
    HORSES = "horses"
    FISH = "fish"
    COINS = "coins"
    CARTS = "carts"
    CRAFTS = "crafts"
    ARMIES = "armies"


class Tile(Struct, frozen=True):
    """A tile: what it needs at the top, what it makes at the bottom, and what it is worth."""

    id: TileId
    kind: Kind
    name: str  # what it shows: a forest, a market, an altar
    needs: tuple[Resource, ...] = ()
    makes: tuple[Resource, ...] = ()  # a nature tile makes one of its two at a time
    token: Token | None = None  # what a city tile brings when it is added
    points: int = 0
    copies: int = 1


class _Named(Struct):
    name: Resource


class _TokenFacts(Struct):
    name: Token
    count: int


class _SetupFacts(Struct):
    victory: Mapping[str, int]
    draft: Mapping[str, int]
    opened: Mapping[Kind, int]
    row: int


class _ScoringFacts(Struct):
    craftsmen: int
    token: int
    replaced: int


class _Facts(Struct):
    resources: Mapping[str, tuple[_Named, ...]]
    tokens: tuple[_TokenFacts, ...]
    setup: _SetupFacts
    scoring: _ScoringFacts
    tiles: tuple[Tile, ...]


_facts = msgspec.json.decode(data.facts("founders"), type=_Facts)

RESOURCES = tuple(Resource)
BASIC, GOODS, CITY_GOODS = (
    tuple(each.name for each in _facts.resources[of]) for of in ("basic", "village", "city")
)

TILES = {tile.id: tile for tile in _facts.tiles}
TOKENS = {token.name: token.count for token in _facts.tokens}

# The face-down stacks, from the top of their column.
STACKS = (Kind.NATURE, Kind.VILLAGE, Kind.CITY)

VICTORY_TILES = {int(seats): tiles for seats, tiles in _facts.setup.victory.items()}  # on display
DRAFTED = {int(seats): tiles for seats, tiles in _facts.setup.draft.items()}  # open for the draft
OPENED = tuple(_facts.setup.opened[kind] for kind in STACKS)  # by stack, once everyone has two tiles
ROW = _facts.setup.row  # the most open tiles beside a stack

CRAFTSMEN_POINTS = _facts.scoring.craftsmen
TOKEN_POINTS = _facts.scoring.token
REPLACED_POINTS = _facts.scoring.replaced

POINTS = {tile.id: tile.points for tile in TILES.values()}
TEMPLES = frozenset(tile.id for tile in TILES.values() if tile.kind is Kind.VICTORY)
ALONE = {tile: 1 << number for number, tile in enumerate(TILES)}  # each as a set of tiles, one bit of an int

# Resources as numbers, by their place in RESOURCES, because the rules look them up very often.
NEEDS = {tile.id: tuple(RESOURCES.index(each) for each in tile.needs) for tile in TILES.values()}
MAKES = {tile.id: tuple(RESOURCES.index(each) for each in tile.makes) for tile in TILES.values()}
NEEDED = {tile: bitset(needs) for tile, needs in NEEDS.items()}  # as bits of an int
MADE = {tile: bitset(makes) for tile, makes in MAKES.items()}


@lru_cache(maxsize=1 << 6)
def set_of(tiles: tuple[TileId, ...]) -> BitSet:
    """The set of these tiles; equal ones count once."""
    found = 0
    for tile in tiles:
        found |= ALONE[tile]
    return found


def craftsmen_of(good: Resource) -> TokenId:
    """The craftsmen token of a good."""
    return f"{Token.CRAFTSMEN}-{good}"


def kind_of(token: TokenId) -> Token:
    """Which of the four kinds a token is."""
    return Token(token.partition("-")[0])


CRAFTSMEN = {craftsmen_of(good): good for good in GOODS}  # each token with the good that it shows
