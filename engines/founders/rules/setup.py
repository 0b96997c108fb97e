"""Setting up the table (rulebook: preparation)."""

from engines.core.errors import BadSetup
from engines.core.game import Setup
from engines.core.rng import Rng
from engines.core.text import Text
from engines.founders.components import (
    CRAFTSMEN,
    DRAFTED,
    TILES,
    TOKENS,
    VICTORY_TILES,
    Kind,
    Token,
)
from engines.founders.state import Founder, Options, Piles, State

PIECES = tuple(tile.id for tile in TILES.values() for _ in range(tile.copies)) + tuple(CRAFTSMEN)


def new(setup: Setup[Options]) -> State:
    """Stacks by kind, victory tiles on display, nature tiles open for the draft (rulebook: preparation)."""
    order = shuffled(setup)
    nature, village, city, victory = (
        tuple(piece for piece in order if piece in TILES and TILES[piece].kind is kind) for kind in Kind
    )
    opened, shown = DRAFTED[setup.seats], VICTORY_TILES[setup.seats]
    craftsmen = tuple(piece for piece in order if piece not in TILES)
    return State(
        setup.options,
        stacks=(nature[opened:], village, city),
        rows=(nature[:opened], (), ()),
        display=victory[:shown],
        piles=Piles(TOKENS[Token.WAR], TOKENS[Token.COIN], TOKENS[Token.CART], craftsmen),
        box=tuple(sorted(victory[shown:])),
        founders=(Founder(),) * setup.seats,
    )


def shuffled(setup: Setup[Options]) -> tuple[str, ...]:
    """All tiles and craftsmen, shuffled or in the order of the setup."""
    if setup.order is None:
        return Rng(setup.seed).shuffled(PIECES)[0]
    if sorted(setup.order) != sorted(PIECES):
        raise BadSetup(Text("founders-wrong-order", {"pieces": len(PIECES)}))
    return setup.order
