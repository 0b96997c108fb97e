"""Points by district, counted in the city as seen from above (pages 5 to 8)."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from itertools import product

from engines.akropolis.components import AREAS, District, Kind
from engines.akropolis.state import Architect, City, Edges, Laying, Options, State, Survey, Top
from engines.core.game import Breakdown, Score, Seat
from engines.core.grids.bits import BitSet, Cell, bitset, flood, groups, members
from engines.core.grids.hexes import STRIDE, neighbours_by
from engines.core.text import Text

# Areas are looked up by their code letter, because hashing a short string is cheap.
DISTRICTS = {area.district: area.code for area in AREAS.values() if area.kind is Kind.DISTRICT}
COLOURS = tuple(District)  # a tuple is faster to iterate than an Enum
PLAZAS = {area.district: area.code for area in AREAS.values() if area.kind is Kind.PLAZA}
# The districts of an area's colour; a quarry has no colour.
COLOUR_OF = {area.code: DISTRICTS.get(area.district, "") for area in AREAS.values()}
# What depends on the empty cells: whether districts of these colours are well placed, and what is cached.
COLOURS_BY_EMPTY_CELLS = (DISTRICTS[District.BARRACKS], DISTRICTS[District.TEMPLES])
BY_EMPTY_CELLS = ("outside", "near_edge", "near_empty")
ROOM = 3  # cells around a city in which the next tile fits, with an empty border

# What the variants ask for (page 8).
LARGE_GROUP = 10  # the value of a group of houses
OPEN_SIDES = 3  # of barracks


@cache
def _border(wide: int, high: int) -> BitSet:
    """The outermost cells of a box, numbered column by column."""
    box = product(range(wide), range(high))
    return bitset(n for n, (q, r) in enumerate(box) if q in (0, wide - 1) or r in (0, high - 1))


class Panorama:
    """A city seen from above, as sets of cells in a box with a border of empty cells.

    The box is as small as possible and numbers its own cells, because short ints are fast.
    """

    def __init__(self, survey: Survey, edges: Edges, room: int = 1) -> None:
        tops = survey.tops
        rows = [cell % STRIDE for cell in tops]
        west, north = min(tops) // STRIDE - room, min(rows) - room
        wide, high = max(tops) // STRIDE - west + room + 1, max(rows) - north + room + 1
        # The box's corner, and by how much its columns are shorter.
        first, spare = west * high + north, STRIDE - high
        showing: dict[str, BitSet] = dict.fromkeys(AREAS, 0)
        levels: dict[int, BitSet] = defaultdict(int)
        for cell, top in tops.items():
            place = 1 << cell - cell // STRIDE * spare - first
            showing[top.area.code] |= place
            levels[top.level] |= place
        self.edges = edges
        self.neighbours = neighbours_by(high)
        self.showing = showing
        self.levels = levels
        self.border = _border(wide, high)
        self.empty = (1 << wide * high) - 1 - sum(levels.values())
        self._first, self._spare = first, spare
        self._worths: dict[str, int] = {}  # of the colours that were asked for

    def with_tile(self, laying: Laying, tops: Mapping[Cell, Top]) -> "Panorama":
        """The same city with one more tile, for which the box has room."""
        seen = self.built_over(laying.cells, laying.before.tops)
        for cell in laying.cells:
            seen.show(tops[cell].area.code, self.place(cell))
        return seen

    def show(self, code: str, place: BitSet) -> None:
        """Add an area while the city is being drawn."""
        self.showing[code] |= place
        self._worths.pop(COLOUR_OF[code], None)

    def built_over(self, cells: Iterable[Cell], tops: Mapping[Cell, Top]) -> "Panorama":
        """The same city with three cells one level higher, and nothing to be seen there."""
        seen = object.__new__(Panorama)
        seen.__dict__ |= self.__dict__  # `copy` takes six times as long
        seen.showing, seen.levels = showing, levels = self.showing.copy(), self.levels.copy()
        seen._worths = worths = self._worths.copy()
        for cell in cells:
            place, level = self.place(cell), 1
            if cell in tops:
                below = tops[cell]
                level += below.level
                showing[below.area.code] ^= place
                levels[below.level] ^= place
                worths.pop(COLOUR_OF[below.area.code], None)
            else:
                seen.empty ^= place
            levels[level] |= place
        if seen.empty != self.empty:
            for known in BY_EMPTY_CELLS:
                seen.__dict__.pop(known, None)
            for colour in COLOURS_BY_EMPTY_CELLS:
                worths.pop(colour, None)
        return seen

    def place(self, cell: Cell) -> BitSet:
        """A cell of the grid as a cell of the box."""
        return 1 << cell - cell // STRIDE * self._spare - self._first

    @cached_property
    def outside(self) -> BitSet:
        """The empty cells that are connected to the outside."""
        return flood(self.border, self.empty, self.neighbours)

    @property
    def edge(self) -> BitSet:
        """The empty cells that count as the edge of the city."""
        return self.outside if self.edges is Edges.ENCLOSED else self.empty

    @cached_property
    def near_edge(self) -> BitSet:
        return self.neighbours(self.edge)

    @cached_property
    def near_empty(self) -> BitSet:
        return self.neighbours(self.empty)

    @property
    def lakes(self) -> BitSet:
        """The empty cells that are lakes."""
        if self.edges is Edges.ENCLOSED:
            return self.empty & ~self.outside
        return self.empty & ~self.near_empty

    def value(self, places: BitSet) -> int:
        """A district is worth the level that it is on (page 6)."""
        return sum([level * (places & built).bit_count() for level, built in self.levels.items()])

    def stars(self, district: District) -> int:
        """The stars of all plazas of a colour; their level does not matter (pages 5 and 6)."""
        plaza = PLAZAS[district]
        return AREAS[plaza].stars * self.showing[plaza].bit_count()

    def well_placed(self, district: District) -> BitSet:
        """The districts that meet the condition of their colour (page 6)."""
        return self.well_placed_among(district, self.showing[DISTRICTS[district]])

    def well_placed_among(self, district: District, places: BitSet) -> BitSet:
        """The districts that meet the condition of their colour, if these are all that there are of it."""
        match district:
            case District.HOUSES:
                # If any houses touch, single houses cannot be the largest group.
                touching = places & self.neighbours(places)
                return max(groups(touching or places, self.neighbours), key=self._size, default=0)
            case District.MARKETS:
                return places & ~self.neighbours(places)
            case District.BARRACKS:
                return places & self.near_edge
            case District.TEMPLES:
                return places & ~self.near_empty
            case District.GARDENS:
                return places

    def counts_twice(self, district: District) -> BitSet:
        """Of the well-placed districts, those that meet the further condition of the variant (page 8)."""
        places = self.well_placed(district)
        match district:
            case District.HOUSES:
                return places if self.value(places) >= LARGE_GROUP else 0
            case District.MARKETS:
                return places & self.neighbours(self.showing[PLAZAS[district]])
            case District.BARRACKS:
                return bitset(cell for cell in members(places) if self._open_sides(cell) >= OPEN_SIDES)
            case District.TEMPLES:
                return places & ~self.levels[1]
            case District.GARDENS:
                return places & self.neighbours(self.lakes)

    def worth(self, district: District) -> int:
        """The value of what is well placed."""
        colour = DISTRICTS[district]
        if colour not in self._worths:
            showing = self.showing[colour]
            self._worths[colour] = self.value(self.well_placed(district)) if showing else 0
        return self._worths[colour]

    def points(self, district: District, variant: bool) -> int:
        """The value of what is well placed, times the stars (page 7)."""
        stars = self.stars(district)
        return stars and stars * self.height(district, variant)

    def height(self, district: District, variant: bool) -> int:
        """The value of what is well placed; in a variant, some of it counts twice."""
        twice = self.value(self.counts_twice(district)) if variant else 0
        return self.worth(district) + twice

    def _size(self, group: BitSet) -> tuple[int, int]:
        """The largest group has the most houses; of equal ones, the more valuable is counted."""
        return group.bit_count(), self.value(group)

    def _open_sides(self, cell: int) -> int:
        return (self.neighbours(1 << cell) & self.edge).bit_count()


def panorama(city: City, edges: Edges) -> Panorama:
    """A city seen from above. It is kept with the city: previews compare one city with many others."""
    seen: dict[Edges, Panorama] = city.__dict__.setdefault("panoramas", {})
    if edges not in seen:
        seen[edges] = new_panorama(city.survey, edges)
    return seen[edges]


def new_panorama(survey: Survey, edges: Edges) -> Panorama:
    """A city seen from above, made from that of the city before if that has several successors."""
    laying = survey.laying
    before = _roomy_panorama(laying.before, edges) if laying else None
    return before.with_tile(laying, survey.tops) if laying and before else Panorama(survey, edges)


def _roomy_panorama(survey: Survey, edges: Edges) -> Panorama | None:
    """A city with room for the next tile, and the worth of each colour; for the first who asks, none."""
    roomy: dict[Edges, Panorama | None] = survey.__dict__.setdefault("roomy", {})
    if edges not in roomy:
        roomy[edges] = None
    elif roomy[edges] is None:
        roomy[edges] = seen = Panorama(survey, edges, ROOM)
        for district in COLOURS:
            seen.worth(district)
    return roomy[edges]


def scores(state: State) -> tuple[Score, ...]:
    return tuple(score(architect, state.options) for architect in state.architects)


def score(architect: Architect, options: Options) -> Score:
    """Points for each district and for each stone left; stones also break ties (page 7)."""
    seen, stones = panorama(architect.city, options.edges), architect.stones
    parts = {
        district.value: seen.points(district, variant=district in options.variants) for district in District
    }
    return Score(parts | {"stones": stones}, ties=(stones,))


def breakdown(state: State, seat: Seat) -> Mapping[str, Breakdown]:
    """Of each district, the stars and the height that they multiply."""
    options = state.options
    seen = panorama(state.architects[seat].city, options.edges)
    label = Text("akropolis-breakdown")
    factors = {
        district: (seen.stars(district), seen.height(district, variant=district in options.variants))
        for district in District
    }
    return {district.value: Breakdown(label, (both,)) for district, both in factors.items()}
