"""Small things as sprites: attractions, pieces of buildings, workers, and whatever lies face down."""

from functools import lru_cache

from engines.cities.components import ATTRACTIONS
from engines.cities.survey import BLACK_PLOT, Terrain
from render.cities.colours import PALE, SIGHTS, STONE, fill
from render.cities.pieces.fields import BOTTOM, LEFT, RIGHT, ROOF, STOREY, Look, any_colour, field
from render.drawing import glyphs
from render.drawing.lettering import SMALL
from render.drawing.palette import SEATS, WHITE, Colour
from render.drawing.sprites import HALF, Drawing, Sprite, on_base, shading
from render.widgets.badges import LETTERS, inscribed

GROUNDS: dict[str, Colour] = {
    "park": fill(Terrain.PARK, PALE),
    "lake": fill(Terrain.LAKE, PALE),
    "plot": STONE,
}


@lru_cache(256)
def attraction(kind: str, across: int, *, ghost: bool = False) -> Sprite:
    """A disc with the glyph of its kind, in the colour of what it goes on."""
    if kind == BLACK_PLOT:
        return _black_plot(across)
    line = max(1.5, across * 0.045)
    base, paper = Drawing(across, across), Drawing(across, across)
    base.ellipse((0, 0, across, across))
    paper.ellipse((line, line, across - line, across - line))
    glyphs.draw(paper, SIGHTS[kind], (across / 2, across / 2), across * 0.62, covers=False)
    colour = WHITE if ghost else GROUNDS[ATTRACTIONS[kind].on]
    return on_base(base.cover(), [(colour, paper.cover())])


def _black_plot(across: int) -> Sprite:
    base = Drawing(across, across)
    base.rounded((0, 0, across, across), across * 0.2)
    return on_base(base.cover(), any_colour(across, 0.36, 0.13))


@lru_cache(64)
def worker(seat: int, high: int) -> Sprite:
    """A figure in the colour of its seat, with its letter and its glyph."""
    wide, line = round(high * 0.92), max(2, high // 30)
    base, paper = Drawing(wide, high), Drawing(wide, high)
    _figure(base, wide, high, 0)
    _figure(paper, wide, high, line)
    glyphs.draw(paper, glyphs.SEATS[seat], (wide / 2, high * 0.19), high * 0.2, covers=False)
    sprite = on_base(base.cover(), [(SEATS[seat], paper.cover())])
    return inscribed(sprite, LETTERS[seat], wide / 2, high * 0.66, max(SMALL, round(high * 0.4)))


def _figure(drawing: Drawing, wide: int, high: int, inset: float) -> None:
    """A head on broad shoulders."""
    x, head = wide / 2, high * 0.19
    drawing.ellipse((x - head + inset, inset, x + head - inset, 2 * head - inset))
    drawing.rounded((inset, high * 0.36 + inset, wide - inset, high - inset), high * 0.2 - inset)


@lru_cache(64)
def back(wide: int, high: int) -> Sprite:
    """Something that lies face down."""
    line = max(2, wide // 30)
    base, paper = Drawing(wide, high), Drawing(wide, high)
    base.rounded((0, 0, wide, high), wide * 0.12)
    paper.rounded((line, line, wide - line, high - line), wide * 0.12 - line)
    sprite = on_base(base.cover(), [(STONE, paper.cover())])
    return inscribed(sprite, "?", wide / 2, high / 2, max(SMALL, round(high * 0.6)))


@lru_cache(64)
def piece(colour: Terrain, wide: int) -> Sprite:
    """A piece of a building: a single storey with its roof."""
    unit = round(wide / (RIGHT - LEFT))
    body = Drawing(unit, unit)
    body.rounded((unit * LEFT, unit * (BOTTOM - STOREY - ROOF), unit * RIGHT, unit * BOTTOM), unit * 0.07)
    cover = body.cover()
    box = cover.getbbox()
    image = field(Look(height=1, colours=(colour,)), unit, WHITE).image
    return Sprite(image.crop(box), cover.crop(box).point(HALF, "1"), shading(cover.crop(box)))
