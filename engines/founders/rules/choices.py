"""Every legal move, in a fixed order."""

from collections.abc import Iterator

from engines.core.game import Seat
from engines.core.grids.bits import BitSet
from engines.core.grids.squares import DIRECTIONS
from engines.founders.components import (
    CRAFTSMEN,
    MAKES,
    NEEDED,
    NEEDS,
    RESOURCES,
    STACKS,
    Kind,
    Token,
)
from engines.founders.moves import (
    ADDITIONS,
    AGREE,
    PASS,
    PROPOSE,
    REFUSE,
    REPLACEMENTS,
    REVEALS,
    Add,
    Attack,
    Buy,
    Draft,
    Employ,
    Join,
    Move,
    Settle,
)
from engines.founders.rules.ending import may_pay_a_hidden_city
from engines.founders.rules.gains import visible_gain
from engines.founders.state import Loads, Phase, State, Stuck
from engines.founders.territory import remaining_needs


def current(state: State) -> Seat | None:
    """The founder whose turn it is, or whose vote is asked for."""
    if state.ending is not None:
        return None
    return state.asked[0] if state.phase is Phase.VOTE else state.active


def legal_moves(state: State) -> list[Move]:
    if state.ending is not None:
        return []
    match state.phase:
        case Phase.DRAFT:
            return drafts(state)
        case Phase.REVEAL:
            return reveals(state)
        case Phase.VOTE:
            return [AGREE, REFUSE]
        case Phase.BUILD:
            return builds(state)


def drafts(state: State) -> list[Move]:
    """A first tile; then a second one beside it (rulebook: preparation, 5 and 6)."""
    tiles = dict.fromkeys(state.rows[0])
    if not state.me.territory.plots:
        return [Draft(tile) for tile in tiles]
    return [Settle(tile, at) for tile in tiles for at in DIRECTIONS]


def reveals(state: State) -> list[Move]:
    """Any stack that has a tile; where nobody visibly can gain points, also a proposal to end the game."""
    moves: list[Move] = [REVEALS[kind] for kind, stack in zip(STACKS, state.stacks, strict=True) if stack]
    return [*moves, PROPOSE] if may_propose(state) else moves


def may_propose(state: State) -> bool:
    """Not while somebody might pay for a city tile of the stack, or visibly can gain points."""
    return not state.proposed and may_pay_a_hidden_city(state) is None and visible_gain(state) is None


def builds(state: State) -> list[Move]:
    """The moves after a tile is revealed; cached with the state, because the rules need them too."""
    known: list[Move] | None = state.__dict__.get("builds")
    if known is None:
        known = state.__dict__["builds"] = _builds(state)
    return known


def _builds(state: State) -> list[Move]:
    """Add a tile, replace an own tile, play a token; if nothing can be added, end the turn."""
    additions, replacements = tiles_to_build(state)
    moves = additions + replacements
    if state.me.tokens and not state.token_played:
        moves += token_moves(state)
    if not additions:
        moves.append(REVEALS[Kind.NATURE] if nature_helps(state) else PASS)
    return moves


def can_add(state: State) -> bool:
    """Whether a tile can be added without replacing another."""
    return any(isinstance(move, Add) for move in builds(state))


def nature_helps(state: State) -> bool:
    """Whether a founder who can add nothing must reveal a nature tile instead of ending the turn."""
    return state.options.stuck is Stuck.NATURE and bool(state.stack(Kind.NATURE))


def unsupplied_resources(state: State) -> BitSet:
    """The resources, by number, that the territory does not supply."""
    supplied = state.me.territory.survey.supplied
    return ~(supplied if state.bought is None else supplied | 1 << RESOURCES.index(state.bought))


def tiles_to_build(state: State) -> tuple[list[Move], list[Move]]:
    """Every open tile in every place where it can be paid for: additions, then replacements."""
    survey, single, bought = state.me.territory.survey, state.options.loads is Loads.SINGLE, state.bought
    missing = unsupplied_resources(state)
    additions: list[Move] = []
    replacements: list[Move] = []
    for tile in state.open_tiles:
        if not NEEDED[tile] & missing:
            needs = NEEDS[tile] if bought is None else remaining_needs(NEEDS[tile], bought)
            free, built = survey.sites(needs, single=single)
            additions += map(ADDITIONS[tile].__getitem__, free)
            replacements += map(REPLACEMENTS[tile].__getitem__, built)
    return additions, replacements


def token_moves(state: State) -> list[Move]:
    """One token of each kind in hand, in every place where it can be played."""
    tokens = state.me.tokens
    moves: list[Move] = []
    if Token.WAR in tokens:
        moves += attacks(state)
    if Token.COIN in tokens:
        moves += purchases(state)
    if Token.CART in tokens:
        moves += joins(state)
    return moves + employments(state)


def others(state: State) -> list[Seat]:
    """All other seats, beginning with the left neighbour."""
    seats = len(state.founders)
    return [(state.active + step) % seats for step in range(1, seats)]


def attacks(state: State) -> Iterator[Attack]:
    """The topmost tile of each column; an attacked one protects those below it."""
    for seat in others(state):
        for plot in state.founders[seat].territory.topmost:
            if not plot.attacked:
                yield Attack(seat, plot.at)


def purchases(state: State) -> list[Buy]:
    """Every resource of the others' tiles; a tile stopped by a token makes nothing."""
    selling: list[list[Buy]] = [[] for _ in RESOURCES]
    for seat in others(state):
        for plot in state.founders[seat].territory.plots:
            if not plot.silent:
                for resource in MAKES[plot.tile]:
                    selling[resource].append(Buy(RESOURCES[resource], seat, plot.at))
    return [purchase for offers in selling for purchase in offers]


def joins(state: State) -> list[Join]:
    """Every square of four own tiles that has no cart yet."""
    return [Join(at) for at in state.me.territory.places_for_carts]


def employments(state: State) -> list[Employ]:
    """Every own tile that makes the good of craftsmen in hand."""
    goods = [RESOURCES.index(CRAFTSMEN[token]) for token in state.me.tokens if token in CRAFTSMEN]
    return [
        Employ(plot.at)
        for good in goods
        for plot in state.me.territory.plots
        if good in MAKES[plot.tile] and not plot.silent
    ]
