"""Parts that the pictures of all games share: writing, chips of seats, discs and figures."""

from functools import lru_cache

from PIL import ImageChops

from render.drawing import glyphs
from render.drawing.canvas import Canvas
from render.drawing.glyphs import Glyph
from render.drawing.lettering import LARGE, Weight, capital_height, ellipsize, text_ink, text_sprite
from render.drawing.palette import ACCENT, SEATS, WHITE, Colour
from render.drawing.sprites import Drawing, Point, Sprite, layered_sprite

CHIP = 64  # how high the chip of a seat is in a headline
SMALL_CHIP = 48


LETTERS = "ABCD"


def write(canvas: Canvas, words: str, middle: Point, size: int) -> None:
    """A text around its middle; the size is that of a picture that is not zoomed."""
    canvas.stamp(text_sprite(words, size * canvas.scale, Weight.BOLD), *middle)


def write_from(canvas: Canvas, words: str, start: Point, most: float, size: int) -> None:
    """A text from its left end, no wider than it may be."""
    shown = ellipsize(words, size * canvas.scale, Weight.BOLD, int(most))
    sprite = text_sprite(shown, size * canvas.scale, Weight.BOLD)
    canvas.stamp(sprite, start[0] + sprite.width / 2, start[1])


def figure(canvas: Canvas, glyph: Glyph, number: str, end: Point, size: int = LARGE) -> float:
    """A glyph and its number, up to a right end; where they begin."""
    right, y = end
    sprite = text_sprite(number, size * canvas.scale, Weight.BOLD)
    canvas.stamp(sprite, right - sprite.width / 2, y)
    side = round(size * 0.75) * canvas.scale
    left = right - sprite.width - 10 * canvas.scale - side
    canvas.stamp(glyphs.glyph_sprite(glyph, side), left + side / 2, y)
    return left


@lru_cache(64)
def chip(seat: int, height: int, *, to_move: bool = False) -> Sprite:
    """A seat's letter and glyph on its colour; who is to move has a bright frame."""
    width, line, frame = chip_width(height), round(height / 22), round(height / 9)
    base, bright, paper = (Drawing(width + 2 * frame, height + 2 * frame) for _ in range(3))
    base.rounded_rectangle(_within(width, height, frame, -frame if to_move else 0), height / 4)
    bright.rounded_rectangle(_within(width, height, frame, line - frame), height / 4 - line)
    bright.rounded_rectangle(_within(width, height, frame, 0), height / 5, covers=False)
    paper.rounded_rectangle(_within(width, height, frame, line), height / 5 - line)
    y = frame + height / 2
    glyphs.draw_glyph(paper, glyphs.SEATS[seat], (frame + width * 0.7, y), height * 0.53, covers=False)
    layers = [(SEATS[seat], paper.coverage())]
    sprite = layered_sprite(base.coverage(), [*layers, (ACCENT, bright.coverage())] if to_move else layers)
    return inscribe(sprite, LETTERS[seat], frame + width * 0.31, y, round(height * 0.75))


def chip_width(height: int) -> int:
    """How wide a chip is."""
    return round(height * 1.6)


@lru_cache(64)
def pill(width: int, height: int, colour: Colour) -> Sprite:
    """A plate for a number that stands out."""
    line = max(2, height // 22)
    base, paper = Drawing(width, height), Drawing(width, height)
    base.rounded_rectangle((0, 0, width, height), height / 4)
    paper.rounded_rectangle((line, line, width - line, height - line), height / 4 - line)
    return layered_sprite(base.coverage(), [(colour, paper.coverage())])


@lru_cache(256)
def disc(words: str, size: int, room: float) -> Sprite:
    """A short text on a disc with a dark rim, so many times as wide as the text is high."""
    mask = text_ink(words, size, Weight.BOLD)
    line = max(2, size // 14)
    across = round(max(capital_height(size, Weight.BOLD) * room, mask.width * 1.25)) + 2 * line
    base, paper = Drawing(across, across), Drawing(across, across)
    base.ellipse((0, 0, across, across))
    paper.ellipse((line, line, across - line, across - line))
    sprite = layered_sprite(base.coverage(), [(WHITE, paper.coverage())])
    return inscribe(sprite, words, across / 2, across / 2, size)


def _within(width: int, height: int, frame: int, by: int) -> tuple[int, int, int, int]:
    return frame + by, frame + by, frame + width - by, frame + height - by


def inscribe(sprite: Sprite, words: str, x: float, y: float, size: int) -> Sprite:
    """A sprite with words on it, around a point of it."""
    shades = text_ink(words, size, Weight.BOLD)
    left, top = round(x - shades.width / 2), round(y - shades.height / 2)
    below = sprite.image.crop((left, top, left + shades.width, top + shades.height))
    sprite.image.paste(ImageChops.add(below, shades), (left, top))
    return sprite
