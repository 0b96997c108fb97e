"""The table: sites, pools, tracks, and each archon's people and city."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from engines.core.game import Seat
from engines.origins.components import MILITARY, SOLO, Goods
from engines.origins.components.tasks import Task
from engines.origins.components.terms import (
    HOME,
    INDEX,
    SHRINES,
    BuildingId,
    Colour,
    DistrictId,
    Ending,
    Shrine,
    Sign,
    Site,
)
from engines.origins.state.city import City
from engines.origins.state.people import Die, Freeman, Speaker


class Notice(StrEnum):
    """Whether the coming end is announced at once, as the rulebook recommends, or not (page 22)."""

    ANNOUNCED = "announced"
    SILENT = "silent"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    ending: Notice = Notice.ANNOUNCED


class Earned(Struct, frozen=True, gc=False):
    """Points scored so far, by what they were scored for."""

    buildings: int = 0  # abilities
    districts: int = 0  # district cards
    military: int = 0  # attacks, and the last space
    population: int = 0  # the last base
    retired: int = 0  # freemen who found their colour among the advisors

    @property
    def total(self) -> int:
        return self.buildings + self.districts + self.military + self.population + self.retired


class Archon(Struct, frozen=True, dict=True):
    """A seat's people, city and stores."""

    goods: Goods
    towers: tuple[int, ...]  # heights, by colour
    bases: Annotated[int, Meta(ge=0)]  # free of the population track, with or without a die
    freemen: tuple[Freeman, ...] = ()
    speakers: tuple[Speaker, ...] = ()
    figure: Site = HOME  # the archon's site
    advisors: tuple[Colour, ...] = ()
    superiority: int = 0
    earned: Earned = Earned()
    city: City = City()
    claimed: tuple[DistrictId, ...] = ()  # district cards scored at least once
    aside: tuple[BuildingId, ...] = ()  # buildings of construction sites, to be added later
    passed: bool = False

    @property
    def free_bases(self) -> int:
        return self.bases - len(self.freemen)

    @property
    def unused(self) -> tuple[Freeman, ...]:
        """The distinct freemen at home."""
        return tuple(dict.fromkeys(freeman for freeman in self.freemen if not freeman.site))

    def height(self, colour: Colour) -> int:
        return self.towers[INDEX[colour]]


class Track(Struct, frozen=True):
    """Disks on a track; those on one space form a stack, the latest on top."""

    places: tuple[
        Annotated[int, Meta(ge=0)], ...
    ]  # by seat; in solo training the neutral disk comes after the seats
    order: tuple[Seat, ...]  # from the first to arrive to the last: the order of every stack from the bottom

    def stack(self, place: int) -> tuple[Seat, ...]:
        """Whose disks lie on a space, from the bottom to the top."""
        return tuple(seat for seat in self.order if self.places[seat] == place)

    def with_move(self, seat: Seat, place: int) -> "Track":
        """The track with a disk moved onto the top of a stack."""
        places = [*self.places]
        places[seat] = place
        return Track(tuple(places), (*[other for other in self.order if other != seat], seat))

    def leader(self, seats: Sequence[Seat]) -> Seat:
        """The furthest of these seats; in a stack, the bottom one (page 21)."""
        furthest = max(self.places[seat] for seat in seats)
        return next(seat for seat in self.order if seat in seats and self.places[seat] == furthest)


class Temple(Struct, frozen=True):
    """A temple's track and its zodiac card."""

    track: Track
    sign: Sign
    holder: Seat | None = None  # None while the card is on the board


class Offer(Struct, frozen=True, array_like=True, gc=False):
    """A district card on the table and the gold on it."""

    district: DistrictId
    gold: int


class State(Struct, frozen=True, dict=True):
    """The whole table."""

    options: Options
    archons: tuple[Archon, ...]
    tokens: tuple[Colour, ...]  # the bonus token of each site, from the left
    sites: tuple[int, ...]  # the value of each mothership
    pool: tuple[BuildingId, ...]  # from the top; what is bought leaves a gap that closes upwards
    stacks: tuple[tuple[BuildingId, ...], ...]  # by colour; the first tile of each lies face up
    citizens: tuple[Die, ...]  # the pool, from the left
    reserve: tuple[int, ...]  # citizen dice beside the board, by colour
    speakers: tuple[int, ...]  # values in the speaker pool
    districts: tuple[Offer, ...]
    towers: tuple[int, ...]  # disks in the pool, by colour
    military: Track
    temples: tuple[Temple, ...]  # forest, mountain, sea
    rng: int  # the state of the random number generator; hidden
    first: Seat  # has the first player's marker
    active: Seat
    offer: tuple[Die, ...] = ()  # dice to be drafted before the first round
    round: Annotated[int, Meta(ge=1)] = 1
    acted: bool = False  # whether the active seat has taken an action this turn
    further: bool = False  # whether it has spent a superiority token this turn
    agenda: tuple[Task, ...] = ()  # what is still to be done in this turn; the last comes first
    endings: tuple[Ending, ...] = ()  # why this round is the last, in the order in which it arose
    over: bool = False

    @property
    def me(self) -> Archon:
        """The archon to act."""
        return self.archons[self.active]

    @property
    def solo(self) -> bool:
        return len(self.archons) == 1

    @property
    def target(self) -> int:
        """The points that win solo training: more for each token on the site with its colour (page 23)."""
        hard = sum(token is wanted for token, wanted in zip(self.tokens, SOLO.conditions, strict=False))
        return SOLO.target + SOLO.target_step * hard

    def temple(self, shrine: Shrine) -> Temple:
        return self.temples[SHRINES.index(shrine)]

    def climbed(self, seat: Seat) -> tuple[int, int, int]:
        """The spaces of a seat's disks on the temple tracks."""
        forest, mountain, sea = self.temples
        return forest.track.places[seat], mountain.track.places[seat], sea.track.places[seat]

    def signs(self, seat: Seat) -> tuple[Sign, ...]:
        """The zodiac cards that a seat holds."""
        return tuple(temple.sign for temple in self.temples if temple.holder == seat)

    def has(self, sign: Sign) -> bool:
        """Whether the active seat holds this card."""
        for temple in self.temples:
            if temple.sign is sign:
                return temple.holder == self.active
        return False

    def borders(self, seat: Seat) -> int:
        """How many borders a seat's disk has passed."""
        return MILITARY[self.military.places[seat]].borders

    def with_archon(self, seat: Seat, archon: Archon) -> "State":
        archons = [*self.archons]
        archons[seat] = archon
        return replace(self, archons=tuple(archons))
