"""How good a seat's position looks, in points: for computer players and hints."""

from engines.akropolis.scoring import COLOURS, Panorama, new_panorama
from engines.akropolis.state import Options, State
from engines.core.game import Seat

# Expected gain per remaining turn, in points: guesses, tuned in games between computer players.
EACH_STAR = 0.4  # from districts that its colour will still gain
EACH_DISTRICT = 0.2  # from stars still to come, per point that a well-placed district is worth
EACH_STONE = 0.1  # from the better tiles that it can buy


def estimate(state: State, seat: Seat) -> float:
    """Points now, and what the remaining turns are expected to add."""
    architect, turns = state.architects[seat], state.turns_left
    panorama = new_panorama(architect.city.survey, state.options.edges)
    return city_estimate(panorama, state.options, turns) + architect.stones * (1 + turns * EACH_STONE)


def city_estimate(panorama: Panorama, options: Options, turns: float) -> float:
    """What a city scores now, plus the expected growth of its stars and districts."""
    total = 0.0
    for district in COLOURS:
        stars, value = panorama.stars(district), panorama.worth(district)
        twice = panorama.value(panorama.counts_twice(district)) if district in options.variants else 0
        total += stars * (value + twice) + turns * (EACH_STAR * stars + EACH_DISTRICT * value)
    return total
