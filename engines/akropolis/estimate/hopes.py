"""What stars, districts, stones, quarries and spots are expected to bring in the turns that are left."""

from functools import lru_cache
from math import sqrt

from engines.akropolis.components import QUARRY, District
from engines.akropolis.estimate.weights import Weights
from engines.akropolis.scoring import COLOURS, Panorama


class Hopes:
    """What parts of a city are worth with so many turns left."""

    def __init__(self, turns: float, weights: Weights) -> None:
        self.stone = 1 + turns * weights.stone
        self.quarry = turns * weights.quarry
        self._stars = {
            District.HOUSES: turns * weights.houses_star,
            District.MARKETS: turns * weights.markets_star,
            District.BARRACKS: turns * weights.barracks_star,
            District.TEMPLES: turns * weights.temples_star,
            District.GARDENS: turns * weights.gardens_star,
        }
        self._values = {
            District.HOUSES: turns * weights.houses_district,
            District.MARKETS: turns * weights.markets_district,
            District.BARRACKS: turns * weights.barracks_district,
            District.TEMPLES: turns * weights.temples_district,
            District.GARDENS: turns * weights.gardens_district,
        }
        self._upwards = turns * weights.upper_spots

    def colour(self, district: District, stars: int, value: int) -> float:
        """The points of a colour, and what more stars and more districts will add."""
        return stars * value + self._stars[district] * stars + self._values[district] * value

    def city(self, seen: Panorama) -> float:
        """What all that can be seen in a city is worth."""
        total = self.quarry * seen.showing[QUARRY.code].bit_count()
        for district in COLOURS:
            total += self.colour(district, seen.stars(district), seen.worth(district))
        return total

    def upwards(self, spots: int) -> float:
        """What so many spots on upper levels are worth."""
        return self._upwards * sqrt(spots)


# Few numbers of turns occur, but fitting tries many weights.
@lru_cache(maxsize=1 << 10)
def hopes(turns: float, weights: Weights) -> Hopes:
    """Those with so many turns left."""
    return Hopes(turns, weights)
