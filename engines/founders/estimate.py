"""How good a table looks to a founder, in points: what computer players and hints go by.

Points so far, and hopes: for every tile that can still be had, the chance to be the one who adds it. It
depends on what the territory supplies, not on whether the tile is open already, and fades as the stacks
run out; so it hardly changes merely because the turn passes on. The weights come from what positions in
games of computer players led to, and were then tried out in such games.
"""

from functools import lru_cache
from statistics import fmean
from typing import NamedTuple

from engines.core.bits import BitSet
from engines.core.game import Seat
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
)
from engines.founders.rules.choices import owing
from engines.founders.scoring import score
from engines.founders.state import Founder, Phase, State
from engines.founders.territory import Feeds, Survey

# The chance to add a tile in a long game of two: if it could be paid for at once, if all that it needs is
# made somewhere, if half of it is.
NOW, NEARLY, HALF = 0.5, 0.35, 0.17
# How many turns before the end there is half of that chance left.
AT_ONCE, SOON, SOME_DAY = 0.5, 4, 12

CITY = 0.9  # a city tile brings a token, which is not always worth its point
VILLAGE = 1.0  # for a good that is still lacking and can be had, as long as the game is young
HALF_A_VILLAGE = 0.7  # of that, if the village cannot be paid for yet
YOUNG = 25  # turns of one's own to come
AGAIN = 0.1  # for a resource that is made twice
EMPLOYED, UNEMPLOYED = 0.7, 0.3  # for craftsmen at hand, with and without a tile to work on
ROADS = 0.3  # for a cart at hand

MAKING = tuple(0.25 if each in BASIC else 0.6 if each in GOODS else 0.5 for each in RESOURCES)
ANOTHER = 0.3  # of that, for what is made already
CHOICE = 0.1  # of what an open tile may bring, before the choice among them is made

RIVALRY = 0.7  # of what the strongest rival has
WINNING = 2.0  # to be ahead once it is over, and as much less to be behind

WORTH = {points: sum(ALONE[tile] for tile in TILES if POINTS[tile] == points) for points in (1, 2, 3)}
MAKERS = tuple(sum(ALONE[tile] for tile in TILES if good in MAKES[tile]) for good in range(len(RESOURCES)))
LAST_GOOD = RESOURCES.index(GOODS[-1])


class Chances(NamedTuple):
    """How likely it is to add a tile, by how near a territory is to paying for it; and what else fades."""

    now: float
    nearly: float
    half: float
    at_once: float  # of what can be done in a turn
    soon: float  # of what takes a few
    some_day: float
    young: float


@lru_cache
def chances(turns: int, seats: int) -> Chances:
    """With so many turns of one's own to come."""
    at_once, soon, some_day = (turns / (turns + delay) for delay in (AT_ONCE, SOON, SOME_DAY))
    share = 2 / seats
    young = min(1, turns / YOUNG) ** 2
    return Chances(
        share * NOW * at_once, share * NEARLY * soon, share * HALF * some_day, at_once, soon, some_day, young
    )


@lru_cache(maxsize=1 << 12)
def set_of(tiles: tuple[TileId, ...]) -> BitSet:
    """Some tiles, those that look alike once."""
    found = 0
    for tile in tiles:
        found |= ALONE[tile]
    return found


def estimate(state: State, seat: Seat) -> float:
    """How it stands, on a scale on which two founders are apart by what they differ by in points."""
    return looks(state, seat) / (1 + RIVALRY)


def looks(state: State, seat: Seat) -> float:
    """Once it is over, as long as it goes on, and while it is asked which of the two it is."""
    if state.ending is not None:
        return over(state, seat)
    if state.phase is Phase.VOTE:
        return asking(state) if seat == state.active else over(state, seat)
    return going_on(state, seat)


def asking(state: State) -> float:
    """To ask whether it is over is good only if everybody will agree: nobody likes to be asked in vain."""
    if all(over(state, other) >= going_on(state, other) for other in state.asked):
        return over(state, state.active)
    return going_on(state, state.active) - WINNING


def over(state: State, seat: Seat) -> float:
    """Points, less a part of the strongest rival's; and whether that is enough to win."""
    totals = [score(founder).total for founder in state.founders]
    mine = totals.pop(seat)
    theirs = max(totals)
    return mine - RIVALRY * theirs + WINNING * ((mine > theirs) - (mine < theirs))


def going_on(state: State, seat: Seat) -> float:
    """Points and hopes, less a part of the strongest rival's."""
    rivals = [other for other in range(len(state.founders)) if other != seat]
    ahead = standing(state, seat) - RIVALRY * max(standing(state, rival) for rival in rivals)
    if state.phase is Phase.BUILD and state.active == seat:
        ahead += next_tile(state, seat) if state.token_played else choice(state, seat)
    return ahead


