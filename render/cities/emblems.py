"""What goal cards and the council count, as small pictures without words."""

from collections.abc import Sequence
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
from render.canvas import Canvas
from render.cities.colours import PLOTS, STONE
from render.cities.fields import Look, field, joins
from render.cities.tokens import attraction
from render.glyphs import Glyph
from render.palette import WHITE, Colour
from render.sprites import Drawing, Sprite, shading

SIGHTS = {"park": ("tree", "fountain", "bandstand"), "lake": ("sailboat", "dolphin", "swans")}
CLOSE = 0.82  # from one building to the next, where there is no field around them


class Spot(NamedTuple):
    """A field of an emblem."""

    x: float
    y: float
    look: Look
    sight: str | None = None
    ground: Colour = WHITE


class Emblem(NamedTuple):
    """Fields, and a sign over them that says what matters about them."""

    spots: list[Spot]
    sign: Glyph | None = None


class Sheet(Canvas):
    """A blank part of a picture."""

    def __init__(self, wide: int, high: int, colour: Colour) -> None:
        self.scale = 1
        self.image = Image.new("L", (wide, high), colour)
        self.pixels = self.image.im


@lru_cache(256)
def emblem(measure: AnyMeasure, wide: int, high: int) -> Sprite:
    """A measure in a room of that size, on white."""
    spots, sign = _drawn(measure)
    columns, rows = 1 + max(spot.x for spot in spots), 1 + max(spot.y for spot in spots)
    unit = int(min(wide / columns, high / rows))
    sheet = Sheet(wide, high, WHITE)
    left, top = (wide - unit * columns) / 2, (high - unit * rows) / 2
    for x, y, look, sight, ground in spots:
        middle = left + unit * x + unit / 2, top + unit * y + unit / 2
        sheet.stamp(field(look, unit, ground), *middle)
        if sight:
            sheet.stamp(attraction(sight, round(unit * 0.78)), *middle)
    if sign:
        size = round(high * 0.5)
        drawing = Drawing(size, size)
        glyphs.draw(drawing, sign, (size / 2, size / 2), size, covers=True)
        sheet.darken(shading(drawing.cover()), wide / 2, high / 2)
    return Sprite(sheet.image, Image.new("1", (wide, high), 1))


def _drawn(measure: AnyMeasure) -> Emblem:
    match measure:
        case LargestArea(terrain):
            return Emblem(_area(terrain, ((0, 0), (1, 0), (0, 1), (1, 1))), glyphs.CROWN)
        case Areas() | MostVariedArea() | Attractions():
            return Emblem(_areas(measure))
        case PlotsOfOneColour():
            plots = ((0, 0), (1, 0), (1, 1))
            return Emblem([Spot(x, y, Look(Terrain.RED, colours=PLOTS), None, STONE) for x, y in plots])
        case ColourfulSquare():
            corners = ((0, 0), (1, 0), (0, 1), (1, 1))
            return Emblem([
                Spot(x, y, Look(colour), None, STONE) for (x, y), colour in zip(corners, PLOTS, strict=True)
            ])
        case _:
            return Emblem(_buildings(measure))


def _buildings(measure: AnyMeasure) -> list[Spot]:
    match measure:
        case Buildings(colour, height, at_least_high, beside):
            return _some(Terrain(colour.value) if colour else None, height, at_least_high, beside)
        case BuildingsOfOneColour():
            return [Spot(x, 0, Look(height=2, colours=PLOTS)) for x in (0, 1)]
        case ColourSets():
            corners = ((0, 0), (1, 0), (0, 1), (1, 1))
            return [
                Spot(x, y, Look(height=1, colours=(colour,)))
                for (x, y), colour in zip(corners, PLOTS, strict=True)
            ]
        case DifferentHeights(beside, of_different_colours):
            return _rising(beside, of_different_colours)
        case HeightSets():
            return _rising(None, False)
        case LongestRow():
            return [Spot(x * CLOSE, 0, Look(height=2), None, STONE) for x in range(4)]
        case LongestRise():
            return [Spot(x * CLOSE, 0, Look(height=x + 1), None, STONE) for x in range(3)]
        case LargestGroup(of_one_height):
            places = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1))
            heights = (2, 2, 2, 2, 2) if of_one_height else (1, 3, 2, 1, 4)
            return [
                Spot(x, y, Look(height=height), None, STONE)
                for (x, y), height in zip(places, heights, strict=True)
            ]
    raise ValueError(f"nothing to draw for {measure!r}")


def _some(colour: Terrain | None, height: int | None, at_least: int | None, ground: str | None) -> list[Spot]:
    """A building as it is wanted; beside park or lake if asked; a lower one and a higher one for `at least`."""
    colours = (colour,) if colour else ()
    if at_least:
        return [Spot(x, 0, Look(height=at_least + x, colours=colours)) for x in (0, 1)]
    spots = [Spot(0, 0, Look(height=height or 2, colours=colours))]
    return [*spots, Spot(1, 0, Look(Terrain(ground)))] if ground else spots


def _rising(ground: str | None, of_different_colours: bool) -> list[Spot]:
    """One building of each height."""
    spots = [
        Spot(x * CLOSE, 0, Look(height=x + 1, colours=(colour,) if of_different_colours else ()))
        for x, colour in enumerate(PLOTS)
    ]
    if ground:
        spots += _area(ground, [(x, 1) for x in range(3)])
    return spots


def _areas(measure: Areas | MostVariedArea | Attractions) -> list[Spot]:
    sights = SIGHTS[measure.terrain]
    match measure:
        case Areas(terrain, size, with_attraction):
            if size:
                return _area(terrain, ((0, 0), (1, 0), (0, 1)))
            apart = ((0, 0), (1.15, 0.5))
            return [
                Spot(x, y, Look(Terrain(terrain)), sights[0] if with_attraction else None) for x, y in apart
            ]
        case MostVariedArea(terrain):
            spots = _area(terrain, ((0, 0), (1, 0), (0, 1)))
            return [spot._replace(sight=sight) for spot, sight in zip(spots, sights, strict=True)]
        case Attractions(terrain):
            return [Spot(0, 0, Look(Terrain(terrain)), sights[0])]


def _area(terrain: str, places: Sequence[tuple[int, int]]) -> list[Spot]:
    """Fields of one park or lake."""
    terrains = dict.fromkeys(places, Terrain(terrain))
    return [Spot(x, y, Look(Terrain(terrain), joins(terrains, x, y))) for x, y in places]
