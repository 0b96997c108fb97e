"""One tile as a sprite: its colour, its needs above, and its resources or points below."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image, ImageChops

from engines.founders.components import TILES, Kind, Resource, TileId
from render.drawing import glyphs
from render.drawing.glyphs import Glyph
from render.drawing.lettering import LARGE, SMALL, Weight, inscribe, text_width
from render.drawing.palette import COLOURS, WHITE, coverage_table
from render.drawing.sprite_cache import SpriteCache, cached_in
from render.drawing.sprites import AT_LEAST_HALF, Box, Drawing, Point, Sprite, ink, layered_image, solid
from render.founders.colours import Tone, fill, made_by
from render.founders.glyphs import RESOURCES
from render.founders.pieces.surfaces import lay_materials

# The smallest sides with room for:
PAIRED = 80  # a temple beside its points
ROOMY = 116  # larger numbers
GAP = 4
TAG = 42  # the height of a letter or a number
STRIPE = 18  # the distance between lines of hatching


CACHE = SpriteCache(16 * 1024 * 1024)  # of tiles and land


class Look(NamedTuple):
    """All that a tile's sprite depends on, except its size."""

    kind: Kind
    needs: tuple[Resource, ...] = ()
    makes: tuple[Resource, ...] = ()
    points: int = 0
    ghost: bool = False  # a preview: light, with a dashed outline
    hatched: bool = False  # makes nothing, or cannot be built
    light: bool = False
    alone: bool = False  # without neighbours: its corners are round
    tagged: bool = False  # with room for a letter or a number at the bottom
    token: bool = False  # with room for a token at the upper right, if it is tagged too


class Writing(NamedTuple):
    """A text and its middle."""

    words: str
    x: float
    y: float
    size: int


def built_look(tile: TileId, *, ghost: bool = False, silent: bool = False) -> Look:
    """A tile of a territory; what it needed is paid for, and no longer shown."""
    facts = TILES[tile]
    return Look(facts.kind, (), facts.makes, facts.points, ghost, hatched=silent)


def overhang(side: int, scale: int) -> int:
    """How much of a letter or a number at the bottom of a tile hangs out, because the tile is small."""
    return max(0, min(10 * scale, 74 * scale - side))


def offered_look(tile: TileId, *, can_build: bool, swept: bool = False) -> Look:
    """A tile on offer: light and hatched if it cannot be built, only hatched if it will be swept away."""
    facts = TILES[tile]
    hatched, light = swept or not can_build, not can_build
    return Look(facts.kind, facts.needs, facts.makes, facts.points, False, hatched, light, alone=True)


@cached_in(CACHE)
def sprite(shown: Look, side: int, scale: int) -> Sprite:
    """A square tile: the same at every size, except that a very small one has a temple or its points."""
    face = _Face(shown, side, scale)
    face.paint()
    image = layered_image((side, side), face.layers())
    if not (shown.ghost or shown.light):
        lay_materials(image, shown.kind, shown.makes)
    _draw_light(image, shown, face.paper.coverage(), side)
    whole = cut_out(image, side * 0.08 if shown.alone else 0)
    for words, x, y, size in face.writing:
        inscribe(whole, words, x, y, size)
    if shown.hatched:
        lines = _hatching(side, round(side / scale / STRIPE), 2 if shown.light else 3)
        image.paste(ImageChops.add(image, lines))
    return whole


def cut_out(image: Image.Image, radius: float) -> Sprite:
    """A sprite with round corners, or with square ones, which need no soft rim."""
    if not radius:
        return Sprite(image, Image.new("1", image.size, 255))
    base = Drawing(*image.size)
    base.rounded_rectangle((0, 0, *image.size), radius)
    coverage = base.coverage()
    return Sprite(image, solid(coverage), ink(coverage))


