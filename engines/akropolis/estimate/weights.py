"""The numbers in the estimate: expected gains per remaining turn, in points.

Begun with a guess and fitted in self-play of the greedy player: a random change was kept if it led to more
points on fresh seeds, twice. Then made rounder by hand, which 120 games could not tell from the fitted
numbers (1.2 points more, standard error 1.6): none is exact.
"""

from msgspec import Struct


class Weights(Struct, frozen=True, cache_hash=True):
    """The numbers in the estimate."""

    # For each star, from districts that its colour will still gain.
    houses_star: float = 0.3
    markets_star: float = 0.8
    barracks_star: float = 0.8
    temples_star: float = 0.3
    gardens_star: float = 0.6
    # For each point that a well-placed district is worth, from stars still to come.
    houses_district: float = 0.1
    markets_district: float = 0.3
    barracks_district: float = 0.2
    temples_district: float = 0.1
    gardens_district: float = 0.15
    stone: float = 0.4  # from the better tiles that it can buy
    quarry: float = 0.2  # from the stone that it gives once it is covered
    # From building upwards, which needs spots on top of other tiles. The first few matter most, so this is
    # times the root of their number. Without it a city sprawls: it stays low, and its quarries cannot be
    # covered.
    upper_spots: float = 0.3


WEIGHTS = Weights()
