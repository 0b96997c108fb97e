"""Parts that the pictures of all games share: writing, chips of seats, discs and figures."""

from functools import lru_cache

from PIL import ImageChops

from render.drawing import glyphs
from render.drawing.canvas import Canvas
from render.drawing.glyphs import Glyph
from render.drawing.lettering import LARGE, Weight, capital, fitted, letters, on_the_card
from render.drawing.palette import ACCENT, SEATS, WHITE, Colour
from render.drawing.sprites import Drawing, Point, Sprite, on_base

CHIP = 64  # how high the chip of a seat is in a headline
SMALL_CHIP = 48


LETTERS = "ABCD"


def write(canvas: Canvas, words: str, middle: Point, size: int) -> None:
    """A text around its middle; the size is that of a picture that is not zoomed."""
    canvas.stamp(on_the_card(words, size * canvas.scale, Weight.BOLD), *middle)


def write_from(canvas: Canvas, words: str, start: Point, most: float, size: int) -> None:
    """A text from its left end, no wider than it may be."""
    shown = fitted(words, size * canvas.scale, Weight.BOLD, int(most))
    sprite = on_the_card(shown, size * canvas.scale, Weight.BOLD)
    canvas.stamp(sprite, start[0] + sprite.wide / 2, start[1])


def figure(canvas: Canvas, glyph: Glyph, number: str, end: Point, size: int = LARGE) -> float:
    """A glyph and its number, up to a right end; where they begin."""
    right, y = end
    sprite = on_the_card(number, size * canvas.scale, Weight.BOLD)
    canvas.stamp(sprite, right - sprite.wide / 2, y)
    side = round(size * 0.75) * canvas.scale
    left = right - sprite.wide - 10 * canvas.scale - side
    canvas.stamp(glyphs.on_the_card(glyph, side), left + side / 2, y)
    return left


@lru_cache(64)
def chip(seat: int, high: int, *, to_move: bool = False) -> Sprite:
    """A seat's letter and glyph on its colour; who is to move has a bright frame."""
    wide, line, frame = chip_width(high), round(high / 22), round(high / 9)
    base, bright, paper = (Drawing(wide + 2 * frame, high + 2 * frame) for _ in range(3))
    base.rounded(_within(wide, high, frame, -frame if to_move else 0), high / 4)
    bright.rounded(_within(wide, high, frame, line - frame), high / 4 - line)
    bright.rounded(_within(wide, high, frame, 0), high / 5, covers=False)
    paper.rounded(_within(wide, high, frame, line), high / 5 - line)
    y = frame + high / 2
    glyphs.draw(paper, glyphs.SEATS[seat], (frame + wide * 0.7, y), high * 0.53, covers=False)
    layers = [(SEATS[seat], paper.cover())]
    sprite = on_base(base.cover(), [*layers, (ACCENT, bright.cover())] if to_move else layers)
    return inscribed(sprite, LETTERS[seat], frame + wide * 0.31, y, round(high * 0.75))


def chip_width(high: int) -> int:
    """How wide a chip is."""
    return round(high * 1.6)


@lru_cache(64)
def pill(wide: int, high: int, colour: Colour) -> Sprite:
    """A plate for a number that stands out."""
    line = max(2, high // 22)
    base, paper = Drawing(wide, high), Drawing(wide, high)
    base.rounded((0, 0, wide, high), high / 4)
    paper.rounded((line, line, wide - line, high - line), high / 4 - line)
    return on_base(base.cover(), [(colour, paper.cover())])


@lru_cache(256)
def disc(words: str, size: int, room: float) -> Sprite:
    """A short text on a disc with a dark rim, so many times as wide as the text is high."""
    mask = letters(words, size, Weight.BOLD)
    line = max(2, size // 14)
    across = round(max(capital(size, Weight.BOLD) * room, mask.width * 1.25)) + 2 * line
    base, paper = Drawing(across, across), Drawing(across, across)
    base.ellipse((0, 0, across, across))
    paper.ellipse((line, line, across - line, across - line))
    sprite = on_base(base.cover(), [(WHITE, paper.cover())])
    return inscribed(sprite, words, across / 2, across / 2, size)


def _within(wide: int, high: int, frame: int, by: int) -> tuple[int, int, int, int]:
    return frame + by, frame + by, frame + wide - by, frame + high - by


def inscribed(sprite: Sprite, words: str, x: float, y: float, size: int) -> Sprite:
    """A sprite with words on it, around a point of it."""
    shades = letters(words, size, Weight.BOLD)
    left, top = round(x - shades.width / 2), round(y - shades.height / 2)
    below = sprite.image.crop((left, top, left + shades.width, top + shades.height))
    sprite.image.paste(ImageChops.add(below, shades), (left, top))
    return sprite
