"""The colours of Origins: a hue for each colour of buildings and citizens, grey, and those of the land."""

from engines.origins.components.terms import COLOURS
from engines.origins.components.terms import Colour as Kind
from render.drawing.palette import WHITE, Colour, Rgb, paler, palettes
from render.themes import Theme

LIGHTER = (0.0, 0.62)  # the white in a full colour, and in ghosts and lit edges
LIGHT_HUES: dict[Kind | None, Rgb] = {
    Kind.RED: (226, 88, 66),
    Kind.PURPLE: (186, 126, 200),
    Kind.BLUE: (112, 196, 250),
    Kind.ORANGE: (246, 154, 48),
    Kind.YELLOW: (255, 232, 84),
    None: (210, 202, 190),
}
# Large bright areas are dimmed, and all kinds still differ in lightness.
DARK_HUES = LIGHT_HUES | {
    None: (168, 161, 151),
}
HUES = {Theme.LIGHT: LIGHT_HUES, Theme.DARK: DARK_HUES}
# What things stand on: quiet surfaces with nothing written on them, then grounds that ink can be read on.
SURFACES: dict[Theme, tuple[Rgb, ...]] = {
    Theme.LIGHT: ((213, 219, 188), (229, 217, 193), (205, 224, 232), (134, 172, 116), (138, 204, 208)),
    Theme.DARK: ((51, 58, 46), (82, 75, 66), (44, 52, 66), (167, 214, 145), (104, 166, 172)),
}

PALETTES = palettes(
    lambda theme: [
        *(paler(hue, part, theme) for hue in HUES[theme].values() for part in LIGHTER),
        *SURFACES[theme],
    ],
    seats=4,
)
FULL, PALE = range(len(LIGHTER))
ORDER = (*COLOURS, None)


def fill(colour: Kind | None, shade: int = FULL) -> Colour:
    """The palette index of a colour; farms, the agora and the palace are grey."""
    return ORDER.index(colour) * len(LIGHTER) + shade


LAND, PAVING, SKY, LEAVES, SEA = range(len(ORDER) * len(LIGHTER), len(ORDER) * len(LIGHTER) + 5)
ROCK: Colour = fill(None)
SPEAKER: Colour = WHITE
