"""Lettering: Source Sans Pro in two weights and three sizes, as masks of ink."""

from enum import Enum
from functools import lru_cache

import font_source_sans_pro
from PIL import Image, ImageFont

from render.drawing.palette import COLOURS
from render.drawing.sprites import Sprite, card_sprite, ink

SMALL, MIDDLE, LARGE = 36, 48, 64
ELLIPSIS = "…"
FAINT = 5 * COLOURS


class Weight(Enum):
    """How heavy letters are."""

    REGULAR = "SourceSansPro"
    BOLD = "SourceSansProBold"


@lru_cache(32)
def _font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    if size < SMALL:
        raise ValueError(f"nobody can read letters of {size} pixels on a phone")
    # The basic layout is there on every machine, so that pictures are alike everywhere.
    file = font_source_sans_pro.font_files_ttf[weight.value]
    return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)


def signed(number: int) -> str:
    """A number, with a minus as wide as a plus where it is negative."""
    return str(number).replace("-", "−")  # noqa: RUF001


def text_width(words: str, size: int, weight: Weight) -> float:
    """How wide a text is."""
    return _font(size, weight).getlength(words)


@lru_cache(256)
def ellipsize(words: str, size: int, weight: Weight, most: int) -> str:
    """A text that is no wider than it may be, with an ellipsis where it was cut."""
    if text_width(words, size, weight) <= most:
        return words
    while words and text_width(words + ELLIPSIS, size, weight) > most:
        words = words[:-1]
    return words.rstrip() + ELLIPSIS


@lru_cache(256)
def text_ink(words: str, size: int, weight: Weight) -> Image.Image:
    """A text as ink to lay on a canvas."""
    font = _font(size, weight)
    height = round(size * 1.4)  # from under a tail to over an accent
    coverage = Image.new("L", (max(1, round(font.getlength(words))), height))
    mask, (left, top) = font.getmask2(words, "L", anchor="ls")
    drawn = Image.frombytes("L", mask.size, bytes(mask))
    # Centred on half the height of a capital, so that the middle of a line is where the eye puts it.
    coverage.paste(drawn, (left, (height + capital_height(size, weight)) // 2 + top))
    return ink(coverage)


@lru_cache(256)
def text_sprite(words: str, size: int, weight: Weight) -> Sprite:
    """A text to paste where there is nothing but the card."""
    return card_sprite(text_ink(words, size, weight))


@lru_cache(256)
def faint_text(words: str, size: int) -> Sprite:
    """A text on the card that stays behind the rest, and can still be read."""
    return card_sprite(text_ink(words, size, Weight.REGULAR).point(lambda shade: min(shade, FAINT)))


@lru_cache(32)
def capital_height(size: int, weight: Weight) -> int:
    """How high a capital letter or a digit stands."""
    return -round(_font(size, weight).getbbox("H", anchor="ls")[1])
