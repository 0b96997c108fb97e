"""Every tile and token of the box, wherever it is."""

from collections import Counter

from engines.founders.state import Founder, State
from engines.founders.territory import craftsmen_on


def pieces(state: State) -> Counter[str]:
    piles = state.piles
    count = Counter({"war": piles.war, "coin": piles.coin, "cart": piles.cart})
    count.update([*piles.craftsmen, *state.box, *state.display])
    for tiles in (*state.stacks, *state.rows):
        count.update(tiles)
    for founder in state.founders:
        count.update(pieces_of(founder))
    return count


def pieces_of(founder: Founder) -> list[str]:
    """Everything that lies in front of a founder."""
    found = [*founder.tokens, *founder.replaced, *["cart"] * len(founder.territory.carts)]
    for plot in founder.territory.plots:
        found += [plot.tile, *["war"] * plot.attacked, *["coin"] * plot.coin]
        if plot.craftsmen:
            found.append(craftsmen_on(plot))
    return found
