"""How good a table looks to a founder, in points: what computer players and hints go by.

The weights are guesses that were tried out in games of computer players against each other.
"""

from statistics import fmean

from engines.core.game import Seat
from engines.founders.choices import owing
from engines.founders.components import BASIC, GOODS, MAKES, NEEDS, RESOURCES, TILES, TileId
from engines.founders.scoring import score
from engines.founders.state import Founder, Loads, Phase, State
from engines.founders.territory import Survey

# What it is worth to make a resource at all; to make it twice is worth a part of that.
MAKING = tuple(0.25 if each in BASIC else 0.6 if each in GOODS else 0.5 for each in RESOURCES)
AGAIN = 0.3

IN_REACH = 0.5  # of a victory tile's points, when it could be built at once
IN_SIGHT = 0.2  # of its points, when all that it needs is made somewhere
SOME_DAY = 0.05  # of its points, for each thing that it needs and is made
NEXT_CITY = 0.25  # for the city tiles that could be built at once
CHOICE = 0.1  # of what an open tile may bring, before the choice among them is made
RIVALRY = 0.4  # of what the strongest rival has


def estimate(state: State, seat: Seat) -> float:
    """Points and prospects, less a part of the strongest rival's; only points where it may be over."""
    mine = state.founders[seat]
    rivals = [founder for other, founder in enumerate(state.founders) if other != seat]
    if state.ending is not None or state.phase is Phase.VOTE:
        return score(mine).total - RIVALRY * max(score(rival).total for rival in rivals)
    hopes = standing(mine) - RIVALRY * max(map(standing, rivals))
    return hopes + prospects(state, mine, building=state.phase is Phase.BUILD and state.active == seat)


def standing(founder: Founder) -> float:
    """Points so far, and what the territory makes."""
    if not founder.territory.plots:
        return 0
    sources = founder.territory.survey.sources
    return score(founder).total + sum(
        worth + worth * AGAIN * (made & (made - 1) > 0)
        for worth, made in zip(MAKING, sources, strict=True)
        if made
    )


def prospects(state: State, founder: Founder, *, building: bool) -> float:
    """What the victory tiles on display promise to a territory, and the open tiles."""
    if not founder.territory.plots:
        return 0
    survey = founder.territory.survey
    single = state.options.loads is Loads.SINGLE
    hopes = sum(TILES[tile].points * nearness(survey, tile, single=single) for tile in state.display)
    if building and not state.token_played:
        return hopes + choice(state, survey, single=single)
    next_city = NEXT_CITY * any(in_reach(survey, tile, single=single) for tile in state.rows[2])
    return hopes + next_city + (next_tile(state, survey, single=single) if building else 0)


def choice(state: State, survey: Survey, *, single: bool) -> float:
    """What the rows promise once a tile is revealed: whichever it is, it counts as an average one."""
    return CHOICE * sum(
        len(row)
        * fmean(
            worth(survey, tile, single=single) * in_reach(survey, tile, single=single)
            for tile in (*row, *stack)
        )
        for row, stack in zip(state.rows, state.stacks, strict=True)
        if row
    )


def in_reach(survey: Survey, tile: TileId, *, single: bool) -> bool:
    """Whether a tile could be added at once."""
    needs = NEEDS[tile]
    return not needs or survey.payable(needs, single=single) & survey.free != 0


def nearness(survey: Survey, tile: TileId, *, single: bool) -> float:
    """How much of a victory tile's points may be hoped for."""
    made = [need for need in NEEDS[tile] if survey.sources[need]]
    if len(made) < len(NEEDS[tile]):
        return SOME_DAY * len(made)
    return IN_REACH if in_reach(survey, tile, single=single) else IN_SIGHT


def next_tile(state: State, survey: Survey, *, single: bool) -> float:
    """What the best tile that can be added now will bring, for a token that is played before it."""
    best = 0.0
    for tile in state.open_tiles:
        needs = NEEDS[tile] if state.bought is None else owing(NEEDS[tile], state.bought)
        if not needs or survey.payable(needs, single=single) & survey.free:
            best = max(best, worth(survey, tile, single=single))
    return best


def worth(survey: Survey, tile: TileId, *, single: bool) -> float:
    """What a tile brings by itself: points that are more than a hope then, its token, and what it makes."""
    facts = TILES[tile]
    made = sum(MAKING[n] * (AGAIN if survey.sources[n] else 1) for n in MAKES[tile])
    hoped = nearness(survey, tile, single=single) if facts.points else 0
    return facts.points * (1 - hoped) + (facts.token is not None) + made
