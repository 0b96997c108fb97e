"""When a game is over: looked at whenever a turn ends (rulebook: end of the game)."""

from engines.founders.components import MAKES, NEEDS, Kind, TileId
from engines.founders.state import Ending, Founder, State


def ending(state: State) -> Ending | None:
    """Why it is over now, if it is."""
    if not state.display:
        return Ending.VICTORY
    if not any(state.stacks):
        return Ending.STACKS
    return Ending.NOTHING if no_points_left(state) else None


def no_points_left(state: State) -> bool:
    """Whether it is certain that nobody can gain any more points.

    Points come from victory tiles, and from tokens that city tiles bring or that are at hand. Without a token
    nothing can be bought, so a founder can only ever build what own tiles, and those still to come, supply.
    """
    if state.stack(Kind.CITY) or any(has_tokens(founder) for founder in state.founders):
        return False
    return not any(can_gain(state, founder) for founder in state.founders)


def has_tokens(founder: Founder) -> bool:
    """At hand, or coins that will be."""
    return bool(founder.tokens) or any(plot.coin for plot in founder.territory.plots)


def can_gain(state: State, founder: Founder) -> bool:
    """Whether a city or victory tile might still be paid for, wherever its suppliers may come to lie."""
    makeable = makeable_resources(
        founder, [*state.rows[0], *state.rows[1], *state.stacks[0], *state.stacks[1]]
    )
    return any(makeable.issuperset(NEEDS[tile]) for tile in (*state.rows[2], *state.display))


def makeable_resources(founder: Founder, coming: list[TileId]) -> set[int]:
    """What own tiles make, and what nature and village tiles that can still be had might."""
    made = {resource for plot in founder.territory.plots if not plot.silent for resource in MAKES[plot.tile]}
    while True:
        gained = {resource for tile in coming if made.issuperset(NEEDS[tile]) for resource in MAKES[tile]}
        if gained <= made:
            return made
        made |= gained
