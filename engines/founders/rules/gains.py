"""Points that a founder visibly can gain: in one turn, with open tiles and the tokens in hand.

As long as there are any, nobody can propose to end the game (rulebook: end of the game). What depends on
tiles that are still face down, or on several turns, is left to the vote.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engines.core.game import Seat
from engines.founders.components import (
    CRAFTSMEN,
    CRAFTSMEN_POINTS,
    NEEDS,
    POINTS,
    REPLACED_POINTS,
    RESOURCES,
    TOKEN_POINTS,
    Resource,
    TileId,
    Token,
    TokenId,
)
from engines.founders.state import Loads, State
from engines.founders.territory import Needs, Territory, remaining_needs


class Gain(NamedTuple):
    """Who can gain points, and with what: an open tile, or craftsmen in hand."""

    seat: Seat
    means: TileId | TokenId


class Way(NamedTuple):
    """A territory to build in, what was bought for it, and the points of the token that was spent."""

    territory: Territory
    bought: Resource | None = None
    cost: int = 0


def visible_gain(state: State) -> Gain | None:
    """The first founder who visibly can gain points; None if nobody can."""
    for seat in range(len(state.founders)):
        means = next(means_to_gain(state, seat), None)
        if means is not None:
            return Gain(seat, means)
    return None


def means_to_gain(state: State, seat: Seat) -> Iterator[TileId | TokenId]:
    """Craftsmen that have work, then open tiles that bring more points than they cost."""
    made = state.founders[seat].territory.made
    if CRAFTSMEN_POINTS > TOKEN_POINTS:
        yield from (
            token
            for token in state.founders[seat].tokens
            if token in CRAFTSMEN and made >> RESOURCES.index(CRAFTSMEN[token]) & 1
        )
    tiles, single = (*state.rows[2], *state.display), state.options.loads is Loads.SINGLE
    for way in ways_to_build(state, seat):
        yield from (tile for tile in tiles if brings_points(way, tile, single=single))


def ways_to_build(state: State, seat: Seat) -> Iterator[Way]:
    """Without a token, with a cart, with a coin; coins on tiles are left out, as they stop for one turn."""
    founder = state.founders[seat]
    territory = founder.territory.without_coins()[0]
    yield Way(territory)
    if all(worth(tile) <= TOKEN_POINTS for tile in state.display):
        return  # No tile is worth a token.
    if Token.CART in founder.tokens:
        yield from (Way(territory.join(at), cost=TOKEN_POINTS) for at in territory.places_for_carts)
    if Token.COIN in founder.tokens:
        yield from (Way(territory, bought, TOKEN_POINTS) for bought in resources_of_others(state, seat))


def resources_of_others(state: State, seat: Seat) -> list[Resource]:
    """What the tiles of all other founders make."""
    made = 0
    for other, founder in enumerate(state.founders):
        if other != seat:
            made |= founder.territory.made
    return [resource for number, resource in enumerate(RESOURCES) if made >> number & 1]


def brings_points(way: Way, tile: TileId, *, single: bool) -> bool:
    """Whether a city or victory tile brings points, added or in the place of another."""
    survey, gain = way.territory.survey, worth(tile) - way.cost
    places = survey.payable(needs_of(tile, way.bought), single=single)
    if gain > 0 and places & survey.free:
        return True
    left = gain + REPLACED_POINTS
    return left > 0 and any(
        left > way.territory.by_square[at].points for at in survey.squares_of(places & survey.built)
    )


def worth(tile: TileId) -> int:
    """The points of a victory tile, or of the token that a city tile brings."""
    return POINTS[tile] or TOKEN_POINTS


def needs_of(tile: TileId, bought: Resource | None) -> Needs:
    """What neighbours have to supply for a tile."""
    return NEEDS[tile] if bought is None else remaining_needs(NEEDS[tile], bought)
