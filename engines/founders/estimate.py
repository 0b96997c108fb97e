"""How good a seat's position looks, in points: for computer players and hints.

The estimate is the score now, plus expected gains: for every tile that is left, the chance to be the one who
adds it. The chance depends on what the territory supplies, not on whether the tile is open already, and
shrinks as the stacks run out; so it hardly changes when only the turn passes. The weights were fitted to the
outcomes of games between computer players, then tested in such games.
"""

from functools import lru_cache
from statistics import fmean
from typing import NamedTuple

from engines.core.game import Seat
from engines.core.grids.bits import BitSet
from engines.founders.components import (
    ALONE,
    BASIC,
    CRAFTSMEN,
    GOODS,
    MAKES,
    NEEDS,
    POINTS,
    RESOURCES,
    TILES,
    TileId,
    Token,
    set_of,
)
from engines.founders.scoring import score
from engines.founders.state import Founder, Phase, State
from engines.founders.territory import Affordable, Survey, remaining_needs

# The chance to add a tile in a long game of two: if it can be paid for at once, if all that it needs is made
# somewhere, if half of it is.
NOW, NEARLY, HALF = 0.5, 0.35, 0.17
# The number of remaining turns at which half of that chance is left.
AT_ONCE, SOON, LATER = 0.5, 4, 12

CITY = 0.9  # a city tile brings a token, which is not always worth its point
VILLAGE = 1.0  # for a missing good that can be obtained, early in the game
HALF_A_VILLAGE = 0.7  # of that, if the village cannot be paid for yet
EARLY = 25  # own turns that are left early in the game
AGAIN = 0.1  # for a resource that is made twice
EMPLOYED, UNEMPLOYED = 0.7, 0.3  # for craftsmen in hand, with and without a tile to work on
ROADS = 0.3  # for a cart in hand

MAKING = tuple(0.25 if each in BASIC else 0.6 if each in GOODS else 0.5 for each in RESOURCES)
ANOTHER = 0.3  # of that, for what is made already
CHOICE = 0.1  # of what each open tile would bring, before one is chosen

RIVALRY = 0.7  # of what the strongest rival has
WINNING = 2.0  # for leading at the end; subtracted for trailing

WORTH = {points: sum(ALONE[tile] for tile in TILES if POINTS[tile] == points) for points in (1, 2, 3)}
MAKERS = tuple(sum(ALONE[tile] for tile in TILES if good in MAKES[tile]) for good in range(len(RESOURCES)))
LAST_GOOD = RESOURCES.index(GOODS[-1])


class Chances(NamedTuple):
    """The chance to add a tile, by how near a territory is to paying for it; and how much time is left."""

    now: float
    nearly: float
    half: float
    at_once: float  # for what takes one turn
    soon: float  # for what takes a few turns
    later: float  # for what takes many
    early: float  # 1 early in the game, 0 at its end


@lru_cache
def chances(turns: int, seats: int) -> Chances:
    """The chances with that many own turns left."""
    at_once, soon, later = (turns / (turns + delay) for delay in (AT_ONCE, SOON, LATER))
    share = 2 / seats
    early = min(1, turns / EARLY) ** 2
    return Chances(
        share * NOW * at_once, share * NEARLY * soon, share * HALF * later, at_once, soon, later, early
    )


def estimate(state: State, seat: Seat) -> float:
    """Scaled so that the estimates of two founders differ by as much as their points."""
    return position_value(state, seat) / (1 + RIVALRY)


def position_value(state: State, seat: Seat) -> float:
    """The value at the end, during a vote about the end, or during play."""
    if state.ending is not None:
        return final_value(state, seat)
    if state.phase is Phase.VOTE:
        return vote_value(state) if seat == state.active else final_value(state, seat)
    return playing_value(state, seat)


def vote_value(state: State) -> float:
    """For the founder who proposed to end the game: good only if all others gain by agreeing."""
    if all(final_value(state, other) >= playing_value(state, other) for other in state.asked):
        return final_value(state, state.active)
    return playing_value(state, state.active) - WINNING


def final_value(state: State, seat: Seat) -> float:
    """Points, less a share of the strongest rival's, and a bonus for winning."""
    totals = [score(founder).total for founder in state.founders]
    mine = totals.pop(seat)
    theirs = max(totals)
    return mine - RIVALRY * theirs + WINNING * ((mine > theirs) - (mine < theirs))


def playing_value(state: State, seat: Seat) -> float:
    """Points and expected gains, less a share of the strongest rival's."""
    rivals = [other for other in range(len(state.founders)) if other != seat]
    value = expected_points(state, seat)
    value -= RIVALRY * max(expected_points(state, rival) for rival in rivals)
    if state.phase is Phase.BUILD and state.active == seat:
        value += next_tile_value(state, seat) if state.token_played else open_tiles_value(state, seat)
    return value


