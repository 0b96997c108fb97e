"""The glyphs of Origins: goods, people, places and the signs of the zodiac."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from engines.origins.components.terms import Colour, Good, Shrine, Sign
from render.drawing.glyphs import AWNING, SHIELD, STONE, TEMPLE, Glyph, Part, arc, block, circle
from render.drawing.sprites import Point

THIN = 0.24  # the width of a stroke, in halves of a glyph's square


def stroke(points: Sequence[Point], width: float = THIN, *, inked: bool = True) -> Glyph:
    """A line through points, with round joints."""
    bars = [_bar(start, end, width / 2, inked) for start, end in pairwise(points)]
    return (*bars, *(circle(x, y, width / 2, inked=inked) for x, y in points))


def _bar(start: Point, end: Point, half: float, inked: bool) -> Part:
    (x, y), (right, down) = start, end
    length = hypot(right - x, down - y)
    a, b = (down - y) / length * half, (right - x) / length * half
    return Part(((x + a, y - b), (right + a, down - b), (right - a, down + b), (x - a, y + b)), inked)


def _leaf(x: float, y: float, side: int) -> Part:
    return Part(((x, y), (x + 0.2 * side, y - 0.38), (x + 0.72 * side, y - 0.5), (x + 0.5 * side, y - 0.08)))


def _octagon(radius: float, *, inked: bool = True) -> Part:
    turns = [pi * (2 * corner + 1) / 8 for corner in range(8)]
    return Part(tuple((radius * 1.08 * sin(turn), radius * 1.08 * cos(turn)) for turn in turns), inked)


def _ray(turn: float) -> Part:
    across = [(0.62, -0.045), (0.98, 0.0), (0.62, 0.045)]
    return Part(
        tuple((far * sin(2 * pi * (turn + off)), -far * cos(2 * pi * (turn + off))) for far, off in across)
    )


FOOD: Glyph = (
    Part(((0, -1), (0.24, -0.7), (0, -0.34), (-0.24, -0.7))),
    *(_leaf(0.08 * side, y, side) for y in (0.06, 0.44, 0.82) for side in (-1, 1)),
    block(-0.07, -0.3, 0.07, 1),
)
WISDOM: Glyph = (
    Part(((-1, -0.62), (-0.55, -0.72), (-0.08, -0.5), (-0.08, 0.78), (-0.55, 0.56), (-1, 0.66))),
    Part(((1, -0.62), (0.55, -0.72), (0.08, -0.5), (0.08, 0.78), (0.55, 0.56), (1, 0.66))),
    *(block(x - 0.27, y, x + 0.27, y + 0.13, inked=False) for x in (-0.56, 0.56) for y in (-0.34, 0.04)),
)
GOLD: Glyph = (
    circle(0, 0, 0.95),
    circle(0, 0, 0.76, inked=False),
    circle(0, 0, 0.62),
    block(-0.1, -0.36, 0.1, 0.36, inked=False),
)
ANY: Glyph = (
    _octagon(0.95),
    *stroke(
        ((-0.3, -0.3), (-0.2, -0.5), (0.1, -0.55), (0.3, -0.35), (0.22, -0.1), (0, 0.06), (0, 0.2)),
        inked=False,
    ),
    circle(0, 0.54, 0.15, inked=False),
)
FLAG: Glyph = (block(-0.72, -0.95, -0.5, 0.98), Part(((-0.42, -0.9), (0.95, -0.4), (-0.42, 0.1))))
SWORDS: Glyph = tuple(
    part
    for side in (-1, 1)
    for part in (
        *stroke(((-0.82 * side, -0.82), (0.5 * side, 0.5)), 0.22),
        *stroke(((0.12 * side, 0.68), (0.68 * side, 0.12)), 0.2),
        *stroke(((0.5 * side, 0.5), (0.82 * side, 0.82)), 0.3),
    )
)
DIE: Glyph = (
    block(-0.86, -0.86, 0.86, 0.86),
    *(circle(at, at, 0.2, inked=False) for at in (-0.44, 0, 0.44)),
)
BUILDING: Glyph = (_octagon(0.95), _octagon(0.68, inked=False), _octagon(0.42))
FARM: Glyph = (
    Part(((0, -0.95), (0.72, -0.52), (0.95, 0.1), (0.95, 0.9), (-0.95, 0.9), (-0.95, 0.1), (-0.72, -0.52))),
    block(-0.5, 0.16, 0.5, 0.92, inked=False),
    *stroke(((-0.4, 0.26), (0.4, 0.84)), 0.16),
    *stroke(((0.4, 0.26), (-0.4, 0.84)), 0.16),
)
EMPTY: Glyph = tuple(
    block(x - 0.3, y - 0.12, x + 0.3, y + 0.12) if flat else block(x - 0.12, y - 0.3, x + 0.12, y + 0.3)
    for x, y, flat in (
        (-0.5, -0.82, True), (0.5, -0.82, True), (-0.5, 0.82, True), (0.5, 0.82, True),
        (-0.82, -0.36, False), (-0.82, 0.36, False), (0.82, -0.36, False), (0.82, 0.36, False),
    )
)  # fmt: skip
DISTRICT: Glyph = (
    block(-0.95, -0.95, -0.08, -0.08),
    block(0.08, -0.95, 0.95, -0.08),
    block(-0.95, 0.08, -0.08, 0.95),
    block(0.08, 0.08, 0.95, 0.95),
    Part(((0, -0.66), (0.66, 0), (0, 0.66), (-0.66, 0)), inked=False),
    Part(((0, -0.44), (0.44, 0), (0, 0.44), (-0.44, 0))),
)
VARIETY: Glyph = tuple(
    circle(0.66 * sin(2 * pi * turn / 5), -0.62 * cos(2 * pi * turn / 5), 0.3) for turn in range(5)
)
OBELISK: Glyph = (
    Part(((0, -1), (0.3, -0.66), (0.4, 0.62), (-0.4, 0.62), (-0.3, -0.66))),
    block(-0.7, 0.7, 0.7, 0.96),
)
STEPS: Glyph = (
    Part(((-0.95, 0.9), (-0.95, 0.42), (-0.36, 0.42), (-0.36, -0.1), (0.24, -0.1), (0.24, -0.62),
          (0.95, -0.62), (0.95, 0.9))),
)  # fmt: skip
TREE: Glyph = (
    Part(((0, -1), (0.62, -0.2), (0.3, -0.2), (0.85, 0.55), (-0.85, 0.55), (-0.3, -0.2), (-0.62, -0.2))),
    block(-0.16, 0.55, 0.16, 0.98),
)
PEAK: Glyph = (
    Part(((-1, 0.8), (-0.25, -0.85), (0.2, 0.1), (0.45, -0.3), (1, 0.8))),
    Part(
        ((-0.25, -0.6), (0.02, -0.05), (-0.14, -0.2), (-0.28, 0.02), (-0.4, -0.22), (-0.5, -0.06)),
        inked=False,
    ),
)
WAVE: Glyph = tuple(
    part
    for y in (-0.5, 0.1, 0.7)
    for part in stroke(
        ((-0.88, y), (-0.6, y - 0.22), (-0.3, y), (0, y - 0.22), (0.3, y), (0.6, y - 0.22), (0.88, y)), 0.24
    )
)
CARD: Glyph = (
    Part((*arc(0, 0, 0.95, 0, 1),)),
    Part((*arc(0.34, -0.16, 0.74, 0, 1),), inked=False),
    Part(((0.42, -0.72), (0.53, -0.38), (0.86, -0.26), (0.53, -0.14), (0.42, 0.2), (0.31, -0.14),
          (-0.02, -0.26), (0.31, -0.38))),
)  # fmt: skip
SHIP: Glyph = (
    Part((*arc(0, -0.05, 0.5, -0.25, 0.25),)),
    Part(((-1, 0.12), (-0.6, -0.12), (0.6, -0.12), (1, 0.12), (0.6, 0.42), (-0.6, 0.42))),
    *(circle(x, 0.14, 0.1, inked=False) for x in (-0.5, 0, 0.5)),
    *(
        Part(((x - 0.1, 0.54), (x + 0.1, 0.54), (x * 1.3 + 0.05, 0.92), (x * 1.3 - 0.05, 0.92)))
        for x in (-0.4, 0.4)
    ),
)
ARROW: Glyph = (
    *stroke(((-0.8, 0), (0.7, 0)), 0.22),
    *stroke(((0.26, -0.46), (0.76, 0), (0.26, 0.46)), 0.22),
)
UP: Glyph = (
    Part(((0, -0.95), (0.8, -0.1), (0.3, -0.1), (0.3, 0.9), (-0.3, 0.9), (-0.3, -0.1), (-0.8, -0.1))),
)
DOWN: Glyph = tuple(Part(tuple((x, -y) for x, y in part.points)) for part in UP)
SWAP: Glyph = (
    Part(
        ((-0.95, -0.62), (0.3, -0.62), (0.3, -0.95), (0.95, -0.45), (0.3, 0.05), (0.3, -0.28), (-0.95, -0.28))
    ),
    Part(
        ((0.95, 0.62), (-0.3, 0.62), (-0.3, 0.95), (-0.95, 0.45), (-0.3, -0.05), (-0.3, 0.28), (0.95, 0.28))
    ),
)
HAMMER: Glyph = (
    Part(((-0.85, -0.85), (0.5, -0.85), (0.85, -0.4), (0.5, -0.3), (-0.85, -0.3))),
    block(-0.32, -0.2, 0.02, 0.96),
)
ADVISOR: Glyph = (
    circle(0, -0.46, 0.44),
    Part(((-0.86, 0.9), (-0.76, 0.32), (-0.4, 0.08), (0, 0.44), (0.4, 0.08), (0.76, 0.32), (0.86, 0.9))),
)
ARCHON: Glyph = (
    Part(
        ((-0.42, -0.98), (-0.2, -0.78), (0, -0.98), (0.2, -0.78), (0.42, -0.98), (0.36, -0.6), (-0.36, -0.6))
    ),
    circle(0, -0.34, 0.34),
    Part(((-0.2, -0.1), (0.2, -0.1), (0.62, 0.68), (-0.62, 0.68))),
    block(-0.74, 0.7, 0.74, 0.96),
)
SPEECH: Glyph = (
    Part(
        ((-0.95, -0.8), (0.95, -0.8), (0.95, 0.35), (0.05, 0.35), (-0.5, 0.92), (-0.42, 0.35), (-0.95, 0.35))
    ),
    *(circle(x, -0.22, 0.16, inked=False) for x in (-0.5, 0, 0.5)),
)
TOWER: Glyph = (
    *(block(x - 0.18, -0.95, x + 0.18, -0.6) for x in (-0.52, 0, 0.52)),
    block(-0.7, -0.66, 0.7, -0.3),
    block(-0.52, -0.3, 0.52, 0.95),
    Part((*arc(0, 0.5, 0.2, -0.25, 0.25), (0.2, 0.96), (-0.2, 0.96)), inked=False),
)
SUPERIORITY: Glyph = tuple(
    Part(((0, y - 0.55), (0.9, y + 0.1), (0.9, y + 0.42), (0, y - 0.2), (-0.9, y + 0.42), (-0.9, y + 0.1)))
    for y in (-0.36, 0.14, 0.64)
)
GEM: Glyph = (
    Part(((-0.55, -0.8), (0.55, -0.8), (1, -0.2), (0, 0.95), (-1, -0.2))),
    *stroke(((-0.9, -0.2), (0.9, -0.2)), 0.12, inked=False),
    *stroke(((-0.34, -0.2), (0, 0.8), (0.34, -0.2)), 0.12, inked=False),
)
SUN: Glyph = (circle(0, 0, 0.5), *(_ray(turn / 8) for turn in range(8)))
PAUSE: Glyph = (block(-0.66, -0.8, -0.16, 0.8), block(0.16, -0.8, 0.66, 0.8))
HOURGLASS: Glyph = (
    block(-0.76, -0.98, 0.76, -0.74),
    block(-0.76, 0.74, 0.76, 0.98),
    Part(((-0.6, -0.66), (0.6, -0.66), (0.12, 0), (0.6, 0.66), (-0.6, 0.66), (-0.12, 0))),
)

COLOURS: dict[Colour, Glyph] = {
    Colour.RED: SHIELD,
    Colour.PURPLE: GEM,
    Colour.BLUE: TEMPLE,
    Colour.ORANGE: SUN,
    Colour.YELLOW: AWNING,
}
GOODS: dict[Good, Glyph] = {Good.STONE: STONE, Good.FOOD: FOOD, Good.WISDOM: WISDOM}
SHRINES: dict[Shrine, Glyph] = {Shrine.FOREST: TREE, Shrine.MOUNTAIN: PEAK, Shrine.SEA: WAVE}


def _bow(x: float, y: float, radius: float, start: float, end: float) -> Glyph:
    """A stroke along part of a circle; angles are in turns clockwise from the top."""
    return stroke(arc(x, y, radius, start, end)[::2], THIN)


SIGNS: dict[Sign, Glyph] = {
    Sign.ARIES: (
        *stroke(((0, 0.9), (0, -0.3)), THIN),
        *_bow(-0.42, -0.36, 0.42, -0.35, 0.25),
        *_bow(0.42, -0.36, 0.42, -0.25, 0.35),
    ),
    Sign.TAURUS: (*_bow(0, 0.36, 0.5, 0, 1), *_bow(0, -0.72, 0.6, 0.28, 0.72)),
    Sign.GEMINI: (
        *_bow(0, -1.5, 1, 0.37, 0.63),
        *_bow(0, 1.5, 1, -0.13, 0.13),
        *stroke(((-0.34, -0.5), (-0.34, 0.5))),
        *stroke(((0.34, -0.5), (0.34, 0.5))),
    ),
    Sign.CANCER: (
        *_bow(-0.5, -0.22, 0.28, 0, 1),
        *_bow(0.5, 0.22, 0.28, 0, 1),
        *_bow(0.1, 0.3, 0.95, -0.18, 0.12),
        *_bow(-0.1, -0.3, 0.95, 0.32, 0.62),
    ),
    Sign.LEO: (
        *_bow(-0.5, 0.32, 0.32, 0, 1),
        *_bow(0.06, -0.42, 0.46, -0.3, 0.3),
        *stroke(((-0.36, -0.3), (-0.2, 0.3))),
        *stroke(((0.5, -0.3), (0.3, 0.55), (0.5, 0.86), (0.82, 0.7))),
    ),
    Sign.VIRGO: (
        *stroke(((-0.82, -0.8), (-0.7, -0.6), (-0.7, 0.55))),
        *stroke(((-0.7, -0.6), (-0.42, -0.82), (-0.22, -0.6), (-0.22, 0.55))),
        *stroke(((-0.22, -0.6), (0.06, -0.82), (0.26, -0.6), (0.26, 0.4), (0.62, 0.9))),
        *stroke(((0.26, -0.3), (0.6, -0.4), (0.74, -0.1), (0.56, 0.3), (0.06, 0.86))),
    ),
    Sign.LIBRA: (
        *stroke(((-0.9, 0.8), (0.9, 0.8))),
        *stroke(((-0.9, 0.34), (-0.3, 0.34))),
        *stroke(((0.3, 0.34), (0.9, 0.34))),
        *_bow(0, -0.16, 0.56, -0.4, 0.4),
    ),
    Sign.SCORPIO: (
        *stroke(((-0.86, -0.8), (-0.72, -0.6), (-0.72, 0.55))),
        *stroke(((-0.72, -0.6), (-0.44, -0.82), (-0.22, -0.6), (-0.22, 0.55))),
        *stroke(((-0.22, -0.6), (0.06, -0.82), (0.28, -0.6), (0.28, 0.5), (0.5, 0.76), (0.86, 0.6))),
        *stroke(((0.6, 0.36), (0.88, 0.6), (0.7, 0.9))),
    ),
    Sign.SAGITTARIUS: (
        *stroke(((-0.8, 0.8), (0.76, -0.76))),
        *stroke(((0.1, -0.82), (0.8, -0.8), (0.82, -0.1))),
        *stroke(((-0.5, -0.1), (0.1, 0.5))),
    ),
    Sign.CAPRICORN: (
        *stroke(((-0.86, -0.76), (-0.6, 0.3), (-0.3, -0.66), (-0.04, -0.6), (0.04, 0.5), (-0.3, 0.9))),
        *_bow(0.42, 0.3, 0.36, 0, 1),
    ),
    Sign.AQUARIUS: tuple(
        part
        for y in (-0.3, 0.5)
        for part in stroke(
            ((-0.88, y), (-0.5, y - 0.4), (-0.24, y), (0.14, y - 0.4), (0.4, y), (0.84, y - 0.4)), 0.26
        )
    ),
    Sign.PISCES: (
        *_bow(-1.2, 0, 0.9, 0.1, 0.4),
        *_bow(1.2, 0, 0.9, 0.6, 0.9),
        *stroke(((-0.62, 0), (0.62, 0))),
    ),
}  # fmt: skip
