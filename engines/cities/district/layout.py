"""A district as a record: its tiles, attractions and buildings."""

from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct

from engines.cities.components import ATTRACTIONS, HIGHEST, PIECES, TILES, AttractionKind, TileId
from engines.cities.district.grid import CELLS, CORNERS, NAMES, At
from engines.cities.district.survey import Colour, Survey, Terrain


class Laid(Struct, frozen=True, array_like=True, gc=False):
    """A tile in a district."""

    tile: TileId
    at: At  # its north-western field
    turns: Annotated[int, Meta(ge=0, le=3)]  # quarter turns clockwise


class Sight(Struct, frozen=True, array_like=True, gc=False):
    """An attraction in a district."""

    kind: AttractionKind
    at: At


class Building(Struct, frozen=True, array_like=True, gc=False):
    """A building in a district; its pieces are all of one colour."""

    colour: Colour
    at: At
    height: Annotated[int, Meta(ge=1, le=HIGHEST)]


class Field(Struct, frozen=True):
    """A field of a district and what is on it."""

    terrain: Terrain
    attraction: AttractionKind | None = None
    building: Building | None = None


EMPTY = Survey(
    tiles=0,
    terrain={terrain.value: 0 for terrain in Terrain},
    attractions=dict.fromkeys(ATTRACTIONS, 0),
    taken=0,
    built=dict.fromkeys(PIECES, 0),
    heights=(0,) * HIGHEST,
    standing=0,
    census=(0,) * (len(PIECES) * HIGHEST),
)


class District(Struct, frozen=True, dict=True):
    """What a planner has built; the sets of fields are derived from it."""

    tiles: tuple[Laid, ...] = ()
    sights: tuple[Sight, ...] = ()
    buildings: tuple[Building, ...] = ()  # the one last built on comes last

    @cached_property
    def survey(self) -> Survey:
        """The district as sets of fields."""
        survey = EMPTY
        for laid in self.tiles:
            survey = survey.with_tile(CELLS[laid.at], TILES[laid.tile].turned(laid.turns))
        for sight in self.sights:
            survey = survey.with_attraction(CELLS[sight.at], sight.kind)
        for building in self.buildings:
            survey = survey.with_building(CELLS[building.at], building.colour, building.height)
        return survey

    @property
    def fields(self) -> dict[At, Field]:
        """Every field by its name, with what is on it; for drawing."""
        sights = {sight.at: sight.kind for sight in self.sights}
        buildings = {building.at: building for building in self.buildings}
        return {
            (at := NAMES[CELLS[laid.at] + corner]): Field(terrain, sights.get(at), buildings.get(at))
            for laid in self.tiles
            for corner, terrain in zip(CORNERS, TILES[laid.tile].turned(laid.turns), strict=True)
        }

    def lay(self, tile: TileId, at: At, turns: int) -> "District":
        """The district with one more tile."""
        after = District((*self.tiles, Laid(tile, at, turns)), self.sights, self.buildings)
        return _with_survey(after, self.survey.with_tile(CELLS[at], TILES[tile].turned(turns)))

    def place(self, kind: AttractionKind, at: At) -> "District":
        """The district with one more attraction."""
        after = District(self.tiles, (*self.sights, Sight(kind, at)), self.buildings)
        return _with_survey(after, self.survey.with_attraction(CELLS[at], kind))

    def build(self, colour: Colour, at: At) -> "District":
        """The district with one more piece, on the ground or on top of a building."""
        others = [building for building in self.buildings if building.at != at]
        height = self.height(at) + 1
        after = District(self.tiles, self.sights, (*others, Building(colour, at, height)))
        return _with_survey(after, self.survey.with_building(CELLS[at], colour, height))

    def height(self, at: At) -> int:
        """How high the building on a field is."""
        return next((building.height for building in self.buildings if building.at == at), 0)


def _with_survey(district: District, survey: Survey) -> District:
    """The district with its survey cached, which is cheaper than deriving it from scratch."""
    district.__dict__["survey"] = survey
    return district