def turns_left(state: State, seat: Seat) -> int:
    """How many tiles a founder can still reveal; every turn takes one from the stacks."""
    seats = len(state.founders)
    before = (seat - state.active - (state.phase is Phase.BUILD)) % seats
    return max(0, sum(map(len, state.stacks)) - before + seats - 1) // seats


def expected_points(state: State, seat: Seat) -> float:
    """Points so far and expected gains."""
    founder = state.founders[seat]
    if not founder.territory.plots:
        return 0
    # A coin stops a tile for one turn only.
    survey = founder.territory.without_coins()[0].survey
    likely = chances(turns_left(state, seat), len(state.founders))
    return (
        score(founder).total
        + tile_gains(state, survey.affordable, likely)
        + good_gains(state, survey, likely)
        + token_gains(founder, survey, likely)
    )


def tile_gains(state: State, affordable: Affordable, likely: Chances) -> float:
    """The points of victory tiles and of the tokens that city tiles bring."""
    display = set_of(state.display)
    cities = set_of(state.rows[2]) | set_of(state.stacks[2])
    return CITY * expected_tiles(cities, affordable, likely) + sum(
        points * expected_tiles(display & tiles, affordable, likely) for points, tiles in WORTH.items()
    )


def expected_tiles(tiles: BitSet, affordable: Affordable, likely: Chances) -> float:
    """How many of these tiles a founder can expect to add."""
    return (
        likely.now * (tiles & affordable.now).bit_count()
        + likely.nearly * (tiles & affordable.nearly).bit_count()
        + likely.half * (tiles & affordable.half).bit_count()
    )


def good_gains(state: State, survey: Survey, likely: Chances) -> float:
    """Villages for missing goods, and a second source in case a tile is stopped."""
    villages, again = set_of(state.rows[1]) | set_of(state.stacks[1]), 0
    for good, made in enumerate(survey.sources[: LAST_GOOD + 1]):
        if made:
            again += made & (made - 1) > 0
            villages &= ~MAKERS[good]
    affordable = survey.affordable
    missing = (villages & affordable.now).bit_count() + HALF_A_VILLAGE * (
        villages & (affordable.nearly | affordable.half)
    ).bit_count()
    return VILLAGE * likely.early * missing + AGAIN * likely.soon * again


def token_gains(founder: Founder, survey: Survey, likely: Chances) -> float:
    """What tokens in hand can bring beyond the point that each is worth when kept."""
    gains = 0.0
    for token in founder.tokens:
        if token in CRAFTSMEN:
            works = survey.sources[RESOURCES.index(CRAFTSMEN[token])]
            gains += EMPLOYED * likely.at_once if works else UNEMPLOYED * likely.later
        elif token == Token.CART:
            gains += ROADS * likely.soon
    return gains


def open_tiles_value(state: State, seat: Seat) -> float:
    """What the open tiles are worth; each counts as an average one of its kind, revealed or not."""
    survey, likely = (
        state.founders[seat].territory.survey,
        chances(turns_left(state, seat), len(state.founders)),
    )
    return CHOICE * sum(
        len(row)
        * fmean(
            tile_value(survey, tile, likely) if not NEEDS[tile] or ALONE[tile] & survey.affordable.now else 0
            for tile in (*row, *stack)
        )
        for row, stack in zip(state.rows, state.stacks, strict=True)
        if row
    )


def next_tile_value(state: State, seat: Seat) -> float:
    """The value of the best tile that can be added now, after a token was played for it."""
    survey, likely = (
        state.founders[seat].territory.survey,
        chances(turns_left(state, seat), len(state.founders)),
    )
    best = 0.0
    for tile in state.open_tiles:
        needs = NEEDS[tile] if state.bought is None else remaining_needs(NEEDS[tile], state.bought)
        if not needs or survey.payable(needs) & survey.free:
            best = max(best, tile_value(survey, tile, likely))
    return best


def tile_value(survey: Survey, tile: TileId, likely: Chances) -> float:
    """What adding a tile gains: its points or token, less the chance already counted, and what it makes."""
    facts = TILES[tile]
    certain = facts.points + CITY * (facts.token is not None)
    made = sum(MAKING[n] * (ANOTHER if survey.sources[n] else 1) for n in MAKES[tile])
    return (
        certain * (1 - expected_tiles(ALONE[tile], survey.affordable, likely)) + NEARLY * likely.soon * made
    )
