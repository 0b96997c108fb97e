"""The colours of Founders of the Empire: those of the box, each in three tones."""

from enum import IntEnum

from engines.founders.components import BASIC, GOODS, Kind, Resource
from render.drawing.palette import Colour, Rgb, paler, palettes
from render.themes import Theme


class Tone(IntEnum):
    """How light a colour is."""

    FULL = 0
    LIGHT = 1  # of lit edges, ghosts, and tiles that cannot be built
    PALE = 2  # of the resources that a tile needs


LIGHTER = (0.0, 0.38, 0.66)  # how pale each tone is
HUES: dict[Kind, Rgb] = {
    Kind.NATURE: (60, 190, 108),
    Kind.VILLAGE: (116, 200, 250),
    Kind.CITY: (196, 124, 202),
    Kind.VICTORY: (226, 96, 48),
}
ORDER = list(HUES)
GROUNDS: dict[Theme, Rgb] = {Theme.LIGHT: (214, 211, 178), Theme.DARK: (66, 70, 54)}
GROUND: Colour = len(ORDER) * len(LIGHTER)  # the land that tiles are laid on
PALETTES = palettes(
    lambda theme: [*(paler(hue, part, theme) for hue in HUES.values() for part in LIGHTER), GROUNDS[theme]]
)


def fill(kind: Kind, tone: Tone) -> Colour:
    """The colour of a kind of tiles."""
    return ORDER.index(kind) * len(LIGHTER) + tone


def made_by(resource: Resource) -> Kind:
    """The kind of tiles that make a resource; the resource has their colour."""
    if resource in BASIC:
        return Kind.NATURE
    return Kind.VILLAGE if resource in GOODS else Kind.CITY
