"""The best place for any tile in a city, found without laying it everywhere.

What a tile brings is the sum of what its areas bring, as long as no two of them have the same colour. So each
spot remembers what an area of each kind brings on each of its three cells, and a tile is three of these.
"""

from functools import lru_cache
from typing import NamedTuple

from engines.akropolis.components import AREAS, QUARRY, Area, District, Kind, Tile, TileId
from engines.akropolis.estimate.hopes import Hopes, hopes
from engines.akropolis.estimate.weights import Weights
from engines.akropolis.scoring import COLOURS, ROOM, Panorama
from engines.akropolis.spots import Spot, corners, under
from engines.akropolis.state import City, Edges, Survey
from engines.core.grids.bits import BitSet
from engines.core.grids.hexes import ORIGIN, hex_of

# How many cities are remembered: most of those that one search meets again. Each takes about 0.2 MB.
REMEMBERED = 192

# Areas without a condition bring the same on each cell of a spot: quarries, plazas and gardens.
ANYWHERE = {
    code
    for code, area in AREAS.items()
    if area.kind is not Kind.DISTRICT or area.district is District.GARDENS
}


class Best(NamedTuple):
    """The best way to lay a tile."""

    estimate: float
    spot: Spot
    turn: int  # of the three ways in which it fits there


def _order(facing: int) -> tuple[int, ...]:
    spot, *cells = under(hex_of(ORIGIN), facing)
    return tuple(corners(spot).index(cell) for cell in cells)


# Which corners of a spot are under a tile's three areas, by the spot's lowest bit and the way the tile lies.
_ORDERS = tuple(tuple(_order(facing) for facing in range(east, 6, 2)) for east in (0, 1))


class Site:
    """A spot for a tile, and what areas would bring there."""

    def __init__(self, spot: Spot, survey: Survey, city: Panorama, hoped: Hopes) -> None:
        cells, tops = corners(spot), survey.tops
        level = tops[cells[0]].level + 1 if cells[0] in tops else 1
        self.spot, self.orders = spot, _ORDERS[spot & 1]
        self.places = tuple([city.place(cell) for cell in cells])
        self._seen, self._hoped = city.built_over(cells, tops), hoped
        quarried = (city.showing[QUARRY.code] ^ self._seen.showing[QUARRY.code]).bit_count()
        # With nothing to be seen on the tile.
        self.estimate = quarried * hoped.stone + hoped.upwards(survey.upper_spots_after(spot, level))
        self.estimate += hoped.city(self._seen)
        self._gains: dict[str, tuple[float, ...]] = {}

    def gains(self, area: Area) -> tuple[float, ...]:
        """What an area brings on each of the three cells."""
        found = self._gains.get(area.code)
        if found is None:
            asked = self.places[:1] if area.code in ANYWHERE else self.places
            gains = tuple([self.gain(area, place) for place in asked])
            found = self._gains[area.code] = gains * (3 // len(gains))
        return found

    def gain(self, area: Area, places: BitSet) -> float:
        """What areas of one kind bring in these places."""
        if area.district is None:
            return self._hoped.quarry * places.bit_count()
        seen, district, colour = self._seen, area.district, self._hoped.colour
        stars, value = seen.stars(district), seen.worth(district)
        more, higher = stars, value
        if area.kind is Kind.PLAZA:
            more += area.stars * places.bit_count()
        else:
            higher = seen.value(seen.well_placed_among(district, seen.showing[area.code] | places))
        return colour(district, more, higher) - colour(district, stars, value)


class Sites:
    """All spots for the next tile in a city, and what is hoped for after it."""

    def __init__(self, survey: Survey, edges: Edges, hoped: Hopes) -> None:
        city = Panorama(survey, edges, ROOM)
        for district in COLOURS:
            city.worth(district)  # Sites that leave it as it is need not ask again.
        self._sites = [Site(spot, survey, city, hoped) for spot in survey.spots]
        self._best: dict[TileId, Best] = {}
        self.stone = hoped.stone

    def best(self, tile: Tile) -> Best:
        """The best way to lay a tile; of equally good ones the first."""
        if tile.id not in self._best:
            find = self._twins if tile.areas[0] == tile.areas[1] else self._different
            self._best[tile.id] = find(*tile.areas)
        return self._best[tile.id]

    def _different(self, first: Area, second: Area, third: Area) -> Best:
        """Three areas of different colours."""
        best, where, turn = float("-inf"), 0, 0
        for site in self._sites:
            one, two, three = site.gains(first), site.gains(second), site.gains(third)
            for number, (a, b, c) in enumerate(site.orders):
                estimate = site.estimate + one[a] + two[b] + three[c]
                if estimate > best:
                    best, where, turn = estimate, site.spot, number
        return Best(best, where, turn)

    def _twins(self, twin: Area, _other: Area, third: Area) -> Best:
        """Two areas of one kind, and another."""
        ways = [
            Best(
                site.estimate + site.gain(twin, site.places[a] | site.places[b]) + site.gains(third)[c],
                site.spot,
                turn,
            )
            for site in self._sites
            for turn, (a, b, c) in enumerate(site.orders)
        ]
        return max(ways, key=lambda way: way.estimate)


# Playouts meet the same cities again and again.
@lru_cache(maxsize=REMEMBERED)
def sites(city: City, edges: Edges, turns: float, weights: Weights) -> Sites:
    """Those of a city, after whose next tile so many turns are left."""
    return Sites(city.survey, edges, hopes(turns, weights))
