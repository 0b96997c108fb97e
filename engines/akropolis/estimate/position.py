"""How good a seat's position looks, in points: for computer players and hints."""

from engines.akropolis.components import TILES
from engines.akropolis.estimate.hopes import Hopes, hopes
from engines.akropolis.estimate.sites import sites
from engines.akropolis.estimate.weights import WEIGHTS, Weights
from engines.akropolis.moves import Place
from engines.akropolis.scoring import Panorama, new_panorama
from engines.akropolis.state import Options, State
from engines.core.game import Seat


def estimate(state: State, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """Points now, and what the remaining turns are expected to add."""
    architect, hoped = state.architects[seat], hopes(state.turns_left, weights)
    survey = architect.city.survey
    city = city_estimate(new_panorama(survey, state.options.edges), state.options, hoped)
    return city + hoped.upwards(survey.upper_spots) + architect.stones * hoped.stone


def city_estimate(panorama: Panorama, options: Options, hoped: Hopes) -> float:
    """What a city scores now, plus the expected growth of what can be seen in it."""
    total = hoped.city(panorama)
    for district in set(options.variants):
        total += panorama.stars(district) * panorama.value(panorama.counts_twice(district))
    return total


def best_move(state: State, weights: Weights = WEIGHTS) -> Place | None:
    """The move with the best estimate; not known in variants, where plazas decide how districts count."""
    if state.options.variants or state.over:
        return None
    city, turns = state.architects[state.active].city, state.turns_left - 1 / len(state.architects)
    found = sites(city, state.options.edges, turns, weights)
    ways = [found.best(TILES[tile]) for tile in state.market[: state.affordable]]
    slot, best = max(enumerate(ways), key=lambda each: each[1].estimate - each[0] * found.stone)
    return city.survey.spots[best.spot][slot + 1][3 * slot + best.turn]
