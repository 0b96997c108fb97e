"""The towers of a palace side by side: a floor for each level, battlements, and the height above them."""

from PIL import Image

from engines.origins.components.terms import COLOURS, Colour
from render.drawing.canvas import new_sheet
from render.drawing.lettering import SMALL
from render.drawing.palette import INK, PANEL
from render.drawing.relief import paint_shapes
from render.drawing.sprite_cache import cached_in
from render.drawing.sprites import Box, Drawing, Point, Sprite
from render.origins.colours import PALE, fill
from render.origins.pieces.pictograms import symbols_sprite
from render.origins.pieces.shapes import CACHE, soft_edged
from render.origins.pieces.tokens import plinth

COLUMN, TOWER = 66, 44  # the widths of the room for a tower and of the tower
NUMBER, PLINTH = 42, 44  # the heights of the number above a tower and of the stone below it
HIGHEST_FLOOR, WINDOW = 60, 13  # of a floor, and the lowest that has a window
BATTLEMENTS = 9
FRONT = 0.68  # of the width: the rest is the side that lies in the shadow


def tower_middle(left: float, number: int) -> float:
    """The middle of a tower in a row that begins at the left."""
    return left + COLUMN * (number + 0.5)


@cached_in(CACHE)
def skyline(heights: tuple[int, ...], height: int, scale: int) -> Sprite:
    """All towers on a panel, put together once to be pasted in one step."""
    sheet = new_sheet(COLUMN * len(COLOURS) * scale, height * scale, PANEL)
    room = height - NUMBER - PLINTH - BATTLEMENTS
    floor = max(2, min(HIGHEST_FLOOR, room // max(heights)))
    for number, colour in enumerate(COLOURS):
        x, top = tower_middle(0, number), height - PLINTH - floor * heights[number] - BATTLEMENTS
        sheet.stamp(
            plinth(colour, (COLUMN - 8) * scale, PLINTH * scale), x * scale, (height - PLINTH / 2) * scale
        )
        drawn = tower(colour, heights[number], TOWER * scale, floor * scale)
        sheet.stamp(drawn, x * scale, (height - PLINTH) * scale - drawn.height / 2)
        above = symbols_sprite((str(heights[number]),), SMALL * scale)
        sheet.stamp(above, x * scale, (top - NUMBER / 2 + 4) * scale)
    return sheet.sprite()


@cached_in(CACHE)
def tower(colour: Colour, floors: int, width: int, floor: int) -> Sprite:
    """A tower of so many floors, lit from the left."""
    crown = round(width * BATTLEMENTS / TOWER)
    size, line = (width, floors * floor + crown), max(1.5, width * 0.04)
    silhouette, image = Drawing(*size), Image.new("L", size, INK)
    silhouette.polygon(_rectangle((0, crown, *size)))
    tops = [crown + floor * number for number in range(floors)]
    merlons = [(width * start, 0.0, width * (start + 0.22), crown + line) for start in (0, 0.39, 0.78)]
    for merlon in merlons:
        silhouette.polygon(_rectangle(merlon))
    split = width * FRONT
    fronts = [(line, top + line, split - line / 2, top + floor) for top in tops]
    sides = [(split + line / 2, top + line, width - line, top + floor) for top in tops]
    crowns = [(left + line, line, right - line, bottom + line) for left, _, right, bottom in merlons]
    paint_shapes(image, map(_rectangle, [*fronts, *crowns[:2]]), fill(colour))
    paint_shapes(image, map(_rectangle, [*sides, crowns[2]]), fill(colour), 3)
    paint_shapes(
        image,
        map(_rectangle, [(line, top + line, 3 * line, top + floor) for top in tops]),
        fill(colour, PALE),
    )
    if floor >= WINDOW * width / TOWER:
        _draw_windows(image, [top + floor * 0.32 for top in tops], floor)
    return soft_edged(image, silhouette.coverage())


def _draw_windows(image: Image.Image, tops: list[float], floor: int) -> None:
    """A dark slit in each floor."""
    middle, half = image.width * FRONT * 0.55, image.width * 0.055
    for top in tops:
        image.paste(INK, (round(middle - half), round(top), round(middle + half), round(top + floor * 0.45)))


def _rectangle(box: Box) -> list[Point]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]
