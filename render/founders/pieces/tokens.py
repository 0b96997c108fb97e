"""Tokens: white discs with a glyph; craftsmen show their goods beside the hammer."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, inf, pi, sin

from engines.founders.components import CRAFTSMEN, Token, TokenId
from render.drawing import glyphs
from render.drawing.canvas import Canvas
from render.drawing.glyphs import Glyph
from render.drawing.lettering import SMALL, Weight, text_sprite
from render.drawing.palette import ACCENT, WHITE
from render.drawing.sprites import Drawing, Point, Sprite, flatten_on_card, layered_sprite
from render.founders.glyphs import RESOURCES, TOKENS

GAP = 10


@lru_cache(128)
def disc(glyph: Glyph, size: int, *, ghost: bool = False) -> Sprite:
    """A token; a ghost has a dashed rim."""
    line = max(2.0, size * (0.1 if ghost else 0.055))
    base, paper = Drawing(size, size), Drawing(size, size)
    base.ellipse((0, 0, size, size))
    paper.ellipse((line, line, size - line, size - line))
    if ghost:
        _dash_rim(paper, size, line)
    glyphs.draw_glyph(paper, glyph, (size / 2, size / 2), size * 0.64, covers=False)
    return layered_sprite(base.coverage(), [(ACCENT if ghost else WHITE, paper.coverage())])


@lru_cache(32)
def tagged_disc(glyph: Glyph, size: int) -> Sprite:
    """A ghost of a token with room for a letter or a number below its glyph."""
    line = max(2.0, size * 0.06)
    base, paper = Drawing(size, size), Drawing(size, size)
    base.ellipse((0, 0, size, size))
    paper.ellipse((line, line, size - line, size - line))
    _dash_rim(paper, size, line)
    glyphs.draw_glyph(paper, glyph, (size / 2, size * 0.2), size * 0.3, covers=False)
    return layered_sprite(base.coverage(), [(ACCENT, paper.coverage())])


def _dash_rim(paper: Drawing, size: int, line: float) -> None:
    middle, radius = size / 2, (size - line) / 2
    ring = [
        (middle + radius * sin(pi * step / 16), middle - radius * cos(pi * step / 16)) for step in range(33)
    ]
    for start, end in list(pairwise(ring))[::2]:
        paper.line([start, end], line)


@lru_cache(64)
def _card_disc(glyph: Glyph, size: int) -> Sprite:
    """A token to paste on the bare card, which is faster."""
    return flatten_on_card(disc(glyph, size))


@lru_cache(64)
def strip(first: Glyph, rest: tuple[Glyph, ...], height: int) -> Sprite:
    """Craftsmen on the bare card: the hammer, then the goods."""
    line, step = max(2.0, height * 0.055), height * 0.74
    width = ceil(height + step * len(rest))
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), height / 2)
    paper.rounded_rectangle((line, line, width - line, height - line), height / 2 - line)
    for number, glyph in enumerate((first, *rest)):
        glyphs.draw_glyph(paper, glyph, (height / 2 + step * number, height / 2), height * 0.58, covers=False)
    return flatten_on_card(layered_sprite(base.coverage(), [(WHITE, paper.coverage())]))


def draw_hand(canvas: Canvas, tokens: Sequence[TokenId], end: Point, height: int, room: float = inf) -> float:
    """All tokens in a hand, up to a right end, closer together if there is little room; their left end."""
    groups, (right, y) = _hand(tuple(sorted(tokens)), height, canvas.scale), end
    close = _closeness(groups, room, canvas.scale)
    for sprites in reversed(groups):
        for sprite in reversed(sprites):
            canvas.stamp(sprite, right - sprite.width / 2, y)
            right -= (sprite.width + 4 * canvas.scale) * close
        right -= (GAP - 4) * canvas.scale * close
    return right


def _closeness(groups: Sequence[tuple[Sprite, ...]], room: float, scale: int) -> float:
    """The part of the usual distance between tokens at which they have room; the first one stays whole."""
    width = _width(groups, scale)
    if width <= room:
        return 1
    first = groups[0][0].width
    return max(0, room - first) / (width - first)


def hand_width(tokens: Sequence[TokenId], height: int, scale: int) -> float:
    """How wide the tokens in a hand are."""
    return _width(_hand(tuple(sorted(tokens)), height, scale), scale)


def _width(groups: Sequence[tuple[Sprite, ...]], scale: int) -> float:
    return sum(sum(sprite.width + 4 * scale for sprite in group) + (GAP - 4) * scale for group in groups)


def _hand(tokens: tuple[TokenId, ...], height: int, scale: int) -> list[tuple[Sprite, ...]]:
    """The tokens of each kind with their number if there are several; craftsmen with their goods."""
    counts = Counter(tokens)
    kinds = [token for token in (Token.WAR, Token.COIN, Token.CART) if counts[token]]
    groups = [
        counted(token, str(counts[token]) if counts[token] > 1 else "", height, scale) for token in kinds
    ]
    goods = sorted(CRAFTSMEN[token] for token in tokens if token in CRAFTSMEN)
    if goods:
        groups.append((strip(TOKENS[Token.CRAFTSMEN], tuple(RESOURCES[good] for good in goods), height),))
    return groups


def counted(token: Token, words: str, height: int, scale: int) -> tuple[Sprite, ...]:
    """A token and its number."""
    disc = _card_disc(TOKENS[token], height)
    return (disc, text_sprite(words, SMALL * scale, Weight.BOLD)) if words else (disc,)


def draw_counted(canvas: Canvas, token: Token, words: str, end: Point, height: int) -> float:
    """A token and its number, up to a right end; returns their left end."""
    right, y = end
    for sprite in reversed(counted(token, words, height, canvas.scale)):
        canvas.stamp(sprite, right - sprite.width / 2, y)
        right -= sprite.width + 4 * canvas.scale
    return right - (GAP - 4) * canvas.scale
