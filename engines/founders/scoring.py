"""Points: victory tiles, craftsmen, tokens left over, and replaced tiles (rulebook: counting points)."""

from collections.abc import Mapping

from engines.core.game import Breakdown, Score, Seat
from engines.core.text import Text
from engines.founders.components import CRAFTSMEN_POINTS, POINTS, REPLACED_POINTS, TOKEN_POINTS
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


def breakdown(state: State, seat: Seat) -> Mapping[str, Breakdown]:
    """Victory tiles one by one; of everything else, how many times how much."""
    founder = state.founders[seat]
    tally, label = founder.territory.tally, Text("founders-breakdown-each")
    tiles = [POINTS[plot.tile] for plot in founder.territory.plots if not plot.attacked]
    return {
        "victory": Breakdown(
            Text("founders-breakdown-tiles"), tuple((points,) for points in tiles if points)
        ),
        "craftsmen": Breakdown(label, ((tally.craftsmen, CRAFTSMEN_POINTS),)),
        "tokens": Breakdown(label, ((len(founder.tokens) + tally.coins, TOKEN_POINTS),)),
        "replaced": Breakdown(label, ((len(founder.replaced), REPLACED_POINTS),)),
    }
