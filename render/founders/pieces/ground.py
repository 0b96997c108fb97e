"""The land under a territory: grass with the corners of its places, and what makes tiles lie on it."""

from functools import lru_cache

from PIL import Image, ImageFilter

from engines.founders.components import Kind
from render.drawing.canvas import Canvas, new_sheet
from render.drawing.materials import PERIOD, Material, lay
from render.drawing.palette import CARD, COLOURS, INK
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Drawing, Sprite, ink, layered_sprite, shadow_sprite, solid
from render.drawing.squares import Grid
from render.founders.colours import GROUND, Tone, fill
from render.founders.pieces.tiles import CACHE

CORNER, LINE = 20, 2  # the radius of the land's corners, and the width of its outline
GRAIN = 28  # of the grass
MARK = 2 * COLOURS  # how dark the corners of places are
THICK = 0.075  # how thick a tile is, in its sides


def draw_ground(canvas: Canvas, box: Box, grid: Grid) -> None:
    """Land that fills a box, with a mark at each corner of a place."""
    left, top, right, bottom = (round(edge) for edge in box)
    land = _land(right - left, bottom - top, canvas.scale)
    canvas.stamp_opaque(land, left + land.half_width, top + land.half_height)
    mark, side = _corner_mark(grid.side), grid.side
    near = mark.width
    for x in range(left + (grid.x + side // 2 - left) % side, right - near, side):
        for y in range(top + (grid.y + side // 2 - top) % side, bottom - near, side):
            if x > left + near and y > top + near:
                canvas.stamp(mark, x, y)


@cached_in(CACHE)
def _land(width: int, height: int, scale: int) -> Sprite:
    """Grass in a thin outline with round corners, on the card."""
    line, round_part = LINE * scale, CORNER * scale
    sheet = new_sheet(width, height, INK)
    grass = _grass(width - 2 * line, height - 2 * line, GRAIN * scale)
    sheet.image.paste(grass, (line, line))
    corners = _corners(round_part, line)
    for x, left in ((0, 0), (round_part, width - round_part)):
        for y, top in ((0, 0), (round_part, height - round_part)):
            sheet.image.paste(corners.crop((x, y, x + round_part, y + round_part)), (left, top))
    return sheet.sprite()


def _grass(width: int, height: int, grain: int) -> Image.Image:
    """Put together of pieces: to draw all of it takes too long."""
    piece, meadow = Image.new("L", (PERIOD * grain, PERIOD * grain), GROUND), Image.new("L", (width, height))
    lay(piece, Material.GRASS, grain, GROUND)
    for left in range(0, width, piece.width):
        for top in range(0, height, piece.height):
            meadow.paste(piece, (left, top))
    return meadow


def _corners(radius: int, line: int) -> Image.Image:
    """All four corners, without anything between them."""
    side = 2 * radius
    base, paper = Drawing(side, side), Drawing(side, side)
    base.rounded_rectangle((0, 0, side, side), radius)
    paper.rounded_rectangle((line, line, side - line, side - line), radius - line)
    sheet = new_sheet(side, side, CARD)
    sheet.stamp(layered_sprite(base.coverage(), [(GROUND, paper.coverage())]), radius, radius)
    return sheet.image


@lru_cache(64)
def _corner_mark(side: int) -> Sprite:
    """A small cross, so that one sees where the next tile would lie."""
    reach, line = max(3, side // 12), max(2, side // 48)
    room = 2 * (reach + line)
    cross = Drawing(room, room)
    cross.rounded_rectangle((room / 2 - line / 2, 0, room / 2 + line / 2, room), 0)
    cross.rounded_rectangle((0, room / 2 - line / 2, room, room / 2 + line / 2), 0)
    mask = solid(cross.coverage())
    return Sprite(Image.new("L", mask.size, GROUND + MARK), mask)


@lru_cache(64)
def shadow(side: int) -> tuple[Sprite, int]:
    """The shadow of a tile on anything, and its offset."""
    length = max(3, side // 18)
    room = side + 4 * length
    dark = Drawing(room, room)
    dark.rounded_rectangle((2 * length, 2 * length, room - 2 * length, room - 2 * length), length)
    soft = dark.coverage().filter(ImageFilter.GaussianBlur(length * 0.6))
    return shadow_sprite(ink(soft.point(lambda coverage: coverage * 0.45))), length


def thickness(side: int) -> int:
    return max(3, round(side * THICK))


@lru_cache(64)
def wall(kind: Kind, side: int) -> Sprite:
    """The southern side of a tile, which is seen if no tile lies before it."""
    thick, line = thickness(side), max(1, round(side * 0.02))
    sheet = new_sheet(side, thick, INK)
    inside = (line, 0, side - line, thick - line)
    sheet.image.paste(fill(kind, Tone.FULL) + 3 * COLOURS, inside)
    return sheet.sprite()


@lru_cache(64)
def disc_shadow(diameter: int) -> Sprite:
    """The shadow of a token; its middle lies to the lower right of the token's."""
    room = round(diameter * 1.3)
    dark, edge = Drawing(room, room), (room - diameter) / 2
    dark.ellipse((edge, edge, room - edge, room - edge))
    soft = dark.coverage().filter(ImageFilter.GaussianBlur(diameter * 0.05))
    return shadow_sprite(ink(soft.point(lambda coverage: coverage * 0.5)))
