"""Parts that the pictures of all games share: writing, chips of seats, discs and figures."""

from functools import lru_cache

from PIL import ImageChops

from render import glyphs
from render.canvas import Canvas
from render.glyphs import Glyph
from render.lettering import LARGE, MIDDLE, Weight, capital, fitted, letters, on_the_card
from render.palette import ACCENT, SEATS, WHITE, Colour
from render.sprites import Drawing, Sprite, on_base

CHIP = (104, 64)


def seat_letter(seat: int) -> str:
    """The letter of a seat."""
    return "ABCDEFGH"[seat]


def write(canvas: Canvas, words: str, x: float, y: float, size: int) -> None:
    """A text around its middle; the size is that of a picture that is not zoomed."""
    canvas.stamp(on_the_card(words, size * canvas.scale, Weight.BOLD), x, y)


def write_from(canvas: Canvas, words: str, x: float, y: float, most: float, size: int) -> None:
    """A text from its left end, no wider than it may be."""
    shown = fitted(words, size * canvas.scale, Weight.BOLD, int(most))
    sprite = on_the_card(shown, size * canvas.scale, Weight.BOLD)
    canvas.stamp(sprite, x + sprite.image.width / 2, y)


def figure(canvas: Canvas, glyph: Glyph, number: str, right: float, y: float, size: int = LARGE) -> float:
    """A glyph and its number, up to a right end; where they begin."""
    sprite = on_the_card(number, size * canvas.scale, Weight.BOLD)
    canvas.stamp(sprite, right - sprite.image.width / 2, y)
    side = round(size * 0.75) * canvas.scale
    left = right - sprite.image.width - 10 * canvas.scale - side
    canvas.stamp(glyphs.on_the_card(glyph, side), left + side / 2, y)
    return left


@lru_cache(64)
def chip(seat: int, scale: int, *, to_move: bool) -> Sprite:
    """A seat's letter and glyph on its colour; who is to move has a bright frame."""
    (wide, high), frame, line = (side * scale for side in CHIP), 7 * scale, 3 * scale
    base = Drawing(wide + 2 * frame, high + 2 * frame)
    base.rounded(_within(wide, high, frame, -frame if to_move else 0), 16 * scale)
    bright, paper = (Drawing(wide + 2 * frame, high + 2 * frame) for _ in range(2))
    bright.rounded(_within(wide, high, frame, line - frame), 14 * scale)
    bright.rounded(_within(wide, high, frame, 0), 12 * scale, covers=False)
    paper.rounded(_within(wide, high, frame, line), 10 * scale)
    glyphs.draw(paper, glyphs.SEATS[seat], (frame + wide * 0.71, frame + high / 2), 34 * scale, covers=False)
    layers = [(SEATS[seat], paper.cover())]
    sprite = on_base(base.cover(), [*layers, (ACCENT, bright.cover())] if to_move else layers)
    return _inked(sprite, seat_letter(seat), frame + wide * 0.31, frame + high / 2, MIDDLE * scale)


@lru_cache(256)
def disc(words: str, size: int, room: float, colour: Colour = WHITE) -> Sprite:
    """A short text on a disc with a dark rim, so many times as wide as the text is high."""
    mask = letters(words, size, Weight.BOLD)
    line = max(2, size // 14)
    across = round(max(capital(size, Weight.BOLD) * room, mask.width * 1.25)) + 2 * line
    base, paper = Drawing(across, across), Drawing(across, across)
    base.ellipse((0, 0, across, across))
    paper.ellipse((line, line, across - line, across - line))
    sprite = on_base(base.cover(), [(colour, paper.cover())])
    return _inked(sprite, words, across / 2, across / 2, size)


def _within(wide: int, high: int, frame: int, by: int) -> tuple[int, int, int, int]:
    return frame + by, frame + by, frame + wide - by, frame + high - by


def _inked(sprite: Sprite, words: str, x: float, y: float, size: int) -> Sprite:
    shades = letters(words, size, Weight.BOLD)
    left, top = round(x - shades.width / 2), round(y - shades.height / 2)
    below = sprite.image.crop((left, top, left + shades.width, top + shades.height))
    sprite.image.paste(ImageChops.add(below, shades), (left, top))
    return sprite