class _Face:
    """The coloured parts of a tile, from which glyphs are cut out, and the texts on them."""

    def __init__(self, shown: Look, side: int, scale: int) -> None:
        self.shown, self.side, self.scale = shown, side, scale
        self.paper, self.white = Drawing(side, side), Drawing(side, side)
        self.pale = {need: Drawing(side, side) for need in shown.needs}
        self.writing: list[Writing] = []
        self.paper.rounded_rectangle(_inside(side), _corner_radius(side))
        if shown.ghost:
            dash_outline(self.paper, side)

    def layers(self) -> list[tuple[int, Image.Image]]:
        faded = self.shown.ghost or self.shown.light
        own = (fill(self.shown.kind, Tone.LIGHT if faded else Tone.FULL), self.paper.coverage())
        needs = [(fill(made_by(need), Tone.PALE), paper.coverage()) for need, paper in self.pale.items()]
        return [own, *needs, (WHITE, self.white.coverage())]

    def paint(self) -> None:
        for number, need in enumerate(self.shown.needs):
            self._draw_need(need, number)
        box = self._content_box()
        if self.shown.points:
            self._draw_points(box)
        elif len(self.shown.makes) == 2:
            self._draw_alternatives(*self.shown.makes, box)
        else:
            self._draw_made(self.shown.makes[0], box)

    def _content_box(self) -> Box:
        """What needs, a tag and a token leave for what the tile makes."""
        side, shown = self.side, self.shown
        top = side * 0.34 if shown.needs else 0
        if not shown.tagged:
            return 0, top, side, side
        bottom = side - TAG * self.scale + overhang(side, self.scale)
        return 0, top or side * 0.05, side * (0.64 if shown.token else 1), bottom

    def _draw_need(self, need: Resource, number: int) -> None:
        """A pale plate in the colour of the tiles that make the resource."""
        side, line = self.side, max(2.0, self.side * 0.014)
        left, top = side * (0.055 + 0.455 * number), side * 0.06
        right, bottom = left + side * 0.435, top + side * 0.28
        self.paper.rounded_rectangle((left, top, right, bottom), side * 0.06, covers=False)
        pale = self.pale[need]
        pale.rounded_rectangle((left + line, top + line, right - line, bottom - line), side * 0.05)
        middle = ((left + right) / 2, (top + bottom) / 2)
        glyphs.draw_glyph(pale, RESOURCES[need], middle, side * 0.22, covers=False)

    def _draw_made(self, resource: Resource, box: Box) -> None:
        (x, y), width, height = _measure(box)
        if self.shown.kind is Kind.CITY and self.shown.needs:
            self._draw_token(resource, (x, y), min(self.side * 0.46, height * 0.94))
        else:
            size = min(self.side * 0.56, width * 0.8, height * 0.84)
            self._cut_out_glyph(RESOURCES[resource], (x, y), size)

    def _draw_token(self, resource: Resource, middle: Point, room: float) -> None:
        """The resource of a city, as on the token that the tile brings."""
        (x, y), line = middle, max(2.0, self.side * 0.016)
        disc: Box = (x - room / 2, y - room / 2, x + room / 2, y + room / 2)
        self.paper.ellipse(disc, covers=False)
        self.white.ellipse((disc[0] + line, disc[1] + line, disc[2] - line, disc[3] - line))
        glyphs.draw_glyph(self.white, RESOURCES[resource], middle, room * 0.66, covers=False)

    def _draw_alternatives(self, one: Resource, other: Resource, box: Box) -> None:
        """Two alternative resources with a stroke between them."""
        (x, y), width, height = _measure(box)
        size = min(width * 0.36, height * 0.8)
        tilt, reach = size * 0.14, size * 0.5
        self.paper.line([(x + tilt, y - reach), (x - tilt, y + reach)], max(2.0, size * 0.08), covers=False)
        for resource, shift in ((one, -0.24), (other, 0.24)):
            self._cut_out_glyph(RESOURCES[resource], (x + width * shift, y), size)

    def _draw_points(self, box: Box) -> None:
        """A temple and its points; a small tile shows one of the two."""
        (x, y), _, height = _measure(box)
        side, scale, words = self.side, self.scale, str(self.shown.points)
        size = LARGE if side >= ROOMY * scale and height >= LARGE * scale else SMALL
        if side >= PAIRED * scale and not self.shown.token:
            room = min(side * 0.4, height * 0.8)
            left = x - (room + 2 * GAP * scale + text_width(words, size * scale, Weight.BOLD)) / 2
            self._cut_out_glyph(glyphs.TEMPLE, (left + room / 2, y), room)
            self._write(words, left + room + 2 * GAP * scale, y, size * scale)
        elif side >= SMALL * scale:
            self.writing.append(Writing(words, x, y, size * scale))
        else:
            self._cut_out_glyph(glyphs.TEMPLE, (x, y), side * 0.62)

    def _cut_out_glyph(self, glyph: Glyph, middle: Point, size: float) -> None:
        glyphs.draw_glyph(self.paper, glyph, middle, size, covers=False)

    def _write(self, words: str, left: float, y: float, size: int) -> None:
        self.writing.append(Writing(words, left + text_width(words, size, Weight.BOLD) / 2, y, size))


def _measure(box: Box) -> tuple[Point, float, float]:
    """The middle of a box, its width and its height."""
    left, top, right, bottom = box
    return ((left + right) / 2, (top + bottom) / 2), right - left, bottom - top


def _corner_radius(side: int) -> float:
    return side * 0.06


def _inside(side: int) -> Box:
    line = max(1.0, side * 0.024)
    return line, line, side - line, side - line


def dash_outline(paper: Drawing, side: int) -> None:
    """Dashes along all four sides; between them the colour reaches the edge."""
    paper.rounded_rectangle((0, 0, side, side), 0)
    for (first, last), edge in product(((0.0, 0.14), (0.29, 0.43), (0.57, 0.71), (0.86, 1.0)), (0, side)):
        paper.line([(side * first, edge), (side * last, edge)], side * 0.13, covers=False)
        paper.line([(edge, side * first), (edge, side * last)], side * 0.13, covers=False)


def _draw_light(image: Image.Image, shown: Look, coverage: Image.Image, side: int) -> None:
    """The upper and left edges are lighter."""
    if shown.ghost:
        return
    left, top, right, bottom = _inside(side)
    lit, edge = side * 0.035, Drawing(side, side)
    edge.rounded_rectangle((left, top, right, bottom), _corner_radius(side))
    edge.rounded_rectangle(
        (left + lit, top + lit, right + side, bottom + side), _corner_radius(side), covers=False
    )
    colour = fill(shown.kind, Tone.PALE if shown.light else Tone.LIGHT)
    image.paste(coverage.point(coverage_table(colour)), mask=solid(edge.coverage()))


@lru_cache(64)
def _hatching(side: int, stripes: int, shades: int) -> Image.Image:
    """Slanted lines over a tile that makes nothing, or that cannot be built."""
    lines, step = Drawing(side, side), side / max(4, stripes)
    for start in range(round(2 * side / step) + 1):
        lines.line([(start * step, 0), (start * step - side, side)], step * 0.34)
    return lines.coverage().point(AT_LEAST_HALF).point(lambda coverage: shades * COLOURS * (coverage > 0))
