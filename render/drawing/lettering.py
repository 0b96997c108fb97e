"""Text in Source Sans Pro, as ink: two weights, and three sizes that can be read on a phone."""

from enum import Enum
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from render.drawing.palette import COLOURS
from render.drawing.sprites import Sprite, card_sprite, ink

FONTS = Path(__file__).parents[1] / "fonts"
SMALL, MIDDLE, LARGE = 36, 48, 64
ELLIPSIS = "…"
NARROWEST = 0.72  # the width of letters where there is little room, in their usual widths
WIDEST = 2200  # pixels: no text is wider than a picture
FAINT, FAINT_ON_PANEL = 5 * COLOURS, 6 * COLOURS


class Weight(Enum):
    """The weight of a font, and its file."""

    REGULAR = "SourceSansPro-Regular.ttf"
    BOLD = "SourceSansPro-Bold.ttf"


@lru_cache(32)
def _font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    if size < SMALL:
        raise ValueError(f"letters of {size} pixels are too small to be read on a phone")
    # The basic layout engine exists on every machine, so pictures are the same everywhere.
    return ImageFont.truetype(FONTS / weight.value, size, layout_engine=ImageFont.Layout.BASIC)


def signed(number: int) -> str:
    """A number; the minus is as wide as a plus."""
    return str(number).replace("-", "−")  # noqa: RUF001


@lru_cache(1024)
def text_width(words: str, size: int, weight: Weight) -> float:
    return _font(size, weight).getlength(words)


@lru_cache(256)
def ellipsize(words: str, size: int, weight: Weight, max_width: int) -> str:
    """A text that is at most so wide, with an ellipsis where it was cut."""
    if text_width(words, size, weight) <= max_width:
        return words
    while words and text_width(words + ELLIPSIS, size, weight) > max_width:
        words = words[:-1]
    return words.rstrip() + ELLIPSIS


@lru_cache(256)
def wrapped(words: str, size: int, weight: Weight, max_width: int) -> tuple[str, ...]:
    """A text in lines that are at most so wide; a single word that is wider has a line of its own."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, weight) <= max_width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(256)
def narrow_ink(words: str, size: int, weight: Weight, max_width: int) -> Image.Image:
    """A text that is at most so wide, as ink."""
    return ink(narrow_coverage(words, size, weight, max_width))


def narrow_coverage(words: str, size: int, weight: Weight, max_width: int) -> Image.Image:
    """A text that is at most so wide: with narrower letters, and then with an ellipsis."""
    coverage = text_coverage(ellipsize(words, size, weight, int(max_width / NARROWEST)), size, weight)
    if coverage.width > max_width:
        coverage = coverage.resize((max_width, coverage.height), Image.Resampling.BOX)
    return coverage


@lru_cache(256)
def narrow_text(words: str, size: int, weight: Weight, max_width: int) -> Sprite:
    """The same to paste on the bare card."""
    return card_sprite(narrow_ink(words, size, weight, max_width))


@lru_cache(256)
def text_ink(words: str, size: int, weight: Weight) -> Image.Image:
    """A text as ink to lay on a canvas."""
    return ink(text_coverage(words, size, weight))


def text_coverage(words: str, size: int, weight: Weight) -> Image.Image:
    """How much of each pixel a text covers, from 0 to 255."""
    font = _font(size, weight)
    height = round(size * 1.4)  # from below a descender to above an accent
    coverage = Image.new("L", (max(1, round(font.getlength(words))), height))
    # Centred on half the height of a capital, because that looks like the middle of the line.
    baseline = (height + capital_height(size, weight)) // 2
    ImageDraw.Draw(coverage).text((0, baseline), words, fill=255, font=font, anchor="ls")
    return coverage


@lru_cache(256)
def text_sprite(words: str, size: int, weight: Weight) -> Sprite:
    """A text to paste on the bare card."""
    return card_sprite(text_ink(words, size, weight))


@lru_cache(256)
def faint_text(words: str, size: int, faint: int = FAINT, max_width: int = WIDEST) -> Sprite:
    """A fainter text to paste on the bare card, which can still be read."""
    shades = narrow_ink(words, size, Weight.REGULAR, max_width)
    return card_sprite(shades.point(lambda shade: min(shade, faint)))


@lru_cache(32)
def capital_height(size: int, weight: Weight) -> int:
    """The height of a capital letter or a digit."""
    return -round(_font(size, weight).getbbox("H", anchor="ls")[1])


def inscribe(sprite: Sprite, words: str, x: float, y: float, size: int) -> Sprite:
    """Write on a sprite, centred at a point; returns the same sprite."""
    mask = text_ink(words, size, Weight.BOLD)
    sprite.write(mask, round(x - mask.width / 2), round(y - mask.height / 2))
    return sprite
