"""The colours of Origins: a hue for each colour of buildings and citizens, and grey for the rest."""

from engines.origins.components.terms import COLOURS
from engines.origins.components.terms import Colour as Kind
from render.drawing.palette import WHITE, Colour, Rgb, paler, palettes
from render.themes import Theme

LIGHTER = (0.0, 0.34, 0.62)  # the white in a full colour, on lit edges, and on ghosts
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

PALETTES = palettes(
    lambda theme: [paler(hue, part, theme) for hue in HUES[theme].values() for part in LIGHTER], seats=4
)
FULL, LIT, PALE = range(len(LIGHTER))
ORDER = (*COLOURS, None)


def fill(colour: Kind | None, shade: int = FULL) -> Colour:
    """The palette index of a colour; farms, the agora and the palace are grey."""
    return ORDER.index(colour) * len(LIGHTER) + shade


SPEAKER: Colour = WHITE
