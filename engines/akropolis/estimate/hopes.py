"""What stars, districts, stones, quarries and spots are expected to bring in the turns that are left."""

from functools import cache
from math import sqrt

from engines.akropolis.components import QUARRY, District
from engines.akropolis.scoring import COLOURS, Panorama

# Expected gain per remaining turn, in points. Begun with a guess and fitted in self-play of the greedy
# player: a random change was kept if it led to more points on fresh seeds, twice. Then made rounder by hand,
# which 120 games could not tell from the fitted numbers (1.2 points more, standard error 1.6): none is exact.
EACH_STAR = {  # from districts that its colour will still gain
    District.HOUSES: 0.3,
    District.MARKETS: 0.8,
    District.BARRACKS: 0.8,
    District.TEMPLES: 0.3,
    District.GARDENS: 0.6,
}
EACH_DISTRICT = {  # from stars still to come, per point that a well-placed district is worth
    District.HOUSES: 0.1,
    District.MARKETS: 0.3,
    District.BARRACKS: 0.2,
    District.TEMPLES: 0.1,
    District.GARDENS: 0.15,
}
EACH_STONE = 0.4  # from the better tiles that it can buy
EACH_QUARRY = 0.2  # from the stone that it gives once it is covered
# From building upwards, which needs spots on top of other tiles. The first few matter most, so this is times
# the root of their number. Without it a city sprawls: it stays low, and its quarries cannot be covered.
UPPER_SPOTS = 0.3


class Hopes:
    """What parts of a city are worth with so many turns left."""

    def __init__(self, turns: float) -> None:
        self.stone = 1 + turns * EACH_STONE
        self.quarry = turns * EACH_QUARRY
        self._stars = {district: turns * gain for district, gain in EACH_STAR.items()}
        self._values = {district: turns * gain for district, gain in EACH_DISTRICT.items()}
        self._upwards = turns * UPPER_SPOTS

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


hopes = cache(Hopes)  # few numbers of turns occur
