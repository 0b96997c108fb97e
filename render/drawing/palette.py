"""Colours: 32 of them in 8 shades, laid out so that to darken is to add.

The index of a pixel is its colour plus 32 times its shade, and every colour darkens into the same ink.
So whatever meets ink is antialiased within one colour, and a shadow, an outline or a letter in ink is
laid over anything by adding multiples of 32. The hues start from the set of Okabe and Ito, which people
with any colour vision can part, made light enough for ink to be read on them.
"""

from collections.abc import Sequence
from typing import TypeAlias

Rgb: TypeAlias = tuple[int, int, int]
Colour: TypeAlias = int  # 0 to 31; those below OWN are a game's own

COLOURS = 32
DARKNESS = (0.0, 0.07, 0.16, 0.29, 0.45, 0.63, 0.81, 1.0)  # finer where shadows are, coarser where edges are
OWN = 24
SEATS: tuple[Colour, ...] = (24, 25, 26, 27)
ACCENT: Colour = 28
CARD: Colour = 29
WHITE: Colour = 30
TRANSPARENT: Colour = 31  # what is outside the card: its shades go from nothing to the card

INK_RGB: Rgb = (33, 28, 24)
WHITE_RGB: Rgb = (255, 255, 255)
SHARED: dict[Colour, Rgb] = {
    24: (255, 178, 60),
    25: (164, 222, 255),
    26: (226, 116, 168),
    27: (104, 188, 84),
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


def palette_bytes(colours: Sequence[Rgb]) -> bytes:
    """The whole palette for a game that brings these colours of its own."""
    own = dict(enumerate(colours)) | SHARED
    base = [own.get(colour, INK_RGB) for colour in range(COLOURS)]
    shades = [[mix(colour, INK_RGB, darkness) for colour in base] for darkness in DARKNESS]
    for row in shades[:-1]:
        row[TRANSPARENT] = SHARED[TRANSPARENT]
    return bytes(channel for row in shades for colour in row for channel in colour)


def opacities() -> bytes:
    """How opaque each index is: all of them, but for the air."""
    clear = [round(255 * darkness) for darkness in DARKNESS]
    return bytes(
        clear[index // COLOURS] if index % COLOURS == TRANSPARENT else 255 for index in range(INK + 1)
    )


def _shade(darkness: float) -> int:
    return min(range(len(DARKNESS)), key=lambda shade: abs(DARKNESS[shade] - darkness))


# What to add for so much ink, by how much of a pixel it covers (0 to 255).
INK_SHADES = [COLOURS * _shade(coverage / 255) for coverage in range(256)]


def coverage_table(colour: Colour) -> list[int]:
    """The index of a colour that covers so much of an inky pixel (0 to 255)."""
    return [colour + INK_SHADES[255 - coverage] for coverage in range(256)]