def turns_left(state: State, seat: Seat) -> int:
    """How many tiles a founder can still reveal, as every turn takes one from the stacks."""
    seats = len(state.founders)
    before = (seat - state.active - (state.phase is Phase.BUILD)) % seats
    return max(0, sum(map(len, state.stacks)) - before + seats - 1) // seats


def standing(state: State, seat: Seat) -> float:
    """Points so far, and what may be hoped for."""
    founder = state.founders[seat]
    if not founder.territory.plots:
        return 0
    # A coin keeps a tile silent for one turn only.
    survey = founder.territory.without_coins()[0].survey
    likely = chances(turns_left(state, seat), len(state.founders))
    return (
        score(founder).total
        + hoped_tiles(state, survey.feeds, likely)
        + hoped_goods(state, survey, likely)
        + hoped_tokens(founder, survey, likely)
    )


def hoped_tiles(state: State, feeds: Feeds, likely: Chances) -> float:
    """The points of victory tiles and of the tokens that city tiles bring."""
    display = set_of(state.display)
    cities = set_of(state.rows[2]) | set_of(state.stacks[2])
    return CITY * hoped(cities, feeds, likely) + sum(
        points * hoped(display & tiles, feeds, likely) for points, tiles in WORTH.items()
    )


def hoped(tiles: BitSet, feeds: Feeds, likely: Chances) -> float:
    """How many of some tiles a founder may expect to add."""
    return (
        likely.now * (tiles & feeds.now).bit_count()
        + likely.nearly * (tiles & feeds.nearly).bit_count()
        + likely.half * (tiles & feeds.half).bit_count()
    )


def hoped_goods(state: State, survey: Survey, likely: Chances) -> float:
    """Villages for the goods that are still lacking, and a second source of what could fall silent."""
    villages, again = set_of(state.rows[1]) | set_of(state.stacks[1]), 0
    for good, made in enumerate(survey.sources[: LAST_GOOD + 1]):
        if made:
            again += made & (made - 1) > 0
            villages &= ~MAKERS[good]
    feeds = survey.feeds
    lacking = (villages & feeds.now).bit_count() + HALF_A_VILLAGE * (
        villages & (feeds.nearly | feeds.half)
    ).bit_count()
    return VILLAGE * likely.young * lacking + AGAIN * likely.soon * again


def hoped_tokens(founder: Founder, survey: Survey, likely: Chances) -> float:
    """What tokens at hand may bring beyond the point that each is worth when kept."""
    hopes = 0.0
    for token in founder.tokens:
        if token in CRAFTSMEN:
            works = survey.sources[RESOURCES.index(CRAFTSMEN[token])]
            hopes += EMPLOYED * likely.at_once if works else UNEMPLOYED * likely.some_day
        elif token == Token.CART:
            hopes += ROADS * likely.soon
    return hopes


def choice(state: State, seat: Seat) -> float:
    """What the rows promise once a tile is revealed: whichever it is, it counts as an average one."""
    survey, likely = (
        state.founders[seat].territory.survey,
        chances(turns_left(state, seat), len(state.founders)),
    )
    return CHOICE * sum(
        len(row)
        * fmean(
            gain(survey, tile, likely) if not NEEDS[tile] or ALONE[tile] & survey.feeds.now else 0
            for tile in (*row, *stack)
        )
        for row, stack in zip(state.rows, state.stacks, strict=True)
        if row
    )


def next_tile(state: State, seat: Seat) -> float:
    """What the best tile that can be added now will bring, for a token that is played before it."""
    survey, likely = (
        state.founders[seat].territory.survey,
        chances(turns_left(state, seat), len(state.founders)),
    )
    best = 0.0
    for tile in state.open_tiles:
        needs = NEEDS[tile] if state.bought is None else owing(NEEDS[tile], state.bought)
        if not needs or survey.payable(needs) & survey.free:
            best = max(best, gain(survey, tile, likely))
    return best


def gain(survey: Survey, tile: TileId, likely: Chances) -> float:
    """What a tile brings: points or a token that are more than a hope then, and what it makes."""
    facts = TILES[tile]
    certain = facts.points + CITY * (facts.token is not None)
    made = sum(MAKING[n] * (ANOTHER if survey.sources[n] else 1) for n in MAKES[tile])
    return certain * (1 - hoped(ALONE[tile], survey.feeds, likely)) + NEARLY * likely.soon * made
