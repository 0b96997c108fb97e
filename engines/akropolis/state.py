"""The table: a market, a pile of tiles, and each architect's city."""

from enum import StrEnum
from functools import cache, cached_property, reduce
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from engines.akropolis.components import QUARRY, START_TILE, TILES, Area, District, TileId
from engines.akropolis.moves import MOVES, Moves
from engines.akropolis.spots import SURROUNDINGS, Change, Spot, around, change, spots_on, under
from engines.core.game import Seat
from engines.core.grids.bits import Cell
from engines.core.grids.hexes import Coordinate, Hex, cell_of


class Tiles(StrEnum):
    """Which tiles are used: those for the number of players, or all for a longer game (page 2)."""

    STANDARD = "standard"
    ALL = "all"


class Edges(StrEnum):
    """What "the edge of the city" and "a lake" mean; the rulebook does not say.

    Enclosed: the edge is every empty place connected to the outside, and any other empty place is a lake.
    Local: every empty place is an edge, and a lake is a single one with six built neighbours.
    """

    ENCLOSED = "enclosed"
    LOCAL = "local"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    tiles: Tiles = Tiles.STANDARD
    edges: Edges = Edges.ENCLOSED
    variants: tuple[District, ...] = ()  # the districts that can score double (page 8)


class Top(Struct, frozen=True, gc=False):
    """The visible area of a place."""

    area: Area
    level: int


@cache
def _layer(tile: TileId, level: int) -> tuple[Top, ...]:
    """A tile's areas on a level, shared by all cities."""
    return tuple(Top(area, level) for area in TILES[tile].areas)


class Laying(NamedTuple):
    """How a city came about: the city before, and where its last tile lies."""

    before: "Survey"
    spot: Spot
    cells: tuple[Cell, Cell, Cell]
    level: int


class Survey(Struct, frozen=True, dict=True):
    """A city as seen from above.

    Most cities are made to be compared with others, and get no further tile. So the spots for one are not
    found before somebody asks; until then, the city before is remembered.
    """

    tops: dict[Cell, Top]
    quarried: int  # quarries covered so far

    @property
    def highest(self) -> int:
        """The level of the highest area."""
        return max(top.level for top in self.tops.values())

    @property
    def laying(self) -> Laying | None:
        """The last tile, until the spots are known."""
        return self.__dict__.get("last")

    @cached_property
    def spots(self) -> dict[Spot, Moves]:
        """Every spot where the next tile may go, in a fixed order, with the moves that lead there."""
        return _spots(self.__dict__.pop("last"), self.tops)

    @cached_property
    def upper_spots(self) -> int:
        """How many of these lie on top of other tiles."""
        if last := self.laying:
            return last.before.upper_spots_after(last.spot, last.level)
        return sum([spot >> 1 in self.tops for spot in self.spots])

    def upper_spots_after(self, spot: Spot, level: int) -> int:
        """How many there will be after the next tile; which one it is does not matter."""
        closed, opened, _ground = _change(spot, level, self.tops)
        lost = sum([spot + step in self.spots for step in closed]) if level > 1 else 0
        return self.upper_spots + len(opened) - lost

    def with_tile(self, tile: TileId, at: Hex, facing: int) -> "Survey":
        """The survey after a tile is laid."""
        spot, first, second, third = under(at, facing)
        tops, quarried, level = self.tops.copy(), self.quarried, 1
        if first in tops:
            level += tops[first].level
            quarried += [tops[first].area, tops[second].area, tops[third].area].count(QUARRY)
        tops[first], tops[second], tops[third] = _layer(tile, level)
        after = Survey(tops, quarried)
        after.__dict__["last"] = Laying(self, spot, (first, second, third), level)
        return after


def _change(spot: Spot, level: int, tops: dict[Cell, Top]) -> Change:
    """The effect of a tile on the spots around it."""
    anchor, east = spot >> 1, spot & 1
    ring = SURROUNDINGS[east].ring
    return change(
        east, level, tuple([tops[at].level if (at := anchor + step) in tops else 0 for step in ring])
    )


def _spots(laying: Laying, tops: dict[Cell, Top]) -> dict[Spot, Moves]:
    """Where the next tile may go after one; only the spots around it can change (page 4)."""
    before, spot, _, level = laying
    spots, anchor = before.spots.copy(), spot >> 1
    closed, opened, ground = _change(spot, level, tops)
    for step in closed:
        spots.pop(spot + step, None)
    # Upper levels: three areas equally high, of two tiles at least. Spots that share only a part of
    # their cells with the new tile have the rest from another.
    for step in opened:
        other = spot + step
        spots[other] = MOVES[other]
    # First level: three empty places, one of them beside the city.
    for step, near, far in ground:
        if anchor + near not in tops and anchor + far not in tops:
            other = spot + step
            spots[other] = MOVES[other]
    return spots


def _start() -> Survey:
    start = Survey({cell_of(at): Top(area, 1) for at, area in START_TILE.items()}, 0)
    free = sorted(spots_on(around(start.tops)) - spots_on(start.tops))
    start.__dict__["spots"] = {spot: MOVES[spot] for spot in free}
    return start


START = _start()


class Laid(Struct, frozen=True, array_like=True, gc=False):
    """A tile in a city."""

    tile: TileId
    q: Coordinate
    r: Coordinate
    facing: Annotated[int, Meta(ge=0, le=5)]


class City(Struct, frozen=True, dict=True):
    """The tiles laid after the start tile, in order; everything else about a city is derived from them."""

    laid: tuple[Laid, ...] = ()

    @cached_property
    def survey(self) -> Survey:
        return reduce(
            lambda survey, laid: survey.with_tile(laid.tile, Hex(laid.q, laid.r), laid.facing),
            self.laid,
            START,
        )

    def lay(self, tile: TileId, at: Hex, facing: int) -> "City":
        """The city with one more tile."""
        city = City((*self.laid, Laid(tile, at.q, at.r, facing)))
        city.__dict__["survey"] = self.survey.with_tile(tile, at, facing)
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
    turn: Annotated[int, Meta(ge=0)] = 0  # how many have been taken

    @property
    def stack(self) -> int:
        """How many tiles refill the market (page 2)."""
        return len(self.architects) + 1

    @property
    def active(self) -> Seat:
        """The seat to act. The chief opens and closes a round, so turns simply go round (pages 3 and 7)."""
        return self.turn % len(self.architects)

    @property
    def chief(self) -> Seat:
        """The chief architect; the marker goes left with each refill (page 7)."""
        return self.turn // self.stack % len(self.architects)

    @property
    def affordable(self) -> int:
        """How many market positions the active seat can pay for; the first is free (page 4)."""
        return min(self.architects[self.active].stones + 1, len(self.market))

    @property
    def turns_left(self) -> float:
        """For each seat; the last tile stays in the market (page 7)."""
        return (len(self.market) + len(self.pile) - 1) / len(self.architects)

    @property
    def over(self) -> bool:
        """One tile left and nothing to refill from (page 7)."""
        return len(self.market) == 1 and not self.pile
