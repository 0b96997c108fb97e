"""Tasks: the entries of a turn's agenda, which are also the effects that the data name.

A task either happens automatically or waits for a decision. A decision is a move (moves.py).
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engines.core.grids.squares import Square
from engines.origins.components.terms import BASICS, SHRINES, BuildingId, Colour, Good, Shrine, Site

MOST_GOODS = 12  # to be chosen at once; checked where a state is read from JSON

Counted: TypeAlias = Literal[
    "buildings",  # in the city, of a colour or a name
    "farms",
    "building-colours",
    "empty-neighbours",  # empty places beside the building that asks
    "freemen",  # of a colour, used or not
    "freeman-colours",
    "advisors",
    "closed-districts",
    "signs",  # zodiac cards held
    "rivals-behind",  # players whose military disk is further back
]


class Count(Struct, frozen=True, forbid_unknown_fields=True):
    """What an effect counts to determine its amount."""

    what: Counted
    colour: Colour | None = None
    building: BuildingId | None = None


class _Task(Struct, frozen=True, forbid_unknown_fields=True, tag_field="task"):
    """An entry of the agenda."""


# Tasks that happen automatically.


class Gain(_Task, frozen=True, tag="gain"):
    """Take goods, once or for each thing counted."""

    stone: int = 0
    food: int = 0
    wisdom: int = 0
    gold: int = 0
    per: Count | None = None
    at: Square | None = None  # the building that gives them


class Score(_Task, frozen=True, tag="score"):
    """Score points for each thing counted, or by a table whose first entry is for one thing."""

    points: int = 0
    per: Count | None = None
    table: tuple[int, ...] = ()


class Advance(_Task, frozen=True, tag="advance"):
    """Go forward on the military track (page 14)."""

    steps: int


class Attack(_Task, frozen=True, tag="attack"):
    """Take the bonus beside the space, then points (page 15)."""


class SiteAction(_Task, frozen=True, tag="deed"):  # the tag is in saved games
    """Do an action of the site that is being visited."""

    site: Site
    action: str


class Usage(_Task, frozen=True, tag="usage"):
    """Use the building here."""

    at: Square
    used: tuple[Square, ...] = ()  # mage towers that led here


class Homecoming(_Task, frozen=True, tag="homecoming"):
    """Take back the archon and the freemen after passing (page 20)."""


# Tasks that wait for a decision.


class Choice(_Task, frozen=True, tag="choice"):
    """Take `count` of these goods, in any combination."""

    goods: Annotated[tuple[Good, ...], Meta(max_length=len(BASICS))] = BASICS
    count: Annotated[int, Meta(ge=0, le=MOST_GOODS)] = 1
    per: Count | None = None

    def __post_init__(self) -> None:
        if self.per and self.count != 1:  # Then there could be more combinations than anybody can list.
            raise ValueError("one good is taken for each thing that is counted")


class Barter(_Task, frozen=True, tag="barter"):
    """Pay a basic resource for a gold, or decline (page 15)."""


class Campaign(_Task, frozen=True, tag="campaign"):
    """Advance and attack: one of the two, or both in either order."""

    advance: int
    per: Count | None = None
    attack: Literal["no", "or", "and"] = "no"
    optional: bool = True


class Pilgrimage(_Task, frozen=True, tag="pilgrimage"):
    """Climb one of these temples."""

    shrines: tuple[Shrine, ...] = SHRINES
    least: int = 1
    most: int = 1
    gold: int = 0  # the price
    card: bool = False  # whether it includes the temple's zodiac card
    optional: bool = True


class Purchase(_Task, frozen=True, tag="purchase"):
    """Buy a building, or lay one face down as a farm (pages 15 to 17)."""

    optional: bool = True


class Recruitment(_Task, frozen=True, tag="recruitment"):
    """Take a citizen die from the pool (page 17)."""

    free: bool = False
    optional: bool = True


class Hiring(_Task, frozen=True, tag="hiring"):
    """Take a speaker from the pool."""

    optional: bool = True


class Reservation(_Task, frozen=True, tag="reservation"):
    """Set a building of the pool aside, to be added to the city later."""


class Recolouring(_Task, frozen=True, tag="recolouring"):
    """Swap an unused freeman's die for one of another colour."""


class Homage(_Task, frozen=True, tag="homage"):
    """Score an unused freeman of a colour, whose value then falls by one."""

    colour: Colour


class Promotion(_Task, frozen=True, tag="promotion"):
    """Raise one freeman."""

    by: int
    capped: bool = False  # whether a six stays a six instead of retiring
    used: bool = False  # whether freemen on sites can be chosen too


class Training(_Task, frozen=True, tag="training"):
    """Pay food, each for a step of a freeman or on the military track (page 17)."""

    most: int
    optional: bool = False


class Resetting(_Task, frozen=True, tag="resetting"):
    """Set any mothership to 1."""


class Imitation(_Task, frozen=True, tag="imitation"):
    """Use the ability of a building beside this one; no mage tower twice in a chain."""

    at: Square | None = None
    used: tuple[Square, ...] = ()


class Activation(_Task, frozen=True, tag="activation"):
    """Use these buildings around a new seat of power in a chosen order (page 18)."""

    squares: tuple[Square, ...]


class Errand(_Task, frozen=True, tag="errand"):
    """What a worker can still do at a site."""

    site: Site
    mains: tuple[str, ...]  # main actions that are left
    bonus: bool  # whether the bonus action is left for this worker
    owes: bool = True  # whether a main action must still be done
    both: bool = False  # whether the other main action may follow
    archon: bool = False  # whether the bonus needs an advisor of its colour


class Rising(_Task, frozen=True, tag="rising"):
    """Solo: a neighbouring site rises too, unless a superiority token is spent (page 23)."""

    site: Site
    value: int  # of the site before it was visited


Effect: TypeAlias = (
    Gain
    | Score
    | Choice
    | Barter
    | Campaign
    | Pilgrimage
    | Purchase
    | Recruitment
    | Hiring
    | Reservation
    | Recolouring
    | Homage
    | Promotion
    | Training
    | Resetting
    | Imitation
)
Task: TypeAlias = Effect | Advance | Attack | SiteAction | Usage | Homecoming | Activation | Errand | Rising
