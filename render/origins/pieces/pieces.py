"""The pieces as sprites: tiles, dice, freemen on their bases, disks, archons, and what goes around them."""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from engines.core.game import Seat
from engines.origins.components import BUILDINGS
from engines.origins.terms import BuildingId, Colour
from render.drawing import glyphs as shared
from render.drawing.lettering import SMALL, Weight, inscribe, text_ink
from render.drawing.palette import ACCENT, CARD, COLOURS, INK, coverage_table
from render.drawing.palette import Colour as Fill
from render.drawing.seats import SEATS
from render.drawing.sprites import AT_LEAST_HALF, Drawing, Point, Sprite, card_sprite, ink, layered_sprite
from render.origins import glyphs
from render.origins.colours import FULL, LIT, PALE, SPEAKER, fill
from render.origins.pieces.pictograms import FARM, Pictogram, amount_symbols, building_pictogram

CUT = 0.27  # how much of a side the corner of an octagon takes
LARGEST, ROOM = 0.46, 0.77  # a glyph on a tile, and a row of them, in its sides
ALONE = 0.56  # and one without the glyph of a colour below it
SOFT = [255 * (shade >= 3 * COLOURS) for shade in range(256)]  # lighter, an edge would shine in a shadow
BASE = 0.4  # how high a base is, in sides of a die


class Look(NamedTuple):
    """All that the sprite of a tile depends on, but for its size."""

    building: BuildingId | None  # none: a farm, whatever it hides
    ghost: bool = False  # only thought of: pale, with a broken outline
    amount: bool = False  # whether there is room for numbers
    pale: bool = False

    @property
    def face(self) -> Pictogram:
        return building_pictogram(self.building) if self.building else FARM

    @property
    def colour(self) -> Colour | None:
        return BUILDINGS[self.building].colour if self.building else None


def piece(base: Image.Image, layers: Iterable[tuple[Fill, Image.Image]]) -> Sprite:
    """Coloured shapes on an inky base, smooth against the card: one paste instead of four."""
    sprite, coverage = layered_sprite(base, layers), ink(base)
    soft = ImageChops.subtract(coverage.point(SOFT), sprite.mask.convert("L")).point(AT_LEAST_HALF, "1")
    sprite.image.paste(coverage.point(lambda shade: min(shade + CARD, INK)), mask=soft)
    return Sprite(sprite.image, ImageChops.logical_or(sprite.mask, soft))


def octagon(side: float, middle: Point, by: float = 0) -> list[Point]:
    """The corners of a tile around its middle, moved inwards."""
    x, y = middle
    half = side / 2 - by
    cut = half - side * CUT + by * 0.41
    return [
        (x + a * half, y + b * cut) if flat else (x + a * cut, y + b * half)
        for a, b, flat in (
            (-1, -1, False), (1, -1, False), (1, -1, True), (1, 1, True),
            (1, 1, False), (-1, 1, False), (-1, 1, True), (-1, -1, True),
        )
    ]  # fmt: skip


@lru_cache(512)
def tile(look: Look, side: int) -> Sprite:
    """A tile with what it does, and the glyph of its colour at the foot."""
    middle, line = (side / 2, side / 2), max(2.0, side * 0.03)
    base, paper = Drawing(side, side), Drawing(side, side)
    base.polygon(octagon(side, middle))
    paper.polygon(octagon(side, middle, line))
    if look.ghost:
        _break(paper, [*octagon(side, middle)], side * 0.12)
    shade = PALE if look.ghost or look.pale else FULL
    coverage = paper.coverage()
    sprite = piece(base.coverage(), [(fill(look.colour, shade), coverage)])
    if shade == FULL:
        _light(sprite, look.colour, coverage, side, line)
    _face(sprite, look, side)
    return sprite


