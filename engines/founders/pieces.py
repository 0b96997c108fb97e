"""Every tile and token of the box, wherever it is, by the kind of things that belongs there."""

from collections import Counter
from collections.abc import Iterable

from engines.founders.components import STACKS, TILES, Kind, TileId
from engines.founders.state import Founder, State
from engines.founders.territory import craftsmen_on


def pieces(state: State) -> Counter[str]:
    piles = state.piles
    count = Counter({"war": piles.war, "coin": piles.coin, "cart": piles.cart})
    count.update(piles.craftsmen)
    count.update(_of(Kind.VICTORY, state.display))
    for kind, stack, row in zip(STACKS, state.stacks, state.rows, strict=True):
        count.update(_of(kind, (*stack, *row)))
    count.update(_tile(item) if item in TILES else item for item in state.box)
    for founder in state.founders:
        count.update(pieces_of(founder))
    return count


def pieces_of(founder: Founder) -> list[str]:
    """Everything that lies in front of a founder."""
    found = [*founder.tokens, *map(_tile, founder.replaced), *["cart"] * len(founder.territory.carts)]
    for plot in founder.territory.plots:
        found += [_tile(plot.tile), *["war"] * plot.attacked, *["coin"] * plot.coin]
        if plot.craftsmen:
            found.append(craftsmen_on(plot))
    return found


def _of(kind: Kind, tiles: Iterable[TileId]) -> list[str]:
    return [f"{kind} {tile}" for tile in tiles]


def _tile(tile: TileId) -> str:
    return f"{TILES[tile].kind} {tile}"
