"""What the one to act might expect to choose, and why it cannot be chosen now."""

from collections.abc import Iterator
from functools import reduce

from engines.core.bits import members
from engines.core.text import Text
from engines.founders.choices import builds, joins, unsupplied
from engines.founders.components import CRAFTSMEN, NEEDED, RESOURCES, STACKS, TileId, Token
from engines.founders.events import resource_name, token_name
from engines.founders.moves import Add, Replace
from engines.founders.state import Phase, State


def obstacles(state: State) -> list[Text]:
    """Stacks that are used up, tiles that cannot be paid for, and tokens that cannot be played."""
    match state.phase:
        case Phase.REVEAL:
            return list(empty_stacks(state))
        case Phase.BUILD:
            return [*unpayable_tiles(state), *idle_tokens(state)]
        case Phase.DRAFT | Phase.VOTE:
            return []


def empty_stacks(state: State) -> Iterator[Text]:
    for kind, stack in zip(STACKS, state.stacks, strict=True):
        if not stack:
            yield Text("founders-used-up", {"row": Text(f"founders-row-{kind}")})


def unpayable_tiles(state: State) -> Iterator[Text]:
    """Tiles that need what the territory does not make; and tiles that need what lies too far apart."""
    payable = {move.tile for move in builds(state) if isinstance(move, Add | Replace)}
    closed = [tile for tile in state.open_tiles if tile not in payable]
    missing = unsupplied(state)
    lacking = [tile for tile in closed if NEEDED[tile] & missing]
    if lacking:
        yield Text(
            "founders-lacking", {"tiles": len(lacking), "resources": missing_resources(lacking, missing)}
        )
    if len(closed) > len(lacking):
        yield Text("founders-apart", {"tiles": len(closed) - len(lacking)})


def missing_resources(tiles: list[TileId], missing: int) -> Text:
    """All that these tiles need and nobody supplies, in one list."""
    needed = reduce(int.__or__, (NEEDED[tile] for tile in tiles)) & missing
    first, *others = (resource_name(RESOURCES[number]) for number in members(needed))
    return reduce(lambda row, name: Text("founders-list", {"first": row, "rest": name}), others, first)


def idle_tokens(state: State) -> Iterator[Text]:
    """Tokens at hand that have no place to go to."""
    tokens = state.me.tokens
    if state.token_played:
        if tokens:
            yield Text("founders-one-token")
        return
    if Token.CART in tokens and not joins(state):
        yield Text("founders-no-square")
    made = state.me.territory.supplies()
    for token in tokens:
        if token in CRAFTSMEN and CRAFTSMEN[token] not in made:
            yield Text("founders-idle-craftsmen", {"token": token_name(token)})
