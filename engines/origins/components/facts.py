"""What is in the box, read from data/origins.json."""

from collections.abc import Mapping
from functools import cache
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

import data
from engines.core.grids.squares import Square
from engines.origins.components.tasks import Effect
from engines.origins.components.terms import COLOURS, BuildingId, Colour, DistrictId

T = TypeVar("T")


class Goods(Struct, frozen=True, gc=False):
    """Stone, food, wisdom and gold: a store, a gain or a price."""

    stone: int = 0
    food: int = 0
    wisdom: int = 0
    gold: int = 0

    def plus(self, other: "Goods") -> "Goods":
        return Goods(
            self.stone + other.stone,
            self.food + other.food,
            self.wisdom + other.wisdom,
            self.gold + other.gold,
        )

    def covers(self, price: "Goods") -> bool:
        """Whether these goods can pay a price; gold replaces what is missing (page 9)."""
        return self.wisdom_beyond(price) >= 0

    def wisdom_beyond(self, price: "Goods") -> int:
        """How much wisdom could be paid beside a price, also with gold; negative if the price is too much."""
        gold = self.gold - price.gold
        if price.stone > self.stone:
            gold += self.stone - price.stone
        if price.food > self.food:
            gold += self.food - price.food
        return self.wisdom - price.wisdom + gold if gold >= 0 else -1

    def payment(self, price: "Goods") -> "Goods":
        """What is really paid for a price, with the gold that replaces what is missing."""
        left = self.less(price)
        return Goods(
            self.stone - left.stone,
            self.food - left.food,
            self.wisdom - left.wisdom,
            self.gold - left.gold,
        )

    def less(self, price: "Goods") -> "Goods":
        """What is left after paying, basic resources first.

        Gold can do everything that a basic resource can, so paying with it first is never better.
        """
        stone, food, wisdom = (
            self.stone - price.stone,
            self.food - price.food,
            self.wisdom - price.wisdom,
        )
        gold = self.gold - price.gold
        if stone < 0 or food < 0 or wisdom < 0:
            gold += min(stone, 0) + min(food, 0) + min(wisdom, 0)
            stone, food, wisdom = max(stone, 0), max(food, 0), max(wisdom, 0)
        return Goods(stone, food, wisdom, gold)


FREE = Goods()


class Building(Struct, frozen=True):
    """A kind of tile; the two that every city begins with have no colour and no price."""

    id: BuildingId
    effects: tuple[Effect, ...] = ()
    colour: Colour | None = None
    stone: int = 0
    copies: int = 0


class District(Struct, frozen=True):
    """A card: three coloured tiles of a block, turned or mirrored; the fourth tile can be anything."""

    id: DistrictId
    corner: Colour  # opposite the free tile
    sides: tuple[Colour, Colour]  # beside the free tile
    towers: tuple[Colour, ...]  # disks that it adds to the tower pool (page 6)
    first: int  # points for a player's first match
    later: int  # and for each further one


class Action(Struct, frozen=True):
    """What can be done at a site: its price and its effects."""

    effects: tuple[Effect, ...]
    cost: Goods = FREE
    id: str = ""
    colour: Colour | None = None  # of the bonus token


class Space(Struct, frozen=True):
    """A space of the military track: how many borders are behind it, and the bonus of an attack from it."""

    borders: int
    bonus: tuple[Effect, ...]


class Company(Struct, frozen=True):
    """The components for a number of players (pages 4 to 6)."""

    citizens: int  # dice of each colour
    speakers: int
    districts: int


class Start(Struct, frozen=True):
    """The values at the start."""

    stone: int
    food: int
    wisdom: int
    gold: int
    bases: int
    tower: int
    site: int
    district_gold: int


class Solo(Struct, frozen=True):
    """Solo training (page 23)."""

    rounds: int
    neutral_disk: tuple[int, ...]  # its space in each round
    target: int
    target_step: int
    conditions: tuple[Colour, ...]  # the tokens that make it harder, on the first site, the second ...


class _Value(Struct, Generic[T]):
    value: T


class _Site(Struct):
    mains: tuple[str, str]


class _Box(Struct):
    count: int


class _Agora(Struct):
    effects: tuple[Effect, ...]


class _Facts(Struct):
    box: Mapping[str, _Box]
    speaker_faces: _Value[tuple[int, ...]]
    setup: Mapping[int, Company]
    start: Start
    actions: tuple[Action, ...]
    sites: tuple[_Site, ...]
    bonuses: tuple[Action, ...]
    building_prices: _Value[tuple[int, ...]]
    citizen_prices: _Value[tuple[int, ...]]
    base_prices: _Value[tuple[int, ...]]
    last_base_points: _Value[int]
    advisor_points: _Value[tuple[int, ...]]
    temple_points: _Value[tuple[int, ...]]
    military: tuple[Space, ...]
    military_last_points: _Value[int]
    solo: Solo
    agora: _Agora
    buildings: tuple[Building, ...]
    districts: tuple[District, ...]


_facts = msgspec.json.decode(data.facts("origins"), type=_Facts)

BOX = {name: part.count for name, part in _facts.box.items()}
COMPANIES = _facts.setup
START = _facts.start
SPEAKER_FACES = _facts.speaker_faces.value
SOLO = _facts.solo

MAINS = {action.id: action for action in _facts.actions}
SITES = tuple(site.mains for site in _facts.sites)  # the two main actions of each, from the left
BONUSES = {action.colour: action for action in _facts.bonuses}

BUILDING_PRICES = _facts.building_prices.value  # in wisdom, from the top of the pool
CITIZEN_PRICES = _facts.citizen_prices.value  # in wisdom, from the left of the pool
BASE_PRICES = _facts.base_prices.value  # in food, for the third base and on
LAST_BASE_POINTS = _facts.last_base_points.value
ADVISOR_POINTS = _facts.advisor_points.value
BASES = START.bases + len(BASE_PRICES)

TEMPLE_POINTS = _facts.temple_points.value
TEMPLE_TOP = len(TEMPLE_POINTS) - 1
MILITARY = _facts.military
MILITARY_LAST = len(MILITARY) - 1
MILITARY_LAST_POINTS = _facts.military_last_points.value

AGORA, PALACE = "agora", "palace"
AGORA_AT, PALACE_AT = Square(0, 0), Square(0, 1)  # the agora lies right above the palace (page 8)
BUILDINGS = {building.id: building for building in _facts.buildings}
BUILDINGS[AGORA] = Building(AGORA, _facts.agora.effects)
BUILDINGS[PALACE] = Building(PALACE)
DISTRICTS = {district.id: district for district in _facts.districts}


@cache
def tiles_of(colour: Colour) -> tuple[BuildingId, ...]:
    """The fifteen tiles of a colour."""
    return tuple(
        building.id
        for building in BUILDINGS.values()
        if building.colour is colour
        for _copy in range(building.copies)
    )


TILES = tuple(tile for colour in COLOURS for tile in tiles_of(colour))
