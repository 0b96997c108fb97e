"""When a game is over; checked at the end of each turn (rulebook: end of the game)."""

from engines.founders.components import MAKES, NEEDS, Kind, TileId
from engines.founders.state import Ending, Founder, State


def ending(state: State) -> Ending | None:
    """Why the game is over now; None if it is not."""
    if not state.display:
        return Ending.VICTORY
    if not any(state.stacks):
        return Ending.STACKS
    return Ending.NOTHING if no_points_left(state) else None


def no_points_left(state: State) -> bool:
    """Whether it is certain that no founder can gain more points.

    Points come from victory tiles, and from tokens in hand or of city tiles. Nothing can be bought without a
    token, so a founder can only build what own tiles, and those still to come, supply.
    """
    if state.stack(Kind.CITY) or any(has_tokens(founder) for founder in state.founders):
        return False
    return not any(can_gain(state, founder) for founder in state.founders)


def has_tokens(founder: Founder) -> bool:
    """In hand, or coins on own tiles that will be."""
    return bool(founder.tokens) or any(plot.coin for plot in founder.territory.plots)


def can_gain(state: State, founder: Founder) -> bool:
    """Whether a city or victory tile might still be paid for, if its suppliers were placed well."""
    makeable = makeable_resources(
        founder, [*state.rows[0], *state.rows[1], *state.stacks[0], *state.stacks[1]]
    )
    return any(makeable.issuperset(NEEDS[tile]) for tile in (*state.rows[2], *state.display))


def makeable_resources(founder: Founder, coming: list[TileId]) -> set[int]:
    """What own tiles make, and what available nature and village tiles could make."""
    made = {resource for plot in founder.territory.plots if not plot.silent for resource in MAKES[plot.tile]}
    while True:
        gained = {resource for tile in coming if made.issuperset(NEEDS[tile]) for resource in MAKES[tile]}
        if gained <= made:
            return made
        made |= gained
