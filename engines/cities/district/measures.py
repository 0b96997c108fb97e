"""What goal cards and the council count: each measure gives one number for a district.

The data name a measure by its kind and give its parameters. The council asks for at least a number, a goal
card for exactly a number.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import Literal, TypeAlias

from msgspec import Struct

from engines.cities.district.grid import CORNERS, STRIDE, areas, beside
from engines.cities.district.survey import Colour, Survey
from engines.core.grids.bits import BitSet

Ground: TypeAlias = Literal["park", "lake"]
COLOURS = tuple(colour.value for colour in Colour)


class Measure(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that can be counted in a district."""


class Buildings(Measure, frozen=True, tag="buildings"):
    """Buildings: of a colour, of a height, of a height at least, beside park or lake."""

    colour: Colour | None = None
    height: int | None = None
    at_least_high: int | None = None
    beside: Ground | None = None

    def count(self, survey: Survey) -> int:
        found = survey.standing if self.colour is None else survey.built[self.colour]
        if self.height is not None:
            found &= survey.heights[self.height - 1]
        if self.at_least_high is not None:
            for low in survey.heights[: self.at_least_high - 1]:
                found &= ~low
        return _of(found, self.beside, survey).bit_count()


class BuildingsOfOneColour(Measure, frozen=True, tag="buildings_of_one_colour"):
    """The buildings of the most frequent colour."""

    def count(self, survey: Survey) -> int:
        return max(built.bit_count() for built in survey.built.values())


class ColourSets(Measure, frozen=True, tag="colour_sets"):
    """Sets of four buildings, one of each colour."""

    def count(self, survey: Survey) -> int:
        return min(built.bit_count() for built in survey.built.values())


class HeightSets(Measure, frozen=True, tag="height_sets"):
    """Sets of four buildings, one of each height."""

    def count(self, survey: Survey) -> int:
        return min(built.bit_count() for built in survey.heights)


class DifferentHeights(Measure, frozen=True, tag="different_heights"):
    """Buildings that all differ in height, and in colour too if asked; beside park or lake."""

    beside: Ground | None = None
    of_different_colours: bool = False

    def count(self, survey: Survey) -> int:
        heights = [_of(height, self.beside, survey) for height in survey.heights]
        if not self.of_different_colours:
            return sum(height > 0 for height in heights)
        built = survey.built
        return max(
            sum(height & built[colour] > 0 for height, colour in zip(heights, colours, strict=True))
            for colours in permutations(COLOURS)
        )


class LongestRow(Measure, frozen=True, tag="longest_row"):
    """Buildings in one unbroken straight line."""

    def count(self, survey: Survey) -> int:
        return max(_run(survey.standing, step) for step in (1, STRIDE))


class LongestRise(Measure, frozen=True, tag="longest_rise"):
    """Buildings in one unbroken straight line, each higher than the one before."""

    def count(self, survey: Survey) -> int:
        return max(_rise(survey.heights, step) for step in (1, -1, STRIDE, -STRIDE))


class LargestGroup(Measure, frozen=True, tag="largest_group"):
    """Buildings that are connected by sides; of one height if asked."""

    of_one_height: bool = False

    def count(self, survey: Survey) -> int:
        boards = survey.heights if self.of_one_height else (survey.standing,)
        return max(_largest(board) for board in boards)


class PlotsOfOneColour(Measure, frozen=True, tag="plots_of_one_colour"):
    """Plots of one colour that are connected by sides, built on or not."""

    def count(self, survey: Survey) -> int:
        return max(_largest(survey.plots_of(colour)) for colour in COLOURS)


class ColourfulSquare(Measure, frozen=True, tag="colourful_square"):
    """Colours of the plots in a square of two by two, built on or not; a black plot is the one missing."""

    def count(self, survey: Survey) -> int:
        black = survey.black
        seen = [_squares_with(survey.plots_of(colour) & ~black) for colour in COLOURS]
        seen += _corners(black)
        # For each number, the squares that have as many colours at least, by their north-western field.
        reached = [-1, 0, 0, 0, 0]
        for squares in seen:
            for number in range(4, 0, -1):
                reached[number] |= reached[number - 1] & squares
        return sum(squares > 0 for squares in reached[1:])


class LargestArea(Measure, frozen=True, tag="largest_area"):
    """Fields of the largest park or lake."""

    terrain: Ground

    def count(self, survey: Survey) -> int:
        return _largest(survey.terrain[self.terrain])


class Areas(Measure, frozen=True, tag="areas"):
    """Parks or lakes: of a size, with an attraction."""

    terrain: Ground
    size: int | None = None
    with_attraction: bool = False

    def count(self, survey: Survey) -> int:
        return sum(
            (self.size is None or area.bit_count() == self.size)
            and (not self.with_attraction or area & survey.taken > 0)
            for area in areas(survey.terrain[self.terrain])
        )


class MostVariedArea(Measure, frozen=True, tag="most_varied_area"):
    """Different attractions in one park or lake."""

    terrain: Ground

    def count(self, survey: Survey) -> int:
        return max((variety(area, survey) for area in areas(survey.terrain[self.terrain])), default=0)


class Attractions(Measure, frozen=True, tag="attractions"):
    """Attractions in all parks or all lakes together."""

    terrain: Ground

    def count(self, survey: Survey) -> int:
        return (survey.terrain[self.terrain] & survey.taken).bit_count()


AnyMeasure: TypeAlias = (
    Buildings
    | BuildingsOfOneColour
    | ColourSets
    | HeightSets
    | DifferentHeights
    | LongestRow
    | LongestRise
    | LargestGroup
    | PlotsOfOneColour
    | ColourfulSquare
    | LargestArea
    | Areas
    | MostVariedArea
    | Attractions
)


def variety(area: BitSet, survey: Survey) -> int:
    """How many different attractions an area has."""
    if not area & survey.taken:
        return 0
    return sum([area & places > 0 for places in survey.attractions.values()])


def _of(buildings: BitSet, ground: Ground | None, survey: Survey) -> BitSet:
    return buildings if ground is None else buildings & beside(survey.terrain[ground])


@lru_cache(maxsize=1 << 14)
def _largest(board: BitSet) -> int:
    return max((area.bit_count() for area in areas(board)), default=0)


@lru_cache(maxsize=1 << 14)
def _run(board: BitSet, step: int) -> int:
    """The longest line of a set in one direction."""
    length, starts = 0, board
    while starts:
        length += 1
        starts &= board >> step * length
    return length


@lru_cache(maxsize=1 << 14)
def _rise(heights: tuple[BitSet, ...], step: int) -> int:
    """The longest line in one direction in which each building is higher than the one before."""
    length, ends = 0, sum(heights)
    while ends:
        length += 1
        lower = further = 0
        for height in heights:
            further |= height & _moved(ends & lower, step)
            lower |= height
        ends = further
    return length


def _moved(board: BitSet, step: int) -> BitSet:
    return board << step if step > 0 else board >> -step


def _corners(board: BitSet) -> Iterator[BitSet]:
    """For each corner of a square of two by two, the squares that have the set there."""
    return (board >> corner for corner in CORNERS)


def _squares_with(board: BitSet) -> BitSet:
    squares = 0
    for corner in _corners(board):
        squares |= corner
    return squares
