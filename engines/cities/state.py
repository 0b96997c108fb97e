"""The table: the board with its workers, what is still to come, and each planner's district."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engines.cities.components import (
    CITIES,
    MODES,
    AttractionKind,
    City,
    GoalId,
    Item,
    Length,
    Mode,
    TileId,
    Zone,
)
from engines.cities.district.layout import District
from engines.core.game import Seat

Claims: TypeAlias = tuple[int | None, int | None, int | None]  # a seat's points, by requirement
_ZONES = tuple(Zone)


class CityChoice(StrEnum):
    """Which city is played (Przygotowanie gry)."""

    RANDOM = "random"
    NEW_YORK = "new_york"
    RIO = "rio"
    SYDNEY = "sydney"
    VENICE = "venice"
    BARCELONA = "barcelona"
    BUENOS_AIRES = "buenos_aires"
    LISBON = "lisbon"
    MEXICO_CITY = "mexico_city"


class GoalScoring(StrEnum):
    """What a goal card pays: its points if its number is met exactly (Punkty), or points for each."""

    FIXED = "fixed"
    PER_ITEM = "per_item"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    city: CityChoice = CityChoice.RANDOM
    length: Length = Length.STANDARD  # only two can play longer
    goals: GoalScoring = GoalScoring.FIXED


class Planner(Struct, frozen=True):
    """A seat's district, goal cards and markers at the council."""

    district: District = District()
    goals: tuple[GoalId, ...] = ()
    claims: Claims = (None, None, None)


class Slot(Struct, frozen=True):
    """One of the sixteen slots of the board."""

    up: tuple[Item, ...] = ()
    down: tuple[Item, ...] = ()  # face down until they are taken
    worker: Seat | None = None


class State(Struct, frozen=True):
    """The whole table."""

    options: Options
    city: str
    star: Seat  # begins the round
    active: Seat
    planners: tuple[Planner, ...]
    start_tiles: tuple[TileId, ...]  # still to be chosen from, before the first round
    goals: tuple[GoalId, ...]  # the stacks and the bag, in the order in which they will be drawn
    districts: tuple[TileId, ...]
    attractions: tuple[AttractionKind, ...]
    bag: tuple[Item, ...]
    board: tuple[Slot, ...] = (Slot(),) * 16  # zone by zone, slot by slot
    hand: tuple[Item, ...] = ()  # taken but not placed yet, the next one first
    box: tuple[Item, ...] = ()  # out of the game, seen by all
    round: Annotated[int, Meta(ge=0)] = 0  # 0 while start tiles are chosen
    over: bool = False
    unseen: tuple[tuple[Item, ...], ...] = ((),) * len(Zone)  # by zone: out of the game, and still face down

    @property
    def mode(self) -> Mode:
        """What the number of players and the length of the game change."""
        players = len(self.planners)  # more than two had the long game as an option once, without effect
        return MODES.get((players, self.options.length)) or MODES[players, Length.STANDARD]

    @property
    def council(self) -> City:
        """The city that is played."""
        return CITIES[self.city]

    def slots(self, zone: Zone) -> tuple[Slot, ...]:
        """The four slots of a zone."""
        first = 4 * _ZONES.index(zone)
        return self.board[first : first + 4]

    def free_fields(self, requirement: int) -> tuple[int, ...]:
        """The free fields of one of the three requirements, the best first."""
        taken = sum([planner.claims[requirement] is not None for planner in self.planners])
        return self.mode.free_fields(self.council.requirements[requirement], taken)
