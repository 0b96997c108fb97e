"""The table: a market, a pile of tiles, and each architect's city."""

from enum import Enum
from functools import cached_property, reduce
from typing import Annotated

from msgspec import Meta, Struct

from engines.akropolis.components import START_TILE, TILES, Area, District, TileId
from engines.akropolis.spots import SHARING, TOUCHING, Spot, around, cells_of, corners, spot_of, spots_on
from engines.core.bits import Cell
from engines.core.game import Seat
from engines.core.hexes import Hex, cell_of


class Tiles(Enum):
    """Which tiles are used: those for the number of players, or all for a longer game (page 2)."""

    STANDARD = "standard"
    ALL = "all"


class Edges(Enum):
    """What "the edge of the city" and "a lake" mean; the rulebook leaves it open.

    Enclosed: the edge is where one can walk in from outside, and any empty place cut off from there is
    a lake. Local: every empty place is an edge, and a lake is a single one with six built neighbours.
    """

    ENCLOSED = "enclosed"
    LOCAL = "local"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    tiles: Tiles = Tiles.STANDARD
    edges: Edges = Edges.ENCLOSED
    variants: tuple[District, ...] = ()  # the districts that can score double (page 8)


class Survey:
    """A city as seen from above, with every spot where the next tile may go."""

    __slots__ = ("area", "level", "spots", "tile", "tiles")

    def __init__(  # noqa: PLR0913 - one record of five facts
        self, area: dict[Cell, Area], level: dict[Cell, int], tile: dict[Cell, int], spots: set[Spot], tiles: int
    ) -> None:
        self.area = area  # what is on top
        self.level = level  # how high it is, from 1
        self.tile = tile  # which tile it belongs to; the start tile is 0
        self.spots = spots
        self.tiles = tiles

    def laid(self, tile: TileId, at: Hex, facing: int) -> "Survey":
        """The city after a tile is laid; only the spots around it can change."""
        cells, spot = cells_of(at, facing), spot_of(at, facing)
        level = self.level.get(cells[0], 0) + 1
        after = Survey(self.area.copy(), self.level.copy(), self.tile.copy(), self.spots.copy(), self.tiles + 1)
        after.area.update(zip(cells, TILES[tile].areas, strict=True))
        after.level.update(dict.fromkeys(cells, level))
        after.tile.update(dict.fromkeys(cells, after.tiles))
        after._mark_upper_spots(spot)
        if level == 1:
            after._mark_ground_spots(spot)
        return after

    def _mark_upper_spots(self, spot: Spot) -> None:
        """Three areas at one level, from at least two tiles, can be built on (page 4)."""
        anchor, spots, level, tile = spot >> 1, self.spots, self.level, self.tile
        for step, a, b, c in SHARING[spot & 1]:
            a, b, c = anchor + a, anchor + b, anchor + c  # noqa: PLW2901
            height = level.get(a)
            if height and height == level.get(b) == level.get(c) and not tile[a] == tile[b] == tile[c]:
                spots.add(spot + step)
            else:
                spots.discard(spot + step)

    def _mark_ground_spots(self, spot: Spot) -> None:
        """Three empty places, one of them beside the city, can be built on (page 4)."""
        anchor, spots, level = spot >> 1, self.spots, self.level
        for step, a, b, c in TOUCHING[spot & 1]:
            if anchor + a not in level and anchor + b not in level and anchor + c not in level:
                spots.add(spot + step)


def _start() -> Survey:
    area = {cell_of(at): area for at, area in START_TILE.items()}
    beside = spots_on(around(area)) - spots_on(area)
    return Survey(area, dict.fromkeys(area, 1), dict.fromkeys(area, 0), set(beside), 0)


START = _start()


class Laid(Struct, frozen=True, array_like=True):
    """A tile in a city."""

    tile: TileId
    q: int
    r: int
    facing: Annotated[int, Meta(ge=0, le=5)]


class City(Struct, frozen=True, dict=True):
    """The start tile and what was laid since, in order; all else about a city follows from that."""

    laid: tuple[Laid, ...] = ()

    @cached_property
    def survey(self) -> Survey:
        return reduce(lambda survey, laid: survey.laid(laid.tile, Hex(laid.q, laid.r), laid.facing), self.laid, START)

    def lay(self, tile: TileId, at: Hex, facing: int) -> "City":
        """The city with one more tile."""
        city = City((*self.laid, Laid(tile, at.q, at.r, facing)))
        city.__dict__["survey"] = self.survey.laid(tile, at, facing)
        return city


class Architect(Struct, frozen=True):
    """A seat's stones and city."""

    stones: Annotated[int, Meta(ge=0)]
    city: City = City()


class State(Struct, frozen=True):
    """The whole table."""

    options: Options
    market: tuple[TileId, ...]  # a tile's position is its price
    pile: tuple[TileId, ...]  # in the order in which they will be drawn, a stack at a time
    architects: tuple[Architect, ...]

    @property
    def turns(self) -> int:
        """Turns taken so far."""
        return sum(len(architect.city.laid) for architect in self.architects)

    @property
    def stack(self) -> int:
        """How many tiles refill the market (page 2)."""
        return len(self.architects) + 1

    @property
    def active(self) -> Seat:
        """Whose turn it is: the chief opens and closes a round, so turns simply go round (pages 3 and 7)."""
        return self.turns % len(self.architects)

    @property
    def chief(self) -> Seat:
        """The chief architect; the marker goes left with each refill (page 7)."""
        return self.turns // self.stack % len(self.architects)

    @property
    def over(self) -> bool:
        """One tile left and nothing to refill from (page 7)."""
        return len(self.market) == 1 and not self.pile
