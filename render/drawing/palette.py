"""Colours: 32 of them in 8 shades, arranged so that darkening is an addition.

The palette index of a pixel is its colour plus 32 times its shade, and every colour darkens into the same
ink. So everything next to ink is antialiased within one colour, and a shadow or an outline is laid over
anything by adding multiples of 32. The hues are based on the set of Okabe and Ito, which people with any
colour vision can tell apart, made light enough for ink to be readable on them.

A theme is a palette: pictures and sprites are the same indices in all themes. On the surfaces (the card, its
panels and plates) text is light in a dark theme, while outlines and shadows stay dark. So text there has
colours of its own, which go from the surface to the text (`LEGIBLE`).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from render.themes import Theme

Rgb: TypeAlias = tuple[int, int, int]
Colour: TypeAlias = int  # 0 to 31; a game's own colours begin at 0
Palettes: TypeAlias = Mapping[Theme, bytes]

COLOURS = 32
DARKNESS = (0.0, 0.07, 0.16, 0.29, 0.45, 0.63, 0.81, 1.0)  # of each shade: finer for shadows than for edges
OWN_COLOURS = 20  # of a game with up to four seats; every further seat takes one of them
SEATS: tuple[Colour, ...] = (20, 21, 22, 23, 19, 18, 17, 16)
MOST_SEATS = len(SEATS)
PANEL: Colour = 24  # a part of the card for things that belong together
PLATE: Colour = 25  # what lies on the card: tags, goal cards, lines of a list
PLATE_TEXT: Colour = 26
CARD_TEXT: Colour = 27  # also on panels
ACCENT: Colour = 28
CARD: Colour = 29
WHITE: Colour = 30  # discs and other things that are white in every theme
TRANSPARENT: Colour = 31  # outside the card: its shades go from transparent to the card's colour
TEXT_ON: Mapping[Colour, Colour] = {CARD: CARD_TEXT, PANEL: CARD_TEXT, PLATE: PLATE_TEXT}
TEXTS = frozenset(TEXT_ON.values())


class Tones(NamedTuple):
    """The colours of a theme by their roles."""

    card: Rgb
    panel: Rgb
    plate: Rgb
    text: Rgb  # on card, panels and plates
    ink: Rgb  # outlines, shadows, and what is written on all other colours
    white: Rgb
    pale: Rgb  # what a colour is mixed with to be paler


WHITE_RGB: Rgb = (255, 255, 255)
INK_RGB: Rgb = (33, 28, 24)
TONES: Mapping[Theme, Tones] = {
    Theme.LIGHT: Tones(
        card=(245, 240, 230),
        panel=(230, 225, 216),
        plate=WHITE_RGB,
        text=INK_RGB,
        ink=INK_RGB,
        white=WHITE_RGB,
        pale=WHITE_RGB,
    ),
    Theme.DARK: Tones(
        card=(38, 36, 34),
        panel=(50, 47, 44),
        plate=(62, 58, 54),
        text=(240, 235, 226),
        ink=(18, 16, 14),
        white=(244, 240, 233),
        pale=(228, 222, 214),
    ),
}
ACCENT_RGB: Rgb = (255, 214, 10)
SEATS_RGB: tuple[Rgb, ...] = (
    (255, 178, 60),
    (164, 222, 255),
    (226, 116, 168),
    (104, 188, 84),
    (124, 130, 213),
    (255, 252, 81),
    (105, 194, 208),
    (94, 253, 219),
)
INK = COLOURS * len(DARKNESS) - 1


def mix(first: Rgb, second: Rgb, part: float) -> Rgb:
    """The first colour with a part of the second in it."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
    return red, green, blue


def paler(colour: Rgb, part: float, theme: Theme) -> Rgb:
    """A paler colour."""
    return mix(colour, TONES[theme].pale, part)


def palettes(own: Callable[[Theme], Sequence[Rgb]], seats: int = MOST_SEATS) -> Palettes:
    """The palette of each theme, for a game with so many seats and its own colours in a theme."""
    return {theme: _palette(TONES[theme], own(theme), seats) for theme in Theme}


def _palette(tones: Tones, own: Sequence[Rgb], seats: int) -> bytes:
    room = OWN_COLOURS - max(0, seats - 4)
    if len(own) > room:
        raise ValueError(f"a game of {seats} seats has room for {room} colours, not {len(own)}")
    rgb = shared_colours(tones) | dict(enumerate(own))
    base = [rgb.get(colour, tones.ink) for colour in range(COLOURS)]
    ends = [tones.text if colour in TEXTS else tones.ink for colour in range(COLOURS)]
    shades = [
        [mix(colour, end, darkness) for colour, end in zip(base, ends, strict=True)] for darkness in DARKNESS
    ]
    for row in shades[:-1]:
        row[TRANSPARENT] = tones.card
    return bytes(channel for row in shades for colour in row for channel in colour)


def shared_colours(tones: Tones) -> dict[Colour, Rgb]:
    """The colours that all games share."""
    return dict(zip(SEATS, SEATS_RGB, strict=True)) | {
        PANEL: tones.panel,
        PLATE: tones.plate,
        PLATE_TEXT: tones.plate,
        CARD_TEXT: tones.card,
        ACCENT: ACCENT_RGB,
        CARD: tones.card,
        WHITE: tones.white,
        TRANSPARENT: tones.card,
    }


def opacities() -> bytes:
    """The alpha value of each index: opaque, except for the transparent colour."""
    alphas = [round(255 * darkness) for darkness in DARKNESS]
    return bytes(
        alphas[index // COLOURS] if index % COLOURS == TRANSPARENT else 255 for index in range(INK + 1)
    )


def _nearest_shade(darkness: float) -> int:
    return min(range(len(DARKNESS)), key=lambda shade: abs(DARKNESS[shade] - darkness))


def _text_on(index: int) -> int:
    """On surfaces a colour for text, whatever their shade: a text colour has no shades beyond its last."""
    colour = index % COLOURS
    return colour if colour in TEXTS else TEXT_ON.get(colour, index)


# What to add to an index for ink that covers so much of a pixel (0 to 255).
INK_SHADES = [COLOURS * _nearest_shade(coverage / 255) for coverage in range(256)]

# For ink that is to be read: what to add it to, by the index that it is laid on, and what is text already.
LEGIBLE = [_text_on(index) for index in range(INK + 1)]
WRITTEN = [index if index % COLOURS in TEXTS else 0 for index in range(INK + 1)]


@cache
def coverage_table(colour: Colour) -> tuple[int, ...]:
    """The index of a colour that covers so much of a pixel of ink (0 to 255)."""
    return tuple(colour + INK_SHADES[255 - coverage] for coverage in range(256))
