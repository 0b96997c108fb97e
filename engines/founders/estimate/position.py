"""How good a seat's position looks, in points: for computer players and hints.

The estimate is the score now, plus expected gains: for every tile that is left, the chance to be the one who
adds it. The chance depends on what the territory supplies, not on whether the tile is open; on whether
a rival could add it too; and on the turns until the stacks or the victory tiles run out. So it hardly changes
when only the turn passes. Points on tiles that can be attacked are not safe.
"""

from functools import lru_cache

from msgspec.structs import replace

from engines.core.game import Seat
from engines.core.grids.bits import BitSet
from engines.founders.components import (
    CRAFTSMEN_POINTS,
    REPLACED_POINTS,
    TILES,
    TOKEN_POINTS,
    Kind,
    TileId,
    Token,
    set_of,
)
from engines.founders.estimate.gains import (
    good_gains,
    next_tile_value,
    open_tiles_value,
    tile_gains,
    token_gains,
    war_losses,
)
from engines.founders.estimate.weights import WEIGHTS, Chances, Weights, chances
from engines.founders.state import Founder, Phase, State
from engines.founders.territory import known_territory

WAR = Token.WAR.value
VILLAGES = set_of(tuple(tile.id for tile in TILES.values() if tile.kind is Kind.VILLAGE))
SCORING = set_of(tuple(tile.id for tile in TILES.values() if tile.kind in {Kind.CITY, Kind.VICTORY}))
RIVALRY = 0.7  # of what the strongest rival has
WINNING = 2.0  # for leading at the end; subtracted for trailing


def estimate(state: State, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """Scaled so that the estimates of two founders differ by as much as their points."""
    return Position(state, weights).value(seat) / (1 + RIVALRY)


class Position:
    """A state, and what all founders can pay for in it, which each one's chances depend on."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state, self.weights = state, weights
        self.founders = [known(founder) for founder in state.founders]
        self.affordable = [founder.territory.affordable for founder in self.founders]
        self.display = set_of(state.display)
        self.left = self.display | tiles_left(state.rows, state.stacks)
        self.wars = [founder.tokens.count(WAR) for founder in state.founders]
        self.stacked = sum(map(len, state.stacks))
        self.turns_of_display = self._turns_of_display()

    def value(self, seat: Seat) -> float:
        """The value at the end, during a vote about the end, or during play."""
        state = self.state
        if state.ending is not None:
            return final_value(state, seat)
        if state.phase is Phase.VOTE:
            return self.vote_value() if seat == state.active else final_value(state, seat)
        return self.playing_value(seat)

    def vote_value(self) -> float:
        """For the founder who proposed to end the game: good only if all others gain by agreeing."""
        state = self.state
        if all(final_value(state, other) >= self.playing_value(other) for other in state.asked):
            return final_value(state, state.active)
        return self.playing_value(state.active) - WINNING

    def playing_value(self, seat: Seat) -> float:
        """Points and expected gains, less a share of the strongest rival's."""
        state = self.state
        theirs = [self.expected_points(rival) for rival in range(len(self.founders)) if rival != seat]
        value = self.expected_points(seat) - RIVALRY * max(theirs)
        if state.phase is Phase.BUILD and state.active == seat:
            survey, likely = self.founders[seat].territory.survey, self.chances(seat)
            if state.token_played:
                value += next_tile_value(survey, tuple(state.open_tiles), state.bought, likely)
            else:
                value += open_tiles_value(state, survey, likely)
        return value

    def expected_points(self, seat: Seat) -> float:
        """Points so far and expected gains, less what attacks can be expected to cost."""
        contested = wars = 0
        for rival, affordable in enumerate(self.affordable):
            if rival != seat:
                contested |= affordable.now
                wars += self.wars[rival]
        return expected_points(self.founders[seat], self.left, contested, wars, self.chances(seat))

    def chances(self, seat: Seat) -> Chances:
        """By the turns that a founder can expect: until the stacks or the victory tiles run out."""
        stacked, stay = self.turns_of_stacks(seat), self.turns_of_display
        turns = stacked * stay / (stacked + stay) if stacked else 0.0
        return chances(turns, len(self.founders), self.weights)

    def turns_of_stacks(self, seat: Seat) -> int:
        """How many tiles a founder can still reveal; every turn takes one from the stacks."""
        state, seats = self.state, len(self.founders)
        before = (seat - state.active - (state.phase is Phase.BUILD)) % seats
        return max(0, self.stacked - before + seats - 1) // seats

    def _turns_of_display(self) -> float:
        """How many turns the victory tiles can be expected to last."""
        now = nearly = 0
        for affordable in self.affordable:
            now |= affordable.now
            nearly |= affordable.nearly
        display, weights = self.display, self.weights
        soon = (display & now).bit_count()
        later = (display & nearly & ~now).bit_count()
        rest = display.bit_count() - soon - later
        return 1 + weights.stays_now * soon + weights.stays_nearly * later + weights.stays * rest


@lru_cache(maxsize=1 << 10)
def known(founder: Founder) -> Founder:
    """The first of equal founders, with a known territory."""
    return replace(founder, territory=known_territory(founder.territory))


@lru_cache(maxsize=1 << 10)
def tiles_left(rows: tuple[tuple[TileId, ...], ...], stacks: tuple[tuple[TileId, ...], ...]) -> BitSet:
    """The village and city tiles that are not taken yet."""
    return set_of(rows[1]) | set_of(rows[2]) | set_of(stacks[1]) | set_of(stacks[2])


@lru_cache(maxsize=1 << 10)
def expected_points(founder: Founder, left: BitSet, contested: BitSet, wars: int, likely: Chances) -> float:
    """Cached, because most moves change nothing that the rivals' points depend on."""
    territory = founder.territory
    if not territory.plots:
        return 0
    survey = territory.lasting.survey
    return (
        total(founder)
        + tile_gains(left & SCORING, survey.affordable, contested, likely)
        + good_gains(survey, left & VILLAGES, likely)
        + token_gains(founder.tokens, survey, likely)
        - war_losses(territory.exposed, wars, likely)
    )


def total(founder: Founder) -> int:
    """The points so far, without their categories."""
    tally = founder.territory.tally
    tokens = len(founder.tokens) + tally.coins
    points = tally.victory + CRAFTSMEN_POINTS * tally.craftsmen
    return points + TOKEN_POINTS * tokens + REPLACED_POINTS * len(founder.replaced)


def final_value(state: State, seat: Seat) -> float:
    """Points, less a share of the strongest rival's, and a bonus for winning."""
    totals = [total(founder) for founder in state.founders]
    mine = totals.pop(seat)
    theirs = max(totals)
    return mine - RIVALRY * theirs + WINNING * ((mine > theirs) - (mine < theirs))
