"""The glyphs of Founders of the Empire: resources, tokens and votes."""

from engines.founders.components import Resource, Token
from render.drawing.glyphs import LEAF, STONE, TEMPLE, Glyph, Part, arc, block, circle

TREE: Glyph = (
    Part(((0, -1), (0.52, -0.34), (-0.52, -0.34))),
    Part(((0, -0.62), (0.7, 0.14), (-0.7, 0.14))),
    Part(((0, -0.2), (0.88, 0.62), (-0.88, 0.62))),
    block(-0.17, 0.6, 0.17, 1),
)
DROP: Glyph = (
    Part(((0, -1), *arc(0, 0.32, 0.66, 0.2, 0.8))),
    Part((*arc(0, 0.32, 0.42, 0.52, 0.72), *arc(0, 0.32, 0.26, 0.52, 0.72)[::-1]), inked=False),
)
ANVIL: Glyph = (
    Part(
        ((-1, -0.7), (0.95, -0.7), (0.95, -0.42), (0.5, -0.14), (0.3, 0), (-0.3, 0), (-0.5, -0.1), (-1, -0.5))
    ),
    Part(((-0.3, -0.05), (0.3, -0.05), (0.34, 0.36), (-0.34, 0.36))),
    Part(((-0.42, 0.3), (0.42, 0.3), (0.72, 0.6), (0.72, 0.84), (-0.72, 0.84), (-0.72, 0.6))),
)


def _bar(x: float, y: float) -> Part:
    return Part(((x - 0.26, y - 0.3), (x + 0.26, y - 0.3), (x + 0.46, y + 0.3), (x - 0.46, y + 0.3)))


def _glint(x: float, y: float) -> Part:
    top, bottom = y - 0.16, y + 0.14
    return Part(((x - 0.16, top), (x - 0.04, top), (x - 0.14, bottom), (x - 0.28, bottom)), inked=False)


_PILE = ((0, -0.36), (-0.52, 0.36), (0.52, 0.36))
BARS: Glyph = (*(_bar(x, y) for x, y in _PILE), *(_glint(x, y) for x, y in _PILE))
TUNIC: Glyph = (
    Part(((-0.36, -0.86), (0.36, -0.86), (1, -0.4), (0.72, 0.06), (0.48, -0.1), (0.56, 0.9), (-0.56, 0.9),
          (-0.48, -0.1), (-0.72, 0.06), (-1, -0.4))),
    circle(0, -0.9, 0.24, inked=False),
    block(-0.5, 0.2, 0.5, 0.36, inked=False),
)  # fmt: skip
GRAPES: Glyph = (
    *(circle(x, y, 0.29) for x, y in (
        (-0.6, -0.26), (0, -0.26), (0.6, -0.26), (-0.3, 0.24), (0.3, 0.24), (0, 0.72))),
    Part(((-0.08, -0.5), (0.08, -0.5), (0.2, -1), (0.02, -1))),
    Part(((0.1, -0.66), (0.5, -0.98), (0.9, -0.76), (0.5, -0.56))),
)  # fmt: skip
HORSESHOE: Glyph = (
    Part((*arc(0, -0.12, 0.84, -0.33, 0.33), (0.62, 0.9), (0.24, 0.9), (0.28, 0.5),
          *arc(0, -0.12, 0.44, -0.33, 0.33)[::-1], (-0.28, 0.5), (-0.24, 0.9), (-0.62, 0.9))),
)  # fmt: skip
FISH: Glyph = (
    Part((*arc(-0.16, 0.5, 1.02, -0.135, 0.135), *arc(-0.16, -0.5, 1.02, 0.365, 0.635))),
    Part(((0.42, 0), (1, -0.56), (0.86, 0), (1, 0.56))),
    circle(-0.5, -0.1, 0.12, inked=False),
)
COIN: Glyph = (
    circle(0, 0, 0.92),
    circle(0, 0, 0.72, inked=False),
    circle(0, 0, 0.58),
    block(-0.11, -0.36, 0.11, 0.36, inked=False),
)
CART: Glyph = (
    Part(((-0.92, -0.5), (0.56, -0.5), (0.44, 0.24), (-0.72, 0.24))),
    Part(((0.5, -0.2), (0.92, -0.42), (1, -0.24), (0.46, 0.08))),
    circle(-0.14, 0.36, 0.56, inked=False),
    circle(-0.14, 0.36, 0.46),
    circle(-0.14, 0.36, 0.24, inked=False),
    circle(-0.14, 0.36, 0.1),
)
HAMMER: Glyph = (
    Part(((-0.06, -0.3), (0.16, -0.52), (0.98, 0.66), (0.66, 0.98))),
    Part(((-0.98, -0.14), (-0.1, -0.98), (0.28, -0.86), (0.36, -0.5), (-0.56, 0.34))),
)


def _sword(side: int) -> Glyph:
    """With the tip at the top; the side, -1 or 1, is that of the tip."""
    return (
        Part(
            (
                (0.94 * side, -0.94),
                (0.9 * side, -0.56),
                (-0.4 * side, 0.62),
                (-0.62 * side, 0.4),
                (0.56 * side, -0.9),
            )
        ),
        Part(((-0.8 * side, 0.02), (-0.02 * side, 0.8), (-0.2 * side, 0.94), (-0.94 * side, 0.2))),
        Part(((-0.64 * side, 0.5), (-0.5 * side, 0.64), (-0.8 * side, 0.96), (-0.96 * side, 0.8))),
    )


SWORDS: Glyph = (*_sword(1), *_sword(-1))
TURNED: Glyph = (
    block(-0.8, -0.8, 0.8, 0.8),
    block(-0.58, -0.58, 0.58, 0.58, inked=False),
    block(-0.44, -0.12, 0.44, 0.12),
)
AGREED: Glyph = (
    Part(((-0.9, 0.1), (-0.62, -0.2), (-0.24, 0.18), (0.66, -0.74), (0.94, -0.46), (-0.24, 0.76))),
)
REFUSED: Glyph = (
    Part(((-0.82, -0.54), (-0.54, -0.82), (0.82, 0.54), (0.54, 0.82))),
    Part(((0.82, -0.54), (0.54, -0.82), (-0.82, 0.54), (-0.54, 0.82))),
)

RESOURCES: dict[Resource, Glyph] = {
    Resource.WOOD: TREE,
    Resource.STONE: STONE,
    Resource.PLANTS: LEAF,
    Resource.WATER: DROP,
    Resource.IRON: ANVIL,
    Resource.GOLD: BARS,
    Resource.CLOTH: TUNIC,
    Resource.WINE: GRAPES,
    Resource.HORSES: HORSESHOE,
    Resource.FISH: FISH,
    Resource.COINS: COIN,
    Resource.CARTS: CART,
    Resource.CRAFTS: HAMMER,
    Resource.ARMIES: SWORDS,
}
TOKENS: dict[Token, Glyph] = {Token.WAR: SWORDS, Token.COIN: COIN, Token.CART: CART, Token.CRAFTSMEN: HAMMER}
PART_GLYPHS: dict[str, Glyph] = {"victory": TEMPLE, "craftsmen": HAMMER, "tokens": COIN, "replaced": TURNED}
