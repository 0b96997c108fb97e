"""The table: sites, pools, tracks, and each archon's people and city."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from engines.core.game import Seat
from engines.core.squares import DIRECTIONS, Square
from engines.origins.components import AGORA, AGORA_AT, BUILDINGS, MILITARY, PALACE, PALACE_AT, SOLO, Goods
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
from engines.origins.moves import Worker


class Notice(StrEnum):
    """Whether the coming end is announced at once, as the rulebook recommends, or not (page 22)."""

    ANNOUNCED = "announced"
    SILENT = "silent"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    ending: Notice = Notice.ANNOUNCED


class Die(Struct, frozen=True, array_like=True, gc=False):
    """A citizen die that belongs to no archon."""

    colour: Colour
    value: int


class Freeman(Struct, frozen=True, array_like=True, gc=False):
    """A citizen die with a base: at home while unused, otherwise on a site (page 11)."""

    colour: Colour
    value: int
    site: Site = HOME

    @property
    def word(self) -> Worker:
        """The word for this freeman in moves."""
        return f"{self.colour}{self.value}@{self.site}" if self.site else f"{self.colour}{self.value}"


class Speaker(Struct, frozen=True, array_like=True, gc=False):
    """A white die, kept until it is used (page 11)."""

    value: int
    site: Site = HOME

    @property
    def word(self) -> Worker:
        """The word for this speaker in moves."""
        return f"speaker{self.value}"


class Seated(Struct, frozen=True, array_like=True, gc=False):
    """A die in the seat of power in the middle of four tiles (page 18)."""

    x: int  # of the north-western tile
    y: int
    colour: Colour
    value: int


class Built(Struct, frozen=True, array_like=True, gc=False):
    """A tile in a city; face down it is a farm."""

    building: BuildingId
    x: int
    y: int
    farm: bool = False

    @property
    def colour(self) -> Colour | None:
        """The visible colour; farms, the agora and the palace have none (pages 9 and 16)."""
        return None if self.farm else BUILDINGS[self.building].colour


class Survey(Struct, frozen=True, dict=True):
    """A city by its squares."""

    tiles: dict[Square, Built]
    free: dict[Square, None]  # where a tile may be added (page 16), in a fixed order
    blocks: dict[Square, tuple[Square, ...]]  # four tiles each, by their north-western one

    @cached_property
    def coloured(self) -> int:
        """The number of buildings with a visible colour."""
        return sum(tile.colour is not None for tile in self.tiles.values())

    def with_tile(self, tile: Built) -> "Survey":
        """The city after a tile is added."""
        at = Square(tile.x, tile.y)
        tiles = {**self.tiles, at: tile}
        if at in self.tiles:  # on a farm, by the sign of Virgo
            return Survey(tiles, self.free, self.blocks)
        free = self.free.copy()
        free.pop(at, None)
        for beside in neighbours(at):
            if beside not in tiles:
                free[beside] = None
        corners = (Square(at.x - west, at.y - north) for north in (1, 0) for west in (1, 0))
        blocks = {corner: four for corner in corners if tiles.keys() >= set(four := block(corner))}
        return Survey(tiles, free, {**self.blocks, **blocks})


def neighbours(at: Square) -> tuple[Square, ...]:
    """The four places beside one."""
    x, y = at
    return tuple(Square(x + east, y + south) for east, south in DIRECTIONS)


def block(at: Square) -> tuple[Square, Square, Square, Square]:
    """The four places of a block: north-west, north-east, south-west, south-east."""
    x, y = at
    return at, Square(x + 1, y), Square(x, y + 1), Square(x + 1, y + 1)


FOUNDED = (Built(AGORA, *AGORA_AT), Built(PALACE, *PALACE_AT))


class City(Struct, frozen=True, dict=True):
    """The tiles in the order in which they were added, and the dice in seats of power."""

    tiles: tuple[Built, ...] = FOUNDED
    seats: tuple[Seated, ...] = ()

    @cached_property
    def survey(self) -> Survey:
        survey = Survey({}, {}, {})
        for tile in self.tiles:
            survey = survey.with_tile(tile)
        return survey

    @cached_property
    def open_blocks(self) -> tuple[Square, ...]:
        """The blocks whose seat of power is empty."""
        taken = {(seat.x, seat.y) for seat in self.seats}
        return tuple(at for at in self.survey.blocks if at not in taken)

    def with_tile(self, tile: Built) -> "City":
        """The city with a tile added, or laid over a farm."""
        under = self.survey.tiles.get(Square(tile.x, tile.y))
        tiles = tuple(tile if old is under else old for old in self.tiles) if under else (*self.tiles, tile)
        city = City(tiles, self.seats)
        city.__dict__["survey"] = self.survey.with_tile(tile)
        return city

    def with_seat(self, at: Square, die: Die) -> "City":
        """The city with a district closed."""
        city = City(self.tiles, (*self.seats, Seated(at.x, at.y, die.colour, die.value)))
        city.__dict__["survey"] = self.survey
        return city


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


class Archon(Struct, frozen=True):
    """A seat's people, city and stores."""

    goods: Goods
    towers: tuple[int, ...]  # heights, by colour
    bases: int  # free of the population track, with or without a die
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

    places: tuple[int, ...]  # by seat; in solo training the neutral disk comes after the seats
    order: tuple[Seat, ...]  # from the first to arrive to the last: the order of every stack from the bottom

    def stack(self, place: int) -> tuple[Seat, ...]:
        """Whose disks lie on a space, from the bottom to the top."""
        return tuple(seat for seat in self.order if self.places[seat] == place)

    def with_move(self, seat: Seat, place: int) -> "Track":
        """The track with a disk moved onto the top of a stack."""
        places = (*self.places[:seat], place, *self.places[seat + 1 :])
        return Track(places, (*(other for other in self.order if other != seat), seat))

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

    def signs(self, seat: Seat) -> tuple[Sign, ...]:
        """The zodiac cards that a seat holds."""
        return tuple(temple.sign for temple in self.temples if temple.holder == seat)

    def has(self, sign: Sign) -> bool:
        """Whether the active seat holds this card."""
        return any(temple.sign is sign and temple.holder == self.active for temple in self.temples)

    def borders(self, seat: Seat) -> int:
        """How many borders a seat's disk has passed."""
        return MILITARY[self.military.places[seat]].borders

    def with_archon(self, seat: Seat, archon: Archon) -> "State":
        return replace(self, archons=(*self.archons[:seat], archon, *self.archons[seat + 1 :]))