def _light(sprite: Sprite, colour: Colour | None, coverage: Image.Image, side: int, line: float) -> None:
    """The upper left edges are lighter."""
    edge, shift = Drawing(side, side), side * (0.5 + 0.04)
    edge.polygon(octagon(side, (side / 2, side / 2), line))
    edge.polygon(octagon(side, (shift, shift), line), covers=False)
    sprite.image.paste(
        coverage.point(coverage_table(fill(colour, LIT))), mask=edge.coverage().point(AT_LEAST_HALF, "1")
    )


@lru_cache(64)
def bare(dye: Fill, glyph: shared.Glyph | None, side: int) -> Sprite:
    """A tile with one glyph or none: in a pattern, or in a city that is drawn small."""
    line = max(1.5, side * 0.05)
    base, paper = Drawing(side, side), Drawing(side, side)
    base.polygon(octagon(side, (side / 2, side / 2)))
    paper.polygon(octagon(side, (side / 2, side / 2), line))
    if glyph is not None:
        shared.draw_glyph(paper, glyph, (side / 2, side / 2), side * 0.6, covers=False)
    return piece(base.coverage(), [(dye, paper.coverage())])


@lru_cache(64)
def peg(colour: Colour, side: int) -> Sprite:
    """A die in a seat of power, where its number would be too small to read."""
    line = max(1.0, side * 0.07)
    base, paper = Drawing(side, side), Drawing(side, side)
    base.rounded_rectangle((0, 0, side, side), side * 0.2)
    paper.rounded_rectangle((line, line, side - line, side - line), max(0.0, side * 0.2 - line))
    shared.draw_glyph(paper, glyphs.COLOURS[colour], (side / 2, side / 2), side * 0.66, covers=False)
    return piece(base.coverage(), [(fill(colour), paper.coverage())])


def _break(paper: Drawing, points: list[Point], width: float) -> None:
    """Make an outline a dashed one."""
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        x, y = ((a + b) / 2 for a, b in zip(start, end, strict=True))
        half = [((a - x) * 0.5 + x, (b - y) * 0.5 + y) for a, b in (start, end)]
        paper.line(half, width, covers=False)


def _face(sprite: Sprite, look: Look, side: int) -> None:
    """What it gives and what it is counted by, above the glyph of the colour."""
    amount, gives, per = look.face
    middle = side * (0.5 if look.colour is None else 0.41)
    if look.amount and per:
        _row(sprite, (*amount_symbols(amount), *gives), (side / 2, side * 0.27), side * 0.23)
        _row(sprite, ("/", *per), (side / 2, side * 0.54), side * 0.23)
    elif look.amount and amount_symbols(amount):
        _row(sprite, (amount, *gives), (side / 2, middle), side * (0.3 if len(gives) == 1 else 0.23))
    else:
        signs = gives + per
        large = ALONE if look.colour is None else min(LARGEST, ROOM / len(signs))
        _row(sprite, signs, (side / 2, middle), side * large)
    if look.colour is not None:
        _row(sprite, (glyphs.COLOURS[look.colour],), (side / 2, side * 0.8), side * 0.24)


def _row(sprite: Sprite, signs: tuple[str | shared.Glyph, ...], middle: Point, large: float) -> None:
    """Numbers and glyphs around a point of a sprite."""
    masks = [
        text_ink(sign, max(SMALL, round(large * 1.1)), Weight.BOLD)
        if isinstance(sign, str)
        else _glyph(sign, round(large))
        for sign in signs
    ]
    gap = round(large * 0.16)
    left = round(middle[0] - (sum(mask.width for mask in masks) + gap * (len(masks) - 1)) / 2)
    for mask in masks:
        lay(sprite, mask, left, round(middle[1] - mask.height / 2))
        left += mask.width + gap


def lay(sprite: Sprite, mask: Image.Image, left: int, top: int) -> None:
    """Ink on a sprite."""
    box = (left, top, left + mask.width, top + mask.height)
    sprite.image.paste(ImageChops.add(sprite.image.crop(box), mask), (left, top))


