"""What the surface of a tile is made of: its kind, or both resources of a piece of nature."""

from collections.abc import Mapping, Sequence

from PIL import Image

from engines.founders.components import Kind, Resource
from render.drawing.materials import Material, lay
from render.drawing.palette import Colour
from render.drawing.sprites import Drawing, solid
from render.founders.colours import Tone, fill

GRAIN = 0.1  # in sides of a tile
BUILT: Mapping[Kind, Material] = {
    Kind.VILLAGE: Material.PLANKS,
    Kind.CITY: Material.SLABS,
    Kind.VICTORY: Material.BRICKS,
}
NATURE: Mapping[Resource, Material] = {
    Resource.WOOD: Material.TREES,
    Resource.STONE: Material.STONE,
    Resource.PLANTS: Material.FURROWS,
    Resource.WATER: Material.WATER,
}


def lay_materials(image: Image.Image, kind: Kind, makes: Sequence[Resource]) -> None:
    """Draw the materials of a tile on its colour; nature has one on each side of the stroke in its middle."""
    colour, grain = fill(kind, Tone.FULL), round(image.width * GRAIN)
    if kind in BUILT:
        lay(image, BUILT[kind], grain, colour)
        return
    left, right = (_laid(image, NATURE[resource], grain, colour) for resource in makes)
    image.paste(left)
    image.paste(right, mask=_right_half(image.width))


def _laid(image: Image.Image, material: Material, grain: int, colour: Colour) -> Image.Image:
    copy = image.copy()
    lay(copy, material, grain, colour)
    return copy


def _right_half(side: int) -> Image.Image:
    """What is to the right of a stroke that leans as the one between two resources."""
    half = Drawing(side, side)
    half.polygon([(side * 0.64, 0), (side, 0), (side, side), (side * 0.36, side)])
    return solid(half.coverage())
