"""The moves, one record for each verb."""

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Literal, ParamSpec, TypeAlias, TypeVar, cast

from msgspec import Struct

from engines.core.grids.squares import Square
from engines.core.notation import StepKind
from engines.origins.components.terms import BuildingId, Colour, DistrictId, Good, Shrine, Site

P = ParamSpec("P")
M = TypeVar("M", bound=Struct)

# A worker as a word: `red4`, `red4@2` for one on site 2, `speaker3`, `archon`.
Worker: TypeAlias = str
ARCHON: Worker = "archon"
ARMY: Worker = "army"  # not a worker, but can be trained like one

BONUS, PISCES = "bonus", "pisces"  # actions at a site: the bonus token's, and a gold instead of it (page 25)

Source: TypeAlias = Literal["pool", "aside"]


class _Move(Struct, frozen=True, gc=False):
    """One decision."""


# Before the first round.


class Draft(_Move, frozen=True):
    """Choose a citizen die to begin with (page 8)."""

    colour: Colour
    value: int


# The five actions of a turn.


class Visit(_Move, frozen=True):
    """Send a worker to a site and begin with this action there (page 13)."""

    worker: Worker
    site: Annotated[Site, StepKind.WHERE]
    action: str  # one of the site's main actions, `bonus`, or `pisces`: a gold instead of the bonus


class Close(_Move, frozen=True):
    """Close a district: a freeman's die goes into the middle of four tiles (page 18)."""

    at: Annotated[Square, StepKind.WHERE]  # the north-western tile
    freeman: Worker
    district: DistrictId  # the card that it matches, or 0


class Tower(_Move, frozen=True):
    """Build a floor of a tower (page 19)."""

    colour: Colour


class Grow(_Move, frozen=True):
    """Pay food for the next base (page 19)."""


class Pass(_Move, frozen=True):
    """Do nothing more this round (page 20)."""


class Skip(_Move, frozen=True):
    """Decline what is offered, or end the turn without spending a superiority token."""


# What an action asks for.


class Act(_Move, frozen=True):
    """Do another action of the site that is being visited."""

    action: str


class Take(_Move, frozen=True):
    """Choose basic resources to take."""

    goods: tuple[Good, ...]


class Exchange(_Move, frozen=True):
    """Pay a basic resource for a gold."""

    good: Good


class March(_Move, frozen=True):
    """Advance, attack, or both in this order."""

    deeds: tuple[Literal["advance", "attack"], ...]


class Climb(_Move, frozen=True):
    """Go up on a temple's track."""

    shrine: Shrine
    steps: Annotated[int, StepKind.HOW]


class Buy(_Move, frozen=True):
    """Add a building to the city, from the pool or from those set aside; with Virgo also on a farm."""

    source: Source
    building: BuildingId
    at: Annotated[Square, StepKind.WHERE]


class Farm(_Move, frozen=True):
    """Add a tile to the city face down."""

    source: Source
    building: BuildingId
    at: Annotated[Square, StepKind.WHERE]


class Recruit(_Move, frozen=True):
    """Take a citizen die from the pool, with this value."""

    colour: Colour
    value: int


class Hire(_Move, frozen=True):
    """Take a speaker from the pool, to keep with this value."""

    speaker: int
    value: int


class Reserve(_Move, frozen=True):
    """Set a building of the pool aside."""

    building: BuildingId


class Recolour(_Move, frozen=True):
    """Swap a freeman's die for one of another colour."""

    freeman: Worker
    colour: Colour


class Honour(_Move, frozen=True):
    """Score a freeman's value and lower it by one."""

    freeman: Worker


class Promote(_Move, frozen=True):
    """Raise a freeman's value."""

    freeman: Worker
    by: Annotated[int, StepKind.HOW]


class Train(_Move, frozen=True):
    """Pay food to raise a freeman, or to advance with the `army`."""

    target: Worker
    times: Annotated[int, StepKind.HOW]


class Reset(_Move, frozen=True):
    """Set a site's mothership to 1."""

    site: Annotated[Site, StepKind.WHERE]


class Use(_Move, frozen=True):
    """Use the ability of the building here."""

    at: Annotated[Square, StepKind.WHERE]


class Lift(_Move, frozen=True):
    """Solo: raise this neighbouring site too."""

    site: Annotated[Site, StepKind.WHERE]


class Hold(_Move, frozen=True):
    """Solo: spend a superiority token, so that no site rises."""


Move: TypeAlias = (
    Draft
    | Visit
    | Close
    | Tower
    | Grow
    | Pass
    | Skip
    | Act
    | Take
    | Exchange
    | March
    | Climb
    | Buy
    | Farm
    | Recruit
    | Hire
    | Reserve
    | Recolour
    | Honour
    | Promote
    | Train
    | Reset
    | Use
    | Lift
    | Hold
)

PASS, SKIP, GROW, HOLD = Pass(), Skip(), Grow(), Hold()


def cached(kind: Callable[P, M]) -> Callable[P, M]:
    """A cached constructor, because the same few moves are listed many times."""
    return cast(Callable[P, M], lru_cache(maxsize=1 << 14)(kind))


visit = cached(Visit)
buy = cached(Buy)
farm = cached(Farm)
