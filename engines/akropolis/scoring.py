"""Points by district, read off the city from above (pages 5 to 8)."""

from collections import defaultdict
from functools import cache, cached_property

from engines.akropolis.components import AREAS, District, Kind
from engines.akropolis.state import Architect, Edges, Options, Survey
from engines.core.bits import BitSet, bitset, flood, groups, members
from engines.core.game import Score
from engines.core.hexes import STRIDE, neighbours

# Areas are looked up by their code letter: hashing a short text is cheap.
DISTRICTS = {area.district: area.code for area in AREAS.values() if area.kind is Kind.DISTRICT}
PLAZAS = {area.district: area.code for area in AREAS.values() if area.kind is Kind.PLAZA}

# What a well-placed district or a star may still earn, in points; found by playing both sides.
READY_DISTRICT = 0.5
READY_STAR = 0.5


@cache
def _rectangle(wide: int, high: int) -> BitSet:
    return sum(((1 << high) - 1) << column * STRIDE for column in range(wide))


class Panorama:
    """A city as sets of cells, within a box that leaves one empty place on each side of it."""

    def __init__(self, survey: Survey, edges: Edges) -> None:
        columns = [cell // STRIDE for cell in survey.tops]
        rows = [cell % STRIDE for cell in survey.tops]
        base = (min(columns) - 1) * STRIDE + min(rows) - 1
        wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        self.edges = edges
        self.floors = [floor >> base for floor in survey.floors]
        self.box = _rectangle(wide + 2, high + 2)
        self.border = self.box ^ _rectangle(wide, high) << STRIDE + 1
        self.empty = self.box & ~self.floors[0]
        self.showing: dict[str, BitSet] = defaultdict(int)
        for cell, top in survey.tops.items():
            self.showing[top.area.code] |= 1 << cell - base

    @cached_property
    def outside(self) -> BitSet:
        """The empty places from which one can walk away."""
        return flood(self.border, self.empty, neighbours)

    @property
    def edge(self) -> BitSet:
        """The empty places that make the edge of the city."""
        return self.outside if self.edges is Edges.ENCLOSED else self.empty

    @property
    def lakes(self) -> BitSet:
        """The empty places that are lakes."""
        if self.edges is Edges.ENCLOSED:
            return self.empty & ~self.outside
        return self.empty & ~neighbours(self.empty)

    def value(self, places: BitSet) -> int:
        """A district is worth the level that it is on (page 6)."""
        return sum((places & floor).bit_count() for floor in self.floors)

    def stars(self, district: District) -> int:
        """The stars of all plazas of a colour; their level does not matter (pages 5 and 6)."""
        plaza = PLAZAS[district]
        return AREAS[plaza].stars * self.showing[plaza].bit_count()

    def well_placed(self, district: District) -> BitSet:
        """The districts that meet the condition of their colour (page 6)."""
        places = self.showing[DISTRICTS[district]]
        match district:
            case District.HOUSES:
                return max(groups(places, neighbours), key=self._size, default=0)
            case District.MARKETS:
                return places & ~neighbours(places)
            case District.BARRACKS:
                return places & neighbours(self.edge)
            case District.TEMPLES:
                return places & ~neighbours(self.empty)
            case District.GARDENS:
                return places

    def counts_twice(self, district: District) -> BitSet:
        """Of the well-placed districts, those that meet the further condition of the variant (page 8)."""
        places = self.well_placed(district)
        match district:
            case District.HOUSES:
                return places if self.value(places) >= 10 else 0
            case District.MARKETS:
                return places & neighbours(self.showing[PLAZAS[district]])
            case District.BARRACKS:
                return bitset(cell for cell in members(places) if self._open_sides(cell) >= 3)
            case District.TEMPLES:
                return places & self.floors[1]
            case District.GARDENS:
                return places & neighbours(self.lakes)

    def points(self, district: District, variant: bool) -> int:
        """The value of what is well placed, times the stars (page 7)."""
        stars = self.stars(district)
        if not stars:
            return 0
        twice = self.value(self.counts_twice(district)) if variant else 0
        return stars * (self.value(self.well_placed(district)) + twice)

    def _size(self, group: BitSet) -> tuple[int, int]:
        """The largest group has the most houses; of equal ones, the more valuable is counted."""
        return group.bit_count(), self.value(group)

    def _open_sides(self, cell: int) -> int:
        return (neighbours(1 << cell) & self.edge).bit_count()


def score(architect: Architect, options: Options) -> Score:
    """Points for each district and for each stone left; stones also part a tie (page 7)."""
    panorama = Panorama(architect.city.survey, options.edges)
    return _score(panorama, architect.stones, options)


def promise(architect: Architect, options: Options) -> float:
    """Points so far, and what the city is ready for: a plaza to come, or districts for a plaza."""
    panorama = Panorama(architect.city.survey, options.edges)
    well_placed = sum(panorama.value(panorama.well_placed(district)) for district in District)
    stars = sum(panorama.stars(district) for district in District)
    ready = READY_DISTRICT * well_placed + READY_STAR * stars
    return _score(panorama, architect.stones, options).total + ready


def _score(panorama: Panorama, stones: int, options: Options) -> Score:
    variants = options.variants
    parts = {district.value: panorama.points(district, variant=district in variants) for district in District}
    return Score(parts | {"stones": stones}, ties=(stones,))
