"""Points: victory tiles, craftsmen, tokens left over, and replaced tiles (rulebook: counting points)."""

from engines.core.game import Score
from engines.founders.components import CRAFTSMEN_POINTS, REPLACED_POINTS, TOKEN_POINTS
from engines.founders.state import Founder, State


def scores(state: State) -> tuple[Score, ...]:
    return tuple(score(founder) for founder in state.founders)


def score(founder: Founder) -> Score:
    """Points by category; victory tiles break ties, attacked or not."""
    tally = founder.territory.tally
    parts = {
        "victory": tally.victory,
        "craftsmen": CRAFTSMEN_POINTS * tally.craftsmen,
        "tokens": TOKEN_POINTS * (len(founder.tokens) + tally.coins),  # coins are taken back before counting
        "replaced": REPLACED_POINTS * len(founder.replaced),
    }
    return Score(parts, ties=(tally.temples,))
