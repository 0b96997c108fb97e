"""The numbers in the estimate, and the chances that follow from them for the turns that are left.

They come from 500 games of two greedy players who varied all of them, as `tessera fit` does it: one round
from the weights of before, rounded. Greedy is no better with them (53 % of 182 games), but who thinks is,
because what they hope for is nearer to what comes: with 8 playouts for both, on fresh seeds and from both
seats, 58 % of 80 games against the weights of before, by 1.0 points a game (95 % between 0.4 and 1.7).
"""

from functools import lru_cache

from msgspec import Struct


class Weights(Struct, frozen=True, cache_hash=True):
    """The numbers in the estimate."""

    # The chance to add a tile in a long game of two: if it can be paid for at once, and by no rival; if by a
    # rival too; if all that it needs is made somewhere; if half of it is.
    alone: float = 0.5
    now: float = 0.51
    nearly: float = 0.36
    half: float = 0.12
    # The number of remaining turns at which half of such a chance is left.
    at_once: float = 0.48
    soon: float = 7
    later: float = 12
    # How many turns a victory tile is expected to stay: if somebody can pay for it, nearly can, or cannot.
    stays_now: float = 2.8
    stays_nearly: float = 8.6
    stays: float = 19
    # What a city tile brings: a token that is worth its point, or more.
    city: float = 0.58
    craftsmen_city: float = 0.91
    war_city: float = 0.9
    village: float = 0.6  # for a missing good that can be obtained, early in the game
    half_a_village: float = 0.46  # of that, if the village cannot be paid for yet
    early: float = 27  # own turns that are left early in the game
    again: float = 0.057  # for a resource that is made twice
    # For tokens in hand: craftsmen with and without a tile to work on, and a cart.
    employed: float = 0.61
    unemployed: float = 0.4
    roads: float = 0.16
    # Of the points that an attack would cost, beyond the token: if a rival has one, or may get one.
    threat: float = 0.4
    danger: float = 0.095
    # For tiles that make a basic resource, a good, a good of cities; of that, for what is made already.
    basic: float = 0.25
    good: float = 0.6
    city_good: float = 0.5
    another: float = 0.3
    choice: float = 0.1  # of what each open tile would bring, before one is chosen


WEIGHTS = Weights()


class Chances(Struct, frozen=True, cache_hash=True):
    """The chance to add a tile, by how near a territory is to paying for it; and how much time is left."""

    alone: float
    now: float
    nearly: float
    half: float
    at_once: float  # for what takes one turn
    soon: float  # for what takes a few turns
    later: float  # for what takes many
    early: float  # 1 early in the game, 0 at its end
    weights: Weights


@lru_cache(maxsize=1 << 14)
def chances(turns: float, seats: int, weights: Weights) -> Chances:
    """The chances with that many own turns left."""
    at_once, soon, later = (
        turns / (turns + delay) for delay in (weights.at_once, weights.soon, weights.later)
    )
    share = 2 / seats
    return Chances(
        alone=share * weights.alone * at_once,
        now=share * weights.now * at_once,
        nearly=share * weights.nearly * soon,
        half=share * weights.half * later,
        at_once=at_once,
        soon=soon,
        later=later,
        early=min(1, turns / weights.early) ** 2,
        weights=weights,
    )
