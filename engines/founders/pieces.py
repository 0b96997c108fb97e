"""Every tile and token of the box, wherever it is, by the kind of things that belongs there."""

from collections import Counter
from collections.abc import Iterable

from engines.core.grids.bits import flood
from engines.core.grids.squares import Square
from engines.founders.components import GOODS, ROW, STACKS, TILES, Kind, TileId
from engines.founders.state import Founder, Phase, State
from engines.founders.territory import Plot, Territory, cart_squares, craftsmen_on


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


def in_place(state: State) -> bool:
    """Seats have taken turns, and each territory is in one piece with its tokens on tiles that take them."""
    return (
        state.active < len(state.founders)
        and all(len(row) <= ROW for row in state.rows[1:])
        and all(_could_be_built(founder.territory) for founder in state.founders)
        and (_is_drafting(state) if state.phase is Phase.DRAFT else _is_playing(state))
    )


def _is_drafting(state: State) -> bool:
    """One tile each, then one each in reverse order; nothing else has happened."""
    seats, laid = len(state.founders), [len(founder.territory.plots) for founder in state.founders]
    picks = sum(laid)
    order = [*range(seats), *reversed(range(seats))]
    return (
        picks < len(order)
        and laid == [order[:picks].count(seat) for seat in range(seats)]
        and state.active == order[picks]
        and not (
            state.turn or state.token_played or state.bought or state.proposed or state.asked or state.ending
        )
    )


def _is_playing(state: State) -> bool:
    """Everybody has two tiles at least; only a vote has voters, and only a token buys."""
    seats, voting = len(state.founders), state.phase is Phase.VOTE and state.ending is None
    voters = [(state.active + step) % seats for step in range(1, seats)]
    return (
        all(len(founder.territory.plots) > 1 for founder in state.founders)
        and state.active == state.turn % seats
        and (state.token_played or state.bought is None)
        and (
            list(state.asked) in [voters[first:] for first in range(seats - 1)] if voting else not state.asked
        )
        and (state.ending is not None or (any(state.stacks) or state.phase is Phase.BUILD))
    )


def _could_be_built(territory: Territory) -> bool:
    """All tiles connected to the first place, one on each; each cart where four tiles meet, and only one."""
    if not territory.plots:
        return not territory.carts
    survey, built = territory.survey, territory.by_square
    reached = flood(survey.place(Square(0, 0)), survey.built, survey.beside)
    return (
        len(built) == len(territory.plots)
        and reached == survey.built
        and len(set(territory.carts)) == len(territory.carts)
        and all(at in built for cart in territory.carts for at in cart_squares(cart))
        and all(map(_may_hold_craftsmen, territory.plots))
    )


def _may_hold_craftsmen(plot: Plot) -> bool:
    """Craftsmen work only where their good is made."""
    return not plot.craftsmen or TILES[plot.tile].makes[:1] in [(good,) for good in GOODS]
