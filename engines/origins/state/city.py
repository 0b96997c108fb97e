"""A city: its tiles, and the dice in its seats of power."""

from functools import cached_property, lru_cache

from msgspec import Struct

from engines.core.grids.squares import DIRECTIONS, Coordinate, Square
from engines.origins.components import AGORA, AGORA_AT, BUILDINGS, PALACE, PALACE_AT
from engines.origins.components.terms import (
    BuildingId,
    Colour,
)
from engines.origins.state.people import Die


class Seated(Struct, frozen=True, array_like=True, gc=False):
    """A die in the seat of power in the middle of four tiles (page 18)."""

    x: Coordinate  # of the north-western tile
    y: Coordinate
    colour: Colour
    value: int


class Built(Struct, frozen=True, array_like=True, gc=False):
    """A tile in a city; face down it is a farm."""

    building: BuildingId
    x: Coordinate
    y: Coordinate
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


@lru_cache(maxsize=1 << 12)
def neighbours(at: Square) -> tuple[Square, ...]:
    """The four places beside one."""
    x, y = at
    return tuple(Square(x + east, y + south) for east, south in DIRECTIONS)


@lru_cache(maxsize=1 << 12)
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
