"""The table: three stacks with their rows, the victory tiles, the tokens, and each founder's territory."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engines.core.game import Seat, View
from engines.core.grids.squares import Square
from engines.founders.components import STACKS, Kind, Resource, TileId, TokenId
from engines.founders.territory import Territory


class Stuck(StrEnum):
    """What happens when a founder can add nothing but nature tiles are left in their stack.

    The rulebook ends a turn without an addition only once that stack is empty, and does not say what happens
    before. Nature: the top nature tile is revealed as well, and that can be added. Skip: the turn ends.
    """

    NATURE = "nature"
    SKIP = "skip"


class Loads(StrEnum):
    """Whether one tile may supply the same good to two linked neighbours; the rulebook does not say."""

    SHARED = "shared"
    SINGLE = "single"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose, where the rulebook does not say."""

    stuck: Stuck = Stuck.NATURE
    loads: Loads = Loads.SHARED


class Phase(StrEnum):
    """Which decision is due."""

    DRAFT = "draft"  # a nature tile to begin with
    REVEAL = "reveal"  # the stack to reveal a tile from
    BUILD = "build"  # a token to play, or a tile to add
    VOTE = "vote"  # whether the game is over


class Ending(StrEnum):
    """Why a game is over."""

    VICTORY = "victory"  # no victory tile is left
    STACKS = "stacks"  # no stack has a tile left
    NOTHING = "nothing"  # no founder can gain more points
    AGREED = "agreed"  # all founders voted for it


class Piles(Struct, frozen=True):
    """The tokens that are not taken yet."""

    war: Annotated[int, Meta(ge=0)]
    coin: Annotated[int, Meta(ge=0)]
    cart: Annotated[int, Meta(ge=0)]
    craftsmen: tuple[TokenId, ...]  # face down, in the order in which they are taken


class Founder(Struct, frozen=True, cache_hash=True):
    """A seat's territory, tokens, and the tiles that it has replaced."""

    territory: Territory = Territory()
    tokens: tuple[TokenId, ...] = ()  # open to all
    replaced: tuple[TileId, ...] = ()  # face down, a point less for each


class State(Struct, frozen=True, dict=True):
    """The whole table."""

    options: Options
    stacks: tuple[tuple[TileId, ...], ...]  # nature, village, city; each in drawing order
    rows: tuple[tuple[TileId, ...], ...]  # the open tiles beside each stack, the oldest first
    display: tuple[TileId, ...]  # the victory tiles that are left
    piles: Piles
    box: tuple[str, ...]  # tiles and tokens that are out of the game
    founders: tuple[Founder, ...]
    phase: Phase = Phase.DRAFT
    active: Seat = 0  # whose turn it is
    turn: Annotated[int, Meta(ge=0)] = 0  # how many have been taken since the draft
    token_played: bool = False  # in this turn
    bought: Resource | None = None  # in this turn
    proposed: bool = False  # in this turn
    asked: tuple[Seat, ...] = ()  # seats that still have to vote
    ending: Ending | None = None

    @property
    def me(self) -> Founder:
        """The founder whose turn it is."""
        return self.founders[self.active]

    @property
    def open_tiles(self) -> list[TileId]:
        """The distinct tiles that can be added: nature, village, city, victory."""
        return list(dict.fromkeys([*self.rows[0], *self.rows[1], *self.rows[2], *self.display]))

    def row(self, kind: Kind) -> tuple[TileId, ...]:
        """The open tiles of a kind."""
        return self.display if kind is Kind.VICTORY else self.rows[STACKS.index(kind)]

    def stack(self, kind: Kind) -> tuple[TileId, ...]:
        """The face-down tiles of a kind."""
        return self.stacks[STACKS.index(kind)]


def supplies(view: View[State], seat: Seat) -> dict[Resource, tuple[Square, ...]]:
    """Every resource that a founder has now, with the own tiles that make it; none if it was bought."""
    state = view.state
    territory = state.founders[seat].territory
    made = territory.supplies() if territory.plots else {}
    if state.bought is not None and seat == state.active:
        made.setdefault(state.bought, ())
    return made
