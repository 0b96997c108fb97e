"""Colours: 32 of them in 8 shades, arranged so that darkening is an addition.

The palette index of a pixel is its colour plus 32 times its shade, and every colour darkens into the same
ink. So everything next to ink is antialiased within one colour, and a shadow, an outline or a letter is laid
over anything by adding multiples of 32. The hues are based on the set of Okabe and Ito, which people with any
colour vision can tell apart, made light enough for ink to be readable on them.
"""

from collections.abc import Sequence
from typing import TypeAlias

Rgb: TypeAlias = tuple[int, int, int]
Colour: TypeAlias = int  # 0 to 31; a game's own colours begin at 0

COLOURS = 32
DARKNESS = (0.0, 0.07, 0.16, 0.29, 0.45, 0.63, 0.81, 1.0)  # of each shade: finer for shadows than for edges
OWN_COLOURS = 24  # of a game with up to four seats; every further seat takes one of them
SEATS: tuple[Colour, ...] = (24, 25, 26, 27, 23, 22, 21, 20)
MOST_SEATS = len(SEATS)
ACCENT: Colour = 28
CARD: Colour = 29
WHITE: Colour = 30
TRANSPARENT: Colour = 31  # outside the card: its shades go from transparent to the card's colour

INK_RGB: Rgb = (33, 28, 24)
WHITE_RGB: Rgb = (255, 255, 255)
SHARED: dict[Colour, Rgb] = {
    24: (255, 178, 60),
    25: (164, 222, 255),
    26: (226, 116, 168),
    27: (104, 188, 84),
    23: (124, 130, 213),
    22: (255, 252, 81),
    21: (105, 194, 208),
    20: (94, 253, 219),
    ACCENT: (255, 214, 10),
    CARD: (245, 240, 230),
    WHITE: WHITE_RGB,
    TRANSPARENT: (245, 240, 230),
}
INK = COLOURS * len(DARKNESS) - 1


def mix(first: Rgb, second: Rgb, part: float) -> Rgb:
    """The first colour with a part of the second in it."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
    return red, green, blue


def palette_bytes(colours: Sequence[Rgb], seats: int = MOST_SEATS) -> bytes:
    """The whole palette of a game with so many seats and these colours of its own."""
    room = OWN_COLOURS - max(0, seats - 4)
    if len(colours) > room:
        raise ValueError(f"a game of {seats} seats has room for {room} colours, not {len(colours)}")
    rgb = SHARED | dict(enumerate(colours))
    base = [rgb.get(colour, INK_RGB) for colour in range(COLOURS)]
    shades = [[mix(colour, INK_RGB, darkness) for colour in base] for darkness in DARKNESS]
    for row in shades[:-1]:
        row[TRANSPARENT] = SHARED[TRANSPARENT]
    return bytes(channel for row in shades for colour in row for channel in colour)


def opacities() -> bytes:
    """The alpha value of each index: opaque, except for the transparent colour."""
    alphas = [round(255 * darkness) for darkness in DARKNESS]
    return bytes(
        alphas[index // COLOURS] if index % COLOURS == TRANSPARENT else 255 for index in range(INK + 1)
    )


def _nearest_shade(darkness: float) -> int:
    return min(range(len(DARKNESS)), key=lambda shade: abs(DARKNESS[shade] - darkness))


# What to add to an index for ink that covers so much of a pixel (0 to 255).
INK_SHADES = [COLOURS * _nearest_shade(coverage / 255) for coverage in range(256)]


def coverage_table(colour: Colour) -> list[int]:
    """The index of a colour that covers so much of a pixel of ink (0 to 255)."""
    return [colour + INK_SHADES[255 - coverage] for coverage in range(256)]
