"""Points: victory tiles, craftsmen, tokens left over, and replaced tiles (rulebook: counting points)."""

from engines.core.game import Score
from engines.founders.components import CRAFTSMEN_POINTS, REPLACED_POINTS, TILES, TOKEN_POINTS, Kind
from engines.founders.state import Founder


def score(founder: Founder) -> Score:
    """Points by category; an attacked tile has none, and still counts where victory tiles part a tie."""
    plots = founder.territory.plots
    standing = [plot for plot in plots if not plot.attacked]
    coins = sum(plot.coin for plot in plots)  # taken back before points are counted
    parts = {
        "victory": sum(TILES[plot.tile].points for plot in standing),
        "craftsmen": CRAFTSMEN_POINTS * sum(plot.craftsmen for plot in standing),
        "tokens": TOKEN_POINTS * (len(founder.tokens) + coins),
        "replaced": REPLACED_POINTS * len(founder.replaced),
    }
    temples = sum(TILES[plot.tile].kind is Kind.VICTORY for plot in plots)
    return Score(parts, ties=(temples,))