def _glyph(glyph: shared.Glyph, size: int) -> Image.Image:
    drawing = Drawing(size, size)
    shared.draw_glyph(drawing, glyph, (size / 2, size / 2), size, covers=True)
    return ink(drawing.coverage())


@lru_cache(64)
def shadow(side: int) -> Sprite:
    """What a tile throws on the card to its lower right."""
    reach = ceil(side * 0.14)
    across = side + 2 * reach
    dark = Drawing(across, across)
    for step in range(5):
        shift = side * 0.015 * step
        dark.polygon(octagon(side, (across / 2 + shift, across / 2 + shift)))
    soft = dark.coverage().filter(ImageFilter.GaussianBlur(side * 0.02))
    return card_sprite(ink(soft.point(lambda coverage: coverage * 0.36)))


@lru_cache(64)
def halo(side: int) -> Sprite:
    """A bright band around the last tile."""
    band, line = side * 0.04, max(1.5, side * 0.015)
    across = side + 2 * ceil(band + line + 1)
    middle = (across / 2, across / 2)
    base, bright = Drawing(across, across), Drawing(across, across)
    base.polygon(octagon(side, middle, -band - line))
    bright.polygon(octagon(side, middle, -band))
    bright.polygon(octagon(side, middle, -0.5), covers=False)
    base.polygon(octagon(side, middle), covers=False)
    return layered_sprite(base.coverage(), [(ACCENT, bright.coverage())])


@lru_cache(64)
def plot(side: int) -> Sprite:
    """A dashed outline of a place where nothing is built."""
    drawing = Drawing(side, side)
    points = octagon(side, (side / 2, side / 2), side * 0.08)
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        x, y = ((a + b) / 2 for a, b in zip(start, end, strict=True))
        half = [((a - x) * 0.6 + x, (b - y) * 0.6 + y) for a, b in (start, end)]
        drawing.line(half, max(2.0, side * 0.03))
    return card_sprite(ink(drawing.coverage().point(lambda coverage: coverage * 0.5)))


class Cube(NamedTuple):
    """A die: of a colour, or white; on a base of a seat, or without one."""

    colour: Colour | None
    value: int
    seat: Seat | None = None
    used: bool = False  # hatched
    ghost: bool = False


@lru_cache(1024)
def die(cube: Cube, side: int) -> Sprite:
    """A die with its number, the glyph of its colour, and its base below it."""
    height = side + (round(side * BASE) if cube.seat is not None else 0)
    line, corner = max(2.0, side * 0.05), side * 0.18
    base, paper, foot = (Drawing(side, height) for _ in range(3))
    base.rounded_rectangle((0, 0, side, height), corner)
    paper.rounded_rectangle((line, line, side - line, side - line), corner - line)
    if cube.seat is not None:
        foot.rounded_rectangle((line, side, side - line, height - line), corner - line)
    if cube.ghost:
        _gaps(paper, foot, side, height)
    layers = [(_dye(cube), paper.coverage())]
    if cube.seat is not None:
        shared.draw_glyph(
            foot, SEATS[cube.seat].glyph, (side / 2, (side + height - line) / 2), side * 0.3, covers=False
        )
        layers.append((SEATS[cube.seat].colour, foot.coverage()))
    sprite = piece(base.coverage(), layers)
    return _numbered(sprite, cube, side)


def _dye(cube: Cube) -> Fill:
    return SPEAKER if cube.colour is None else fill(cube.colour, PALE if cube.used or cube.ghost else FULL)


def _gaps(paper: Drawing, foot: Drawing, side: int, height: int) -> None:
    """A broken outline: what is only thought of."""
    gap, line = side * 0.08, side * 0.2
    for middle in (side * 0.3, side * 0.7):
        paper.line([(middle - gap, 0), (middle + gap, 0)], line)
        for x in (0, side):
            paper.line([(x, middle - gap), (x, middle + gap)], line)
        foot.line([(middle - gap, height), (middle + gap, height)], line)


