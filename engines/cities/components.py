"""What is in the box, read from data/cities.json."""

from collections import Counter
from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

import data
from engines.cities.district.grid import Box
from engines.cities.district.measures import AnyMeasure
from engines.cities.district.survey import Colour, Terrain

TileId: TypeAlias = str
GoalId: TypeAlias = str
AttractionKind: TypeAlias = str
Item: TypeAlias = str  # a goal card, a tile, an attraction or a piece of a building; their names are distinct

UNKNOWN: Item = "?"  # replaces hidden items in a view


class Zone(StrEnum):
    """The four zones, in the order of the board."""

    GOALS = "goals"
    DISTRICTS = "districts"
    ATTRACTIONS = "attractions"
    BUILDINGS = "buildings"


class Length(StrEnum):
    """How long a game for two is (Wariant dla 2 graczy)."""

    STANDARD = "standard"
    LONG = "long"


class Tile(Struct, frozen=True):
    """Four fields, listed NW, NE, SW, SE."""

    id: TileId
    fields: tuple[Terrain, ...]

    def turned(self, turns: int) -> tuple[Terrain, ...]:
        """The fields after that many quarter turns clockwise."""
        fields = self.fields
        for _ in range(turns % 4):
            fields = (fields[2], fields[0], fields[3], fields[1])
        return fields

    @property
    def faces(self) -> int:
        """How many quarter turns look different."""
        return 2 if self.turned(2) == self.fields else 4


class Attraction(Struct, frozen=True):
    """A kind of attraction, and what it can be put on."""

    kind: AttractionKind
    on: Literal["park", "lake", "plot"]
    copies: int


class Goal(Struct, frozen=True):
    """A goal card."""

    id: GoalId
    counts: AnyMeasure
    exactly: int
    points: int
    points_each: int
    copies: int


class Requirement(Struct, frozen=True, cache_hash=True):
    """What the council of a city asks for; the first planner to meet it gets the first field."""

    id: str
    counts: AnyMeasure
    at_least: int
    fields: tuple[int, ...]


class City(Struct, frozen=True):
    """One of the eight cities."""

    city: str
    requirements: tuple[Requirement, Requirement, Requirement]


class SlotFacts(Struct, frozen=True):
    """How many items a slot is filled with, or how many its visitor draws."""

    up: int = 0
    down: int = 0
    drawn: int = 0


class Mode(Struct, frozen=True, cache_hash=True):
    """What changes with the number of players."""

    players: int
    length: Length
    rounds: int
    workers_a_zone: int
    boxes: tuple[Box, ...]
    blocked_field: int | None = None

    def free_fields(self, requirement: Requirement, taken: int) -> tuple[int, ...]:
        """The fields of a requirement that are left after `taken` of them, the best first."""
        fields, blocked = requirement.fields, self.blocked_field
        if blocked is not None:
            fields = fields[:blocked] + fields[blocked + 1 :]
        return fields[taken:]


class _TileFacts(Struct):
    id: TileId
    code: str


class _ZoneFacts(Struct):
    zone: Zone
    slots: tuple[SlotFacts, SlotFacts, SlotFacts, SlotFacts]


class _Facts(Struct):
    zones: tuple[_ZoneFacts, ...]
    modes: tuple[Mode, ...]
    points_for_different_attractions: tuple[int, ...]
    points_for_a_monument: int
    highest_building: int
    pieces_of_a_colour: int
    attractions: tuple[Attraction, ...]
    start_tiles: tuple[_TileFacts, ...]
    tiles: tuple[_TileFacts, ...]
    cities: tuple[City, ...]
    goals: tuple[Goal, ...]


_facts = msgspec.json.decode(data.facts("cities"), type=_Facts)
_terrain = {terrain.value[0]: terrain for terrain in Terrain}


def _tiles(facts: tuple[_TileFacts, ...]) -> dict[TileId, Tile]:
    return {tile.id: Tile(tile.id, tuple(_terrain[letter] for letter in tile.code)) for tile in facts}


START_TILES = _tiles(_facts.start_tiles)
DISTRICT_TILES = _tiles(_facts.tiles)
TILES = START_TILES | DISTRICT_TILES
ATTRACTIONS = {attraction.kind: attraction for attraction in _facts.attractions}
GOALS = {goal.id: goal for goal in _facts.goals}
CITIES = {city.city: city for city in _facts.cities}
PIECES = tuple(colour.value for colour in Colour)  # a piece is named by its colour
SLOTS = {facts.zone: facts.slots for facts in _facts.zones}
MODES = {(mode.players, mode.length): mode for mode in _facts.modes}

VARIETY_POINTS = _facts.points_for_different_attractions
MONUMENT_POINTS = _facts.points_for_a_monument
HIGHEST = _facts.highest_building

# Everything that is shuffled before the first round.
STACKS: dict[Zone, Counter[Item]] = {
    Zone.GOALS: Counter({goal.id: goal.copies for goal in GOALS.values()}),
    Zone.DISTRICTS: Counter(DISTRICT_TILES.keys()),
    Zone.ATTRACTIONS: Counter({attraction.kind: attraction.copies for attraction in ATTRACTIONS.values()}),
    Zone.BUILDINGS: Counter(dict.fromkeys(PIECES, _facts.pieces_of_a_colour)),
}
