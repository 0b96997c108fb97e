"""The tracks: a row of stone steps or spaces in front of a landscape of its own."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sin

from PIL import Image

from engines.origins.components import MILITARY, MILITARY_LAST_POINTS, TEMPLE_POINTS
from engines.origins.components.terms import Shrine
from render.drawing import glyphs as shared
from render.drawing.canvas import Canvas
from render.drawing.lettering import SMALL
from render.drawing.palette import COLOURS, INK
from render.drawing.palette import Colour as Fill
from render.drawing.relief import paint_shapes
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Drawing, Sprite, solid
from render.origins import glyphs
from render.origins.colours import LEAVES, PALE, ROCK, SEA, SKY, fill
from render.origins.pieces.pictograms import Symbol, merged_pictograms, symbols_ink
from render.origins.pieces.shapes import CACHE, fill_rectangle, plate
from render.origins.scenery.shapes import Polygon, block

WIDTH, AIR = 1052, 97  # the width of a track, and the height of the landscape above its steps
STEP, SPACE = WIDTH / len(TEMPLE_POINTS), WIDTH / len(MILITARY)
RISER, RAMPART = 40, 84  # the heights of the steps of a temple and of the spaces of the army
BORDER = 12  # the width of a border
LONE, STACKED, PAIR = 52, 40, 32  # the sizes of signs: alone, above each other, and beside each other
GROUNDS: dict[Shrine, Fill] = {Shrine.FOREST: LEAVES, Shrine.MOUNTAIN: ROCK, Shrine.SEA: SEA}


@cached_in(CACHE)
def temple_track(shrine: Shrine, scale: int) -> Sprite:
    """Steps with their points, in front of trees, peaks or waves."""
    sprite = plate(WIDTH * scale, (AIR + RISER) * scale, 14 * scale, SKY)
    _draw_backdrop(sprite.image, list(BACKDROPS[shrine]()), scale)
    edges = [STEP * step for step in range(len(TEMPLE_POINTS) + 1)]
    _draw_blocks(sprite.image, edges, RISER, GROUNDS[shrine], scale)
    canvas = Canvas(sprite.image)
    for left, points in zip(edges, TEMPLE_POINTS, strict=False):
        ink = symbols_ink((str(points),), SMALL * scale)
        canvas.write(ink, (left + STEP / 2) * scale, (AIR + RISER / 2 + 2) * scale)
    return fill_rectangle(sprite)


@cached_in(CACHE)
def military_track(scale: int) -> Sprite:
    """Spaces with the bonus of an attack from there, in front of a wall; between some there is a border."""
    sprite = plate(WIDTH * scale, (AIR + RAMPART) * scale, 14 * scale, SKY)
    _draw_backdrop(sprite.image, list(_battlements()), scale)
    edges = [SPACE * place for place in range(len(MILITARY) + 1)]
    _draw_blocks(sprite.image, edges, RAMPART, ROCK, scale)
    for place in range(len(MILITARY)):
        if is_behind_border(place):
            _draw_border(sprite.image, edges[place], scale)
        _draw_bonus(Canvas(sprite.image), place, scale)
    return fill_rectangle(sprite)


def is_behind_border(place: int) -> bool:
    """Whether a border is passed on the way to a space."""
    return place > 0 and MILITARY[place - 1].borders < MILITARY[place].borders


def space_middle(place: int) -> float:
    """The middle of a military space, from the left end of the track."""
    return SPACE * (place + 0.5) + (BORDER / 2 if is_behind_border(place) else 0)


def _draw_backdrop(image: Image.Image, polygons: Sequence[Polygon], scale: int) -> None:
    """A quiet silhouette on the horizon."""
    drawing = Drawing(*image.size)
    for polygon in polygons:
        drawing.polygon((x * scale, (AIR + y) * scale) for x, y in polygon)
    image.paste(SKY + 2 * COLOURS, mask=solid(drawing.coverage()))


def _draw_blocks(image: Image.Image, edges: Sequence[float], height: int, colour: Fill, scale: int) -> None:
    """Blocks of stone side by side, with a lit upper edge."""
    blocks, lit = [], []
    image.paste(INK, (0, AIR * scale, image.width, image.height))
    for left, right in pairwise(edges):
        blocks.append(_scaled(block(left + 1.5, 3, right - 1.5, height), scale))
        lit.append(_scaled(block(left + 1.5, 3, right - 1.5, 8), scale))
    paint_shapes(image, blocks, colour)
    bright = Drawing(*image.size)
    for each in lit:
        bright.polygon(each)
    light = fill(None, PALE) if colour == ROCK else colour + COLOURS
    image.paste(light, mask=solid(bright.coverage()))


def _scaled(polygon: Polygon, scale: int) -> Polygon:
    return tuple((x * scale, (AIR + y) * scale) for x, y in polygon)


def _draw_border(image: Image.Image, x: float, scale: int) -> None:
    """A wall across the track."""
    left, right = round((x - BORDER / 2) * scale), round((x + BORDER / 2) * scale)
    image.paste(INK, (left, 8 * scale, right, image.height))
    image.paste(ROCK + 4 * COLOURS, (left + 3 * scale, 11 * scale, right - 3 * scale, image.height))


def _draw_bonus(canvas: Canvas, place: int, scale: int) -> None:
    """The signs of a bonus in one row, or in two where they would be too small."""
    rows = list(_rows(_bonus_symbols(place)))
    for number, row in enumerate(rows):
        y = AIR + RAMPART / 2 + 4 + 39 * (number - (len(rows) - 1) / 2)
        size = LONE if len(rows) == 1 == len(row) else PAIR if len(row) > 1 and len(rows) > 1 else STACKED
        mask = symbols_ink(row, size * scale)
        canvas.write(mask, space_middle(place) * scale, y * scale)


def _rows(signs: tuple[Symbol, ...]) -> Iterator[tuple[Symbol, ...]]:
    """Numbers stay beside their glyph."""
    if len(signs) == 1 or isinstance(signs[0], str):
        yield signs
    else:
        yield signs[:1]
        yield signs[1:]


def _bonus_symbols(place: int) -> tuple[Symbol, ...]:
    """The bonus of an attack; the last space gives points when it is reached."""
    if place == 0:
        return (glyphs.SWORDS,)
    if place == len(MILITARY) - 1:
        return (str(MILITARY_LAST_POINTS), shared.MEDAL)
    return tuple(sign for each in merged_pictograms(MILITARY[place].bonus) for sign in each.symbols) or ("–",)  # noqa: RUF001


def _trees() -> Iterator[Polygon]:
    """Firs of different heights."""
    for number, x in enumerate(range(0, WIDTH + 40, 30)):
        height = 44 + number * 37 % 40
        yield (x - 22, 0), (x, -height), (x + 22, 0)


def _peaks() -> Iterator[Polygon]:
    """A chain of mountains."""
    for number, x in enumerate(range(0, WIDTH + 90, 84)):
        height = 48 + number * 29 % 46
        yield (x - 78, 0), (x, -height), (x + 78, 0)


def _waves() -> Iterator[Polygon]:
    """Three long waves."""
    for row, y in enumerate((-16, -44, -72)):
        crest = [(x, y + 9 * sin(x / 22 + row)) for x in range(0, WIDTH + 8, 8)]
        yield (*crest, *((x, height + 11) for x, height in reversed(crest)))


def _battlements() -> Iterator[Polygon]:
    """A long wall with towers."""
    yield block(0, -38, WIDTH)
    for x in range(0, WIDTH, 28):
        yield block(x, -50, x + 15, -36)
    for x in range(120, WIDTH, 210):
        yield block(x, -78, x + 52)
        yield from (block(x + 18 * number, -90, x + 18 * number + 11, -76) for number in range(3))


BACKDROPS = {Shrine.FOREST: _trees, Shrine.MOUNTAIN: _peaks, Shrine.SEA: _waves}
