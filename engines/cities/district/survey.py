"""A district as sets of fields: where its terrain, attractions and buildings are."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from engines.cities.district.grid import CORNERS
from engines.core.grids.bits import BitSet, Cell


class Colour(StrEnum):
    """The colours of plots and buildings."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"


_COLOURS = tuple(colour.value for colour in Colour)


class Terrain(StrEnum):
    """What a field of a tile is: a plot in one of four colours, park or lake (Fragmenty dzielnic)."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"
    PARK = "park"
    LAKE = "lake"


MONUMENT, BLACK_PLOT = "monument", "black_plot"
Census: TypeAlias = tuple[int, ...]  # numbers of buildings: red ones by height, then yellow, blue, green


class Survey(Struct, frozen=True):
    """Everything that measures and moves need to know about a district."""

    tiles: BitSet  # the north-western field of each
    terrain: dict[str, BitSet]  # by terrain, as printed
    attractions: dict[str, BitSet]  # by kind
    taken: BitSet  # fields with an attraction
    built: dict[str, BitSet]  # buildings by the colour of their pieces
    heights: tuple[BitSet, ...]  # buildings by height: exactly 1, 2, 3 and 4
    standing: BitSet  # all buildings
    census: Census  # numbers of buildings by colour and height; counting them each time is too slow

    def __hash__(self) -> int:
        """Equal surveys have equal terrain, buildings and attractions; most differ in these already."""
        return hash((self.tiles, self.taken, self.heights, *self.terrain.values()))

    @property
    def black(self) -> BitSet:
        """Plots of any colour."""
        return self.attractions[BLACK_PLOT]

    @property
    def plots(self) -> BitSet:
        """Every plot, empty or not."""
        terrain = self.terrain
        return terrain["red"] | terrain["yellow"] | terrain["blue"] | terrain["green"]

    def plots_of(self, colour: str) -> BitSet:
        """Plots that count for a colour: black ones do, those with a monument do not (Miasto)."""
        return self.terrain[colour] & ~self.taken | self.black

    def room_for_attraction(self, on: str) -> BitSet:
        """Where an attraction may go: one on each field, and none on a building (Atrakcje)."""
        if on == "plot":
            return self.plots & ~(self.taken | self.standing)
        return self.terrain[on] & ~self.taken

    def room_for_piece(self, colour: str) -> BitSet:
        """Where a piece may go: an empty plot of its colour, a black one, or a building of it (Budynki)."""
        top = self.built[colour] & ~self.heights[-1]
        return top | (self.terrain[colour] & ~self.taken | self.black) & ~self.standing

    def with_tile(self, first: Cell, fields: Sequence[Terrain]) -> "Survey":
        """The survey after a tile is laid, its north-western field first."""
        terrain = self.terrain.copy()
        for corner, kind in zip(CORNERS, fields, strict=True):
            terrain[kind] |= 1 << first + corner
        return Survey(
            self.tiles | 1 << first,
            terrain,
            self.attractions,
            self.taken,
            self.built,
            self.heights,
            self.standing,
            self.census,
        )

    def with_attraction(self, cell: Cell, kind: str) -> "Survey":
        """The survey after an attraction is placed."""
        field = 1 << cell
        return Survey(
            self.tiles,
            self.terrain,
            self.attractions | {kind: self.attractions[kind] | field},
            self.taken | field,
            self.built,
            self.heights,
            self.standing,
            self.census,
        )

    def with_building(self, cell: Cell, colour: str, height: int) -> "Survey":
        """The survey after a building has reached a height."""
        field, before = 1 << cell, self.height(cell)
        heights, census = list(self.heights), list(self.census)
        first = len(heights) * _COLOURS.index(colour) - 1  # one before those of height 1
        if before:
            heights[before - 1] ^= field
            census[first + before] -= 1
        heights[height - 1] |= field
        census[first + height] += 1
        return Survey(
            self.tiles,
            self.terrain,
            self.attractions,
            self.taken,
            self.built | {colour: self.built[colour] | field},
            tuple(heights),
            self.standing | field,
            tuple(census),
        )

    def height(self, cell: Cell) -> int:
        """How high the building on a field is."""
        if not self.standing >> cell & 1:
            return 0
        return next(height for height, built in enumerate(self.heights, 1) if built >> cell & 1)
