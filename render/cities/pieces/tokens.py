"""Small things as sprites: attractions, pieces of buildings, workers, and backs of hidden things."""

from functools import lru_cache

from engines.cities.components import ATTRACTIONS
from engines.cities.district.survey import BLACK_PLOT, Terrain
from render.cities.colours import PALE, STONE, fill
from render.cities.glyphs import ATTRACTION_GLYPHS
from render.cities.pieces.buildings import LEFT, RIGHT, Building, building
from render.cities.pieces.fields import any_colour
from render.drawing import glyphs
from render.drawing.lettering import SMALL, inscribe
from render.drawing.palette import WHITE, Colour
from render.drawing.seats import SEATS, cut_shape
from render.drawing.sprites import Drawing, Sprite, layered_sprite

GROUNDS: dict[str, Colour] = {
    "park": fill(Terrain.PARK, PALE),
    "lake": fill(Terrain.LAKE, PALE),
    "plot": STONE,
}


@lru_cache(256)
def attraction(kind: str, across: int, *, ghost: bool = False) -> Sprite:
    """A disc with the glyph of its kind, in the colour of the terrain that it is placed on."""
    if kind == BLACK_PLOT:
        return _black_plot(across)
    line = max(1.5, across * 0.045)
    base, paper = Drawing(across, across), Drawing(across, across)
    base.ellipse((0, 0, across, across))
    paper.ellipse((line, line, across - line, across - line))
    glyphs.draw_glyph(paper, ATTRACTION_GLYPHS[kind], (across / 2, across / 2), across * 0.62, covers=False)
    colour = WHITE if ghost else GROUNDS[ATTRACTIONS[kind].on]
    return layered_sprite(base.coverage(), [(colour, paper.coverage())])


def _black_plot(across: int) -> Sprite:
    base = Drawing(across, across)
    base.rounded_rectangle((0, 0, across, across), across * 0.2)
    return layered_sprite(base.coverage(), any_colour(across, 0.36, 0.13))


@lru_cache(64)
def worker(seat: int, height: int) -> Sprite:
    """A figure in the colour of its seat, with the seat's shape."""
    width, line = round(height * 0.92), max(2, height // 30)
    base, paper = Drawing(width, height), Drawing(width, height)
    _figure(base, width, height, 0)
    _figure(paper, width, height, line)
    cut_shape(paper, seat, (width / 2, height * 0.68), height * 0.44)
    return layered_sprite(base.coverage(), [(SEATS[seat].colour, paper.coverage())])


def _figure(drawing: Drawing, width: int, height: int, inset: float) -> None:
    """A head above shoulders."""
    x, head = width / 2, height * 0.19
    drawing.ellipse((x - head + inset, inset, x + head - inset, 2 * head - inset))
    drawing.rounded_rectangle(
        (inset, height * 0.36 + inset, width - inset, height - inset), height * 0.2 - inset
    )


@lru_cache(64)
def back(width: int, height: int) -> Sprite:
    """The back of something that lies face down."""
    line = max(2, width // 30)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), width * 0.12)
    paper.rounded_rectangle((line, line, width - line, height - line), width * 0.12 - line)
    sprite = layered_sprite(base.coverage(), [(STONE, paper.coverage())])
    return inscribe(sprite, "?", width / 2, height / 2, max(SMALL, round(height * 0.6)))


@lru_cache(64)
def piece(colour: Terrain, width: int) -> Sprite:
    """A piece of a building: a single storey with its roof."""
    whole = building(Building(1, (colour,)), round(width / (RIGHT - LEFT)))
    box = whole.mask.getbbox()
    return Sprite(whole.image.crop(box), whole.mask.crop(box))
