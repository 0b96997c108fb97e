"""What goal cards and the council count, as small pictures without words."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.cities.measures import (
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
from engines.cities.survey import Terrain
from render import glyphs
from render.cities.colours import PLOTS, STONE
from render.cities.fields import Look, field, joins
from render.cities.sheets import Sheet
from render.cities.tokens import attraction
from render.palette import WHITE, Colour
from render.sprites import Drawing, Sprite, shading

SIGHTS = {"park": ("tree", "fountain", "bandstand"), "lake": ("sailboat", "dolphin", "swans")}
SQUARE, ANGLE = ((0, 0), (1, 0), (0, 1), (1, 1)), ((0, 0), (1, 0), (0, 1))
CLOSE = 0.82  # from one building to the next, with no field around them


class Spot(NamedTuple):
    """A field of an emblem."""

    x: float
    y: float
    look: Look
    sight: str | None = None
    ground: Colour = WHITE


@lru_cache(256)
def emblem(measure: AnyMeasure, wide: int, high: int) -> Sprite:
    """A measure in a room of that size, on white."""
    spots = _drawn(measure)
    columns, rows = 1 + max(spot.x for spot in spots), 1 + max(spot.y for spot in spots)
    unit = int(min(wide / columns, high / rows))
    sheet = Sheet(wide, high, WHITE)
    left, top = (wide - unit * columns) / 2, (high - unit * rows) / 2
    for x, y, look, sight, ground in spots:
        middle = left + unit * (x + 0.5), top + unit * (y + 0.5)
        sheet.tile(field(look, unit, ground), *middle)
        if sight:
            sheet.stamp(attraction(sight, round(unit * 0.78)), *middle)
    if isinstance(measure, LargestArea):
        sheet.darken(_crown(high // 2), wide / 2, high / 2)
    return sheet.sprite()


def _crown(size: int) -> Image.Image:
    """A sign for the largest."""
    drawing = Drawing(size, size)
    glyphs.draw(drawing, glyphs.CROWN, (size / 2, size / 2), size, covers=True)
    return shading(drawing.cover())


def _drawn(measure: AnyMeasure) -> list[Spot]:
    match measure:
        case Buildings(colour, height, at_least_high, beside):
            spots = _some(Terrain(colour.value) if colour else None, height, at_least_high, beside)
        case DifferentHeights(beside, of_different_colours):
            spots = _rising(beside, of_different_colours)
        case LargestGroup(of_one_height):
            heights = (2, 2, 2, 2, 2) if of_one_height else (1, 3, 2, 1, 4)
            places = (*SQUARE, (2, 1))
            spots = [_built(x, y, height) for (x, y), height in zip(places, heights, strict=True)]
        case LargestArea(terrain):
            spots = _area(terrain, SQUARE)
        case Areas() | MostVariedArea() | Attractions():
            spots = _areas(measure)
        case _:
            spots = ALWAYS_ALIKE[type(measure)]
    return spots


def _some(colour: Terrain | None, height: int | None, at_least: int | None, ground: str | None) -> list[Spot]:
    """A building as it is wanted, beside park or lake if asked; a higher one too where that will do."""
    colours = (colour,) if colour else ()
    if at_least:
        return [Spot(x, 0, Look(height=at_least + x, colours=colours)) for x in (0, 1)]
    spots = [Spot(0, 0, Look(height=height or 2, colours=colours))]
    return [*spots, Spot(1, 0, Look(Terrain(ground)))] if ground else spots


def _rising(ground: str | None, of_different_colours: bool) -> list[Spot]:
    """One building of each height, by park or lake if asked."""
    spots = [
        Spot(x * CLOSE, 0, Look(height=x + 1, colours=(colour,) if of_different_colours else ()))
        for x, colour in enumerate(PLOTS)
    ]
    return spots + _area(ground, [(x, 1) for x in range(3)]) if ground else spots


def _built(x: float, y: float, height: int) -> Spot:
    """A building of any colour that stands close to the next one."""
    return Spot(x, y, Look(height=height), None, STONE)


def _areas(measure: Areas | MostVariedArea | Attractions) -> list[Spot]:
    terrain, sights = Terrain(measure.terrain), SIGHTS[measure.terrain]
    match measure:
        case Areas(size=None, with_attraction=visited):
            apart = ((0, 0), (1.15, 0.5))
            return [Spot(x, y, Look(terrain), sights[0] if visited else None) for x, y in apart]
        case Areas():
            return _area(terrain, ANGLE)
        case MostVariedArea():
            spots = _area(terrain, ANGLE)
            return [spot._replace(sight=sight) for spot, sight in zip(spots, sights, strict=True)]
        case Attractions():
            return [Spot(0, 0, Look(terrain), sights[0])]


def _area(terrain: str, places: Sequence[tuple[int, int]]) -> list[Spot]:
    """Fields of one park or lake."""
    terrains = dict.fromkeys(places, Terrain(terrain))
    return [Spot(x, y, Look(Terrain(terrain), joins(terrains, x, y))) for x, y in places]


# Measures that have nothing to be chosen about them.
ALWAYS_ALIKE: Mapping[type[AnyMeasure], list[Spot]] = {
    BuildingsOfOneColour: [Spot(x, 0, Look(height=2, colours=PLOTS)) for x in (0, 1)],
    ColourSets: [Spot(x * CLOSE, 0, Look(height=2, colours=(colour,))) for x, colour in enumerate(PLOTS)],
    HeightSets: _rising(None, of_different_colours=False),
    LongestRow: [_built(x * CLOSE, 0, 2) for x in range(4)],
    LongestRise: [_built(x * CLOSE, 0, x + 1) for x in range(3)],
    PlotsOfOneColour: [Spot(x, y, Look(Terrain.RED, colours=PLOTS), None, STONE) for x, y in ANGLE],
    ColourfulSquare: [
        Spot(x, y, Look(colour), None, STONE) for (x, y), colour in zip(SQUARE, PLOTS, strict=True)
    ],
}
