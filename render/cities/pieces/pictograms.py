"""What goal cards and the council count, as small pictures without words."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.cities.district.measures import (
    AnyMeasure,
    Areas,
    Attractions,
    Buildings,
    BuildingsOfOneColour,
    ColourfulSquare,
    ColourSets,
    DifferentHeights,
    HeightSets,
    LargestArea,
    LargestGroup,
    LongestRise,
    LongestRow,
    MostVariedArea,
    PlotsOfOneColour,
)
from engines.cities.district.survey import Terrain
from render.cities.colours import STONE
from render.cities.glyphs import PLOTS
from render.cities.pieces.buildings import Building, building, top
from render.cities.pieces.fields import CACHE, Look, field, joins
from render.cities.pieces.tokens import attraction
from render.drawing.canvas import Canvas, new_sheet
from render.drawing.glyphs import CROWN, glyph_ink
from render.drawing.palette import PLATE, Colour
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Point, Sprite

SIGHTS = {"park": ("tree", "fountain", "bandstand"), "lake": ("sailboat", "dolphin", "swans")}
SQUARE, ANGLE = ((0, 0), (1, 0), (0, 1), (1, 1)), ((0, 0), (1, 0), (0, 1))
CLOSE = 0.82  # the distance between buildings without a field


class Spot(NamedTuple):
    """A field of a pictogram, or a building without one, or both."""

    x: float
    y: float
    look: Look | None = None
    building: Building | None = None
    sight: str | None = None
    ground: Colour = PLATE


@cached_in(CACHE)
def pictogram(measure: AnyMeasure, width: int, height: int) -> Sprite:
    """A measure in a rectangle of that size, on the colour of a plate."""
    spots = max(_spots(measure, 4), _spots(measure, 2), key=lambda spots: _unit(spots, width, height))
    unit = int(_unit(spots, width, height))
    columns, rows = _extent(spots)
    sheet = new_sheet(width, height, PLATE)
    left, upper = (width - unit * columns) / 2, (height - unit * (rows - 2 * _above(spots))) / 2
    for spot in spots:
        _draw_spot(sheet, spot, (left + unit * (spot.x + 0.5), upper + unit * (spot.y + 0.5)), unit)
    if isinstance(measure, LargestArea):
        sheet.write(glyph_ink(CROWN, height // 2), width / 2, height / 2)
    return sheet.sprite()


def _draw_spot(sheet: Canvas, spot: Spot, middle: Point, unit: int) -> None:
    x, y = middle
    if spot.look:
        sheet.stamp_opaque(field(spot.look, unit, spot.ground), x, y)
    elif spot.ground != PLATE:
        sheet.stamp_opaque(new_sheet(unit, unit, spot.ground).sprite(), x, y)
    if spot.sight:
        sheet.stamp(attraction(spot.sight, round(unit * 0.78)), x, y)
    if spot.building:
        sprite = building(spot.building, unit)
        sheet.stamp(sprite, x, y + unit // 2 - sprite.height + sprite.half_height)


def _above(spots: Sequence[Spot]) -> float:
    """By how much buildings of the first row rise above it."""
    first = [spot.building.height for spot in spots if spot.building and spot.y == 0]
    return max([0.0, *(-top(height) for height in first)])


def _extent(spots: Sequence[Spot]) -> tuple[float, float]:
    return 1 + max(spot.x for spot in spots), 1 + max(spot.y for spot in spots) + _above(spots)


def _unit(spots: Sequence[Spot], width: int, height: int) -> float:
    """The largest size of a field."""
    columns, rows = _extent(spots)
    return min(width / columns, height / rows)


def _spots(measure: AnyMeasure, columns: int) -> list[Spot]:
    """The fields of a measure; those with no fixed position, in up to so many columns."""
    match measure:
        case Buildings(colour, height, at_least_high, beside):
            colours = (Terrain(colour.value),) if colour else ()
            wanted = [at_least_high, at_least_high + 1] if at_least_high else [height or 2]
            spots = _in_rows([Building(each, colours) for each in wanted], beside, columns // 2)
        case DifferentHeights(beside, of_different_colours):
            towers = [Building(n + 1, (PLOTS[n],) if of_different_colours else ()) for n in range(4)]
            spots = _in_rows(towers, beside, columns)
        case HeightSets():
            spots = _in_rows([Building(height) for height in range(1, 5)], None, columns)
        case ColourSets():
            spots = _in_rows([Building(2, (colour,)) for colour in PLOTS], None, columns)
        case LargestGroup(of_one_height):
            heights = (2, 2, 2, 2, 2) if of_one_height else (1, 3, 2, 1, 4)
            places = (*SQUARE, (2, 1))
            spots = [_built(x, y, height) for (x, y), height in zip(places, heights, strict=True)]
        case LargestArea(terrain):
            spots = _area(terrain, SQUARE)
        case Areas() | MostVariedArea() | Attractions():
            spots = _areas(measure)
        case _:
            spots = FIXED[type(measure)]
    return spots


def _in_rows(buildings: Sequence[Building], ground: str | None, columns: int) -> list[Spot]:
    """Buildings row by row, with a park or lake after the last if they must be beside one."""
    spots = [Spot(n % columns * CLOSE, n // columns, None, each) for n, each in enumerate(buildings)]
    if ground is None:
        return spots
    if len(buildings) < columns:
        return [*spots, Spot(1, 0, Look(Terrain(ground)))]
    shore = [(x, len(buildings) // columns) for x in range(max(1, columns - 1))]
    return spots + _area(ground, shore)


def _built(x: float, y: float, height: int) -> Spot:
    """A building of any colour, close to the next one."""
    return Spot(x, y, None, Building(height), ground=STONE)


def _areas(measure: Areas | MostVariedArea | Attractions) -> list[Spot]:
    terrain, sights = Terrain(measure.terrain), SIGHTS[measure.terrain]
    match measure:
        case Areas(size=None, with_attraction=visited):
            apart = ((0, 0), (1.15, 0.5))
            return [Spot(x, y, Look(terrain), sight=sights[0] if visited else None) for x, y in apart]
        case Areas():
            return _area(terrain, ANGLE)
        case MostVariedArea():
            spots = _area(terrain, ANGLE)
            return [spot._replace(sight=sight) for spot, sight in zip(spots, sights, strict=True)]
        case Attractions():
            return [Spot(0, 0, Look(terrain), sight=sights[0])]


def _area(terrain: str, places: Sequence[tuple[int, int]]) -> list[Spot]:
    """Fields of one park or lake."""
    terrains = dict.fromkeys(places, Terrain(terrain))
    return [Spot(x, y, Look(Terrain(terrain), joins(terrains, x, y))) for x, y in places]


# Measures without arguments.
FIXED: Mapping[type[AnyMeasure], list[Spot]] = {
    BuildingsOfOneColour: [Spot(x, 0, None, Building(2, PLOTS)) for x in (0, 1)],
    LongestRow: [_built(x * CLOSE, 0, 2) for x in range(4)],
    LongestRise: [_built(x * CLOSE, 0, x + 1) for x in range(3)],
    PlotsOfOneColour: [Spot(x, y, Look(Terrain.RED, colours=PLOTS), ground=STONE) for x, y in ANGLE],
    ColourfulSquare: [
        Spot(x, y, Look(colour), ground=STONE) for (x, y), colour in zip(SQUARE, PLOTS, strict=True)
    ],
}
