"""How good a seat's position looks, in points: for computer players and hints.

The estimate is the score now, plus expected gains: for every tile that is left, the chance to be the one who
adds it. The chance depends on what the territory supplies, not on whether the tile is open; on whether
a rival could add it too; and on the turns until the stacks or the victory tiles run out. So it hardly changes
when only the turn passes. Points on tiles that can be attacked are not safe.
"""

from engines.core.game import Seat
from engines.founders.components import (
    CRAFTSMEN_POINTS,
    REPLACED_POINTS,
    TOKEN_POINTS,
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
from engines.founders.territory import Survey

RIVALRY = 0.7  # of what the strongest rival has
WINNING = 2.0  # for leading at the end; subtracted for trailing


def estimate(state: State, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """Scaled so that the estimates of two founders differ by as much as their points."""
    return Position(state, weights).value(seat) / (1 + RIVALRY)


class Position:
    """A state, and what all founders can pay for in it, which each one's chances depend on."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state, self.weights = state, weights
        self.surveys = [survey_without_coins(founder) for founder in state.founders]
        self.display = set_of(state.display)
        self.villages = set_of(state.rows[1]) | set_of(state.stacks[1])
        self.scoring = self.display | set_of(state.rows[2]) | set_of(state.stacks[2])
        # The tiles that each founder could add at once.
        self.payable = [survey.affordable.now if survey else 0 for survey in self.surveys]
        self.wars = [founder.tokens.count(Token.WAR) for founder in state.founders]
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
        state, likely = self.state, self.chances(seat)
        theirs = [
            self.expected_points(rival, self.chances(rival))
            for rival in range(len(self.surveys))
            if rival != seat
        ]
        value = self.expected_points(seat, likely) - RIVALRY * max(theirs)
        if state.phase is Phase.BUILD and state.active == seat:
            tiles_value = next_tile_value if state.token_played else open_tiles_value
            value += tiles_value(state, state.founders[seat].territory.survey, likely)
        return value

    def expected_points(self, seat: Seat, likely: Chances) -> float:
        """Points so far and expected gains, less what attacks can be expected to cost."""
        founder, survey = self.state.founders[seat], self.surveys[seat]
        if survey is None:
            return 0
        contested = 0
        for rival, payable in enumerate(self.payable):
            if rival != seat:
                contested |= payable
        wars = sum(self.wars) - self.wars[seat]
        return (
            total(founder)
            + tile_gains(self.scoring, survey.affordable, contested, likely)
            + good_gains(survey, self.villages, likely)
            + token_gains(founder.tokens, survey, likely)
            - war_losses(founder.territory.exposed, wars, likely)
        )

    def chances(self, seat: Seat) -> Chances:
        """By the turns that a founder can expect: until the stacks or the victory tiles run out."""
        stacked, stay = turns_left(self.state, seat), self.turns_of_display
        turns = stacked * stay / (stacked + stay) if stacked else 0.0
        return chances(turns, len(self.surveys), self.weights)

    def _turns_of_display(self) -> float:
        """How many turns the victory tiles can be expected to last."""
        now = nearly = 0
        for survey in self.surveys:
            if survey:
                now |= survey.affordable.now
                nearly |= survey.affordable.nearly
        display, weights = self.display, self.weights
        soon = (display & now).bit_count()
        later = (display & nearly & ~now).bit_count()
        rest = display.bit_count() - soon - later
        return 1 + weights.stays_now * soon + weights.stays_nearly * later + weights.stays * rest


def survey_without_coins(founder: Founder) -> Survey | None:
    """A territory without coins, as these stop a tile for one turn only; None before the first tile."""
    territory = founder.territory
    if not territory.plots:
        return None
    return territory.without_coins()[0].survey if territory.tally.coins else territory.survey


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


def turns_left(state: State, seat: Seat) -> int:
    """How many tiles a founder can still reveal; every turn takes one from the stacks."""
    seats = len(state.founders)
    before = (seat - state.active - (state.phase is Phase.BUILD)) % seats
    return max(0, sum(map(len, state.stacks)) - before + seats - 1) // seats
