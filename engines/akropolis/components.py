"""What is in the box, read from data/akropolis.json."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

import msgspec
from msgspec import Struct

import data
from engines.core.grids.hexes import Hex

TileId: TypeAlias = str


class District(StrEnum):
    """The five colours of the city, in the rulebook's order."""

    HOUSES = "houses"
    MARKETS = "markets"
    BARRACKS = "barracks"
    TEMPLES = "temples"
    GARDENS = "gardens"


class Kind(StrEnum):
    """What an area is for (page 4)."""

    QUARRY = "quarry"
    PLAZA = "plaza"
    DISTRICT = "district"


class Area(Struct, frozen=True):
    """One hex of a tile."""

    code: str
    kind: Kind
    district: District | None = None
    stars: int = 0


class Tile(Struct, frozen=True):
    """Three areas, listed clockwise as seen from the face."""

    id: TileId
    back: int  # the smallest number of players that uses it
    areas: tuple[Area, ...]


class _DistrictFacts(Struct):
    code: str
    name: District
    plaza_stars: int


class _AreaFacts(Struct):
    q: int
    r: int
    code: str


class _TileFacts(Struct):
    id: TileId
    back: int
    code: str


class _Facts(Struct):
    districts: tuple[_DistrictFacts, ...]
    start_tile: tuple[_AreaFacts, ...]
    starting_stones: tuple[int, ...]
    stacks: Mapping[str, Mapping[str, int]]
    tiles: tuple[_TileFacts, ...]


def _areas(districts: tuple[_DistrictFacts, ...]) -> dict[str, Area]:
    areas = {"q": Area("q", Kind.QUARRY)}
    for facts in districts:
        plaza = facts.code.upper()
        areas[facts.code] = Area(facts.code, Kind.DISTRICT, facts.name)
        areas[plaza] = Area(plaza, Kind.PLAZA, facts.name, facts.plaza_stars)
    return areas


_facts = msgspec.json.decode(data.facts("akropolis"), type=_Facts)

AREAS = _areas(_facts.districts)
QUARRY = AREAS["q"]
TILES = {tile.id: Tile(tile.id, tile.back, tuple(AREAS[code] for code in tile.code)) for tile in _facts.tiles}
START_TILE = {Hex(area.q, area.r): AREAS[area.code] for area in _facts.start_tile}
STARTING_STONES = _facts.starting_stones  # by seat, from the chief architect
STACKS = _facts.stacks  # by length of the game and number of players
