"""When a game is over; checked at the end of each turn (rulebook: end of the game)."""

from functools import lru_cache

from engines.core.game import Seat
from engines.core.grids.bits import BitSet, members
from engines.founders.components import CRAFTSMEN, MADE, NEEDED, RESOURCES, TILES, TileId, Token, set_of
from engines.founders.state import Ending, Founder, State

TILE_IDS = tuple(TILES)  # in the order of their bits


def ending(state: State) -> Ending | None:
    """Why the game is over now; None if it is not."""
    if not state.display:
        return Ending.VICTORY
    if not any(state.stacks):
        return Ending.STACKS
    return Ending.NOTHING if no_points_left(state) else None


def no_points_left(state: State) -> bool:
    """Whether it is certain that no founder can gain more points.

    Points come from victory tiles, from the tokens of city tiles, and from craftsmen who find work. War and
    carts bring none. While somebody has a coin, nothing is certain: whoever sells gains a point.
    """
    tiles, coming = scoring_tiles(state), coming_tiles(state)
    # For most of the game the tiles to come are enough for anybody: a quick answer.
    return not may_pay(0, coming, tiles) and not any(
        may_pay(founder.territory.made, coming, tiles) or may_employ(founder, coming) or has_coin(founder)
        for founder in state.founders
    )


def scoring_tiles(state: State) -> BitSet:
    """The city and victory tiles that are not taken yet."""
    return set_of(state.rows[2]) | set_of(state.stacks[2]) | set_of(state.display)


def has_coin(founder: Founder) -> bool:
    """In hand, or on an own tile and so in hand soon."""
    return Token.COIN in founder.tokens or founder.territory.tally.coins > 0


def may_employ(founder: Founder, coming: BitSet) -> bool:
    """Whether craftsmen in hand might still find a tile that makes their good."""
    goods = [CRAFTSMEN[token] for token in founder.tokens if token in CRAFTSMEN]
    makeable = resources_with(founder.territory.made, coming) if goods else 0
    return any(makeable >> RESOURCES.index(good) & 1 for good in goods)


def may_pay(made: BitSet, coming: BitSet, tiles: BitSet) -> bool:
    """Whether one of these tiles might still be paid for, if its suppliers were placed well."""
    return bool(tiles & payable_with(resources_with(made, coming)))


def may_pay_a_hidden_city(state: State) -> Seat | None:
    """The first founder who might be able to pay for a city tile that is still face down."""
    if not state.stacks[2]:
        return None
    cities, coming = set_of(state.stacks[2]), coming_tiles(state)
    if may_pay(0, coming, cities):
        return 0
    made = [founder.territory.made for founder in state.founders]
    return next((seat for seat, each in enumerate(made) if may_pay(each, coming, cities)), None)


def coming_tiles(state: State) -> BitSet:
    """The nature and village tiles that are not taken yet."""
    return set_of(state.rows[0]) | set_of(state.rows[1]) | set_of(state.stacks[0]) | set_of(state.stacks[1])


@lru_cache(maxsize=1 << 12)
def resources_with(made: BitSet, coming: BitSet) -> BitSet:
    """These resources, and all that tiles paid for with them could make."""
    gained = made
    for tile in tiles_of(coming & payable_with(made)):
        gained |= MADE[tile]
    return made if gained == made else resources_with(gained, coming)


@lru_cache(maxsize=1 << 12)
def payable_with(made: BitSet) -> BitSet:
    """Every tile that needs nothing but these resources."""
    return set_of(tuple(tile for tile, needed in NEEDED.items() if not needed & ~made))


def tiles_of(tiles: BitSet) -> list[TileId]:
    """The tiles of a set."""
    return [TILE_IDS[number] for number in members(tiles)]