def _numbered(sprite: Sprite, cube: Cube, side: int) -> Sprite:
    """The number is as large as can be; the glyph of the colour beside it."""
    if cube.used:
        lay(sprite, _hatching(side), 0, 0)
    size = max(SMALL, round(side * 0.72))
    if cube.colour is None:
        return inscribe(sprite, str(cube.value), side / 2, side / 2, size)
    mask = _glyph(glyphs.COLOURS[cube.colour], round(side * 0.38))
    lay(sprite, mask, round(side * 0.71 - mask.width / 2), round((side - mask.height) / 2))
    return inscribe(sprite, str(cube.value), side * 0.3, side / 2, size)


@lru_cache(16)
def _hatching(side: int) -> Image.Image:
    """Slanted lines over a die that is used."""
    lines = Drawing(side, side)
    for start in range(1, 12):
        lines.line([(start * side * 0.18, 0), (start * side * 0.18 - side, side)], side * 0.05)
    return lines.coverage().point(AT_LEAST_HALF).point(lambda coverage: COLOURS * (coverage > 0))


@lru_cache(64)
def archon(seat: Seat, side: int, *, ghost: bool = False) -> Sprite:
    """A seat's archon on a plate of its colour, as high as a freeman on a base."""
    height = side + round(side * BASE)
    line = max(2.0, side * 0.05)
    base, paper = Drawing(side, height), Drawing(side, height)
    base.rounded_rectangle((0, 0, side, height), side * 0.18)
    paper.rounded_rectangle((line, line, side - line, height - line), side * 0.18 - line)
    if ghost:
        _gaps(paper, paper, side, height)
    shared.draw_glyph(paper, glyphs.ARCHON, (side / 2, side * 0.5), side * 0.78, covers=False)
    shared.draw_glyph(
        paper, SEATS[seat].glyph, (side / 2, (side + height) / 2 - line), side * 0.3, covers=False
    )
    return piece(base.coverage(), [(SEATS[seat].colour, paper.coverage())])


@lru_cache(64)
def disk(seat: Seat | None, width: int, height: int, *, ghost: bool = False) -> Sprite:
    """A seat's disk seen from the side, so that a stack shows who lies under whom; without one, neutral."""
    line = max(2.0, height * 0.08)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), height * 0.4)
    paper.rounded_rectangle((line, line, width - line, height - line), height * 0.4 - line)
    if seat is not None:
        shared.draw_glyph(paper, SEATS[seat].glyph, (width / 2, height / 2), height * 0.72, covers=False)
    if ghost:
        for part in (0.2, 0.5, 0.8):
            for y in (0, height):
                paper.line([(width * part - width * 0.07, y), (width * part + width * 0.07, y)], height * 0.3)
    return piece(base.coverage(), [(fill(None) if seat is None else SEATS[seat].colour, paper.coverage())])


@lru_cache(64)
def token(colour: Colour, side: int) -> Sprite:
    """A round disk of a colour with its glyph: a bonus token, a floor of a tower, an advisor."""
    line = max(2.0, side * 0.05)
    base, paper = Drawing(side, side), Drawing(side, side)
    base.ellipse((0, 0, side, side))
    paper.ellipse((line, line, side - line, side - line))
    shared.draw_glyph(paper, glyphs.COLOURS[colour], (side / 2, side / 2), side * 0.56, covers=False)
    return piece(base.coverage(), [(fill(colour), paper.coverage())])


@lru_cache(64)
def panel(width: int, height: int, radius: int) -> Sprite:
    """A shade darker than the card, to hold together what belongs together."""
    drawing = Drawing(width, height)
    drawing.rounded_rectangle((0, 0, width, height), radius)
    return card_sprite(
        drawing.coverage().point(AT_LEAST_HALF).point(lambda coverage: COLOURS * (coverage > 0))
    )
